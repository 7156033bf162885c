import { describe, expect, it } from "vitest";
import { createProductos, createSubcategoria } from "../../support/content/factories";
import { createAplicacion, createLinea } from "../../support/content/vehiculos";
import { whileRowRefused } from "../../support/db/faults";
import { text, texts, toast } from "../../support/site/reading";
import { db, doPending, signedIn, Visitor } from "../../support/site/site";
import { finishPending } from "../catalogo/pendientes/muchos";

const admin = await signedIn();
const path = "/admin/vehiculos/lineas";
const question = "form[data-part=confirm]";
/** Together one more than go to another line at once. */
const [PRODUCTOS, SUYAS, MUCHAS] = [73, 137, 10_001];

/** Two lines of a make, the first with very many applications; the other has one that the first has too. */
async function createMuchas() {
  const origen = await createLinea({ alias: "Otro nombre" });
  const destino = await createLinea({ marca: origen.marca });
  const subcategoria = await createSubcategoria();
  await createProductos(PRODUCTOS, subcategoria);
  const productos = await db.producto.findMany({
    where: { subcategoria_id: subcategoria.id },
    orderBy: { id: "asc" },
    select: { id: true },
  });
  const rows = productos.flatMap(({ id: producto_id }) =>
    Array.from({ length: SUYAS }, (_, at) => ({
      ...{ producto_id, linea_id: origen.id, desde: 2000, nota: `n ${at}`, orden: at },
    })),
  );
  await db.aplicacion.createMany({ data: rows });
  const [first] = productos;
  if (!first) throw new Error("unreachable");
  await createAplicacion(first, destino, { desde: 2000, hasta: null, nota: "n 0" });
  return { origen, destino };
}

async function begin() {
  const { origen, destino } = await createMuchas();
  const page = await admin.visit(`${path}/${origen.id}/unir`);
  const joined = await admin.submit(page, question, { destino_id: String(destino.id) });
  return { origen, destino, page, joined };
}

const countOf = async (linea: { id: number }) => db.aplicacion.count({ where: { linea_id: linea.id } });

describe("a line with very many applications that is joined with another one", () => {
  it("has them on their way, which both say until they are there and it is gone", async () => {
    const { origen, destino, page, joined } = await begin();
    const [suyo, otro] = [origen, destino].map(({ nombre, marca }) => `${marca.nombre} ${nombre}`);
    expect(toast(joined)).toBe(`Líneas en camino 10.001 aplicaciones pasan a ${otro}. Puede seguir trabajando.`);
    expect([joined.path, await countOf(origen)]).toEqual([path, MUCHAS]);
    const wait = await admin.visit(page.path);
    expect(wait.path).toBe(`${path}/${origen.id}/eliminar`);
    expect(wait.text).toContain(`Sus aplicaciones están pasando a ${otro}. Por pasar: 10.001 aplicaciones.`);
    expect(wait.$(question)).toBeNull();
    const end = await admin.visit(`${path}/${destino.id}/eliminar`);
    expect(end.text).toContain(`Están llegando las aplicaciones de ${suyo}. Puede seguir trabajando.`);
    expect(end.$(question)).toBeNull();
    expect((await new Visitor().visit(origen.href)).status).toBe(200);
    await finishPending();
    expect([await countOf(origen), await countOf(destino)]).toEqual([0, MUCHAS]);
    const { alias } = await db.linea.findUniqueOrThrow({ where: { id: destino.id } });
    expect(alias).toBe(`${origen.nombre}, Otro nombre`);
    const answer = await new Visitor().fetch(origen.href);
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, destino.href]);
    const { nombre } = await db.adminUser.findFirstOrThrow();
    const where = { accion: "unir", entidad_id: String(destino.id) };
    expect(await db.auditoria.findMany({ where, select: { titulo: true, admin_nombre: true } })).toEqual([
      { titulo: "10.001 aplicaciones", admin_nombre: nombre },
    ]);
  });

  it("goes to a line that cannot be deleted meanwhile, empty as it may be", async () => {
    const { origen, destino } = await createMuchas();
    await db.aplicacion.deleteMany({ where: { linea_id: destino.id } });
    const asked = await admin.visit(`${path}/${destino.id}/eliminar`);
    const page = await admin.visit(`${path}/${origen.id}/unir`);
    await admin.submit(page, question, { destino_id: String(destino.id) });
    const refused = await admin.submit(asked, question);
    expect([refused.path, toast(refused)]).toEqual([asked.path, expect.stringContaining("Están llegando")]);
    await finishPending();
    expect(await countOf(destino)).toBe(MUCHAS);
  });

  it("goes on where it was stopped", async () => {
    const { origen, destino } = await begin();
    const { producto_id } = await db.aplicacion.findFirstOrThrow({
      where: { linea_id: origen.id },
      orderBy: { producto_id: "desc" },
    });
    const last = `OLD.producto_id = ${producto_id} AND OLD.linea_id = ${origen.id}`;
    await whileRowRefused("UPDATE", "aplicaciones", last, async () => {
      while ((await countOf(origen)) > SUYAS) await doPending().catch(() => undefined);
    });
    expect(await countOf(destino)).toBe(MUCHAS - SUYAS);
    await finishPending();
    expect([await db.linea.count({ where: { id: origen.id } }), await countOf(destino)]).toEqual([0, MUCHAS]);
  });

  it("is neither joined again nor joined with, and what it goes to is not joined with a third one", async () => {
    const { origen, destino } = await begin();
    const otra = await createLinea({ marca: origen.marca });
    const page = await admin.visit(`${path}/${otra.id}/unir`);
    const offered = texts(page, "select[name=destino_id] option");
    expect([offered.includes(origen.nombre), offered.includes(destino.nombre)]).toEqual([false, true]);
    const post = async (from: { id: number }, to: { id: number }) =>
      admin.post(`${path}/${from.id}/unir`, { destino_id: String(to.id) });
    const refused = await post(otra, origen);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("Elija otra línea")]);
    for (const one of [origen, destino])
      expect((await post(one, otra)).headers.get("Location")).toBe(`${path}/${one.id}/eliminar`);
    expect(await db.unionDeLineas.findMany({ select: { linea_id: true, destino_id: true } })).toEqual([
      { linea_id: origen.id, destino_id: destino.id },
    ]);
    await admin.submit(page, question, { destino_id: String(destino.id) });
    await finishPending();
    expect(text(await admin.visit(`${path}/${destino.id}/eliminar`), "h1")).toContain("no se puede eliminar todavía");
    expect(await db.linea.count({ where: { id: { in: [origen.id, otra.id] } } })).toBe(0);
  });

  it("does not wait for others that cannot go", async () => {
    const subcategoria = await createSubcategoria();
    await createProductos(1, subcategoria);
    const producto = await db.producto.findFirstOrThrow({ where: { subcategoria_id: subcategoria.id } });
    const [stuck, other] = [await createLinea(), await createLinea()];
    for (const linea of [stuck, other]) {
      await createAplicacion(producto, linea);
      const destino = await createLinea({ marca: linea.marca });
      await db.unionDeLineas.create({ data: { linea_id: linea.id, destino_id: destino.id } });
    }
    await whileRowRefused("UPDATE", "aplicaciones", `OLD.linea_id = ${stuck.id}`, async () => {
      while ((await db.unionDeLineas.count()) > 1) await doPending().catch(() => undefined);
    });
    expect([await countOf(stuck), await countOf(other)]).toEqual([1, 0]);
    await finishPending();
    expect(await db.linea.count({ where: { id: { in: [stuck.id, other.id] } } })).toBe(0);
  });
});
