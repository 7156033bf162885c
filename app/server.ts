import { randomBytes, randomUUID } from "node:crypto";
import { createAdaptorServer } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { plainAnswer } from "./services/answers.server";
import { startWarnings } from "./domain/avisos-arranque.server";
import { backupIfDue, startBackups } from "./domain/backup-programado.server";
import { bootstrap } from "./domain/bootstrap.server";
import { deliverDue } from "./domain/envios.server";
import { purgeExpired, startCleaning } from "./domain/limpieza.server";
import { startDeliveries } from "./domain/reparto.server";
import { clientIp } from "./services/client.server";
import { keepSwept, sweepMedios } from "./domain/medios-barrido.server";
import { requestInfo } from "./services/context.server";
import { alone } from "./services/db/alone.server";
import { db } from "./services/db/client.server";
import { env } from "./services/env.server";
import { securityHeaders } from "./services/headers.server";
import { log } from "./services/log.server";
import { checkStore } from "./services/media.server";
import { publicOrigin, requestOrigin } from "./services/origin.server";
import { isUpload } from "./services/uploads/paths";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";
const DRAIN_MS = 9_000;
const FORM_BYTES = 1024 * 1024;

/**
 * React Router sees the address visitors see, whatever Host or proxy says (decision 22). U+0000 is nobody's address, and
 * PostgreSQL refuses to look for it: as U+FFFD it is simply not found.
 */
function ownRequest(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/^\/+/, "/").replace(/%00/g, "%EF%BF%BD");
  return new Request(new URL(path + search, origin), request);
}

/** The whole site as a function of requests; it does not listen. */
export function createApp() {
  const handle = createRequestHandler(build, env().NODE_ENV);
  const app = new Hono<{ Variables: { nonce: string } }>();

  app.use(async (context, next) => {
    const nonce = randomBytes(16).toString("base64");
    context.set("nonce", nonce);
    await next();
    for (const [name, value] of Object.entries(securityHeaders(nonce))) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });

  app.use(compress({ threshold: 1024 }));
  const limit = bodyLimit({
    maxSize: FORM_BYTES,
    onError: () => plainAnswer(413, "El formulario es demasiado grande."),
  });
  // Forms with files are read only once their session is known, file by file, each with a limit of its own.
  app.use((context, next) => (isUpload(context.req.raw) ? next() : limit(context, next)));

  app.get("/healthz", () => plainAnswer(200, "ok"));
  app.get("/readyz", async () => {
    try {
      await Promise.all([db.contenidoVersion.findUnique({ where: { id: 1 } }), checkStore()]);
      return plainAnswer(200, "ok");
    } catch (error) {
      log.error("Not ready", error);
      return plainAnswer(503, "not ready");
    }
  });

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
    if (!SAFE_METHODS.has(context.req.method) && from === "foreign") {
      return plainAnswer(403, "Esta solicitud viene de otro sitio. Vuelva a la página e intente de nuevo.");
    }
    const loadContext = new RouterContextProvider();
    loadContext.set(requestInfo, {
      ip: clientIp(context),
      nonce: context.get("nonce"),
      originUnknown: from === "unknown",
      id: randomUUID(),
    });
    const response = await handle(ownRequest(context.req.raw, origin), loadContext);
    // An edit is on the page at the next request: browsers ask again each time.
    const fresh = context.req.path.toLowerCase().startsWith("/admin") ? "no-store" : "no-cache";
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", fresh);
    return response;
  });

  app.onError((error) => {
    log.error("Unexpected", error);
    return plainAnswer(500, "Ocurrió un error. Intente de nuevo en unos minutos.");
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
  const { setupToken, demo } = await alone(async () => ({ ...(await bootstrap()), demo: await seedOnce() }));
  for (const warning of startWarnings()) log.warn(warning);
  keepSwept();
  const server = createAdaptorServer({ fetch: createApp().fetch });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(PORT, HOST, resolve);
  });
  const stopDeliveries = startDeliveries();
  startCleaning();
  startBackups();
  const stop = () => {
    const delivered = stopDeliveries();
    server.close(() => void delivered.then(() => db.$disconnect()).then(() => process.exit(0)));
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  const origin = publicOrigin(undefined);
  const setupLink = setupToken && `${origin}/admin/primer-acceso?llave=${setupToken}`;
  return { origin, setupLink, dataDir: DATA_DIR, demo };
}

export { backupIfDue, db, deliverDue, purgeExpired, sweepMedios };
