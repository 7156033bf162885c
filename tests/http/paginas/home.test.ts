import { beforeEach, describe, expect, it } from "vitest";
import { bloques } from "../../support/content/bloques";
import { contentVersion } from "../../support/content/factories";
import { whileMissing } from "../../support/db/faults";
import { fieldError, part, text, texts, toast } from "../../support/site/reading";
import { signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const path = "/admin/home";

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
  it("stacks its editors in the specification's order (ADM §2 Home, ADM §2 Routes)", async () => {
    const page = await admin.visit(path);
    expect([text(page, "h1"), text(page, "h1 + p")]).toEqual([
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

  it("that cannot be read says so (ADM §2 Lists)", async () => {
    const page = await whileMissing("home_cta", () => admin.visit(path));
    expect([page.status, page.text]).toEqual([500, expect.stringContaining("Error al cargar el contenido del home")]);
  });
});
