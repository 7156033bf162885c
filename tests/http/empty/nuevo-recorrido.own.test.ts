import { describe, expect, it } from "vitest";
import { bootstrap } from "../../../build/server/index.js";
import { send } from "../../support/content/contacto";
import { pdf, picture } from "../../support/files/files";
import { links, text, texts, toast } from "../../support/site/reading";
import { type Page, Visitor } from "../../support/site/site";
import { sendForm } from "../../support/content/uploads";

// Nothing but migrations, and the link that the console prints: what follows is done by forms alone, without scripts.
const { setupToken } = await bootstrap();
const [staff, visitor] = [new Visitor(), new Visitor()];
const owner = { nombre: "Ana Pérez", email: "ana.perez@ejemplo.com", password: "tuercas y pernos 8" };

/** Every screen of the back office that a link of its own sidebar, lists and buttons leads to. */
async function walkBackOffice(): Promise<string[]> {
  const seen = new Set<string>(["/admin"]);
  for (const path of seen) {
    const page = await staff.visit(path);
    expect([path, page.status]).toEqual([path, 200]);
    for (const [, href] of links(page, "nav[aria-label=Administración] a, main a:not([download])"))
      if (/^\/admin\/(?!.*(exportar|plantilla|archivo|json))/.test(href) && seen.size < 80)
        seen.add(href.split("#")[0] ?? "");
  }
  return [...seen];
}

async function choose(page: Page, field: string, label: string): Promise<Record<string, string>> {
  const option = page.$$(`select[name=${field}] option`).find((one) => one.textContent.trim() === label);
  return { [field]: option?.getAttribute("value") ?? "" };
}

