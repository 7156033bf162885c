import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp, createHttpServer, createPageCache } from "../../../build/server/index.js";
import { createProducto } from "../../support/content/factories";
import { listen } from "../../support/run/listen";

const pages = createPageCache();
const { server, closeIdle } = createHttpServer(createApp(pages).fetch, pages);
let port = 0;

beforeAll(async () => {
  await createProducto({ nombre: "Pistón de cola" });
  port = await listen(server);
});
afterAll(() => {
  closeIdle();
  server.close();
});

const [one, other] = ["192.0.2.1", "192.0.2.2"];
const open = (path: string, ip: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { "Fly-Client-IP": ip }, redirect: "manual" });
const connections = promisify(server.getConnections.bind(server));
const word = () => randomBytes(6).toString("hex");
/** The same search, in spellings that are not kept, and pages that are made for each request. */
const spellings = [
  (text: string) => `/buscar?q=${text}`,
  (text: string) => `/buscar?q=${text}&relleno=${"x".repeat(300)}`,
  (text: string) => `/b%75scar?q=${text}`,
  (text: string) => `/buscar.data?q=${text}`,
  (text: string) => `/buscar/sugerencias?q=${text}`,
  (text: string) => `/cotizacion?nada=${text}`,
  (text: string) => `/contacto?nada=${text}`,
];

describe("searches that many ask for at the same time", () => {
  it.each(spellings)(
    "wait in turn, so many as can be made soon; the others are told when to come back: %s",
    async (spelled) => {
      const all = Array.from({ length: 300 }, () => open(spelled(word()), one));
      const answers = await Promise.all(all);
      const refused = answers.filter(({ status }) => status === 503);
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(100);
      expect(refused.length).toBeGreaterThan(100);
      const [first] = refused;
      expect(first?.headers.get("Retry-After")).toBe("5");
      expect(first?.headers.get("Cache-Control")).toBe("no-store");
      const text = await first?.text();
      expect(text).toContain("Espere unos segundos e intente de nuevo.");
      expect(text).toContain('href="/catalogo"');
    },
  );

  it("do not keep out another visitor's search, nor a page", async () => {
    const finished: string[] = [];
    const told = async (name: string, answer: Promise<Response>) => {
      const { status } = await answer;
      finished.push(name);
      return status;
    };
    const flood = Array.from({ length: 300 }, () => told("flood", open(`/buscar?q=${word()}`, one)));
    const [search, page] = [told("search", open("/buscar?q=piston", other)), told("page", open("/nosotros", other))];
    expect([await search, await page]).toEqual([200, 200]);
    await Promise.all(flood);
    expect(finished.lastIndexOf("flood")).toBe(finished.length - 1);
  });

  it("are not made for who has gone", async () => {
    const before = await connections();
    const sockets = Array.from({ length: 100 }, () => {
      const socket = connect(port, "127.0.0.1");
      socket.write(`GET /buscar?q=${word()} HTTP/1.1\r\nHost: localhost\r\nFly-Client-IP: ${one}\r\n\r\n`);
      return socket;
    });
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    await open("/buscar?q=a", other);
    for (const socket of sockets) socket.destroy();
    while ((await connections()) > before + 10) await open("/nosotros", other);
    const answers = await Promise.all(Array.from({ length: 90 }, () => open(`/buscar?q=${word()}`, one)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

const send = (path: string, ip: string, body: FormData | URLSearchParams | Blob, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers: { "Fly-Client-IP": ip }, body, signal });

/** A form of the quote list whose lines are not known, as a browser sends it. */
function pasted() {
  const form = new FormData();
  for (const [name, value] of Object.entries({ pegar: "1", lote: `${word()}\n`.repeat(20) })) form.append(name, value);
  return form;
}

/** A form with a file that breaks off. */
const broken = () => new Blob(["--x\r\nnada"], { type: "multipart/form-data; boundary=x" });

describe("forms that many send at the same time", () => {
  it.each([
    ["/contacto", () => new URLSearchParams({ nombre: "a" })],
    ["/cotizacion", pasted],
    ["/cotizacion?rota", broken],
    ["/nosotros", () => new URLSearchParams({ nombre: "a" })],
  ])("to %s are answered in turn, and do not keep out another visitor's", async (path, form) => {
    const flood = Array.from({ length: 300 }, () => send(path, one, form()));
    const [posted, page] = [await send("/contacto", other, new URLSearchParams()), await open("/cotizacion", other)];
    expect([posted.status, page.status]).toEqual([400, 200]);
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(100);
    const text = await refused[0]?.text();
    expect(text).toContain("recargue esta página: su navegador envía otra vez lo que usted escribió.");
    // Neither of searches, nor a link that would lose what was typed.
    expect(text).not.toMatch(/búsqueda|Intentar de nuevo/);
    const status = path === "/nosotros" ? 405 : 400;
    expect(answers.filter((answer) => answer.status === status).length).toBeGreaterThanOrEqual(100);
  });

  it("wait for nobody whose form is still on its way", async () => {
    const sockets = Array.from({ length: 5 }, () => {
      const socket = connect(port, "127.0.0.1");
      const head = ["POST /cotizacion HTTP/1.1", "Host: localhost", `Fly-Client-IP: ${one}`, "Content-Length: 9999"];
      socket.write(`${[...head, "Content-Type: multipart/form-data; boundary=x"].join("\r\n")}\r\n\r\n--x\r\n`);
      return socket;
    });
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    await open("/nosotros", other);
    expect((await send("/cotizacion", other, pasted())).status).toBe(400);
    for (const socket of sockets) socket.destroy();
  });

  it("leave their turn when who sent them has gone before it came", async () => {
    for (let time = 0; time < 40; time += 1) {
      const gone = new AbortController();
      const sent = send("/cotizacion", one, pasted(), gone.signal).catch(() => null);
      setTimeout(() => gone.abort(), time);
      await sent;
    }
    expect((await send("/contacto", other, new URLSearchParams())).status).toBe(400);
  });
});
