import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nav } from "../../../app/admin/shell/nav";
import { whileMissing } from "../../support/db/faults";
import { text } from "../../support/site/reading";
import { createProducto } from "../../support/content/factories";
import { db, signedIn, Visitor } from "../../support/site/site";

const NAME = "Repuestos Andinos";
const admin = await signedIn();
const { id } = await createProducto();

beforeAll(async () => {
  await db.ajuste.create({ data: { clave: "empresa", valor: NAME } });
});

afterAll(async () => {
  await db.ajuste.deleteMany({ where: { clave: "empresa" } });
});

const screens = [
  ...nav.flatMap(({ entradas }) => entradas.map(({ href }) => href)),
  "/admin/productos/nuevo",
  `/admin/productos/${id}`,
  `/admin/productos/${id}/eliminar`,
  "/admin/productos/importar",
  "/admin/administradores/nuevo",
  "/admin/cuenta",
  "/admin/no-existe",
];

describe("the company's name that staff chose", () => {
  it.each(screens)("ends the title of %s, and is its brand (DEC 39)", async (path) => {
    const page = await admin.visit(path);
    expect(text(page, "title")).toMatch(new RegExp(`^\\S.* - ${NAME}$`));
    expect(page.$("a[href='/admin'][aria-label]")?.getAttribute("aria-label")).toBe(`${NAME}, inicio`);
    expect(page.$$("title, h1, header").map((part) => part.textContent)).not.toContainEqual(
      expect.stringMatching(/GED Autopartes/),
    );
  });

  it("stands where one signs in and where benefits are listed (DEC 39)", async () => {
    const login = await new Visitor().visit("/admin/login");
    expect(text(login, "title")).toBe(`Iniciar sesión - ${NAME}`);
    expect(login.text).toContain(`su cuenta de ${NAME}`);
    expect(login.html).not.toContain("GED");
    const list = await admin.visit("/admin/beneficios");
    expect(list.text).toContain(`Administra los beneficios de elegir a ${NAME}`);
  });

  it("is the default while it cannot be read: nobody is kept out (DEC 39)", async () => {
    const page = await whileMissing("ajustes", () => new Visitor().visit("/admin/login"));
    expect([page.status, text(page, "title")]).toEqual([200, "Iniciar sesión - GED Autopartes"]);
  });
});
