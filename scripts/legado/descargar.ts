/** Downloads from public addresses only: URLs in an export must not reach this machine or its network. */
import { Agent as PlainAgent, type IncomingMessage, request as plainRequest } from "node:http";
import { Agent as SafeAgent, request as safeRequest } from "node:https";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import { Refusal } from "../../app/domain/kernel/refusal";

const TIMEOUT_MS = 120_000;
const MOST_HOPS = 5;

// These agents check every IP address that a name resolves to, at the moment of the connection.
const filtered = { "http:": new RequestFilteringHttpAgent(), "https:": new RequestFilteringHttpsAgent() };
const open = { "http:": new PlainAgent(), "https:": new SafeAgent() };

async function ask(url: URL, method: "GET" | "HEAD", trusted: ReadonlySet<string>): Promise<IncomingMessage> {
  const { protocol } = url;
  if (protocol !== "http:" && protocol !== "https:") throw new Refusal(`lleva a ${protocol}, que no se descarga`);
  const agent = (trusted.has(url.host) ? open : filtered)[protocol];
  const request = (protocol === "https:" ? safeRequest : plainRequest)(url, {
    ...{ method, agent, signal: AbortSignal.timeout(TIMEOUT_MS) },
    headers: { "Accept-Encoding": "identity", "User-Agent": "import-legacy" },
  });
  try {
    return await new Promise<IncomingMessage>((resolve, reject) => {
      request.once("response", resolve).once("error", reject).end();
    });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw new Refusal(
      text.includes("is not allowed")
        ? `lleva a ${url.host}, una dirección de esta red: --trust ${url.host} la permite`
        : `no se puede descargar (${text.slice(0, 100)})`,
    );
  }
}

/**
 * Requests a URL, following redirects; returns the answer, its body not read yet. Throws Refusal when it fails, or when
 * it or a redirect leads to a private address whose host is not `trusted` ("host" or "host:port").
 */
export async function descargar(
  from: string,
  method: "GET" | "HEAD",
  trusted: ReadonlySet<string>,
): Promise<IncomingMessage> {
  let url = new URL(from);
  for (let hops = 0; hops <= MOST_HOPS; hops += 1) {
    const answer = await ask(url, method, trusted);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 200 && statusCode < 300) return answer;
    answer.destroy();
    if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location || !URL.canParse(headers.location, url))
      throw new Refusal(`no se puede descargar (${statusCode})`);
    url = new URL(headers.location, url);
  }
  throw new Refusal(`no se puede descargar: más de ${MOST_HOPS} redirecciones`);
}
