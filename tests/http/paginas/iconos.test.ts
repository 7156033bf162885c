import { describe, expect, it } from "vitest";
import { iconNames, iconos } from "../../../app/domain/paginas/iconos";
import { fieldError, text } from "../../support/site/reading";
import { db, type Page, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const visitor = new Visitor();

function chosen(page: Page): string[] {
  return page.$$("input[type=radio][name=dibujo][checked]").map((radio) => radio.getAttribute("value") ?? "");
}

function typed(page: Page): string {
  return page.$("input[type=text][name=icono]")?.getAttribute("value") ?? "";
}

/** Sends the form of a new row: the chosen picture and the text. */
async function send(path: string, dibujo: string, icono: string, fields: Record<string, string>) {
  return admin.submit(await admin.visit(`${path}/nuevo`), "form[data-part=editor]", { ...fields, dibujo, icono });
}

const forms = [
  ["/admin/beneficios", { titulo: "Un beneficio", descripcion: "Del todo", orden: "1", activo: "on" }],
  ["/admin/nosotros/valores", { valor: "Respeto", descripcion: "Del todo", orden: "1" }],
  ["/admin/nosotros/secciones", { tipo: "compromiso", titulo: "Lo nuestro", contenido: "Del todo", orden: "1" }],
] as const;

describe.each(forms)("the icon in %s", (path, fields) => {
  it("is chosen by its picture, each with its name, or typed; no script is asked for (DEC 48)", async () => {
    const page = await admin.visit(`${path}/nuevo`);
    const labels = page.$$("[role=radiogroup] label");
    expect(labels.map((label) => label.querySelector("input")?.getAttribute("value"))).toEqual(["", ...iconNames()]);
    expect(labels.slice(1).map((label) => label.textContent.trim())).toEqual(iconNames().map((name) => iconos[name]));
    for (const label of labels.slice(1)) expect(label.querySelector("svg path, svg circle, svg rect")).not.toBeNull();
    expect([chosen(page), typed(page)]).toEqual([[""], ""]);
  });

  it("that was chosen is stored, chosen again in the editor and drawn in the list (ADM §3, DEC 48)", async () => {
    const list = await send(path, "Truck", "", { ...fields });
    expect([list.status, list.path.split("?")[0]]).toEqual([200, path]);
    const row = list.$$("tbody tr").find((one) => one.textContent.includes(iconos.Truck));
    expect(row?.querySelector("td[data-r=Ícono] svg")).toBeTruthy();
    const edit = row?.querySelectorAll("a").map((link) => link.getAttribute("href")?.split("?")[0] ?? "");
    const editor = await admin.visit(edit?.find((href) => /\/\d+$/.test(href)) ?? "");
    expect([chosen(editor), typed(editor)]).toEqual([["Truck"], ""]);
  });

  it("that was typed stays typed when the form comes back (DEC 48)", async () => {
    const [name = ""] = Object.keys(fields).filter((one) => /titulo|valor/.test(one));
    const page = await send(path, "", "★", { ...fields, [name]: "" });
    expect([page.status, chosen(page), typed(page)]).toEqual([400, [""], "★"]);
    const other = await send(path, "Globe", "★", { ...fields, [name]: "" });
    expect([other.status, chosen(other), typed(other)]).toEqual([400, ["Globe"], "★"]);
  });
});

describe("the icon on the site", () => {
  it("of a benefit is drawn when it is one of the list, and is its text otherwise (PUB §2 Home, DEC 48)", async () => {
    await db.beneficioHome.updateMany({ data: { activo: false } });
    for (const [icono, titulo] of [
      ["Factory", "Con dibujo"],
      ["20+", "Con texto"],
    ] as const)
      await db.beneficioHome.create({ data: { icono, titulo, descripcion: "x", orden: 1 } });
    const figures = (await visitor.visit("/")).$$("[data-part=figures] > div");
    expect(figures.map((one) => [one.querySelector("svg") !== null, one.textContent.includes("20+")])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it("of a value and of a section is drawn (PUB §2 About us, DEC 32, DEC 48)", async () => {
    await db.nosotrosValor.deleteMany();
    await db.nosotrosSeccion.deleteMany();
    await db.nosotrosValor.create({ data: { valor: "Calidad", descripcion: "x", icono: "Leaf", orden: 1 } });
    for (const tipo of ["mision", "historia", "compromiso"])
      await db.nosotrosSeccion.create({
        data: { tipo, titulo: `De ${tipo}`, contenido: "x", icono: "Users", orden: 1 },
      });
    const page = await visitor.visit("/nosotros");
    const drawn = (title: string) =>
      page
        .$$("article, section")
        .filter((one) => one.textContent.includes(title))
        .at(-1)
        ?.querySelector("svg path");
    for (const title of ["Calidad", "De mision", "De historia", "De compromiso"])
      expect([title, drawn(title)]).toEqual([title, expect.anything()]);
  });

  it("is none that the list has not (DEC 48)", async () => {
    const page = await send("/admin/beneficios", "Skull", "", { titulo: "x", descripcion: "x", orden: "1" });
    expect([page.status, await db.beneficioHome.count({ where: { icono: "Skull" } })]).toEqual([400, 0]);
  });

  it("of a benefit is required, a picture or a text (ADM §5)", async () => {
    const page = await send("/admin/beneficios", "", " ", { titulo: "x", descripcion: "x", orden: "1" });
    expect([page.status, fieldError(page, "icono")]).toEqual([400, "El ícono es requerido"]);
    expect(text(page, "[data-part=summary]")).toContain("El ícono es requerido");
  });
});
