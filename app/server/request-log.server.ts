import type { Context, Next } from "hono";
import { log } from "~/services/log/log.server";
import { inRequest, newRequestId } from "~/services/log/request-id.server";

/** What middleware tells the handlers of a request. */
export interface Known {
  /** Of this answer's inline scripts. */
  nonce: string;
  id: string;
}

const SLOW_MS = 2_000;
const QUIET = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Gives a request its id, which is in every line of the log it causes, in the page of an error and in the answer's
 * X-Request-Id. Told in the log is what was sent, what failed and what was slow; not every page that is read. Never the
 * query: it may hold what somebody typed.
 */
export async function logRequest(context: Context<{ Variables: Known }>, next: Next): Promise<void> {
  const id = newRequestId();
  context.set("id", id);
  const began = performance.now();
  await inRequest(id, async () => {
    await next();
    const { method, path } = context.req;
    const { status, headers } = context.res;
    headers.set("X-Request-Id", id);
    const ms = Math.round(performance.now() - began);
    if (QUIET.has(method) && status < 500 && ms < SLOW_MS) return;
    log[status < 500 ? "info" : "warn"]("Answered", { method, ruta: path, status, ms });
  });
}
