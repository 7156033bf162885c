import { describe, expect, it } from "vitest";
import { contentVersion, createProducto } from "../../support/content/factories";
import {
  APLICACIONES,
  aplicacionesPath,
  confirm,
  counts,
  exported,
  fileError,
  results,
  sendAplicaciones,
  sheetOf,
} from "../../support/content/tablas";
import { createAplicacion, createLinea, createMarca } from "../../support/content/vehiculos";
import { whileRefused } from "../../support/db/faults";
import { links, text, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

const ana = await signedIn();
const marca = await createMarca("Renovel");
const duster = await createLinea({ nombre: "Dusterq", alias: "Dustq", marca });
const logan = await createLinea({ nombre: "Loganq", marca });
const proximo = new Date().getUTCFullYear() + 1;

/** The applications of a product in their order: line, years, position, engine, note. */
async function stored(codigo: string): Promise<string[]> {
  const rows = await db.aplicacion.findMany({
    where: { producto: { codigo } },
    orderBy: { orden: "asc" },
    include: { linea: true },
  });
  return rows.map(({ linea, desde, hasta, posicion, motor, nota }) =>
    [linea.nombre, desde, hasta ?? "", posicion, motor, nota].join(";"),
  );
}

const send = (modo: string, ...lines: string[]) => sendAplicaciones(ana, modo, [APLICACIONES, ...lines].join("\r\n"));
const revisionOf = async (codigo: string) => (await db.producto.findFirstOrThrow({ where: { codigo } })).revision;

describe("an import of applications", () => {
  it("is nobody's who is not signed in, and neither are the exports", async () => {
    for (const address of ["", "/exportar", "/plantilla", "/sugerir"]) {
      const response = await new Visitor().fetch(aplicacionesPath + address);
      expect([address, response.status, await response.text()]).toEqual([address, 302, ""]);
    }
  });

  it("adds behind what there is; it shows that before, and the history tells of it in one line", async () => {
    const producto = await createProducto({ codigo: "AP-1" });
    await createProducto({ codigo: "AP-2" });
    await createAplicacion(producto, duster, { desde: 2012, hasta: 2020, posicion: "Delantera" });
    const version = await contentVersion();
    const page = await send(
      "agregar",
      "ap-1;RENOVEL;dustq;2012;2020;Delantera;;",
      "AP-1;Renovel;Loganq;2010;;;1.6;Con ABS",
      "AP-2;renovel;Dusterq;2019;2019;;;",
    );
    expect(counts(page)).toEqual([0, 2, 0, 0, 1]);
    expect(results(page)).toEqual([
      "3 | AP-1 | Renovel Loganq 2010 en adelante · 1.6 · Con ABS",
      "4 | AP-2 | Renovel Dusterq 2019",
    ]);
    expect([await contentVersion(), await stored("AP-2")]).toEqual([version, []]);
    const done = await confirm(ana, page);
    expect([done.path, toast(done)]).toEqual([
      aplicacionesPath,
      "Importación terminada 2 aplicaciones agregadas, 0 quitadas y 1 sin cambios.",
    ]);
    expect(await stored("AP-1")).toEqual(["Dusterq;2012;2020;Delantera;;", "Loganq;2010;;;1.6;Con ABS"]);
    expect([await revisionOf("AP-1"), await revisionOf("AP-2"), await contentVersion()]).toEqual([2, 2, version + 1]);
    const line = text(await ana.visit("/admin/auditoria?q=aplicaciones.csv"), "[data-part=historial] > li");
    for (const said of ["Importó", "ModoAgregaraplicaciones", "Aplicacionesagregadas2", "CódigosactualizadosAP-1,AP-2"])
      expect(line.replaceAll(" ", "")).toContain(said);
  });

  it("replaces those of the codes in the file, in its order, and no others", async () => {
    const [uno, dos] = [await createProducto({ codigo: "RM-1" }), await createProducto({ codigo: "RM-2" })];
    await createAplicacion(uno, duster, { desde: 2001, hasta: 2002 });
    await createAplicacion(uno, duster, { desde: 2003, hasta: 2004 });
    await createAplicacion(uno, logan, { desde: 2005, hasta: null });
    await createAplicacion(dos, logan);
    const lines = [
      "RM-1;Renovel;Loganq;2005;;;;",
      "RM-1;Renovel;Dusterq;2003;2004;;;",
      "RM-1;Renovel;Loganq;1999;2000;;;",
    ];
    const page = await send("reemplazar", ...lines);
    expect(counts(page)).toEqual([0, 1, 1, 2, 0]);
    expect(results(await ana.visit(`${page.path}?ver=quitar`))).toEqual(["- | RM-1 | Renovel Dusterq 2001-2002"]);
    expect(page.text).toContain("los demás productos quedan como están");
    expect(toast(await confirm(ana, page))).toContain(
      "1 aplicación agregada, 1 quitada, 2 en otro lugar y 0 sin cambios",
    );
    expect(await stored("RM-1")).toEqual(["Loganq;2005;;;;", "Dusterq;2003;2004;;;", "Loganq;1999;2000;;;"]);
    expect(await stored("RM-2")).toHaveLength(1);
    const again = await send("reemplazar", ...lines);
    expect(counts(again)).toEqual([0, 0, 0, 0, 3]);
    expect(toast(await confirm(ana, again))).toBe("Error El archivo no cambia nada");
    expect(await revisionOf("RM-1")).toBe(2);
  });

  it("with one bad row imports nothing, and names row, column, value and what may be meant", async () => {
    await createProducto({ codigo: "ER-1" });
    const page = await send(
      "agregar",
      "ER-1;Renovel;Dusterq;2012;2020;;;",
      "ER-1;Renovel;Dusterqq;2012;2020;;;",
      "ER-1;Renovell;Dusterq;2012;2020;;;",
      "ER-1;Renovel;Dusterq;2012;2010;;;",
      `ER-1;Renovel;Dusterq;1949;${proximo + 1};;;`,
      "ER-9;Renovel;Dusterq;2012;;;;",
      ";;;;;;;sola",
      `ER-1;Renovel;Dusterq;2012;;${"x".repeat(61)};;#REF!`,
      "ER-1;Renovel;Dusterq;2012;2020;;;",
    );
    const year = `Escriba un año entre 1950 y ${proximo}`;
    expect(results(page)).toEqual([
      "3 | ER-1 | Línea: La línea «Dusterqq» no existe en Renovel. ¿Quiso decir «Dusterq»?",
      "4 | ER-1 | Marca: La marca «Renovell» no existe. ¿Quiso decir «Renovel»?",
      "5 | ER-1 | Hasta: El año final no puede ser menor que el inicial 2010",
      `6 | ER-1 | Desde: ${year} 1949; Hasta: ${year} ${proximo + 1}`,
      "7 | ER-9 | Código: No hay un producto con el código «ER-9»",
      `8 | - | Código: El código es requerido (vacío); Marca: La marca es requerida (vacío); Desde: ${year} (vacío)`,
      `9 | ER-1 | Nota: La celda tiene un error de fórmula #REF!; Posición: La posición no puede exceder 60 caracteres ${"x".repeat(61)}`,
      "10 | ER-1 | Línea: Esta aplicación está repetida: es la de la fila 2 Renovel Dusterq 2012-2020",
    ]);
    expect(toast(await confirm(ana, page))).toBe("Error El archivo tiene errores: corríjalos y súbalo de nuevo");
    expect(await stored("ER-1")).toEqual([]);
    const producto = await db.producto.findFirstOrThrow({ where: { codigo: "ER-1" } });
    await createAplicacion(producto, duster);
    expect(counts(await send("reemplazar", "ER-1;Renovel;Dusterqq;2012;;;;"))).toEqual([1, 0, 0, 0, 0]);
  });

  it("gives a product 300 applications at most, with those it has", async () => {
    const producto = await createProducto({ codigo: "TR-1" });
    await createAplicacion(producto, duster, { desde: 1950, hasta: 1950 });
    const lines = Array.from({ length: 300 }, (_, n) => `TR-1;Renovel;Loganq;2000;2010;;${n};`);
    const page = await send("agregar", ...lines);
    expect(results(page)).toEqual(["301 | TR-1 | Código: Un producto lleva a lo sumo 300 aplicaciones TR-1"]);
    expect(counts(await send("reemplazar", ...lines))).toEqual([0, 300, 1, 0, 0]);
  });

  it("is refused, and shown anew, when a product changed meanwhile; a failing database leaves nothing by half", async () => {
    const producto = await createProducto({ codigo: "CO-1" });
    await createProducto({ codigo: "CO-2" });
    const page = await send("reemplazar", "CO-1;Renovel;Dusterq;2012;;;;", "CO-2;Renovel;Dusterq;2012;;;;");
    await createAplicacion(producto, logan, { desde: 1999, hasta: 1999 });
    await db.producto.update({ where: { id: producto.id }, data: { revision: { increment: 1 } } });
    const refused = await confirm(ana, page);
    expect(toast(refused)).toContain("El catálogo cambió mientras usted revisaba");
    expect(counts(refused)).toEqual([0, 2, 1, 0, 0]);
    const failed = await whileRefused("INSERT", "aplicaciones", () => confirm(ana, refused));
    expect(toast(failed)).toBe("Error No se pudo importar el archivo. Ninguna aplicación cambió. Inténtelo de nuevo.");
    expect(await stored("CO-1")).toEqual(["Loganq;1999;1999;;;"]);
    expect(toast(await confirm(ana, failed))).toContain("2 aplicaciones agregadas, 1 quitada");
  });

  it("is not a products' import: neither finds a file of the other", async () => {
    const page = await send("agregar", "AP-1;Renovel;Dusterq;2012;2013;;;");
    const clave = page.path.split("/").at(-1);
    expect((await ana.visit(`/admin/productos/importar/${clave}`)).path).toBe("/admin/productos/importar");
    const form = { intent: "descartar", csrf: null };
    const left = await ana.submit(page, "form[aria-label='Confirmar la importación']", form);
    expect([left.path, toast(left)]).toEqual([
      aplicacionesPath,
      "Importación descartada No se cambió ninguna aplicación.",
    ]);
  });

  it("says which columns a file lacks, and keeps the mode that was chosen", async () => {
    const page = await sendAplicaciones(ana, "reemplazar", "Código;Marca\nAP-1;Renovel");
    const said = "entre ellos «Línea» y «Desde»";
    expect([page.status, fileError(page)]).toEqual([
      400,
      `La primera fila debe tener los títulos de las columnas, y ${said}`,
    ]);
    expect(page.$("input[name=modo][checked]")?.getAttribute("value")).toBe("reemplazar");
  });
});

describe("the export of applications", () => {
  it("holds those of the products of a search, and no cell a spreadsheet would run", async () => {
    const producto = await createProducto({ codigo: "=XP-1", nombre: "Exportado con vehículos" });
    await createProducto({ codigo: "XP-2", nombre: "Exportado sin vehículos" });
    await createAplicacion(producto, duster, { posicion: "@x", motor: "-1.6", nota: "Uno; dos" });
    await createAplicacion(producto, logan, { desde: 2021, hasta: null });
    const csv = await exported(ana, "csv", "q=exportado", aplicacionesPath);
    expect(csv.toString()).toBe(
      [
        `\uFEFF${APLICACIONES}`,
        `'=XP-1;Renovel;Dusterq;2012;2020;'@x;'-1.6;"Uno; dos"`,
        "'=XP-1;Renovel;Loganq;2021;;;;",
        "",
      ].join("\r\n"),
    );
    const [titles, row] = await sheetOf(await exported(ana, "xlsx", "q=exportado", aplicacionesPath));
    expect([titles, row]).toEqual([
      APLICACIONES.split(";"),
      ["=XP-1", "Renovel", "Dusterq", "2012", "2020", "@x", "-1.6", "Uno; dos"],
    ]);
  });

  it.each([
    ["csv", "agregar"],
    ["csv", "reemplazar"],
    ["xlsx", "reemplazar"],
  ] as const)("taken back by the import changes nothing: %s, %s", async (formato, modo) => {
    const page = await sendAplicaciones(ana, modo, await exported(ana, formato, "", aplicacionesPath));
    expect(counts(page)).toEqual([0, 0, 0, 0, await db.aplicacion.count()]);
    expect(page.text).toContain("Todo está ya como lo dice el archivo: no hay nada que importar.");
  });

  it("is linked from the tab of the applications, with empty templates", async () => {
    const page = await ana.visit(aplicacionesPath);
    expect(links(page, "main a[href*=formato]").map(([said]) => said)).toEqual(
      expect.arrayContaining([
        "Exportar CSV",
        "Exportar XLSX",
        "Sugerencias CSV",
        "Sugerencias XLSX",
        "Plantilla XLSX",
      ]),
    );
    const plantilla = await (await ana.fetch(`${aplicacionesPath}/plantilla`)).text();
    expect(plantilla.trim().replace("\uFEFF", "")).toBe(APLICACIONES);
  });
});

describe("Sugerir desde los nombres", () => {
  it("writes what names of products without applications speak of into a file that the import reads", async () => {
    await createProducto({ codigo: "=SU-1", nombre: "Guardapolvo Renovel Dusterq 12-20 y Loganq 2010 en adelante" });
    await createProducto({ codigo: "SU-2", nombre: "Guardapolvo Dusterq 2012-2020", universal: true });
    const conocido = await createProducto({ codigo: "SU-3", nombre: "Guardapolvo Dusterq 2012-2020" });
    await createAplicacion(conocido, logan);
    const sugeridas = Buffer.from(await (await ana.fetch(`${aplicacionesPath}/sugerir`)).arrayBuffer());
    const nombre = "Guardapolvo Renovel Dusterq 12-20 y Loganq 2010 en adelante";
    expect(sugeridas.toString().split("\r\n")).toEqual([
      `\uFEFF${APLICACIONES};Nombre`,
      `'=SU-1;Renovel;Dusterq;2012;2020;;;;${nombre}`,
      `'=SU-1;Renovel;Loganq;2010;;;;;${nombre}`,
      "",
    ]);
    expect(await stored("=SU-1")).toEqual([]);
    const page = await sendAplicaciones(ana, "agregar", sugeridas);
    expect(page.text).toContain("Columnas que no se importan: Nombre.");
    expect(counts(page)).toEqual([0, 2, 0, 0, 0]);
  });
});
