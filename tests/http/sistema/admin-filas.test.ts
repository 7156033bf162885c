import { describe, expect, it } from "vitest";
import { arrive } from "../../support/content/contacto";
import { text } from "../../support/site/reading";
import { type Page, signedIn } from "../../support/site/site";

const admin = await signedIn();

const lists = [
  "productos",
  "categorias",
  "subcategorias",
  "vehiculos/lineas",
  "vehiculos/marcas",
  "catalogos",
  "imagenes",
  "ubicaciones",
  "beneficios",
  "administradores",
  "nosotros/secciones",
  "nosotros/valores",
  "nosotros/estadisticas",
];

/** The controls of a page's main part whose words only screen readers read, each with its tooltip. */
function onlyPictures(page: Page) {
  return page.$$("main :is(a, button)").flatMap((control) => {
    const label = control.querySelector(".oculto")?.textContent.trim();
    return label && control.textContent.trim() === label ? [[label, control.getAttribute("title") ?? ""]] : [];
  });
}

describe.each(lists)("the rows of /admin/%s", (name) => {
  it("lead to their editor as a whole: the name is the link that the pencil is", async () => {
    const rows = (await admin.visit(`/admin/${name}`)).$$("tbody tr");
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const open = row.querySelector("a[data-part=open]");
      const pencil = row.querySelectorAll("a").find((link) => link.textContent.startsWith("Editar "));
      expect(open?.textContent).not.toBe("");
      expect(open?.getAttribute("href")).toBe(pencil?.getAttribute("href"));
    }
  });

  it("say in a tooltip what each picture does", async () => {
    const controls = onlyPictures(await admin.visit(`/admin/${name}`));
    expect(controls.length).toBeGreaterThan(1);
    for (const [label, title] of controls) expect(title).toBe(label);
  });
});

it.each(["/admin/home", "/admin/categorias/1", "/admin/ubicaciones/orden"])(
  "the pictures of %s say in a tooltip what they do",
  async (path) => {
    const controls = onlyPictures(await admin.visit(path));
    expect(controls.length).toBeGreaterThan(1);
    for (const [label, title] of controls) expect(title).toBe(label);
  },
);

describe("messages", () => {
  it("begin in the inbox with their first words, and their screen with their text", async () => {
    const id = await arrive({ mensaje: "Primera línea\nSegunda línea" });
    const inbox = await admin.visit("/admin/mensajes");
    expect(text(inbox, "tbody th p")).toBe("Primera línea Segunda línea");
    const page = await admin.visit(`/admin/mensajes/${id}`);
    const html = page.$("main section")?.outerHTML ?? "";
    expect(html.indexOf("Primera línea")).toBeLessThan(html.indexOf("Teléfono"));
  });
});
