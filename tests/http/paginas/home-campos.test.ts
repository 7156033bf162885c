import { describe, expect, it } from "vitest";
import { attribute, part, text, texts } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";

const admin = await signedIn();
const path = "/admin/home";

async function labels(form: string): Promise<string[]> {
  return texts(part(await admin.visit(path), form), "[data-part=field] > label");
}

describe("the home page's editors ask for", () => {
  it("the banner's four texts, and say whose button text it is (ADM §2 Home, ADM §3)", async () => {
    expect(await labels("#f-banner")).toEqual(["Título Principal", "Subtítulo", "Descripción", "Texto del Botón PDF"]);
    expect(texts(await admin.visit(path), "#f-banner [data-part=hint]").at(-1)).toBe(
      "El texto de los botones del catálogo en todo el sitio. Solo dos llevan siempre el suyo: «Catálogo PDF» en los productos y «Descargar catálogo» en Contacto.",
    );
  });

  it("the categories block's title and description (ADM §2 Home, ADM §3)", async () => {
    expect(await labels("#f-categorias")).toEqual(["Título de la Sección", "Descripción"]);
  });

  it("the footer's texts on several lines (ADM §2 Home, ADM §3)", async () => {
    expect((await labels("#f-footer")).map((label) => label.split(" ")[0])).toEqual([
      "Descripción",
      "Copyright",
      "Leyenda",
    ]);
    const form = part(await admin.visit(path), "#f-footer");
    expect(form.$$("textarea").map((field) => field.getAttribute("name"))).toEqual([
      "descripcion",
      "copyright",
      "leyenda",
    ]);
  });

  it("each menu entry's name, address and switch, with a button of its own (ADM §2 Home, ADM §3)", async () => {
    const { id, nombre } = await db.menuItem.findFirstOrThrow({ where: { nombre: "Contacto" } });
    const row = part(await admin.visit(path), `#f-menu-${id}`);
    expect(texts(row, "[data-part=field] > label, label").map((label) => label.split(" (")[0])).toEqual(
      expect.arrayContaining(["Nombre", "Ruta", "Activo"]),
    );
    expect(row.$("[role=switch]")?.getAttribute("name")).toBe("activo");
    expect(text(row, "button[type=submit]")).toBe(`Guardar ${nombre}`);
  });
});

describe("the menu's notes", () => {
  it("tell how to reorder, where the PDF button is, and that the catalogue's entry may be renamed (ADM §2 Home)", async () => {
    const page = await admin.visit(path);
    expect(text(page, "#menu .nota")).toBe(
      "Use las flechas para reordenar. El botón PDF se administra desde el banner principal.",
    );
    expect(text(page, "#menu [data-part=note]")).toBe(
      "Puede renombrar el elemento de catálogo o cambiar su ruta sin perder la función: el sistema lo detecta " +
        "automáticamente y conserva su desplegable de categorías y subcategorías. La ruta /catalogo siempre funciona.",
    );
  });
});

describe("with several banners and blocks", () => {
  it("the newest is edited, and saving it shows what was saved (ADM §2 Home, ADM §3, ADM §7 Tables)", async () => {
    const created_at = new Date(Date.now() + 60_000);
    const texto = { titulo: "El último", descripcion: "De todos" };
    await db.bannerHome.create({ data: { ...texto, subtitulo: "Más nuevo", texto_boton_pdf: "Bajar", created_at } });
    await db.bloqueCategoriasHome.create({ data: { ...texto, created_at } });
    const screen = await admin.visit(path);
    for (const form of ["#f-banner", "#f-categorias"])
      expect(attribute(screen, `${form} [name=titulo]`, "value")).toBe("El último");
    const saved = await admin.submit(screen, "#f-banner", { titulo: "El de ahora" });
    expect(attribute(saved, "#f-banner [name=titulo]", "value")).toBe("El de ahora");
    expect(await db.bannerHome.count({ where: { titulo: "El de ahora" } })).toBe(1);
  });
});

describe("the quick links", () => {
  it("have their columns, an edit and a delete button, and a form with Actualizar and Cancelar (ADM §2 Quick links)", async () => {
    const { id } = await db.footerEnlace.create({ data: { nombre: "Garantía", url: "/nosotros", orden: 4 } });
    const list = part(await admin.visit(path), "#enlaces");
    expect(texts(list, "thead th")).toEqual(["Orden", "Nombre", "URL", "Activo", "Acciones"]);
    expect(texts(list, "tbody td a")).toEqual(expect.arrayContaining(["Editar Garantía", "Eliminar Garantía"]));
    const open = part(await admin.visit(`${path}?enlace=${id}`), "form[id^=f-enlace]");
    expect(texts(open, "[data-part=field] > label").map((label) => label.split(" ")[0])).toEqual([
      "Nombre",
      "URL",
      "Orden",
    ]);
    expect(attribute(open, "[name=orden]", "type")).toBe("number");
    expect([text(open, "footer button"), text(open, "footer a")]).toEqual(["Actualizar", "Cancelar"]);
  });

  it.each([
    ["", 0],
    ["otro", 0],
    ["12", 12],
  ])("keep the order %j as %i (ADM §5 Categories)", async (orden, stored) => {
    const { id } = await db.footerEnlace.create({ data: { nombre: "Por ordenar", url: "/", orden: 4 } });
    await admin.submit(await admin.visit(`${path}?enlace=${id}`), "form[id^=f-enlace]", { orden });
    expect((await db.footerEnlace.findUniqueOrThrow({ where: { id } })).orden).toBe(stored);
  });
});
