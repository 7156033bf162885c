import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createApp, createPageCache, createHttpServer } from "../../../build/server/index.js";
import { listen } from "../../support/run/listen";

const pages = createPageCache();
const { server, closeIdle } = createHttpServer(createApp(pages).fetch, pages);
let port = 0;

beforeAll(async () => {
  port = await listen(server);
  await fetch(`http://127.0.0.1:${port}/nosotros`);
});
afterAll(() => {
  closeIdle();
  server.close();
});

const GET = "GET /nosotros HTTP/1.1\r\nHost: localhost\r\n";

/** What one connection answers to what is written piece by piece: each is written once the last was answered, or a part. */
async function talk(...pieces: (string | { part: string })[]): Promise<string> {
  const socket: Socket = connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  const closed = once(socket, "close");
  await once(socket, "connect");
  for (const piece of pieces) {
    const answered = Promise.race([once(socket, "data"), closed]);
    if (typeof piece === "string") {
      socket.write(piece);
      await answered;
    } else await new Promise((resolve) => socket.write(piece.part, () => setImmediate(resolve)));
  }
  socket.end();
  await closed;
  return Buffer.concat(chunks).toString();
}

const statuses = (text: string) => Array.from(text.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status]) => Number(status));

describe("one connection", () => {
  it("is answered with what is finished: same head and body as anybody's, and the moment", async () => {
    const text = await talk(`${GET}\r\n`);
    const [head = "", body = ""] = text.split("\r\n\r\n");
    const answer = await fetch(`http://127.0.0.1:${port}/nosotros`, { headers: { "Accept-Encoding": "identity" } });
    expect(body).toBe(await answer.text());
    for (const [name, value] of answer.headers) {
      if (/^(connection|keep-alive|date)$/.test(name)) continue;
      expect(head.toLowerCase()).toContain(`\r\n${name}: ${value.toLowerCase()}`);
    }
    const date = /\r\nDate: (.+)/i.exec(head)?.[1] ?? "";
    expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(3000);
  });

  it("takes many requests, finished pages and others, in their order", async () => {
    const post = "POST /contacto HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nOrigin: http://localhost\r\n\r\n";
    const text = await talk(
      `${GET}\r\n`,
      `HEAD /nosotros HTTP/1.1\r\nhost: localhost\r\n\r\n`,
      `${GET}If-None-Match: *\r\n\r\n`,
      "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
      `${GET}\r\n`,
      `${post}a=b`,
      `${GET}\r\n`,
    );
    expect(statuses(text)).toEqual([200, 200, 304, 200, 200, 400, 200]);
    expect(text.match(/<\/html>/g)).toHaveLength(4);
  });

  it("may send several requests at once, or one in pieces", async () => {
    expect(statuses(await talk(`${GET}\r\n${GET}\r\n${GET}\r\n`))).toEqual([200, 200, 200]);
    expect(statuses(await talk({ part: GET.slice(0, 9) }, { part: GET.slice(9) }, "X: y\r\n\r\n"))).toEqual([200]);
  });

  it("is closed after the answer when it asks for that, or speaks HTTP/1.0", async () => {
    for (const request of [`${GET}Connection: close\r\n\r\n`, "GET /nosotros HTTP/1.0\r\nHost: localhost\r\n\r\n"]) {
      const text = await talk(request);
      expect([statuses(text), /\r\nconnection: close/i.test(text)]).toEqual([[200], true]);
    }
  });

  it.each([
    ["no Host", "GET /nosotros HTTP/1.1\r\n\r\n", 400],
    ["two lengths", `${GET}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcde`, 400],
    ["a length and chunks", `${GET}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ["a space before the colon", `${GET}Content-Length : 5\r\n\r\nabcde`, 400],
    ["a line end that is not whole", `${GET}X: y\nContent-Length: 5\r\n\r\nabcde`, 400],
    ["a control character", `${GET}X: y\u0000\r\n\r\n`, 400],
    ["a folded line", `${GET} folded: x\r\n\r\n`, 400],
    ["no HTTP at all", "hola\r\n\r\n", 400],
  ])("that sends %s is refused by the HTTP server, and nothing after it counts", async (_, request, status) => {
    const text = await talk(request, `${GET}\r\n`);
    expect(statuses(text)[0]).toBe(status);
    expect(text).not.toContain("</html>");
  });

  it("with a body on GET is read to its end: the body is no request", async () => {
    const inner = "GET /zzz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const text = await talk(`${GET}Content-Length: ${inner.length}\r\n\r\n${inner}`, `${GET}\r\n`);
    expect(statuses(text)).toEqual([200, 200]);
  });

  it("gives a foreign Host the site's own page, not one of theirs", async () => {
    const text = await talk("GET /nosotros HTTP/1.1\r\nHost: malo.example\r\n\r\n");
    expect(text).not.toContain("malo.example");
  });

  it("has one answer at a time, and none that it did not wait for", async () => {
    const begun: string[] = [];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const own = createHttpServer(async ({ url }: Request) => {
      begun.push(new URL(url).pathname);
      await held;
      return new Response("x");
    }, pages).server;
    const at = await listen(own);
    const [stays, goes] = [connect(at, "127.0.0.1"), connect(at, "127.0.0.1")];
    const many = (name: string) =>
      [1, 2, 3].map((one) => `GET /${name}${one} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join("");
    stays.write(many("a"));
    goes.write(many("b"));
    await vi.waitFor(() => expect(begun.toSorted()).toEqual(["/a1", "/b1"]));
    const gone = once(goes, "close");
    goes.destroy();
    await gone;
    release();
    let text = "";
    for await (const chunk of stays) {
      text += chunk;
      if (statuses(text).length === 3) stays.end();
    }
    expect([statuses(text), begun.toSorted()]).toEqual([
      [200, 200, 200],
      ["/a1", "/a2", "/a3", "/b1"],
    ]);
    own.close();
  });
});
