/** A word that more than a thousand products have: a sample of them is ranked, the same on both databases. */
import { beforeAll, expect, it } from "vitest";
import { createProducto, createProductos, createSubcategoria } from "../../support/content/factories";
import { db, Visitor } from "../../support/site/site";
import { buscar, codigosIn } from "../../support/site/search";

const visitor = new Visitor();
const isSampled = ({ id }: { id: number }) => (id * 40_503) % 65_536 < 8_192;

async function codes(q: string, pagina = 1): Promise<string[]> {
  const page = await buscar(q, { pagina: String(pagina) });
  expect(page.$("[role=status]")?.textContent).toBe("Más de 1.000 referencias");
  return codigosIn(page);
}

/** A product that is in no sample. */
async function createOther(given: { codigo?: string; nombre: string }) {
  for (;;) {
    const producto = await createProducto(given);
    if (!isSampled(producto)) return producto;
    await db.producto.delete({ where: { id: producto.id } });
  }
}

let expected: { id: number; codigo: string }[] = [];

beforeAll(async () => {
  const sub = await createSubcategoria({ nombre: "Topacio" });
  await createProductos(2_000, sub);
  const stored = await db.producto.findMany({ where: { subcategoria_id: sub.id } });
  expected = stored
    .filter(isSampled)
    .sort((one, other) => one.clave.length - other.clave.length || (one.clave < other.clave ? -1 : 1));
});

it("ranks what begins with the text, wherever it is, before a sample of the others (PUB §7)", async () => {
  const nombre = await createOther({ nombre: "Topacio" });
  const codigo = await createOther({ codigo: "TOPACIO-9", nombre: "Pieza sin el nombre" });
  const first = [codigo, nombre, ...expected].map((one) => one.codigo);
  expect(await codes("topacio")).toEqual(first.slice(0, 24));
  expect(await codes("topacio", 3)).toEqual(first.slice(48, 72));
  const beyond = await visitor.fetch("/buscar?q=topacio&pagina=999");
  const last = Math.ceil(first.length / 24);
  expect([beyond.status, beyond.headers.get("location")]).toEqual([302, `/buscar?q=topacio&pagina=${last}`]);
});

it("has no product in its sample that was hidden, renamed or deleted, and has it again when it is shown", async () => {
  const [hidden, renamed, deleted, ...others] = expected;
  if (!hidden || !renamed || !deleted) throw new Error("No sample");
  await db.producto.update({ where: { id: hidden.id }, data: { visible: false } });
  await db.producto.update({ where: { id: renamed.id }, data: { busqueda: "otra" } });
  await db.producto.delete({ where: { id: deleted.id } });
  expect((await codes("Topacio pieza")).slice(0, 5)).toEqual(others.slice(0, 5).map((one) => one.codigo));
  await db.producto.update({ where: { id: hidden.id }, data: { visible: true } });
  expect((await codes("TOPACIO PIEZA"))[0]).toBe(hidden.codigo);
});
