import { beforeEach, describe, expect, it } from "vitest";
import { contentVersion } from "../support/factories";
import { whileMissing, whileRefused } from "../support/faults";
import { fieldError, part, text, texts, toast } from "../support/reading";
import { db, type Page, signedIn, Visitor } from "../support/site";

const admin = await signedIn();
const path = "/admin/home";

interface Bloque {
  name: string;
  titulo: string;
  tabla: string;
  fields: Record<string, string>;
  /** Messages of what is missing. */
  required: Record<string, string>;
  done: string;
  failure: string;
}

const bloques: Bloque[] = [
  {
    name: "banner",
    titulo: "Banner Principal",
    tabla: "banner_home",
    fields: {
      titulo: "Encajan Ñ",
      subtitulo: "Del taller",
      descripcion: "Para todos",
      texto_boton_pdf: "Bajar el PDF",
    },
    required: {
      titulo: "El título es requerido",
      subtitulo: "El subtítulo es requerido",
      descripcion: "La descripción es requerida",
      texto_boton_pdf: "El texto del botón es requerido",
    },
    done: "Banner actualizado correctamente",
    failure: "Error al actualizar el banner",
  },
  {
    name: "categorias",
    titulo: "Bloque de Categorías",
    tabla: "bloque_categorias_home",
    fields: { titulo: "Familias Ñ", descripcion: "Siete maneras" },
    required: { titulo: "El título es requerido", descripcion: "La descripción es requerida" },
    done: "Bloque de categorías actualizado",
    failure: "Error al actualizar el bloque de categorías",
  },
  {
    name: "cta",
    titulo: "Llamado a la Acción",
    tabla: "home_cta",
    fields: { titulo: "Pregunte Ñ", descripcion: "Contestamos", texto_boton: "Escribir", url_boton: "/contacto" },
    required: { titulo: "El título es requerido", url_boton: "La dirección del botón es requerida" },
    done: "Llamado a la acción actualizado",
    failure: "Error al actualizar el llamado a la acción",
  },
  {
    name: "footer",
    titulo: "Contenido del Footer",
    tabla: "footer_contenido",
    fields: { descripcion: "Desde Cota Ñ", copyright: "Derechos 2030", leyenda: "Pieza a pieza" },
    required: {},
    done: "ÉxitoContenido del footer actualizado correctamente",
    failure: "No se pudo actualizar el contenido del footer",
  },
];

function expectShown(page: Page, fields: Record<string, string>): void {
  for (const value of Object.values(fields)) if (!value.startsWith("/")) expect(page.text).toContain(value);
}

function expectTyped(page: Page, name: string, fields: Record<string, string>): void {
  const form = part(page, `#f-${name}`);
  for (const [field, value] of Object.entries(fields)) {
    const control = form.$(`[name=${field}]`);
    const held = control?.tagName === "TEXTAREA" ? control.textContent : control?.getAttribute("value");
    expect([field, held?.trim()]).toEqual([field, value]);
  }
}

