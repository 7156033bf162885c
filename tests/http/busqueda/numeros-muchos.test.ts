import { describe, expect, it } from "vitest";
import { createProductos, createSubcategoria } from "../../support/content/factories";
import { text, texts } from "../../support/site/reading";
import { db, Visitor } from "../../support/site/site";

const LISTED = 200;

/** Products of a subcategory of their own, each with a number of another maker. */
async function numbered(count: number, numero: (at: number) => string): Promise<void> {
  const subcategoria = await createSubcategoria();
  await createProductos(count, subcategoria);
  const own = { where: { subcategoria_id: subcategoria.id }, orderBy: { id: "asc" }, select: { id: true } } as const;
  const rows = await db.producto.findMany(own);
  await db.referencia.createMany({
    data: rows.map(({ id }, at) => ({
      ...{ producto_id: id, tipo: "equivalente", marca: "Monroe", orden: 1 },
      ...{ numero: numero(at), numero_plano: numero(at).toLowerCase() },
    })),
  });
}

describe("a number that very many products have", () => {
  it.each([
    ["as a whole", "NM8801", () => "NM8801"],
    ["at its beginning", "NM71", (at: number) => `NM7${1000 + at}`],
  ])("%s has pages for the first two hundred, and says that there are more", async (_, q, numero) => {
    const visitor = new Visitor();
    await numbered(LISTED, numero);
    const all = await visitor.visit(`/buscar?q=${q}`);
    expect(text(all, "[role=status]")).toContain("200 referencias");
    expect(text(all, "[role=status]")).not.toContain("Más de");
    await numbered(1, () => numero(LISTED));
    const more = await visitor.visit(`/buscar?q=${q}`);
    expect(text(more, "[role=status]")).toContain("Más de 200 referencias");
    const last = await visitor.visit(`/buscar?q=${q}&pagina=9`);
    expect([last.status, texts(last, "main li article, main tbody tr").length]).toEqual([200, 8]);
  });
});
