import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { finish, isKept } from "../../support/site/cache";
import { createProducto } from "../../support/content/factories";
import { canonical, links } from "../../support/site/reading";
import { signedIn, Visitor } from "../../support/site/site";

const visitor = new Visitor();
const { href, subcategoria } = await createProducto();
const section = `/${subcategoria.categoria.slug}/${subcategoria.slug}`;

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}
async function accepting(path: string, encoding: string) {
  const response = await visitor.fetch(path, { headers: { "Accept-Encoding": encoding } });
  return { coding: response.headers.get("Content-Encoding"), response, bytes: await bytesOf(response) };
}

describe("a finished page", () => {
  it.each([
    ["br, gzip", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["gzip;q=1.0, br;q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["identity", null],
    ["deflate", null],
    ["br;q=0, *;q=0", null],
    ["", null],
  ])("comes to who accepts '%s' as %s, the same text in all", async (encoding, expected) => {
    const plain = await (await visitor.fetch("/catalogo")).text();
    const { coding, response, bytes } = await accepting("/catalogo", encoding);
    expect([coding, response.headers.get("Vary")]).toEqual([expected, "Accept-Encoding"]);
    expect(response.headers.get("Content-Length")).toBe(String(bytes.length));
    const text = coding === "br" ? brotliDecompressSync(bytes) : coding === "gzip" ? gunzipSync(bytes) : bytes;
    expect(text.toString()).toBe(plain);
  });

  it("is asked for again each time, and is not sent again while nothing changed, in any encoding", async () => {
    const etag = await finish("/catalogo");
    for (const name of [etag, etag.slice(2), `"otro", ${etag}`, "*"]) {
      const headers = { "If-None-Match": name, "Accept-Encoding": "br" };
      const response = await visitor.fetch("/catalogo", { headers });
      expect([name, response.status, (await bytesOf(response)).length]).toEqual([name, 304, 0]);
      expect(response.headers.get("Cache-Control")).toBe("no-cache");
      expect([response.headers.get("ETag"), response.headers.get("Vary")]).toEqual([etag, "Accept-Encoding"]);
    }
    const other = await visitor.fetch("/catalogo", { headers: { "If-None-Match": '"otro"' } });
    expect(other.status).toBe(200);
  });

  it("answers HEAD with the same head and no body", async () => {
    const [get, head] = [await visitor.fetch("/catalogo"), await visitor.fetch("/catalogo", { method: "HEAD" })];
    expect([head.status, await head.text()]).toEqual([200, ""]);
    for (const { headers } of [get, head]) headers.delete("X-Request-Id");
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  });

  it("first asked for with HEAD is whole for who comes next", async () => {
    const { href: other } = await createProducto({ nombre: "Pedido sin cuerpo" });
    await visitor.fetch(other, { method: "HEAD" });
    expect((await visitor.visit(other)).text).toContain("Pedido sin cuerpo");
  });

  it("is sent whole to who asks for a part of it", async () => {
    const response = await visitor.fetch("/catalogo", { headers: { Range: "bytes=0-9" } });
    expect([response.status, response.headers.get("Content-Range")]).toEqual([200, null]);
    expect((await response.text()).endsWith("</html>")).toBe(true);
  });

  it("admits no inline script: it carries none, and no nonce that could be reused", async () => {
    const page = await visitor.visit("/");
    expect(page.html).not.toContain("nonce");
    expect(page.headers.get("Content-Security-Policy")).toMatch(/script-src 'self';/);
  });
});

it("the PDF that the site is built with is not sent again to who has it", async () => {
  const path = "/catalogo-ged-autopartes.pdf";
  const { headers } = await visitor.fetch(path);
  expect(headers.get("Content-Type")).toBe("application/pdf");
  const again = await visitor.fetch(path, { headers: { "If-None-Match": headers.get("ETag") ?? "none" } });
  expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0]);
});

describe("the same page under another address", () => {
  it.each(["?utm_source=boletin", "?fbclid=x&gclid=y", "?x", "?pagina=1", "?pagina=uno", "?q=", "?orden=nombre&q=%20"])(
    "%s is the same page, kept once, and nothing of it is on the page",
    async (search) => {
      const etag = await finish(section);
      const response = await visitor.fetch(section + search, { headers: { "If-None-Match": etag } });
      expect(response.status).toBe(304);
    },
  );

  it("made for a visitor of a campaign tells no other one of it", async () => {
    const { href: fresh } = await createProducto();
    await visitor.visit(`${fresh}?utm_source=boletin`);
    expect((await visitor.visit(fresh)).html).not.toContain("boletin");
    const search = await visitor.visit("/buscar?utm_source=boletin&q=perno");
    expect(links(search, "nav[aria-label=Paginación] a").filter(([, to]) => to.includes("boletin"))).toEqual([]);
  });

  it("keeps what a page does know: text, order and page", async () => {
    const page = await visitor.visit("/ferreteria/pernos?utm_source=x&pagina=2&orden=codigo");
    expect(canonical(page)).toBe("/ferreteria/pernos");
    expect(links(page, "nav[aria-label=Paginación] a").at(0)?.[1]).toBe("/ferreteria/pernos?orden=codigo#productos");
    const filtered = await visitor.visit("/ferreteria/pernos?x=y&q=1/2");
    expect(filtered.$("#filtro")?.getAttribute("value")).toBe("1/2");
  });
});

describe("what is each visitor's own is kept for nobody:", () => {
  it("the contact form has a key of its own each time", async () => {
    const keyOf = async (path: string) => (await visitor.visit(path)).$("[name=idempotencia]")?.getAttribute("value");
    for (const path of ["/contacto", "/contacto/", "/Contacto", "/%63ontacto"]) {
      const [first, second] = [await keyOf(path), await keyOf(path)];
      expect([path, first === second || !first]).toEqual([path, false]);
      const { headers } = await visitor.fetch(path);
      expect([path, headers.get("Cache-Control"), headers.get("ETag")]).toEqual([path, "no-store", null]);
    }
  });

  it("the back office", async () => {
    const admin = await signedIn();
    for (const path of ["/admin", "/admin/productos", "/Admin/productos"]) {
      expect([path, (await admin.fetch(path)).headers.get("ETag")]).toEqual([path, null]);
      expect([path, (await visitor.visit(path)).text.includes("Cerrar sesión")]).toEqual([path, false]);
    }
  });

  it("nobody's cookies are on a page, and a page sets none", async () => {
    const admin = await signedIn();
    const { href: fresh } = await createProducto();
    const response = await admin.fetch(fresh, { headers: { "Accept-Language": "en", "X-Forwarded-Host": "malo.co" } });
    expect(response.headers.getSetCookie()).toEqual([]);
    const first = await response.text();
    expect(await (await visitor.fetch(fresh)).text()).toBe(first);
    expect(await isKept(fresh)).toBe(true);
  });

  it("a post to a page is not answered from what is kept", async () => {
    await finish(href);
    expect((await visitor.post(href, {})).status).toBe(405);
  });

  it("a page's data is not the page", async () => {
    await finish("/catalogo");
    expect((await visitor.fetch("/catalogo.data")).headers.get("Content-Type")).toContain("text/x-script");
  });
});
