import { describe, expect, it } from "vitest";
import { createProducto, createSubcategoria } from "../../support/content/factories";
import { APLICACIONES, confirm, sendAplicaciones, sendLines, sheetOf } from "../../support/content/tablas";
import { toast } from "../../support/site/reading";
import { db, type Page, signedIn } from "../../support/site/site";

const ana = await signedIn();
const sub = await createSubcategoria();
const donde = `${sub.categoria.nombre};${sub.nombre}`;

const links = (page: Page) =>
  page.$$('a[href*="/errores"]').map((link) => [link.textContent.trim(), link.getAttribute("href") ?? ""]);

async function download(href: string): Promise<Buffer> {
  const answer = await ana.fetch(href);
  expect([answer.status, answer.headers.get("Content-Disposition")]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="errores\.(csv|xlsx)"$/),
  ]);
  return Buffer.from(await answer.arrayBuffer());
}

describe("what is wrong with a file", () => {
  it("is downloaded as a table, a row for each mistake, none of which is a formula", async () => {
    const page = await sendLines(
      ana,
      `ER-1;;${donde};;quizás`,
      `ER-2;Bueno;${donde};;`,
      `=1+1;;${donde};"a;b ""c""\n#¡REF!";`,
    );
    const [csv, xlsx] = links(page);
    const at = page.path;
    expect([csv, xlsx]).toEqual([
      ["Errores CSV", `${at}/errores?formato=csv`],
      ["Errores XLSX", `${at}/errores?formato=xlsx`],
    ]);
    const rows = [
      ["2", "ER-1", "Nombre", "", "El nombre es requerido"],
      ["2", "ER-1", "Visible", "quizás", "Escriba Sí o No"],
    ];
    const text = (await download(csv?.[1] ?? "")).toString();
    const lines = text.slice(1).split("\r\n");
    expect([text[0], ...lines.slice(0, 3)]).toEqual([
      "\uFEFF",
      "Fila;Código;Columna;Valor;Error",
      ...rows.map((row) => row.join(";")),
    ]);
    expect(lines[3]).toMatch(/^4;'=1\+1;Nombre;;El nombre es requerido$/);
    const cells = await sheetOf(await download(xlsx?.[1] ?? ""));
    expect(cells.slice(1, 3)).toEqual(rows.map((row) => row.map((cell) => (cell === "" ? null : cell))));
    expect(cells[3]?.slice(0, 3)).toEqual(["4", "=1+1", "Nombre"]);
  });

  it.each(["=", "+", "-", "@", "'=", "''-"])("is corrected and sent back as it was written: %s", async (sign) => {
    const own = `ER-6-${sign.length}`;
    const page = await sendLines(ana, `${sign}${own};${sign}***;${donde};;`);
    const [, line = ""] = (await download(`${page.path}/errores`)).toString().split("\r\n");
    const [, codigo = "", , valor = ""] = line.split(";");
    expect([codigo, valor].map((cell) => /^[=+\-@]/.test(cell))).toEqual([false, false]);
    const done = await confirm(ana, await sendLines(ana, `${codigo};${valor}A;${donde};;`));
    expect(toast(done)).toContain("1 producto creado");
    // The file is read as every CSV is: an apostrophe before a sign is the one that keeps it from being a formula.
    const written = sign.startsWith("'") ? sign.slice(1) : sign;
    expect(await db.producto.findFirst({ orderBy: { id: "desc" } })).toMatchObject({
      codigo: `${written}${own}`,
      nombre: `${written}***A`,
    });
  });

  it("is downloaded to the last of very many, more than a page of the screen has", async () => {
    const page = await sendLines(ana, ...Array.from({ length: 1_200 }, (_, n) => `EM-${n};;${donde};;`));
    const text = (await download(`${page.path}/errores`)).toString();
    expect(text.trimEnd().split("\r\n")).toHaveLength(1_201);
    expect(text.trimEnd()).toMatch(/1201;EM-1199;Nombre;;El nombre es requerido$/);
  });

  it("has no cell that is too long for a workbook", async () => {
    const page = await sendLines(ana, `ER-8;Bueno;${sub.categoria.nombre};${"ñ".repeat(15_000)};;`);
    const [, row] = await sheetOf(await download(`${page.path}/errores?formato=xlsx`));
    expect(row?.map((cell) => String(cell).length)).toEqual([1, 4, 12, 1_003, 1_003]);
  });

  it("of applications is told by their columns", async () => {
    await createProducto({ codigo: "ER-9" });
    const page = await sendAplicaciones(ana, "agregar", `${APLICACIONES}\r\nER-9;Inventada;Nada;dos mil;;;;`);
    const text = (await download(links(page)[0]?.[1] ?? "")).toString();
    expect(text).toContain("2;ER-9;Desde;dos mil;");
  });

  it("is not offered where there is nothing, and nobody has that of a file that is gone or another kind's", async () => {
    const page = await sendLines(ana, `ER-3;Bueno;${donde};;`);
    expect(links(page)).toEqual([]);
    const clave = page.path.split("/").at(-1) ?? "";
    for (const path of ["/admin/productos/importar/nada", `/admin/vehiculos/aplicaciones/${clave}`])
      expect(toast(await ana.visit(`${path}/errores`))).toContain("La importación ya no está");
    expect((await download(`${page.path}/errores`)).toString()).toBe("\uFEFFFila;Código;Columna;Valor;Error\r\n");
  });
});
