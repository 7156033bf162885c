import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { PlanCounts } from "../../../app/domain/importacion/importacion";
import { planInThread } from "../../../app/domain/importacion/plan-in-thread.server";
import { productosColumns } from "../../../app/domain/importacion/productos/columns";
import { Busy, Refusal } from "../../../app/domain/kernel/refusal";
import { toClave } from "../../../app/domain/kernel/text";
import { staffLane } from "../../../app/services/spreadsheets/read-in-thread.server";
import { threadsOfThisProcess } from "../../support/run/threads";
import { forgedBook } from "../../support/files/forjas-tablas";

const folder = mkdtempSync(join(tmpdir(), "ged-hilo-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pernos = { id: 2, nombre: "Pernos" };
/** A catalogue without products. */
const empty = {
  ramas: async () =>
    new Map([
      [toClave("FERRETERIA"), { id: 1, nombre: "FERRETERIA", subcategorias: new Map([[toClave("Pernos"), pernos]]) }],
    ]),
  atributos: async () => new Map(),
  existentes: async () => new Map(),
  retirados: async () => [],
};
const sheet = [
  "Código;Nombre;Categoría;Subcategoría",
  "1;Uno;Ferretería;Pernos",
  "2;Dos;Ferretería;Pernos",
  "3;;;",
].join("\n");
const counts: PlanCounts = { error: 1, crear: 2, actualizar: 0, quitar: 0, mover: 0, igual: 0 };

/** The counts of a file's plan, or why there is none. */
async function planned(bytes: Buffer, { lane = staffLane, facts = {} } = {}): Promise<PlanCounts | string> {
  const path = join(folder, "tabla.part");
  writeFileSync(path, bytes);
  const kind = { tipo: "productos", facts: { ...empty, ...facts }, write: async () => undefined } as const;
  try {
    return (await planInThread(kind, { modo: "", lectura: { path, columns: productosColumns } }, lane)).cuentas;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

describe("the thread that plans an import", () => {
  it("reads a file and plans it with what it asks", async () => {
    expect(await planned(Buffer.from(sheet))).toEqual(counts);
  });

  it("gives way to the one that answers", async () => {
    const seen: ReturnType<typeof threadsOfThisProcess> = [];
    const ramas = async () => {
      seen.push(...threadsOfThisProcess());
      return empty.ramas();
    };
    await planned(Buffer.from(sheet), { facts: { ramas } });
    expect(seen.flatMap(({ nice }) => (nice > 0 ? [nice] : []))).toEqual([10]);
  });

  it("is ended when reading takes too long, and the next file is read", async () => {
    expect(await planned(Buffer.from(sheet), { lane: { ...staffLane, ms: 1 } })).toContain("tarda demasiado");
    expect(await planned(Buffer.from(sheet))).toEqual(counts);
  });

  it("may take longer to plan than to read", async () => {
    const ramas = async () => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      return empty.ramas();
    };
    expect(await planned(Buffer.from(sheet), { lane: { ...staffLane, ms: 2_500 }, facts: { ramas } })).toEqual(counts);
  });

  it("ends alone when it takes too much memory, and the next file is read", async () => {
    const book = forgedBook("<worksheet/>", { sharedStrings: "<si><t>abc</t></si>".repeat(200_000) });
    const lane = { ...staffLane, ms: 60_000, heapMb: 12 };
    expect(await planned(book, { lane })).toContain("demasiada memoria");
    expect(await planned(Buffer.from(sheet))).toEqual(counts);
  });

  it("says in which row a cell is too long, and which column is missing", async () => {
    expect(await planned(Buffer.from(`Código\n${"x".repeat(32_768)}`))).toContain("Fila 2: Hay una celda");
    expect(await planned(Buffer.from("Nombre\nUno"))).toContain("«Código»");
  });

  it.each([
    ["signs", "Descripción", "x".repeat(15_001), "15.000 caracteres"],
    ["lines", "Reemplaza a", `"${"1\n".repeat(1_000)}"`, "1.000 líneas"],
  ])(
    "refuses a cell of more %s than any has, by row and column, before it reads on",
    async (_, columna, celda, most) => {
      const broken = '4;"without an end';
      expect(await planned(Buffer.from(`Código;${columna}\n1;\n2;${celda}\n3;\n${broken}`))).toBe(
        `Fila 3, columna «${columna}»: hay una celda con más de ${most}. Acórtela; si es un CSV, revise que no falte cerrar unas comillas.`,
      );
    },
  );

  it("takes the longest texts that a product has, and ignores those of other columns", async () => {
    const titles = "Código;Nombre;Categoría;Subcategoría;Descripción;Números OE;Apuntes";
    const brand = "m".repeat(59);
    const oe = Array.from({ length: 200 }, (_, n) => `${brand}${n % 10}; ${String(n).padStart(60, "1")}`).join("\n");
    const row = `1;Uno;Ferretería;Pernos;${"d".repeat(5_000)};"${oe}";${"x".repeat(20_000)}`;
    expect(await planned(Buffer.from(`${titles}\n${row}`))).toEqual({ ...counts, error: 0, crear: 1 });
  });

  it("ends with the error of what it asks, and the next file is read", async () => {
    const existentes = async () => Promise.reject(new Error("no database"));
    await expect(planned(Buffer.from(sheet), { facts: { existentes } })).rejects.toThrow("no database");
    expect(await planned(Buffer.from(sheet))).toEqual(counts);
  });

  it("ends with an error where what it asks cannot be told to a thread, and the next file is read", async () => {
    const ramas = async () => () => "no thread can have this";
    await expect(planned(Buffer.from(sheet), { facts: { ramas } })).rejects.toThrow("could not be cloned");
    expect(await planned(Buffer.from(sheet))).toEqual(counts);
  });

  it("blames no file where stored rows cannot be read", async () => {
    const kind = { tipo: "productos", facts: empty, write: async () => undefined } as const;
    const again = planInThread(kind, { modo: "", lectura: { filas: "these are no rows" }, confirmada: "" });
    await expect(again).rejects.not.toBeInstanceOf(Refusal);
  });

  it("lets so many wait, and refuses the others for a minute", async () => {
    const path = join(folder, "tabla.part");
    writeFileSync(path, sheet);
    const kind = { tipo: "productos", facts: empty, write: async () => undefined } as const;
    const all = Array.from({ length: 8 }, async () => {
      const plan = planInThread(kind, { modo: "", lectura: { path, columns: productosColumns } });
      return plan
        .then(({ cuentas }) => cuentas.crear)
        .catch((error: unknown) => (error instanceof Busy ? error.retryAfterSeconds : error));
    });
    expect(await Promise.all(all)).toEqual([2, 2, 2, 2, 2, 60, 60, 60]);
  });
});