describe("a site from the first administrator to a small complete catalogue", () => {
  it("lets the first administrator in by the link, and tells what to do next", async () => {
    const door = await staff.visit(`/admin/primer-acceso?llave=${setupToken}`);
    const panel = await staff.submit(door, "form", owner);
    expect([panel.path, texts(panel, "[data-part=stats] dd")]).toEqual(["/admin", ["0", "0", "0", "0", "0", "0"]]);
    expect(links(panel, "section[aria-labelledby=pasos] a").map(([, href]) => href)).toEqual([
      "/admin/configuracion",
      "/admin/logo",
      "/admin/subcategorias/nuevo",
      "/admin/productos/nuevo",
      "/admin/ubicaciones/nuevo",
      "/admin/catalogos/nuevo",
      "/admin/imagenes/nuevo",
    ]);
  });

  it("has no screen that fails while there is nothing, and each empty list says what to do and leads there", async () => {
    const seen = await walkBackOffice();
    expect(seen.length).toBeGreaterThan(30);
    for (const path of ["productos", "subcategorias", "catalogos", "ubicaciones", "ubicaciones/orden", "imagenes"]) {
      const page = await staff.visit(`/admin/${path}`);
      expect([path, text(page, "[data-part=empty] p:nth-of-type(2)").length > 20]).toEqual([path, true]);
      const [[, href] = ["", ""]] = links(page, "[data-part=empty] a");
      expect([path, (await staff.visit(href)).status, href]).toEqual([path, 200, expect.stringMatching(/\/nuevo$/)]);
    }
  });

  it("says before the first product that a subcategory comes first", async () => {
    expect(links(await staff.visit("/admin/productos"), "[data-part=empty] a")).toEqual([
      ["Nueva Subcategoría", "/admin/subcategorias/nuevo"],
    ]);
    const form = await staff.visit("/admin/productos/nuevo");
    expect(links(form, "form[data-part=editor] [data-part=hint] a")).toEqual([
      ["Cree una", "/admin/subcategorias/nuevo"],
    ]);
    expect(form.$$("select optgroup")).toHaveLength(0);
  });

  it("takes the company's details, which footer, banner and header then say", async () => {
    const typed = { empresa: "Repuestos Ñáñez", telefono: "+57 604 444 1234", correo: "ventas@nanez.example" };
    const page = await staff.submit(await staff.visit("/admin/configuracion"), "form[data-part=editor]", typed);
    expect(toast(page)).toBe("Configuración guardada");
    const home = await visitor.visit("/");
    expect(text(home, "h1")).toBe("Repuestos Ñáñez");
    expect(links(home, "footer a")).toContainEqual(["ventas@nanez.example", "mailto:ventas@nanez.example"]);
  });

  it("takes a logo, an entry of the menu, a branch, a PDF and a slide", async () => {
    const files = [{ nombre: "logo.png", bytes: await picture("png", 240, 80) }];
    const logo = await sendForm(staff, await staff.visit("/admin/logo"), { files }, "main form[enctype]");
    expect(toast(logo)).toBe("Éxito Logo actualizado correctamente");
    const nuevo = await staff.visit("/admin/home?elemento=nuevo");
    const menu = await staff.submit(nuevo, "#f-elemento", { nombre: "Sedes", slug: "contacto#sedes" });
    expect(toast(menu)).toBe("Elemento del menú creado");
    const branch = await staff.submit(await staff.visit("/admin/ubicaciones/nuevo"), "form[data-part=editor]", {
      ...{ nombre: "Sede Medellín", ciudad: "Medellín", direccion: "Calle 30 # 55-10", telefono: "604 444 1234" },
      ...{ telefono_whatsapp: "300 555 0100", correo: "sede@nanez.example", horario_semana: "7:00 AM - 5:00 PM" },
      ...{ horario_sabado: "8:00 AM - 12:00 M", horario_domingo: "Cerrado" },
    });
    expect(toast(branch)).toBe("Ubicación creada");
    const catalogo = await sendForm(staff, await staff.visit("/admin/catalogos/nuevo"), {
      typed: { nombre: "Catálogo 2026", activo: "on" },
      files: [{ nombre: "catalogo.pdf", bytes: pdf }],
    });
    expect(toast(catalogo)).toMatch(/^Catálogo creado/);
    const slide = await sendForm(staff, await staff.visit("/admin/imagenes/nuevo"), {
      typed: { ubicacion: "slider_home", titulo: "Piezas que encajan" },
      files: [{ nombre: "inicio.png", bytes: await picture("png", 400, 300) }],
    });
    expect(toast(slide)).toMatch(/^Imagen creada/);
    const home = await visitor.visit("/");
    expect(home.$$("main [data-part=logo] img, footer img")).toHaveLength(2);
    expect(texts(home, "[data-part=hero] li b")).toEqual(["Piezas que encajan"]);
    expect(links(home, 'header nav[aria-label="Principal"] > ul > li > a').at(-1)).toEqual([
      "Sedes",
      "/contacto#sedes",
    ]);
    expect(links(home, "header a[type='application/pdf']")[0]?.[1]).toMatch(/^\/media\/catalogos-pdf\//);
    expect(texts(await visitor.visit("/contacto"), "section[aria-labelledby=sedes] article h3")).toEqual([
      "Sede Medellín",
    ]);
  });

  it.each([1, 2, 3])("takes category, subcategory and product number %d", async (n) => {
    const [categoria, subcategoria] = [`Categoría propia ${n}`, `Subcategoría ${n}`];
    const created = await sendForm(staff, await staff.visit("/admin/categorias/nuevo"), {
      typed: { nombre: categoria, descripcion: `Todo lo de la ${n}.` },
    });
    expect(toast(created)).toMatch(/^Categoría creada/);
    const empty = await visitor.visit(`/categoria-propia-${n}`);
    expect(empty.text).toContain("Sin subcategorías disponibles");
    const form = await staff.visit("/admin/subcategorias/nuevo");
    const place = await choose(form, "categoria_id", categoria);
    expect(toast(await sendForm(staff, form, { typed: { nombre: subcategoria, ...place } }))).toMatch(/^Subcategoría/);
    const none = await visitor.visit(`/categoria-propia-${n}/subcategoria-${n}`);
    expect([none.status, none.text]).toEqual([200, expect.stringContaining("No hay productos disponibles")]);
    const product = await staff.visit("/admin/productos/nuevo");
    const section = await choose(product, "subcategoria_id", subcategoria);
    const saved = await sendForm(staff, product, {
      typed: { codigo: `PR-${n}`, nombre: `Pieza ${n}`, visible: "on", ...place, ...section },
      files: n === 1 ? [{ nombre: "pieza.png", bytes: await picture("png", 120, 90) }] : [],
    });
    expect(toast(saved)).toMatch(/^Producto creado/);
    const page = await visitor.visit(`/categoria-propia-${n}/subcategoria-${n}`);
    expect(texts(page, "main tbody th")).toEqual([`PR-${n}`]);
    expect(text(page, "section[aria-labelledby=productos] .nota")).toBe("1 referencia");
    expect((await visitor.visit(`/producto/PR-${n}`)).text).toContain(`Pieza ${n}`);
    expect(links(page, "#menu-catalogo a")).toContainEqual([subcategoria, `/categoria-propia-${n}/subcategoria-${n}`]);
  });

  it("is found by search and by search engines", async () => {
    expect(texts(await visitor.visit("/buscar?q=pieza"), "main tbody th").toSorted()).toEqual(["PR-1", "PR-2", "PR-3"]);
    const { html } = await visitor.visit("/sitemap.xml");
    expect(html).toContain("/categoria-propia-3");
  });

  it("receives a message, which staff see and answer", async () => {
    expect((await send(visitor, { asunto: "Primera cotización" })).text).toContain("Su mensaje ha sido enviado");
    const list = await staff.visit("/admin/mensajes");
    const [[, href] = ["", ""]] = links(list, "tbody a").filter(([, to]) => /mensajes\/\d+$/.test(to));
    expect((await staff.visit(href)).text).toContain("Primera cotización");
  });

  it("has nothing left to begin with, no page that fails, and no link that leads nowhere", async () => {
    const panel = await staff.visit("/admin");
    expect(texts(panel, "[data-part=stats] dd")).toEqual(["3", "3", "1", "1", "1", "0"]);
    expect(panel.$("section[aria-labelledby=pasos]")).toBeNull();
    await walkBackOffice();
    const seen = new Set(["/"]);
    for (const path of seen) {
      const response = await visitor.fetch(path);
      expect([path, response.status]).toEqual([path, 200]);
      if (!response.headers.get("Content-Type")?.startsWith("text/html")) continue;
      for (const [, href] of links(await visitor.visit(path), "a"))
        if (/^\/(?!buscar\?)/.test(href)) seen.add(href.split("#")[0] ?? "");
    }
    expect(seen.size).toBeGreaterThan(20);
  });
});
