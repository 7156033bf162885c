import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { env } from "./env.server";

/**
 * Address of the visitor: the socket's, or what the trusted header says. A proxy adds the address it saw at the end; whatever stands before it the visitor may have made up.
 */
export function clientIp(context: Context): string {
  const header = env().TRUSTED_IP_HEADER;
  const trusted = header ? context.req.header(header)?.split(",").at(-1)?.trim() : undefined;
  if (trusted) return trusted;
  try {
    return getConnInfo(context).remote.address ?? "";
  } catch {
    return "";
  }
}
