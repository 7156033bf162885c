import type { HttpBindings } from "@hono/node-server";
import type { Context, Next } from "hono";
import { log } from "~/services/log/log.server";
import { inRequest, newRequestId } from "~/services/log/request-id.server";

/** What handlers know of a request. */
export interface Known {
  /** Node's request and response; none in tests that call the app itself. */
  Bindings: Partial<HttpBindings>;
  /** Set by the middleware. `nonce` is that of this answer's inline scripts. */
  Variables: { nonce: string; id: string };
}

const SLOW_MS = 2_000;
/** What an answer counts as that nobody waits for any more, as other servers' logs have it. */
const GONE = 499;
const QUIET = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Gives a request its id, which appears in every log line it causes, on the error page and in the header X-Request-Id.
 * Logged are writing methods, answers of status 500 and above, and those that took 2 s or more. The query is never
 * logged: it may hold what somebody typed. What breaks because its browser has left is no error.
 */
export async function logRequest(context: Context<Known>, next: Next): Promise<void> {
  const id = newRequestId();
  context.set("id", id);
  const began = performance.now();
  await inRequest(id, async () => {
    await next();
    const { method, path } = context.req;
    const { headers } = context.res;
    headers.set("X-Request-Id", id);
    const status = context.env?.outgoing?.destroyed ? GONE : context.res.status;
    const ms = Math.round(performance.now() - began);
    if (QUIET.has(method) && status < 500 && ms < SLOW_MS) return;
    log[status < 500 ? "info" : "warn"]("Answered", { method, ruta: path, status, ms });
  });
}
