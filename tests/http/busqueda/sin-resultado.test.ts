import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createProducto } from "../../support/content/factories";
import { texts } from "../../support/site/reading";
import { db, purgeExpired, signedIn, Visitor } from "../../support/site/site";
import { buscar } from "../../support/site/search";

const path = "/admin/busquedas";
const admin = await signedIn();
const visitor = new Visitor();

const stored = () => db.busquedaVacia.findMany({ select: { texto: true, veces: true }, orderBy: { texto: "asc" } });
const shown = async () => texts(await admin.visit(path), "tbody th");

/** Searches of a flood, which nothing is found for. */
const many = (count: number, veces: number) =>
  Array.from({ length: count }, (_, at) => {
    const clave = `zurrumbo ${"x".repeat(at % 30)}${at}`;
    return { clave, texto: clave, veces, ultima_at: new Date(Date.now() - at * 1_000) };
  });

/** What was looked for is counted within seconds. */
const countedAs = (rows: { texto: string; veces: number }[]) => expect.poll(stored, { timeout: 8_000 }).toEqual(rows);

beforeAll(async () => {
  await createProducto({ codigo: "TQ-1", nombre: "Torquimetro de puente" });
});

beforeEach(async () => {
  await db.busquedaVacia.deleteMany();
});

describe("what visitors look for and do not find", () => {
  it("is counted once a day, however often it is asked for and however it is written: a flood does not stand on top", async () => {
    for (const q of ["zurrumbo", "carrasquillo azul", "Zurrúmbo", "torquimetro"]) await buscar(q);
    await countedAs([
      { texto: "carrasquillo azul", veces: 1 },
      { texto: "zurrumbo", veces: 1 },
    ]);
    const yesterday = new Date(Date.now() - 86_400_000);
    await db.busquedaVacia.updateMany({ where: { clave: "carrasquillo azul" }, data: { ultima_at: yesterday } });
    await buscar("carrasquillo azul");
    const rows = [
      { texto: "carrasquillo azul", veces: 2 },
      { texto: "zurrumbo", veces: 1 },
    ];
    await countedAs(rows);
    const before = await db.busquedaVacia.findUniqueOrThrow({ where: { clave: "zurrumbo" } });
    for (let time = 0; time < 10; time += 1) await buscar(time % 2 ? "zurrumbo" : " ZURRUMBO ");
    const last = () => db.busquedaVacia.findUniqueOrThrow({ where: { clave: "zurrumbo" } });
    await expect
      .poll(async () => (await last()).ultima_at.getTime(), { timeout: 8_000 })
      .toBeGreaterThan(before.ultima_at.getTime());
    expect(await stored()).toEqual(rows);
    const page = await admin.visit(path);
    expect([texts(page, "tbody th"), texts(page, "[data-r=Días]")]).toEqual([
      ["carrasquillo azul", "zurrumbo"],
      ["2", "1"],
    ]);
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
    // Staff who look are no visitors.
    await buscar("carrasquillo");
    await countedAs([
      { texto: "<b>zurrumbo</b>", veces: 1 },
      { texto: "carrasquillo", veces: 1 },
    ]);
    await admin.submit(page, "tbody form", { intent: "quitar" });
    const second = await admin.visit(path);
    const after = await admin.submit(second, "tbody form", { intent: "quitar" });
    expect(after.text).toContain("Búsqueda quitada");
    expect(after.text).toContain("Ninguna por ahora");
    const synonyms = page.$("main a[href*=configuracion]")?.getAttribute("href") ?? "";
    expect((await admin.visit(synonyms)).$(synonyms.replace(/^[^#]*/, ""))?.getAttribute("name")).toBe("sinonimos");
  });

  it("is put aside all at once, of what is shown", async () => {
    await db.busquedaVacia.createMany({ data: many(25, 1) });
    const page = await admin.visit(path);
    expect(texts(page, "tbody th")).toHaveLength(20);
    expect((await admin.submit(page, "[aria-labelledby=lista] form", { intent: "quitar" })).text).toContain(
      "20 búsquedas",
    );
    expect(await shown()).toHaveLength(5);
    const again = await admin.submit(page, "[aria-labelledby=lista] form", { intent: "quitar" });
    expect(again.text).toContain("Ya no estaban");
    expect((await admin.submit(page, "tbody form", { intent: "quitar", id: "no" })).status).toBe(400);
  });

  it("that is new stays beside what a flood asked for, which does not grow", async () => {
    await db.busquedaVacia.createMany({ data: many(600, 3) });
    await buscar("honesto radiador");
    await expect.poll(() => db.busquedaVacia.count(), { timeout: 8_000 }).toBe(500);
    expect(await db.busquedaVacia.count({ where: { clave: "honesto radiador" } })).toBe(1);
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
