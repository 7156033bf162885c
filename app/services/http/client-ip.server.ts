import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { env } from "~/services/env/env.server";

/** An IPv4 address with the connection's port, as some proxies write it. */
const WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;

/**
 * The last address of a list; undefined when it is not an address. A proxy appends the address it saw; what stands
 * before may be forged.
 */
function lastAddress(list = ""): string | undefined {
  const last = list.slice(list.lastIndexOf(",") + 1).trim();
  const address = WITH_PORT.exec(last)?.[1] ?? last;
  return isIP(address) > 0 ? address : undefined;
}

/** The visitor's address: from the trusted header, else from the socket. */
export function clientIp(context: Context): string {
  const header = env().TRUSTED_IP_HEADER;
  const trusted = header ? lastAddress(context.req.header(header)) : undefined;
  if (trusted) return trusted;
  try {
    return getConnInfo(context).remote.address ?? "";
  } catch {
    return "";
  }
}
