import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { createApp, createPageCache, createHttpServer } from "../../../build/server/index.js";
import { createProducto } from "../../support/content/factories";
import { listen } from "../../support/run/listen";

const { href, subcategoria } = await createProducto();
const section = `/${subcategoria.categoria.slug}/${subcategoria.slug}`;
const pages = createPageCache();
const { fetch } = createApp(pages);
/** The same finished pages, with the fast path and without it. */
const [fast, plain] = [createHttpServer(fetch, pages, true), createHttpServer(fetch, pages, false)];

const ports = [await listen(fast.server), await listen(plain.server)];

afterAll(() => {
  for (const { server, closeIdle } of [fast, plain]) {
    closeIdle();
    server.close();
  }
});

/** All bytes of the answer to a request that keeps its connection open. */
async function answer(port: number, head: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  socket.write(head);
  await once(socket, "data");
  socket.end();
  await once(socket, "close");
  return Buffer.concat(chunks).toString("latin1");
}

/** An answer without the moment it was given at. */
function timeless(text: string): string {
  return text.replace(/^Date: .{29}$/m, "Date: -");
}

const paths = ["/", "/catalogo", "/nosotros", section, `${section}?orden=codigo&utm_source=x`, href, "/no-existe"];
const others = ["/buscar?q=perno", "/sitemap.xml", "/robots.txt", "/inicio", "/favicon.svg"];
const heads = ["", "Accept-Encoding: gzip\r\n", "Accept-Encoding: br, gzip\r\n", "Connection: keep-alive\r\n"];

describe("FAST_PATH=off", () => {
  it.each([...paths, ...others])("answers %s with the same bytes", async (path) => {
    for (const coding of heads)
      for (const method of ["GET", "HEAD"]) {
        const request = (more = "") => `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${coding}${more}\r\n`;
        // Made and encoded before, so that both are answered with what is finished.
        for (let times = 0; times < 3; times += 1) await answer(ports[1] ?? 0, request());
        const [one = "", other = ""] = await Promise.all(ports.map((port) => answer(port, request())));
        expect(timeless(other)).toBe(timeless(one));
        expect([path, one.includes("\r\nDate: "), /^x-request-id:/im.test(one)]).toEqual([path, true, false]);
        const etag = /^etag: (.+)$/im.exec(one)?.[1] ?? "none";
        const [again = "", same = ""] = await Promise.all(
          ports.map((port) => answer(port, request(`If-None-Match: ${etag.trim()}\r\n`))),
        );
        expect(timeless(same)).toBe(timeless(again));
        expect([path, /^HTTP\/1\.1 (\d+)/.exec(again)?.[1]]).toEqual([
          path,
          one.startsWith("HTTP/1.1 200") ? "304" : /^HTTP\/1\.1 (\d+)/.exec(one)?.[1],
        ]);
      }
  });

  it("names the type of a redirect from its first answer on", async () => {
    const ask = () => answer(ports[0] ?? 0, "GET /producto HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const [first = "", kept = ""] = [await ask(), await ask()].map((text) => /^content-type: .*$/im.exec(text)?.[0]);
    expect([first.toLowerCase(), kept.toLowerCase()]).toEqual(Array(2).fill("content-type: text/plain; charset=utf-8"));
  });

  it("leaves every connection to Node's server", () => {
    const listeners = [fast, plain].map(({ server }) =>
      server.listeners("connection").map((listener) => listener.name),
    );
    expect(listeners).toEqual([["receive"], ["connectionListener"]]);
  });
});
