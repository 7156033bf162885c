import { describe, expect, it } from "vitest";
import { createProducto, createSubcategoria } from "../../support/content/factories";
import { isSqlite } from "../../support/db/faults";
import { isSearch, planOf, productoQueries, sorts, wholeTableReads } from "../../support/db/plans";
import { db, ORIGIN, Visitor } from "../../support/site/site";

const visitor = new Visitor();
const PART = 2_000;
/** The id before the first of a part that no other product is in. */
const EMPTY = 10_000_000;

async function addresses(path: string): Promise<string[]> {
  const response = await visitor.fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
}

/** As a change of the content does: pages are made anew. */
const contentChanges = () => db.contenidoVersion.update({ where: { id: 1 }, data: { version: { increment: 1 } } });

const partsOf = async () => (await addresses("/sitemap.xml")).map((address) => new URL(address).pathname);
const partOf = (id: number) => `/sitemap/${Math.ceil(id / PART)}`;

const subcategoria = await createSubcategoria();
// A section is listed with its first product.
await createProducto({ subcategoria });
const whole = await addresses("/sitemap.xml");

/** Creates products with these ids; returns their addresses. */
async function createAt(ids: readonly number[], visible = true) {
  const hrefs: string[] = [];
  for (const id of ids) hrefs.push((await createProducto({ id, visible, subcategoria })).href);
  return hrefs.map((href) => ORIGIN + href);
}

const border = EMPTY + PART;
const atBorders = await createAt([EMPTY, EMPTY + 1, border, border + 1]);
/** Parts of hidden products alone: more than one statement looks at, between two that have visible ones. */
const hidden = Array.from({ length: 30 }, (_, at) => EMPTY + (at + 5) * PART);
const hiddenAddresses = await createAt(hidden, false);
const behind = EMPTY + 100 * PART + 7;
const mixed = [behind, behind + 1, behind + 999, behind + 1_000];
const mixedAddresses = await createAt(mixed);
hiddenAddresses.push(...(await createAt([behind + 2], false)));
/** Next to the largest id that there is: its part ends behind it. */
const largest = 2_147_483_000;
const [atLargest = "", behindLargest = ""] = await createAt([largest, largest + 1]);
// The count is what splits the list; inserting 20,000 rows for it would take long.
await db.subcategoria.update({ where: { id: subcategoria.id }, data: { productos_visibles: 39_000 } });

describe("the sitemap of very many products", () => {
  it("is a list of the parts of 2,000 ids that have visible products, whatever gaps their ids have (PUB §4)", async () => {
    const visible = await db.producto.findMany({ where: { visible: true }, select: { id: true } });
    const numbers = new Set(visible.map(({ id }) => Math.ceil(id / PART)));
    const expected = [0, ...[...numbers].toSorted((one, other) => one - other)].map((part) => `/sitemap/${part}`);
    const parts = await partsOf();
    expect(parts).toEqual(expected);
    for (const id of [EMPTY, border, border + 1, behind, largest]) expect(parts).toContain(partOf(id));
    for (const id of hidden) expect(parts).not.toContain(partOf(id));
  });

  it("has every address in exactly one part, and nothing that is hidden (PUB §4)", async () => {
    const listed: string[] = [];
    for (const part of await partsOf()) listed.push(...(await addresses(part)));
    const added = [...atBorders, ...mixedAddresses, atLargest, behindLargest];
    expect(listed.toSorted()).toEqual([...whole, ...added].toSorted());
    expect(new Set(listed).size).toBe(listed.length);
    for (const address of hiddenAddresses) expect(listed).not.toContain(address);
  });

  it("has the products at the borders of a part each in its own, in the order of their ids", async () => {
    const [before, first, last, after] = atBorders;
    expect(await addresses(partOf(EMPTY))).toEqual([before]);
    expect(await addresses(partOf(border))).toEqual([first, last]);
    expect(await addresses(partOf(border + 1))).toEqual([after]);
    expect(await addresses(partOf(behind))).toEqual(mixedAddresses);
    expect(await addresses(partOf(largest))).toEqual([atLargest, behindLargest]);
  });

  it("has no part without visible products, and each under one address", async () => {
    const none = [partOf(hidden[3] ?? 0), partOf(border + 2 * PART), partOf(largest + PART), "/sitemap/9999999"];
    const odd = [`0${border / PART}`, "-1", "01x", "00", "1e3", "99999999999", "x"].map((part) => `/sitemap/${part}`);
    for (const path of [...none, ...odd]) expect([path, (await visitor.fetch(path)).status]).toEqual([path, 404]);
  });

  it("follows a product that is shown", async () => {
    const [id = 0, address = ""] = [hidden[7], hiddenAddresses[7]];
    await db.producto.update({ where: { id }, data: { visible: true } });
    await contentChanges();
    expect(await partsOf()).toContain(partOf(id));
    expect(await addresses(partOf(id))).toEqual([address]);
  });

  it("reads no more for a part than its ids, and for the list goes from part to part", async () => {
    await contentChanges();
    const ofParts = await productoQueries(async () => {
      await addresses(partOf(behind));
      expect((await visitor.fetch(partOf(border + 2 * PART))).status).toBe(404);
    });
    expect(ofParts).toHaveLength(4);
    const ofList = await productoQueries(partsOf, "tramos");
    expect(ofList.length).toBeGreaterThan(1);
    for (const query of [...ofParts, ...ofList]) {
      const plan = await planOf(query);
      expect([wholeTableReads(plan), isSearch(plan)], plan.join("\n")).toEqual([[], true]);
      // PostgreSQL knows how few there are here, and sorts them.
      if (isSqlite) expect(sorts(plan), plan.join("\n")).toEqual([]);
      expect(
        plan.filter((step) => step.includes("_visible_")),
        plan.join("\n"),
      ).toEqual([]);
    }
  });
});
