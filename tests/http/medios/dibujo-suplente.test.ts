import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createSubcategoria } from "../../support/content/factories";
import { db, Visitor } from "../../support/site/site";

const visitor = new Visitor();
const asPicture = { headers: { "Sec-Fetch-Dest": "image", Accept: "image/avif,image/webp,*/*;q=0.8" } };

/** A row whose file no store holds, on a subcategory of a fixed category. */
async function gone(mime: string, fija_id: string) {
  const { id: subcategoria_id, categoria } = await createSubcategoria();
  await db.categoria.updateMany({ where: { fija_id }, data: { fija_id: null } });
  await db.categoria.update({ where: { id: categoria.id }, data: { fija_id } });
  const clave = `imagenes-sitio/perdida-${subcategoria_id}.webp`;
  const medio = await db.medio.create({ data: { clave, nombre: "x", mime, bytes: 1, sha256: "0" } });
  await db.medioUso.create({ data: { medio_id: medio.id, subcategoria_id, orden: 1 } });
  return clave;
}

describe("a drawing's file", () => {
  it("is whole, or the part alone without dimensions, in the colours of its ground; of nothing else there is a file (PUB §2 Home)", async () => {
    const read = async (path: string) => {
      const response = await visitor.fetch(`/dibujos/${path}`);
      return {
        status: response.status,
        csp: response.headers.get("Content-Security-Policy"),
        text: await response.text(),
      };
    };
    const names = ["perno.svg", "oscuro/perno.svg", "tarjeta/perno.svg", "llamado/perno.svg"];
    const [whole, dark, card, call] = await Promise.all(names.map(read));
    for (const file of [whole, dark, card, call])
      expect([file?.status, file?.csp]).toEqual([200, "default-src 'none'; style-src 'unsafe-inline'; sandbox"]);
    // Browsers read it as XML: it has to be well formed.
    for (const file of [whole, dark, card, call])
      expect(await sharp(Buffer.from(file?.text ?? "")).metadata()).toMatchObject({ format: "svg" });
    expect(whole?.text).toContain('svg" viewBox="0 0 800 600"');
    expect(card?.text).toContain('class="mini" viewBox="96 96 650 486"');
    const axes = [whole, dark, card, call].map((file) => /--dc:(#\w+)/.exec(file?.text ?? "")?.[1]);
    expect(axes).toEqual(["#e04400", "#ff7a4d", "#e04400", "#0b1218"]);
    for (const path of ["no-esta.svg", "perno", "otra/perno.svg", "constructor.svg", "..%2fperno.svg"])
      expect([path, (await read(path)).status]).toEqual([path, 404]);
  });
});

describe("a PDF that was replaced", () => {
  it("leads who opens its address to the catalogue; a search engine is told that it is gone", async () => {
    const path = "/media/catalogos-pdf/de-ayer.pdf";
    const opened = await visitor.fetch(path, { headers: { "Sec-Fetch-Dest": "document", Accept: "text/html" } });
    expect([opened.status, opened.headers.get("Location"), opened.headers.get("Cache-Control")]).toEqual([
      302,
      "/catalogo",
      "no-store",
    ]);
    expect((await visitor.fetch(path, { headers: { Accept: "text/html" } })).status).toBe(404);
  });
});

describe("a picture whose file is gone", () => {
  it("is its category's drawing for a page, for a minute, at each of its addresses (DEC 44)", async () => {
    const clave = await gone("image/webp", "amortiguadores");
    const drawing = await (await visitor.fetch("/dibujos/amortiguador.svg")).text();
    for (const address of [`/media/${clave}`, `/imagen/640.webp/${clave}`]) {
      const response = await visitor.fetch(address, asPicture);
      expect([response.status, response.headers.get("Content-Type"), response.headers.get("Cache-Control")]).toEqual([
        200,
        "image/svg+xml",
        "public, max-age=60",
      ]);
      expect(response.headers.get("Vary")).toContain("Sec-Fetch-Dest, Accept");
      expect(await response.text()).toBe(drawing);
    }
  });

  it("is a drawing for browsers that do not say what they ask for, and when its row is gone too (DEC 44)", async () => {
    const headers = { Accept: "image/webp,*/*" };
    const response = await visitor.fetch("/imagen/320.jpg/imagenes-sitio/de-ayer.jpg", { headers });
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
  });

  it("is 404 for whoever opens its address, and so is every other kind of file (DEC 44)", async () => {
    const page = { headers: { "Sec-Fetch-Dest": "document", Accept: "text/html,image/webp" } };
    const clave = await gone("image/webp", "ferreteria");
    const film = await gone("video/mp4", "carroceria");
    const answers = await Promise.all([
      visitor.fetch(`/media/${clave}`),
      visitor.fetch(`/media/${clave}`, page),
      visitor.fetch(`/media/${film}`, asPicture),
      visitor.fetch("/media/catalogos-pdf/no-esta.pdf", asPicture),
      visitor.fetch(`/imagen/9.webp/${clave}`, asPicture),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});
