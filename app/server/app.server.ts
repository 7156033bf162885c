import { randomBytes } from "node:crypto";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { REVALIDATE, textResponse } from "~/services/http/plain-answer.server";
import { isReady } from "~/domain/sistema/health.server";
import { logEvent } from "~/services/log/event-log.server";
import { clientIp } from "~/services/http/client-ip.server";
import { handle } from "./branches.server";
import { askerOf, createPageCache, pageCacheMiddleware } from "./site-pages.server";
import { requestInfo } from "~/services/http/request-info.server";
import { readDevice } from "~/services/http/cookies.server";
import { asAnswer } from "~/services/env/yielding.server";
import { securityHeaders } from "~/services/http/security-headers.server";
import { declareAddresses, declaredAt, isStaffPath } from "~/services/http/declared-routes.server";
import { filesOf } from "~/services/http/form-limits.server";
import { checkForm } from "~/services/http/form-gate.server";
import { asksForFileAsData, isTooLong, withoutLongHeaders, withoutRange } from "~/services/http/heads.server";
import { log } from "~/services/log/log.server";
import { withPublicOrigin } from "~/services/http/own-request.server";
import { publicOrigin, requestOrigin } from "~/services/http/origin.server";
import { cutOffWhenBroken } from "./cut-off.server";
import { formsInTurn } from "./forms-in-turn.server";
import { type Known, logRequest } from "./request-log.server";

const SAFE_METHODS = new Set(["GET", "HEAD"]);
const METHODS = new Set([...SAFE_METHODS, "POST", "PUT", "PATCH", "DELETE"]);
/** Content type of React Router's data requests. */
const DATA = "text/x-script";
const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";

declareAddresses(build.routes);

/** The methods that the route at a path takes. */
function allowedAt(path: string): string {
  const route = build.routes[declaredAt(path).id];
  return route?.module.action ? "GET, HEAD, POST" : "GET, HEAD";
}

/** Builds the Hono app that answers every request of the site. It does not listen on a port. */
export function createApp(pages = createPageCache()) {
  const app = new Hono<Known>();
  const inTurn = formsInTurn();

  app.use(async (context, next) => {
    const nonce = randomBytes(16).toString("base64");
    context.set("nonce", nonce);
    await logRequest(context, next);
    for (const [name, value] of Object.entries(securityHeaders([`'nonce-${nonce}'`]))) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    if (context.res.status === 405 || context.req.method === "OPTIONS")
      context.res.headers.set("Allow", allowedAt(context.req.path));
  });

  app.use((context, next) =>
    context.req.method === "OPTIONS" ? Promise.resolve(new Response(null, { status: 204 })) : next(),
  );
  // No route takes other methods, and the Fetch `Request` constructor throws for TRACE and CONNECT.
  app.use((context, next) =>
    METHODS.has(context.req.method) ? next() : Promise.resolve(textResponse(405, "No permitido")),
  );
  app.use((context, next) => {
    if (isTooLong(context.req.url)) return Promise.resolve(textResponse(414, "La dirección es demasiado larga."));
    context.req.raw = withoutLongHeaders(context.req.raw);
    return next();
  });
  app.use(pageCacheMiddleware(pages));
  app.use(compress({ threshold: 1024 }));
  app.get("/healthz", () => textResponse(200, "ok"));
  app.get("/readyz", async () => ((await isReady()) ? textResponse(200, "ok") : textResponse(503, "not ready")));

  const assets = (cache: string) =>
    serveStatic({
      root: "build/client",
      precompressed: true,
      onFound: (_path, context) => context.header("Cache-Control", cache),
    });
  app.get("/assets/*", assets(YEAR));
  app.get("/assets/*", () => textResponse(404, "No encontrado"));
  app.get(`/:archivo{.+\\.(?:ico|svg|png|webmanifest|pdf)}`, assets(DAY));
  app.get("/:icono{favicon\\.ico|apple-touch-icon[\\w-]*\\.png}", () => textResponse(404, "No encontrado"));

  app.all("*", async (context) => {
    const origin = publicOrigin(context.req.header("host"));
    const from = requestOrigin(context.req.raw.headers, origin);
    const ip = clientIp(context);
    if (!SAFE_METHODS.has(context.req.method) && from === "foreign") {
      logEvent("formulario de otro sitio", { ip, ruta: context.req.path });
      return textResponse(403, "Esta solicitud viene de otro sitio. Vuelva a la página e intente de nuevo.");
    }
    const own = withPublicOrigin(context.req.raw, origin);
    if (asksForFileAsData(own.url)) return textResponse(404, "No encontrado");
    const request = await checkForm(own, async () => (await readDevice(own)) !== null);
    if (request instanceof Response) return request;
    const asker = askerOf(context);
    const { path, method } = context.req;
    const safe = SAFE_METHODS.has(method);
    const file = declaredAt(path).file === true;
    // The router drops the body of a HEAD without ending it; what a file holds open has to be let go.
    const head = file && method === "HEAD";
    // The router would answer at once when a connection closes, and what the action holds (a turn, a file) would be taken
    // from it while it goes on.
    const asked = head
      ? new Request(request, { method: "GET", headers: withoutRange(request.headers) })
      : safe
        ? request
        : new Request(request, { signal: null });
    const answer = async (turn?: () => Promise<void>) => {
      const loadContext = new RouterContextProvider();
      const [nonce, id] = [context.get("nonce"), context.get("id")];
      loadContext.set(requestInfo, { ip, asker, turn, nonce, originUnknown: from === "unknown", id });
      return asAnswer(() => handle(asked, loadContext));
    };
    const response = await (safe || isStaffPath(path)
      ? answer()
      : inTurn(asker, async (turn) => {
          if (filesOf(method, path, request.headers.get("content-type"))) return answer(turn);
          await turn();
          return answer();
        }));
    if (!response.headers.has("Cache-Control"))
      response.headers.set("Cache-Control", isStaffPath(path) ? "no-store" : REVALIDATE);
    if (response.headers.get("Content-Type") === DATA) response.headers.set("Content-Type", `${DATA}; charset=utf-8`);
    if (!head) return file ? cutOffWhenBroken(response, context.env?.outgoing) : response;
    await response.body?.cancel();
    return new Response(null, response);
  });

  app.onError((error, context) => {
    log.error("Unexpected", error);
    return textResponse(500, `Ocurrió un error. Intente de nuevo en unos minutos. Código: ${context.get("id")}`);
  });
  return app;
}
