import { describe, expect, it } from "vitest";
import { createProducto, createSubcategoria, productoHref } from "../../../support/content/factories";
import { text, texts, toast } from "../../../support/site/reading";
import { db, signedIn, Visitor } from "../../../support/site/site";
import { countWith, createMuchos, doAllButLast, finishPending, MUCHOS } from "./muchos";

const admin = await signedIn();
const visitor = new Visitor();
const question = "form[data-part=confirm]";

describe("very many products that move to another subcategory", () => {
  /** Begins a move to a subcategory that has a product of the same name as one of them. */
  async function begin(nombre?: string) {
    const [origen, destino] = [await createMuchos(), await createSubcategoria({ nombre })];
    await createProducto({ subcategoria: destino, nombre: "Pieza 001" });
    const page = await admin.visit(`/admin/subcategorias/${origen.id}/eliminar`);
    const fields = { intent: "mover", destino_id: String(destino.id) };
    return { origen, destino, fields, page, moved: await admin.submit(page, question, fields) };
  }

  it("are on their way, which both ends say until they are there", async () => {
    const { origen, destino, fields, page, moved } = await begin();
    expect(toast(moved)).toBe(
      `Productos en camino 2.001 productos pasan a ${destino.nombre}. Puede seguir trabajando.`,
    );
    expect(moved.path).toBe(page.path);
    expect(moved.text).toContain(`Sus productos están pasando a ${destino.nombre}. Por pasar: 2.001 productos.`);
    expect(moved.$(question)).toBeNull();
    const again = await admin.follow(await admin.post(page.path, fields), page.path);
    expect([again.status, again.path, toast(again)]).toEqual([200, page.path, ""]);
    expect(await db.pendiente.count()).toBe(1);
    const end = `/admin/subcategorias/${destino.id}/eliminar`;
    expect((await admin.visit(end)).text).toContain(`Están llegando los productos de ${origen.nombre}.`);
    await db.producto.deleteMany({ where: { subcategoria_id: destino.id } });
    await admin.post(end, {});
    expect(toast(await admin.visit(end))).toContain(`están llegando los productos de ${origen.nombre}`);
    await finishPending();
    expect(await db.producto.count({ where: { subcategoria_id: destino.id } })).toBe(MUCHOS);
    expect(toast(await admin.submit(await admin.visit(page.path), question))).toContain("Subcategoría eliminada");
  });

  it("come there all, each with an address of its own, to which the old one leads", async () => {
    const { origen, destino } = await begin();
    await doAllButLast(origen.id);
    // Those that have not come there yet are where they were.
    expect((await visitor.visit(productoHref(origen, "pieza-999"))).path).toBe(productoHref(origen, "pieza-999"));
    expect((await visitor.visit(productoHref(origen, "pieza-500"))).path).toBe(productoHref(destino, "pieza-500"));
    const half = await db.subcategoria.findUniqueOrThrow({ where: { id: origen.id } });
    expect(half.productos_total).toBe(1);
    await finishPending();
    const answer = await visitor.fetch(productoHref(origen, "pieza-999"));
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, productoHref(destino, "pieza-999")]);
    expect((await visitor.visit(productoHref(origen, "pieza-001"))).path).toBe(productoHref(destino, "pieza-001-2"));
    const ends = await db.subcategoria.findMany({
      where: { id: { in: [origen.id, destino.id] } },
      orderBy: { id: "asc" },
      select: { productos_total: true, productos_visibles: true, _count: { select: { productos: true } } },
    });
    const counted = (n: number) => ({ productos_total: n, productos_visibles: n, _count: { productos: n } });
    expect(ends).toEqual([counted(0), counted(MUCHOS + 1)]);
    const { categoria_id } = destino;
    expect(await db.producto.count({ where: { subcategoria_id: destino.id, categoria_id } })).toBe(MUCHOS + 1);
    expect(await countWith(destino.slug.split("-").at(-1) ?? "")).toBeGreaterThanOrEqual(MUCHOS);
  });

  it("are one line of the history, in the name of who moved them", async () => {
    const { origen, destino } = await begin("Traslado con historia");
    await finishPending();
    const history = await admin.visit(`/admin/auditoria?${new URLSearchParams({ q: destino.nombre })}`);
    const [line, ...others] = texts(history, "[data-part=historial] > li");
    const { nombre } = await db.adminUser.findFirstOrThrow();
    expect(others).toEqual([]);
    for (const said of [`Movió · Producto: 2.001 productos${nombre}`, origen.nombre, "… y 1901 más"])
      expect(line).toContain(said);
  });

  it("do not go on from where others leave: a subcategory under way to a third one is no destination", async () => {
    const { origen } = await begin();
    const { subcategoria } = await createProducto();
    const page = await admin.visit(`/admin/subcategorias/${subcategoria.id}/eliminar`);
    expect(texts(page, "select[name=destino_id] option")).not.toContain(origen.nombre);
    const answer = await admin.post(page.path, { intent: "mover", destino_id: String(origen.id) });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining(`Los productos de «${origen.nombre}» están pasando a otra subcategoría.`),
    ]);
    await finishPending();
    expect(text(await admin.visit(page.path), "h1")).toContain("no se puede eliminar todavía");
  });
});
