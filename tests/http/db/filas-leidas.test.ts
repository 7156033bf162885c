import { describe, expect, it } from "vitest";
import { createProducto } from "../../support/content/factories";
import { db } from "../../support/site/site";

const { adapter } = await import("~/services/db/client.server");
const { join, sql } = await import("~/services/db/sql.server");
const { readCount, readRows } = await import("~/services/db/rows.server");

describe("rows that the site's own SQL reads", () => {
  it("have numbers, texts, booleans, moments and nothing, as Prisma's models have them", async () => {
    const { id } = await createProducto();
    const select = {
      id: true,
      codigo: true,
      visible: true,
      universal: true,
      medio_id: true,
      created_at: true,
    } as const;
    const [row] = await readRows(
      sql`SELECT id, codigo, visible, universal, medio_id, created_at FROM productos WHERE id = ${id}`,
    );
    expect(row).toEqual(await db.producto.findUniqueOrThrow({ where: { id }, select }));
  });

  it("have counts, sums and values of conditions as numbers, in the order that was asked for", async () => {
    const ids = [(await createProducto()).id, (await createProducto()).id];
    const [row] = await readRows(
      sql`SELECT count(*) AS todos, sum(count(*)) OVER () AS suma, max(CASE WHEN visible THEN 1 ELSE 0 END) AS alguno
        FROM productos WHERE id IN (${join(ids)})`,
    );
    expect(row).toEqual({ todos: 2, suma: 2, alguno: 1 });
    expect(await readCount(sql`SELECT count(*) AS n FROM productos WHERE id IN (${join(ids)}) AND NOT visible`)).toBe(
      0,
    );
    const found = await readRows<{ id: number }>(
      sql`SELECT id FROM productos WHERE id IN (${join(ids)}) ORDER BY id DESC`,
    );
    expect(found).toEqual(ids.toReversed().map((id) => ({ id })));
  });

  it("are found by any text, and none is read as SQL", async () => {
    const { id, codigo } = await createProducto();
    const of = (text: string) => readRows(sql`SELECT id FROM productos WHERE codigo = ${text}`);
    expect(await of(codigo)).toEqual([{ id }]);
    expect(await of(`${codigo}' OR ''='`)).toEqual([]);
  });

  it("are read again once the database is back, and what is wrong with a statement is said", async () => {
    await expect(readRows(sql`SELECT nada FROM productos`)).rejects.toThrow();
    await (await adapter.connect()).dispose();
    expect(await readCount(sql`SELECT count(*) AS n FROM reloj WHERE id = 1`)).toBeLessThanOrEqual(1);
  });
});
