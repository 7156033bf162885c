import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createProducto } from "../../support/content/factories";
import { texts } from "../../support/site/reading";
import { db, purgeExpired, signedIn, Visitor } from "../../support/site/site";

const path = "/admin/busquedas";
const admin = await signedIn();
const visitor = new Visitor();

const buscar = (q: string, more = {}) => visitor.visit(`/buscar?${new URLSearchParams({ q, ...more })}`);
const stored = () => db.busquedaVacia.findMany({ select: { texto: true, veces: true }, orderBy: { texto: "asc" } });
const shown = async () => texts(await admin.visit(path), "tbody th");

/** What was looked for is counted within seconds. */
const countedAs = (rows: { texto: string; veces: number }[]) => expect.poll(stored, { timeout: 8_000 }).toEqual(rows);

beforeAll(async () => {
  await createProducto({ codigo: "TQ-1", nombre: "Torquimetro de puente" });
});

beforeEach(async () => {
  await db.busquedaVacia.deleteMany();
});

describe("what visitors look for and do not find", () => {
  it("is counted, as often as it is asked for, however it is written", async () => {
    for (const q of ["zurrumbo", "Zurrúmbo", " ZURRUMBO ", "torquimetro", "carrasquillo azul"]) await buscar(q);
    await countedAs([
      { texto: "ZURRUMBO", veces: 3 },
      { texto: "carrasquillo azul", veces: 1 },
    ]);
    await buscar("zurrumbo");
    await countedAs([
      { texto: "carrasquillo azul", veces: 1 },
      { texto: "zurrumbo", veces: 4 },
    ]);
    expect(await shown()).toEqual(["zurrumbo", "carrasquillo azul"]);
  });

  it("is not counted where it is a mail's address, long, empty, or asked for literally", async () => {
    await buscar("ana.zurrumbo@example.com");
    await buscar("zurrumbo ".repeat(12));
    await buscar("...");
    await buscar("zurrumbo", { literal: "1" });
    await buscar("zurrumbo único");
    await countedAs([{ texto: "zurrumbo único", veces: 1 }]);
  });

  it("is shown to staff as text, leads to its search, and is put aside", async () => {
    await buscar("<b>zurrumbo</b>");
    await countedAs([{ texto: "<b>zurrumbo</b>", veces: 1 }]);
    const page = await admin.visit(path);
    expect(page.$("tbody b")).toBeNull();
    const href = page.$("tbody th a")?.getAttribute("href") ?? "";
    expect((await visitor.visit(href)).text).toContain("No encontramos «<b>zurrumbo</b>»");
    await countedAs([{ texto: "<b>zurrumbo</b>", veces: 2 }]);
    const after = await admin.submit(page, "tbody form", { intent: "quitar" });
    expect(after.text).toContain("Búsqueda quitada");
    expect(after.text).toContain("Ninguna por ahora");
  });

  it("is forgotten once it is found, and after 90 days", async () => {
    await buscar("zurrumbo");
    await buscar("chirimbolo");
    await countedAs([
      { texto: "chirimbolo", veces: 1 },
      { texto: "zurrumbo", veces: 1 },
    ]);
    await admin.submit(await admin.visit("/admin/configuracion"), "form[data-part=editor]", {
      sinonimos: "torquimetro, zurrumbo",
    });
    expect(await shown()).toEqual(["chirimbolo"]);
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    await db.busquedaVacia.updateMany({ data: { ultima_at: days(89) } });
    await purgeExpired();
    expect(await stored()).toHaveLength(1);
    await db.busquedaVacia.updateMany({ data: { ultima_at: days(91) } });
    await purgeExpired();
    expect(await stored()).toEqual([]);
  });
});
