import { randomBytes } from "node:crypto";
import { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { plainAnswer } from "./services/answers.server";
import { bootstrap } from "./domain/bootstrap.server";
import { tellRisks } from "./domain/riesgos.server";
import { isReady } from "./domain/salud.server";
import { deliverDue } from "./domain/envios.server";
import { purgeExpired, startCleaning } from "./domain/limpieza.server";
import { startDeliveries } from "./domain/reparto.server";
import { event } from "./services/bitacora.server";
import { clientIp } from "./services/client.server";
import { keepSwept, sweepMedios } from "./domain/medios-barrido.server";
import { requestInfo } from "./services/context.server";
import { db } from "./services/db/client.server";
import { env } from "./services/env.server";
import { securityHeaders } from "./services/headers.server";
import { guardConnections, serverOptions } from "./services/listener.server";
import { log } from "./services/log.server";
import { ownRequest } from "./services/own-request.server";
import { publicOrigin, requestOrigin } from "./services/origin.server";
import { type Known, told } from "./services/request-log.server";
import { isUpload } from "./services/uploads/paths";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const METHODS = new Set([...SAFE_METHODS, "POST", "PUT", "PATCH", "DELETE"]);
/** What React Router calls the data of a page. */
const DATA = "text/x-script";
const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";
const DRAIN_MS = 9_000;
const FORM_BYTES = 1024 * 1024;

/** The whole site as a function of requests; it does not listen. */
export function createApp() {
  const handle = createRequestHandler(build, env().NODE_ENV);
  const app = new Hono<{ Variables: Known }>();

  app.use(async (context, next) => {
    const nonce = randomBytes(16).toString("base64");
    context.set("nonce", nonce);
    await told(context, next);
    for (const [name, value] of Object.entries(securityHeaders(nonce))) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });

  // Others are nobody's, and the platform's Request cannot even be made of them (TRACE, CONNECT).
  app.use((context, next) =>
    METHODS.has(context.req.method) ? next() : Promise.resolve(plainAnswer(405, "No permitido")),
  );
  app.use(compress({ threshold: 1024 }));
  const limit = bodyLimit({
    maxSize: FORM_BYTES,
    onError: () => plainAnswer(413, "El formulario es demasiado grande."),
  });
  // Forms with files are read only once their session is known, file by file, each with a limit of its own.
  app.use((context, next) => (isUpload(context.req.raw) ? next() : limit(context, next)));

  app.get("/healthz", () => plainAnswer(200, "ok"));
  app.get("/readyz", async () => ((await isReady()) ? plainAnswer(200, "ok") : plainAnswer(503, "not ready")));

  const assets = (cache: string) =>
    serveStatic({
      root: "build/client",
      precompressed: true,
      onFound: (_path, context) => context.header("Cache-Control", cache),
    });
  app.get("/assets/*", assets(YEAR));
  app.get("/assets/*", () => plainAnswer(404, "No encontrado"));
  app.get(`/:archivo{.+\\.(?:ico|svg|png|webmanifest|pdf)}`, assets(DAY));

  app.all("*", async (context) => {
    const origin = publicOrigin(context.req.header("host"));
    const from = requestOrigin(context.req.raw.headers, origin);
    const ip = clientIp(context);
    if (!SAFE_METHODS.has(context.req.method) && from === "foreign") {
      event("formulario de otro sitio", { ip, ruta: context.req.path });
      return plainAnswer(403, "Esta solicitud viene de otro sitio. Vuelva a la página e intente de nuevo.");
    }
    const loadContext = new RouterContextProvider();
    loadContext.set(requestInfo, {
      ip,
      nonce: context.get("nonce"),
      originUnknown: from === "unknown",
      id: context.get("id"),
    });
    const response = await handle(ownRequest(context.req.raw, origin), loadContext);
    // An edit is on the page at the next request: browsers ask again each time.
    const fresh = context.req.path.toLowerCase().startsWith("/admin") ? "no-store" : "no-cache";
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", fresh);
    if (response.headers.get("Content-Type") === DATA) response.headers.set("Content-Type", `${DATA}; charset=utf-8`);
    return response;
  });

  app.onError((error, context) => {
    log.error("Unexpected", error);
    return plainAnswer(500, `Ocurrió un error. Intente de nuevo en unos minutos. Código: ${context.get("id")}`);
  });
  return app;
}

/** Demo content into an empty database, once: what staff delete later does not come back. */
async function seedOnce(): Promise<boolean> {
  if (!env().SEED_DEMO) return false;
  const { isEmpty, loadDemo } = await import("../prisma/seed/load");
  if (!(await isEmpty(db))) return false;
  await loadDemo(db, (line) => log.info(line.trim()));
  return true;
}

/** Prepares the database and listens; stops on SIGTERM and SIGINT once the requests under way are answered. */
export async function start() {
  const { PORT, HOST, DATA_DIR } = env();
  const { setupToken, hadAdmin } = await bootstrap();
  const demo = await seedOnce();
  keepSwept();
  tellRisks(hadAdmin);
  const server = createAdaptorServer({ fetch: createApp().fetch, serverOptions });
  if (!(server instanceof Server)) throw new Error("Not a plain HTTP server");
  const connections = guardConnections(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(PORT, HOST, resolve);
  });
  const stopDeliveries = startDeliveries();
  startCleaning();
  const stop = () => {
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
    void Promise.all([connections.stop(), stopDeliveries()])
      .then(() => db.$disconnect())
      .finally(() => process.exit(0));
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  const origin = publicOrigin(undefined);
  const setupLink = setupToken && `${origin}/admin/primer-acceso?llave=${setupToken}`;
  return { origin, setupLink, dataDir: DATA_DIR, demo };
}

export { db, deliverDue, purgeExpired, sweepMedios };
