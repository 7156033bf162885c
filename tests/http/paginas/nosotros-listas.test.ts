import { describe, expect, it } from "vitest";
import { fieldValue, texts } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";

const admin = await signedIn();
const base = "/admin/nosotros";
const long = "z".repeat(101);
const cut = `${"z".repeat(100)}...`;

interface Tab {
  tab: string;
  nombre: string;
  /** The text that is cut in the table. */
  texto: string;
  row: (nombre: string, orden: number) => Promise<unknown>;
  stored: (nombre: string) => Promise<{ orden: number } | null>;
}

const tabs: Tab[] = [
  {
    tab: "secciones",
    nombre: "titulo",
    texto: "contenido",
    row: (titulo, orden) => db.nosotrosSeccion.create({ data: { titulo, orden, tipo: "otro", contenido: long } }),
    stored: (titulo) => db.nosotrosSeccion.findFirst({ where: { titulo } }),
  },
  {
    tab: "valores",
    nombre: "valor",
    texto: "descripcion",
    row: (valor, orden) => db.nosotrosValor.create({ data: { valor, orden, descripcion: long } }),
    stored: (valor) => db.nosotrosValor.findFirst({ where: { valor } }),
  },
  {
    tab: "estadisticas",
    nombre: "titulo",
    texto: "descripcion",
    row: (titulo, orden) => db.nosotrosEstadistica.create({ data: { titulo, orden, descripcion: long } }),
    stored: (titulo) => db.nosotrosEstadistica.findFirst({ where: { titulo } }),
  },
];

describe.each(tabs)("$tab", ({ tab, nombre, texto, row, stored }) => {
  it("stand by their order, their texts cut at 100 characters (ADM §2 About us, ADM §7 Tables)", async () => {
    await row("ZZ segunda", 902);
    await row("ZZ primera", 901);
    const page = await admin.visit(`${base}/${tab}?q=zz`);
    expect(texts(page, "tbody th")).toEqual(["ZZ primera", "ZZ segunda"]);
    expect(texts(page, "tbody td[data-part=preview]")).toEqual([cut, cut]);
  });

  it.each([
    ["", 0],
    ["tres", 0],
    ["3", 3],
  ])("start with order 0; %j is kept as %i (ADM §5 Images)", async (orden, kept) => {
    const empty = await admin.visit(`${base}/${tab}/nuevo`);
    expect(fieldValue(empty, "orden")).toBe("0");
    const typed = { tipo: "otro", [nombre]: `Con orden ${orden}.`, [texto]: "Texto", orden };
    expect((await admin.submit(empty, "form[data-part=editor]", typed)).path).toBe(`${base}/${tab}`);
    expect((await stored(`Con orden ${orden}.`))?.orden).toBe(kept);
  });
});

describe("a section", () => {
  it("is of one of five types, in their words (ADM §3, ADM §9)", async () => {
    const page = await admin.visit(`${base}/secciones/nuevo`);
    const options = page.$$("select[name=tipo] option").map((one) => [one.getAttribute("value"), one.textContent]);
    expect(options.slice(1)).toEqual([
      ["mision", "Misión"],
      ["vision", "Visión"],
      ["historia", "Historia"],
      ["compromiso", "Compromiso"],
      ["otro", "Otro"],
    ]);
  });
});
