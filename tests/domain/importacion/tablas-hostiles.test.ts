import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readTableInThread, staffLane, visitorLane } from "../../../app/services/spreadsheets/read-in-thread.server";
import { readTable } from "../../../app/services/spreadsheets/read.server";
import { BadTable, type TableRow } from "../../../app/services/spreadsheets/table.server";
import { forgedBook, hostileTables } from "../../support/files/forjas-tablas";

const folder = mkdtempSync(join(tmpdir(), "ged-tablas-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function countRows(rows: AsyncIterable<TableRow>): Promise<string> {
  let count = 0;
  for await (const { celdas } of rows) count += celdas.length > 0 ? 1 : 0;
  return String(count);
}

function reason(error: unknown): string {
  if (error instanceof BadTable) return error.reason;
  throw error;
}

/** How many rows come of a file, or why none do. */
async function apart(bytes: Buffer, lane = staffLane): Promise<string> {
  const path = join(folder, "tabla.part");
  writeFileSync(path, bytes);
  return readTableInThread(path, countRows, lane).catch(reason);
}

describe("a file that is made to take time or memory", () => {
  it.each(hostileTables)("of %s is read or refused at once", async (_, make, comes) => {
    expect(await countRows(readTable(make())).catch(reason)).toBe(comes);
  });

  it("says in which row a cell is too long", async () => {
    const rows = countRows(readTable(Buffer.from(`a;b\n1;${"x".repeat(32_768)}\n`)));
    await expect(rows).rejects.toMatchObject({ reason: "celda", fila: 2 });
  });
});

describe("the thread that reads", () => {
  const small = Buffer.from("Código;Nombre\n1;Uno\n2;Dos\n");

  it("hands over every row, however many", async () => {
    const lines = Array.from({ length: 60_000 }, (_, n) => `${n};Nombre`);
    expect(await apart(Buffer.from(lines.join("\n")))).toBe("60000");
  });

  it("is ended when it takes too long, and the next file is read", async () => {
    const [late, next] = [apart(small, { ...staffLane, ms: 1, heapMb: 64 }), apart(small)];
    expect([await late, await next]).toEqual(["tiempo", "3"]);
  });

  it("refuses a visitor's file that unpacks to more than a list needs, before it is read through", async () => {
    const book = forgedBook(
      `<worksheet><sheetData><row>${'<c r="A1"/>'.repeat(500_000)}</row></sheetData></worksheet>`,
    );
    expect(book.length).toBeLessThan(100_000);
    expect(await apart(book, visitorLane)).toBe("desplegado");
    expect(await apart(small, visitorLane)).toBe("3");
  });

  it("ends alone when it takes too much memory, and the next file is read", async () => {
    const texts = "<si><t>abc</t></si>".repeat(200_000);
    const book = forgedBook("<worksheet/>", { sharedStrings: texts });
    expect(await apart(book, { ...staffLane, ms: 60_000, heapMb: 12 })).toBe("memoria");
    expect(await apart(small)).toBe("3");
  });

  it("ends when whoever asked for the rows wants no more of them", async () => {
    const refused = new BadTable("filas");
    const path = join(folder, "tabla.part");
    writeFileSync(path, small);
    const consume = async (rows: AsyncIterable<TableRow>) => {
      for await (const { numero } of rows) if (numero > 0) throw refused;
    };
    await expect(readTableInThread(path, consume, staffLane)).rejects.toBe(refused);
    expect(await apart(small)).toBe("3");
  });

  it("lets so many wait, and refuses the others; visitors do not wait for staff, nor staff for visitors", async () => {
    const staff = Array.from({ length: 8 }, () => apart(small));
    const visitors = Array.from({ length: 8 }, () => apart(small, visitorLane));
    expect(await Promise.all(staff)).toEqual(["3", "3", "3", "3", "3", "espera", "espera", "espera"]);
    expect(await Promise.all(visitors)).toEqual([...Array.from({ length: 6 }, () => "3"), "espera", "espera"]);
  });
});
