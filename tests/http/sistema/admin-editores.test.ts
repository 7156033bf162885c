import { describe, expect, it } from "vitest";
import { inBuild } from "../../../scripts/vite/short-classes";
import { attribute, links, text, texts } from "../../support/site/reading";
import { db, type Page, signedIn } from "../../support/site/site";

const admin = await signedIn();

async function first(path: string): Promise<Page> {
  const list = await admin.visit(path);
  return admin.visit(list.$("tbody a[data-part=open]")?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "");
}

describe.each([
  "/admin/categorias",
  "/admin/subcategorias",
  "/admin/catalogos",
  "/admin/imagenes",
  "/admin/ubicaciones",
  "/admin/beneficios",
  "/admin/administradores",
  "/admin/vehiculos/marcas",
  "/admin/vehiculos/lineas",
  "/admin/nosotros/valores",
])("the editor of a row of %s", (path) => {
  it("says the row's name as its title, and in the browser's tab", async () => {
    const name = text(await admin.visit(path), "tbody a[data-part=open]");
    const page = await first(path);
    expect([text(page, "h1"), text(page, "title")]).toEqual([name, expect.stringContaining(`${name} - Editar `)]);
  });
});

describe.each([
  "/admin/productos",
  "/admin/categorias",
  "/admin/subcategorias",
  "/admin/imagenes",
  "/admin/ubicaciones",
  "/admin/beneficios",
  "/admin/nosotros/secciones",
])("the form of a new row of %s", (path) => {
  it("names what is wrong in the order of its fields, and leads back to the list as it was", async () => {
    const page = await admin.visit(`${path}/nuevo?lista=q%3Dperno`);
    expect(links(page, "main > a")).toEqual([[expect.stringMatching(/\S/), `${path}?q=perno`]]);
    const empty = Object.fromEntries(page.$$("form[data-part=editor] :is(input[type=text], textarea)").map((field) => [field.getAttribute("name") ?? "", ""])); // prettier-ignore
    const refused = await admin.submit(page, "form[data-part=editor]", empty);
    const fields = links(refused, "[data-part=summary] a").map(([, href]) => href.slice(1));
    expect(fields.length).toBeGreaterThan(1);
    const ids = refused.$$("form[data-part=editor] [id]").map((one) => one.getAttribute("id") ?? "");
    expect(fields).toEqual(ids.filter((id) => fields.includes(id)));
  });
});

describe("the bar at the end of an editor", () => {
  it("says nothing while nothing is to be saved, and leads to the row's page", async () => {
    const page = await admin.visit("/admin/categorias/1");
    expect(text(page, "[data-part=save] [role=status]")).toBe("");
    const { slug } = await db.categoria.findUniqueOrThrow({ where: { id: 1 } });
    const inSite = '[data-part=save] a[title="Ver en el sitio"]';
    expect(attribute(page, inSite, "href")).toBe(`/${slug}`);
    const { id, ...sub } = await db.subcategoria.findFirstOrThrow({ where: { categoria_id: 1 } });
    expect(attribute(await admin.visit(`/admin/subcategorias/${id}`), inSite, "href")).toBe(`/${slug}/${sub.slug}`);
  });

  it("says without scripts too that an order of files and their captions are not saved yet", async () => {
    const page = await admin.visit("/admin/categorias/1");
    const moved = page.$$("#medios button").find((button) => button.getAttribute("value")?.startsWith("bajar:"));
    const after = await admin.submit(page, "form[data-part=editor]", {
      "medio-accion": moved?.getAttribute("value") ?? "",
    });
    expect(text(after, "[data-part=save] [role=status]")).toBe("Cambios sin guardar");
  });
});

describe("fields that take files", () => {
  it.each(["/admin/categorias/nuevo", "/admin/logo", "/admin/backup", "/admin/productos/importar"])(
    "of %s have the same frame, label, hint and input",
    async (path) => {
      const page = await admin.visit(path);
      const box = page.$("[data-part=field]:has(input[type=file])");
      expect(box?.childNodes.length).toBe(3);
      expect(box?.getAttribute("class")).toContain(inBuild("border-dashed"));
      const id = box?.querySelector("input")?.getAttribute("aria-describedby");
      expect(box?.querySelector(`#${id}`)?.getAttribute("data-part")).toBe("hint");
    },
  );

  it("and lists do not speak of dragging where nothing can be dragged", async () => {
    for (const path of ["/admin/logo", "/admin/home", "/admin/categorias/1"])
      expect((await admin.visit(path)).text).not.toMatch(/arrastr/i);
  });
});

describe("a telephone", () => {
  it("says in each place where else one stands, and which of them follow", async () => {
    const sede = await db.ubicacion.findFirstOrThrow();
    const pie = await db.footerContacto.findFirstOrThrow({ where: { tipo: "telefono" } });
    await db.footerContacto.update({ where: { id: pie.id }, data: { valor: "{telefono}" } });
    await db.ubicacion.update({ where: { id: sede.id }, data: { telefono: "+57 (601) 5550100" } });
    await db.ajuste.upsert({
      where: { clave: "telefono" },
      create: { clave: "telefono", valor: "+57 601 555 0100" },
      update: { valor: "+57 601 555 0100" },
    });
    const hint = (page: Page) => texts(page, "[data-part=hint]").find((one) => one.includes("También hay teléfono"));
    const settings = hint(await admin.visit("/admin/configuracion"));
    expect(settings).toContain("Pie de página (lo toma de aquí)");
    expect(settings).toContain(`${sede.nombre} (el mismo)`);
    const branch = await admin.visit(`/admin/ubicaciones/${sede.id}`);
    expect(hint(branch)).toContain("Configuración (el mismo), Pie de página (lo toma de Configuración)");
    expect(branch.$("[data-part=hint] a[href='/admin/configuracion']")).not.toBeNull();
    expect(hint(await admin.visit(`/admin/home?contacto=${pie.id}`))).toContain("Configuración (el mismo)");
  });
});

describe("what narrows a list", () => {
  it("folds within its form, and says how much of it is on; so do the exports", async () => {
    const summaries = async (path: string) => texts(await admin.visit(path), "main summary");
    expect(await summaries("/admin/productos")).toEqual(["Exportar", "Filtrar"]);
    expect(await summaries("/admin/productos?estado=visible")).toEqual(["Exportar", "Filtrar, 1 activo"]);
    const page = await admin.visit("/admin/productos");
    expect(page.$$("form[role=search] details select")).toHaveLength(3);
  });
});
