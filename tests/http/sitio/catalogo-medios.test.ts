import { describe, expect, it } from "vitest";
import { type Categoria, createProducto, createSubcategoria, type Subcategoria } from "../../support/content/factories";
import { jsonLdOf } from "../../support/site/json-ld";
import { attribute, links, texts } from "../../support/site/reading";
import { sendForm } from "../../support/content/uploads";
import { db, type Page, signedIn, Visitor } from "../../support/site/site";

const visitor = new Visitor();
const photos = await db.medio.findMany({ where: { mime: "image/webp" }, orderBy: { id: "asc" }, take: 4 });
const film = await db.medio.findFirstOrThrow({ where: { mime: "video/mp4" } });

async function giveCategoria({ id: categoria_id }: Categoria, medios: { id: number }[]) {
  const rows = medios.map(({ id: medio_id }, orden) => ({ categoria_id, medio_id, orden }));
  await db.medioUso.createMany({ data: rows });
}

async function giveSubcategoria({ id: subcategoria_id }: Subcategoria, medios: { id: number }[]) {
  const rows = medios.map(({ id: medio_id }, orden) => ({ subcategoria_id, medio_id, orden }));
  await db.medioUso.createMany({ data: rows });
}

/** Keys of the pictures a page shows in a place, in order. */
function shown(page: Page, place: string): string[] {
  return page
    .$$(`${place} picture img`)
    .map((image) => (image.getAttribute("src") ?? "").replace(/^\/imagen\/[^/]+\//, ""));
}

describe("a category's pictures", () => {
  it("are slides in their order, with arrows, dots and a counter n / total (PUB §2 Category, PUB §3, PUB §4)", async () => {
    const { categoria } = await createSubcategoria();
    await giveCategoria(categoria, photos.slice(0, 3));
    const page = await visitor.visit(`/${categoria.slug}`);
    expect(shown(page, "ged-deslizador")).toEqual(photos.slice(0, 3).map(({ clave }) => clave));
    expect(texts(page, "[data-part=controls] > a + span")).toEqual(["1 / 3", "2 / 3", "3 / 3"]);
    expect(links(page, "li:first-child [data-part=controls] > a")).toEqual([
      ["Anterior", "#img-3"],
      ["Siguiente", "#img-2"],
    ]);
    expect(links(page, "li:last-child [data-part=controls] > a")[1]).toEqual(["Siguiente", "#img-1"]);
    expect(page.$$("li:first-child [data-part=controls] span > a")).toHaveLength(3);
    expect(page.$("[data-automatico]")).toBeNull();
  });

  it("have their alternative text where it is read out, never as a caption", async () => {
    const { categoria } = await createSubcategoria();
    const [first, second] = photos;
    if (!first || !second) throw new Error("the demo content has photos");
    await giveCategoria(categoria, [first, second]);
    await db.medio.update({ where: { id: first.id }, data: { alt: "Una prensa de perfil" } });
    await db.medio.update({ where: { id: second.id }, data: { alt: "" } });
    const page = await visitor.visit(`/${categoria.slug}`);
    const said = page.$$("ged-deslizador img").map((img) => img.getAttribute("alt"));
    expect(said).toEqual(["Una prensa de perfil", categoria.nombre]);
    expect(page.text).not.toContain("Una prensa de perfil");
    expect(page.html.match(/Una prensa de perfil/g)).toHaveLength(1);
  });

  it("that are only one have no arrows, dots nor counter (PUB §4)", async () => {
    const { categoria } = await createSubcategoria();
    await giveCategoria(categoria, photos.slice(0, 1));
    const page = await visitor.visit(`/${categoria.slug}`);
    expect(shown(page, "ged-deslizador")).toHaveLength(1);
    expect(page.$("[data-part=controls]")).toBeNull();
  });

  it("can be videos, with a picture until they play (PUB §4)", async () => {
    const { categoria } = await createSubcategoria();
    await giveCategoria(categoria, [film, ...photos.slice(0, 1)]);
    const page = await visitor.visit(`/${categoria.slug}`);
    expect(attribute(page, "ged-deslizador video", "src")).toBe(`/media/${film.clave}`);
    expect(page.$("ged-deslizador video[controls]")).not.toBeNull();
    expect((await visitor.fetch(attribute(page, "ged-deslizador video", "poster"))).headers.get("Content-Type")).toBe(
      "image/webp",
    );
  });

  it("give way to a drawing where there are none", async () => {
    const { categoria } = await createSubcategoria();
    const page = await visitor.visit(`/${categoria.slug}`);
    expect([page.$("ged-deslizador svg") !== null, page.$("ged-deslizador picture")]).toEqual([true, null]);
  });
});

describe("a category's card", () => {
  it("has the drawing that staff chose, else a neutral sheet with its name, and its first picture only where they said so (PUB §2 Home)", async () => {
    const { categoria } = await createSubcategoria();
    const admin = await signedIn();
    const editor = `/admin/categorias/${categoria.id}`;
    const card = `[data-part=cards] > a[href="/${categoria.slug}"]`;
    await giveCategoria(categoria, [film, ...photos.slice(0, 1)]);
    const save = async (typed: Record<string, string>) => sendForm(admin, await admin.visit(editor), { typed });
    const drawn = async () => (await visitor.visit("/catalogo")).$(`${card} svg.dwg`)?.textContent ?? "";
    expect((await drawn()).replace(/\s/g, "")).toBe(categoria.nombre.replace(/\s/g, ""));
    await save({ dibujo: "gancho" });
    expect(await drawn()).toBe("");
    const src = (await visitor.visit("/catalogo")).$(`${card} img.dwg`)?.getAttribute("src") ?? "";
    expect(src).toBe("/dibujos/tarjeta/gancho.svg");
    expect(await (await visitor.fetch(src)).text()).toContain('<path class="');
    expect((await admin.visit(editor)).$("[name=dibujo][checked]")?.getAttribute("value")).toBe("gancho");
    expect((await admin.visit(editor)).$$("[name=dibujo]")).toHaveLength(17);
    for (const img of (await admin.visit(editor)).$$("[role=radiogroup] img"))
      expect((await visitor.fetch(img.getAttribute("src") ?? "")).status).toBe(200);
    await save({ foto_tarjeta: "on" });
    for (const path of ["/", "/catalogo"]) expect(shown(await visitor.visit(path), card)).toEqual([photos[0]?.clave]);
    expect((await save({ dibujo: "../perno" })).status).toBe(400);
  });
});

describe("a subcategory's pictures", () => {
  it("stand in its page in their order, and the first on its card (PUB §2 Subcategory, PUB §3)", async () => {
    const subcategoria = await createSubcategoria();
    const { categoria, slug } = subcategoria;
    await giveSubcategoria(subcategoria, photos.slice(1, 3));
    const page = await visitor.visit(`/${categoria.slug}/${slug}`);
    expect(shown(page, "ged-deslizador")).toEqual(photos.slice(1, 3).map(({ clave }) => clave));
    const card = await visitor.visit(`/${categoria.slug}`);
    expect(shown(card, `[data-part=cards] > a[href="/${categoria.slug}/${slug}"]`)).toEqual([photos[1]?.clave]);
  });
});

describe("a product's picture", () => {
  const place = "article figure";

  it("is its own, else its subcategory's first, else its category's, else the drawing (PUB §2 Product, DEC 9)", async () => {
    const { id, href, categoria, subcategoria } = await createProducto();
    expect((await visitor.visit(href)).$(`${place} svg`)).not.toBeNull();
    await giveCategoria(categoria, photos.slice(2, 4));
    expect(shown(await visitor.visit(href), place)).toEqual([photos[2]?.clave]);
    await giveSubcategoria(subcategoria, [film, ...photos.slice(1, 2)]);
    expect(shown(await visitor.visit(href), place)).toEqual([photos[1]?.clave]);
    await db.producto.update({ where: { id }, data: { medio_id: photos[0]?.id } });
    expect(shown(await visitor.visit(href), place)).toEqual([photos[0]?.clave]);
  });

  it("is the first of its own as slides, with a link to each; all are told to search engines (PUB §2 Product, PUB §4)", async () => {
    const { id: producto_id, href } = await createProducto();
    const [first, second] = photos;
    if (!first || !second) throw new Error("the demo content has photos");
    await db.producto.update({ where: { id: producto_id }, data: { medio_id: second.id } });
    const others = [film, first].map(({ id: medio_id }, orden) => ({ producto_id, medio_id, orden }));
    await db.medioUso.createMany({ data: others });
    const page = await visitor.visit(href);
    expect(shown(page, `${place} li`)).toEqual([second.clave, first.clave]);
    expect(attribute(page, `${place} li:nth-child(2) video`, "src")).toBe(`/media/${film.clave}`);
    expect(links(page, `${place} nav a`).map(([, to]) => to)).toEqual(["#foto-1", "#foto-2", "#foto-3"]);
    expect(page.$$(`${place} li [id^=foto-]`)).toHaveLength(3);
    expect(page.text).not.toContain("Imagen de referencia");
    const [told] = jsonLdOf(page, "Product");
    expect(told?.image).toEqual([expect.stringContaining(second.clave), expect.stringContaining(first.clave)]);
    expect(attribute(page, 'meta[property="og:image"]', "content")).toContain(second.clave);
  });

  it("that is lent says so, also before its own video (PUB §2 Product)", async () => {
    const { id: producto_id, href, subcategoria } = await createProducto();
    await giveSubcategoria(subcategoria, photos.slice(1, 2));
    await db.medioUso.create({ data: { producto_id, medio_id: film.id, orden: 1 } });
    const page = await visitor.visit(href);
    expect(texts(page, `${place} li`)[0]).toContain("Imagen de referencia");
    expect(page.$(`${place} li:nth-child(2) video`)).not.toBeNull();
  });

  it("names the drawing that stands in when it fails to load, and that one is there (PUB §2 Product)", async () => {
    for (const path of ["/", "/amortiguadores", "/accesorios-4x4/pasamanos", "/producto/PM-4104"]) {
      const stand = (await visitor.visit(path))
        .$$("main picture img")
        .map((image) => image.getAttribute("data-respaldo") ?? "");
      expect(stand.length).toBeGreaterThan(0);
      for (const file of new Set(stand)) {
        const response = await visitor.fetch(file);
        expect([file, response.status]).toEqual([file, 200]);
        expect(response.headers.get("Content-Type")).toMatch(/^image\/svg\+xml/);
      }
    }
  });
});
