import { beforeEach, describe, expect, it } from "vitest";
import { contentVersion } from "../../support/content/factories";
import { whileRefused } from "../../support/db/faults";
import { fieldError, part, text, texts, toast } from "../../support/site/reading";
import { signedIn } from "../../support/site/site";
import { admin, item, path, resetMenu, save, siteMenu } from "../../support/content/menu";

beforeEach(resetMenu);

describe("a menu entry", () => {
  it("is renamed, gets another address, and is on the site at once (ADM §1, ADM §7 Tables, ADM §8 Home)", async () => {
    const before = await contentVersion();
    const { page } = await save("Nosotros", { nombre: "La empresa", slug: "/nosotros" });
    expect([toast(page), await contentVersion()]).toEqual(["Elemento del menú actualizado", before + 1]);
    expect(await siteMenu()).toContainEqual(["La empresa", "/nosotros"]);
  });

  it("that is switched off leaves the site's menu, and stays in the list (ADM §4 Home)", async () => {
    const { page } = await save("Contacto", { activo: null });
    expect(toast(page)).toBe("Elemento del menú actualizado");
    expect((await siteMenu()).map(([nombre]) => nombre)).not.toContain("Contacto");
    const { id } = await item("Contacto");
    expect(part(page, `#f-menu-${id}`).$("[name=activo]")?.hasAttribute("checked")).toBe(false);
  });

  it("without a name is refused beside the field, and nothing of the other rows changes", async () => {
    const { page, form } = await save("Nosotros", { nombre: " ", slug: "nosotros" });
    expect([page.status, fieldError(part(page, form), "nombre")]).toEqual([400, "El nombre es requerido"]);
    expect(page.$$("[data-part=rows] [data-part=error]")).toHaveLength(1);
  });

  it.each([
    ["admin", "La ruta «admin» está reservada por el sitio"],
    ["/Media/", "La ruta «media» está reservada por el sitio"],
    ["robots.txt", "La ruta «robots.txt» está reservada por el sitio"],
    ["admin/productos", "La ruta «admin» está reservada por el sitio"],
    ["producto", "La ruta «producto» está reservada por el sitio"],
    ["cotizacion/respuesta", "La ruta «cotizacion» está reservada por el sitio"],
    ["javascript:alert(1)", "La ruta solo puede tener letras sin tilde, números, guiones y barras"],
    ["dos palabras", "La ruta solo puede tener letras sin tilde, números, guiones y barras"],
    ["vehiculos/../admin", "La ruta solo puede tener letras sin tilde, números, guiones y barras"],
    ["https://", "Escriba la dirección completa, sin espacios"],
  ])("cannot lead to %j", async (slug, message) => {
    const { page, form } = await save("Nosotros", { slug });
    expect([page.status, fieldError(part(page, form), "slug")]).toEqual([400, message]);
    expect(part(page, form).$("[name=slug]")?.getAttribute("value")).toBe(slug);
    expect((await item("Nosotros")).slug).toBe("nosotros");
  });

  it.each([
    ["", "/"],
    ["inicio", "/"],
    ["contacto", "/contacto"],
    ["/amortiguadores/traseros", "/amortiguadores/traseros"],
    ["buscar", "/buscar"],
    ["vehiculos", "/vehiculos"],
    ["/vehiculos/chevrolet", "/vehiculos/chevrolet"],
    ["cotizacion", "/cotizacion"],
    ["producto/GL-4001", "/producto/gl-4001"],
    ["https://ejemplo.com/x", "https://ejemplo.com/x"],
    ["www.ejemplo.com", "https://www.ejemplo.com"],
    ["mailto:a@ejemplo.com", "mailto:a@ejemplo.com"],
  ])("with the address %j leads to %j", async (slug, href) => {
    const { page } = await save("Nosotros", { slug });
    expect(toast(page)).toBe("Elemento del menú actualizado");
    expect(await siteMenu()).toContainEqual(["Nosotros", href]);
  });

  it("that somebody else saved first is a conflict that shows both and loses nothing", async () => {
    const { id } = await item("Nosotros");
    const luis = await signedIn();
    const stale = await luis.visit(path);
    await save("Nosotros", { nombre: "De Ana" });
    const conflict = await luis.submit(stale, `#f-menu-${id}`, { nombre: "De Luis" });
    expect([conflict.status, texts(conflict, "[data-part=saved]")]).toEqual([409, [expect.stringContaining("De Ana")]]);
    expect(part(conflict, `#f-menu-${id}`).$("[name=nombre]")?.getAttribute("value")).toBe("De Luis");
    expect(toast(await luis.submit(conflict, `#f-menu-${id}`))).toBe("Elemento del menú actualizado");
  });

  it("that the database refuses is told as not saved (ADM §8 Home)", async () => {
    const { page, form } = await whileRefused("UPDATE", "menu_principal", () =>
      save("Nosotros", { nombre: "Perdido" }),
    );
    expect([page.status, text(page, "[data-part=summary]")]).toEqual([
      500,
      expect.stringContaining("Error al actualizar el elemento del menú"),
    ]);
    expect(part(page, form).$("[name=nombre]")?.getAttribute("value")).toBe("Perdido");
  });

  it("that is not there any more answers 404", async () => {
    expect((await admin.post(`${path}?bloque=menu-99999`, { nombre: "X", revision: "1" })).status).toBe(404);
  });
});