describe.each(bloques)("$titulo", ({ name, titulo, tabla, fields, required, done, failure }) => {
  const form = `#f-${name}`;

  it("is saved, told in the specification's words, and on the site at once", async () => {
    const before = await contentVersion();
    const screen = await admin.visit(path);
    expect(text(screen, `${form} h2`)).toBe(titulo);
    expect(text(screen, `${form} button`)).toBe("Guardar Cambios");
    const page = await admin.submit(screen, form, fields);
    expect([page.status, toast(page), await contentVersion()]).toEqual([200, done, before + 1]);
    expectTyped(page, name, fields);
    expectShown(await new Visitor().visit("/"), fields);
  });

  it("is created when there is none yet", async () => {
    await db.$executeRawUnsafe(`DELETE FROM ${tabla}`);
    const page = await admin.submit(await admin.visit(path), form, fields);
    expect(toast(page)).toBe(done);
    expectShown(await new Visitor().visit("/"), fields);
  });

  it("names what is missing, and keeps the rest", async () => {
    const blank = Object.fromEntries(Object.keys(required).map((field) => [field, "  "]));
    const page = await admin.submit(await admin.visit(path), form, { ...fields, ...blank });
    expect(page.status).toBe(Object.keys(required).length > 0 ? 400 : 200);
    for (const [field, message] of Object.entries(required))
      expect([field, fieldError(part(page, form), field)]).toEqual([field, message]);
    expectTyped(page, name, Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in required))));
  });

  it("that somebody else saved first is a conflict that shows both and loses nothing", async () => {
    const luis = await signedIn();
    const [first, second] = [await admin.visit(path), await luis.visit(path)];
    await admin.submit(first, form, { ...fields, descripcion: "De Ana" });
    const conflict = await luis.submit(second, form, { ...fields, descripcion: "De Luis" });
    expect(conflict.status).toBe(409);
    expect(texts(conflict, ".guardado").join()).toContain("De Ana");
    expectTyped(conflict, name, { ...fields, descripcion: "De Luis" });
    expectShown(await new Visitor().visit("/"), { descripcion: "De Ana" });
    expect(toast(await luis.submit(conflict, form))).toBe(done);
    expectShown(await new Visitor().visit("/"), { descripcion: "De Luis" });
  });

  it("that the database refuses is told as not saved, and everything typed stays", async () => {
    await admin.submit(await admin.visit(path), form, fields);
    const screen = await admin.visit(path);
    const typed = { ...fields, descripcion: "Sin guardar" };
    const page = await whileRefused("UPDATE", tabla, () => admin.submit(screen, form, typed));
    expect([page.status, text(page, ".resumen")]).toEqual([500, expect.stringContaining(failure)]);
    expectTyped(page, name, typed);
    expect((await new Visitor().visit("/")).text).not.toContain("Sin guardar");
  });
});

describe("the call to action", () => {
  beforeEach(async () => void (await admin.submit(await admin.visit(path), "#f-cta", bloques[2]?.fields)));

  it.each([
    ["www.ejemplo.com/x", "https://www.ejemplo.com/x"],
    ["mailto:ana@ejemplo.com", "mailto:ana@ejemplo.com"],
    ["#cotizar", "#cotizar"],
  ])("leads to %j as %j", async (url_boton, href) => {
    expect(toast(await admin.submit(await admin.visit(path), "#f-cta", { url_boton }))).toContain("actualizado");
    expect((await new Visitor().visit("/")).$(`.llamado a[href="${href}"]`)).not.toBeNull();
  });

  it.each(["javascript:alert(1)", "//malo.ejemplo", "data:text/html,x", "una frase"])(
    "never to %j",
    async (url_boton) => {
      const page = await admin.submit(await admin.visit(path), "#f-cta", { url_boton });
      expect([page.status, fieldError(part(page, "#f-cta"), "url_boton")]).toEqual([
        400,
        expect.stringMatching(/^Escriba una dirección/),
      ]);
    },
  );
});

describe("the screen of the home page", () => {
  it("stacks its editors in the specification's order", async () => {
    const page = await admin.visit(path);
    expect([text(page, "h1"), text(page, ".tit p")]).toEqual([
      "Administración del Home",
      "Gestiona el contenido principal de la página de inicio",
    ]);
    expect(texts(page, "main h2")).toEqual([
      "Banner Principal",
      "Menú de Navegación",
      "Bloque de Categorías",
      "Llamado a la Acción",
      "Contenido del Footer",
      "Enlaces Rápidos",
      "Información de Contacto",
    ]);
    const ids = page.$$("[id]").map((one) => one.getAttribute("id"));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("is not shown to a stranger, and a stranger's post changes nothing", async () => {
    const stranger = new Visitor();
    expect((await stranger.visit(path)).path).toMatch(/^\/admin\/login/);
    const before = await contentVersion();
    for (const { name, fields } of bloques) {
      const posted = await stranger.post(`${path}?bloque=${name}`, { ...fields, revision: "1" });
      expect(posted.headers.get("Location")).toMatch(/^\/admin\/login/);
    }
    expect(await contentVersion()).toBe(before);
  });

  it.each(["", "nada", "constructor", "menu-x", "menu-0"])("refuses a post for %j", async (name) => {
    expect((await admin.post(`${path}?bloque=${name}`, { intent: "mover" })).status).toBe(400);
  });

  it("that cannot be read says so", async () => {
    const page = await whileMissing("home_cta", () => admin.visit(path));
    expect([page.status, page.text]).toEqual([500, expect.stringContaining("Error al cargar el contenido del home")]);
  });
});
