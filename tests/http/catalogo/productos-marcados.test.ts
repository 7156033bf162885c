import { describe, expect, it } from "vitest";
import { MOST_MARKED, productosPorPagina } from "~/domain/catalogo/listas";
import { contentVersion, createProducto, createProductos, createSubcategoria } from "../../support/content/factories";
import { createAtributo, createMedida, medidasOf } from "../../support/content/medidas";
import { whileRefused } from "../../support/db/faults";
import { after, confirm, idsOf, press } from "../../support/site/marcados";
import { attribute, links, text, texts, toast } from "../../support/site/reading";
import { db, type Page, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const path = "/admin/productos";
const form = "form[data-part=confirm]";

/** Three products of a subcategory, the last one hidden, and their list. */
async function three() {
  const subcategoria = await createSubcategoria();
  const given = [true, true, false].map((visible) => createProducto({ subcategoria, visible }));
  const [one, two, hidden] = await Promise.all(given);
  if (!one || !two || !hidden) throw new Error("Three products");
  return { one, two, hidden, list: await admin.visit(`${path}?subcategoria=${subcategoria.id}`) };
}

async function visibleOf(...ids: number[]): Promise<boolean[]> {
  const rows = await db.producto.findMany({ where: { id: { in: ids } }, select: { id: true, visible: true } });
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.visible ?? []);
}

const GONE = "Los productos marcados ya no están: alguien los eliminó.";

describe("the marked products of a list", () => {
  it("are hidden and shown together, in one change; the history names those that were not so (ADM §4 Products)", async () => {
    const { one, two, hidden, list } = await three();
    const before = await contentVersion();
    const done = await after(admin, await press(admin, list, "ocultar", [one.id, hidden.id]));
    expect([done.path, toast(done)]).toEqual([list.path, "Producto actualizado 1 producto quedó oculto"]);
    expect(await visibleOf(one.id, two.id, hidden.id)).toEqual([false, true, false]);
    expect((await new Visitor().visit(one.href)).status).toBe(404);
    expect(await contentVersion()).toBe(before + 1);
    const lines = await db.auditoria.findMany({
      where: { entidad: "productos", entidad_id: { in: [String(one.id), String(hidden.id)] } },
    });
    expect(lines.map(({ entidad_id }) => entidad_id)).toEqual([String(one.id)]);
    const shown = await after(admin, await press(admin, done, "mostrar", [one.id, two.id, hidden.id]));
    expect(toast(shown)).toBe("Productos actualizados 2 productos quedaron visibles");
    expect(await visibleOf(one.id, two.id, hidden.id)).toEqual([true, true, true]);
  });

  it("stay as they are, all of them, when somebody changed or deleted one meanwhile (ADM §8 Products)", async () => {
    const { one, two, list } = await three();
    await db.producto.update({ where: { id: two.id }, data: { revision: { increment: 1 } } });
    const stale = await after(admin, await press(admin, list, "ocultar", [one.id, two.id]));
    expect(toast(stale)).toBe(`Error Mientras tanto cambió ${two.codigo}. Márquelos de nuevo.`);
    await db.producto.update({ where: { id: one.id }, data: { revision: { increment: 1 } } });
    await db.producto.delete({ where: { id: two.id } });
    const said = `Error Mientras tanto cambió ${one.codigo} y se eliminó uno de los marcados. Márquelos de nuevo.`;
    expect(toast(await after(admin, await press(admin, stale, "ocultar", [one.id, two.id])))).toBe(said);
    expect(await visibleOf(one.id)).toEqual([true]);
  });

  it("are named in the question before they are deleted; one that is gone meanwhile is told of (ADM §2 Lists, ADM §8 Confirmations)", async () => {
    const { one, two, hidden, list } = await three();
    const question = await after(admin, await press(admin, list, "preguntar-eliminar", [one.id, two.id]));
    expect(text(question, "main h1")).toBe("¿Está seguro de que desea eliminar 2 productos?");
    for (const { codigo, nombre } of [one, two]) expect(question.text).toContain(`${codigo}${nombre}`);
    expect(links(question, "form[data-part=confirm] a")).toEqual([["Cancelar", list.path]]);
    const leaves = ["2 productos dejarán de aparecer en el catálogo", "elija «Ocultar»"];
    for (const said of leaves) expect(question.text).toContain(said);
    const unseen = await admin.visit(`${path}/eliminar?productos=${hidden.id}`);
    for (const said of ["de aparecer en el catálogo", "elija «Ocultar»"]) expect(unseen.text).not.toContain(said);
    expect(await visibleOf(one.id, two.id)).toHaveLength(2);
    await db.producto.delete({ where: { id: two.id } });
    const asked = await admin.visit(question.path);
    expect(text(asked, "main h1")).toBe("¿Está seguro de que desea eliminar 1 producto?");
    expect(asked.text).toContain("1 producto marcado ya no está: alguien lo eliminó.");
    const done = await admin.submit(question, form);
    expect([done.path, toast(done)]).toEqual([list.path, "Producto eliminado 1 producto; 1 ya no estaba"]);
    expect(texts(done, "tbody th")).toEqual([hidden.codigo]);
    expect(
      await db.auditoria.count({ where: { entidad: "productos", entidad_id: String(one.id), accion: "eliminar" } }),
    ).toBe(1);
    const late = await admin.visit(question.path);
    expect([late.path, toast(late)]).toEqual([list.path, `Error ${GONE}`]);
    const single = await after(admin, await press(admin, list, "preguntar-eliminar", [hidden.id]));
    expect(text(single, "main h1")).toContain(`el producto "${hidden.nombre}"`);
  });

  it("are all deleted or none when the database fails (ADM §8 Products)", async () => {
    const { one, two, list } = await three();
    const question = await after(admin, await press(admin, list, "preguntar-eliminar", [one.id, two.id]));
    const failed = await whileRefused("DELETE", "productos", () => admin.submit(question, form));
    expect(toast(failed)).toMatch(/^Error ?No se pudieron eliminar los productos\. Inténtelo de nuevo\.$/);
    expect(await visibleOf(one.id, two.id)).toHaveLength(2);
  });

  it("move together to another subcategory, with their addresses, words and measures; the history has one line (ADM §4 Products)", async () => {
    const { one, two, hidden, list } = await three();
    const destino = await createSubcategoria();
    const [largo, other] = [await createAtributo(one.subcategoria), await createAtributo(destino)];
    await createMedida(one, largo, "12,5");
    await createMedida(one, await createAtributo(one.subcategoria, { nombre: "Ancho" }), "3");
    const taken = await createProducto({ subcategoria: destino, nombre: two.nombre });
    const from = await createProducto({ nombre: two.nombre });
    const question = await after(admin, await press(admin, list, "preguntar-mover", [one.id, two.id]));
    expect(text(question, "main h1")).toBe("Mover 2 productos a otra subcategoría");
    for (const { codigo, nombre } of [one, two]) expect(question.text).toContain(`${codigo}${nombre}`);
    expect(question.text).toContain("Hay 2 medidas: pasan las que la otra subcategoría también tenga");
    const unsaid = await admin.submit(question, form);
    expect([unsaid.status, text(unsaid, "#destino-e")]).toEqual([400, "Elija otra subcategoría"]);

    const before = await contentVersion();
    const moreThanShown = question.path.replace(
      /productos=[^&]*/,
      `productos=${[one.id, two.id, from.id, taken.id].join()}`,
    );
    const done = await admin.submit(await admin.visit(moreThanShown), form, { destino_id: String(destino.id) });
    expect(toast(done)).toBe(`Productos movidos 3 productos pasaron a ${destino.nombre}`);
    expect(done.path).toBe(list.path);
    expect(await contentVersion()).toBe(before + 1);
    const rows = await db.producto.findMany({ where: { subcategoria_id: destino.id }, orderBy: { slug: "asc" } });
    const slugs = [taken.slug, `${taken.slug}-2`, `${taken.slug}-3`];
    expect(rows.map(({ slug }) => slug).filter((slug) => slug !== one.slug)).toEqual(slugs);
    expect(new Set(rows.map(({ categoria_id }) => categoria_id))).toEqual(new Set([destino.categoria_id]));
    for (const { href, codigo } of [one, two, from]) {
      const old = await new Visitor().fetch(href, { redirect: "manual" });
      expect(old.status).toBe(301);
      expect((await new Visitor().visit(old.headers.get("Location") ?? "")).text).toContain(codigo);
    }
    expect(await medidasOf(one.id)).toEqual(["Largo 12,5 12.5"]);
    expect(await db.medida.count({ where: { atributo_id: other.id } })).toBe(1);
    const found = await new Visitor().visit(`/buscar?q=${encodeURIComponent(`${one.nombre} ${destino.nombre}`)}`);
    expect(found.text).toContain(one.codigo);
    const lines = await db.auditoria.findMany({ where: { accion: "mover", entidad_id: String(destino.id) } });
    expect(lines).toMatchObject([{ titulo: "3 productos", antes: expect.stringContaining(`"${one.codigo}: Ancho: 3 mm"`) }]); // prettier-ignore
    for (const { codigo } of [one, two, from]) expect(lines[0]?.despues).toContain(codigo);
    for (const { subcategoria } of [one, from]) expect(lines[0]?.antes).toContain(subcategoria.nombre);
    expect((await db.producto.findUniqueOrThrow({ where: { id: hidden.id } })).subcategoria_id).not.toBe(destino.id);

    const again = await admin.submit(await admin.visit(moreThanShown), form, { destino_id: String(destino.id) });
    expect(toast(again)).toBe(`Nada cambió Ya estaban en ${destino.nombre}`);
    expect(await db.auditoria.count({ where: { accion: "mover", entidad_id: String(destino.id) } })).toBe(1);
  });

  it("are all moved or none when the database fails, and to nowhere that is not there (ADM §8 Products)", async () => {
    const { one, two, list } = await three();
    const destino = await createSubcategoria();
    const question = await after(admin, await press(admin, list, "preguntar-mover", [one.id, two.id]));
    const send = (id: number) => admin.submit(question, form, { destino_id: String(id) });
    const failed = await whileRefused("INSERT", "historial_slugs", () => send(destino.id));
    expect(toast(failed)).toBe("Error No se pudieron mover los productos. Inténtelo de nuevo.");
    await db.subcategoria.delete({ where: { id: destino.id } });
    expect((await send(destino.id)).status).toBe(400);
    const rows = await db.producto.findMany({ where: { id: { in: [one.id, two.id] } } });
    expect(rows.map((row) => [row.subcategoria_id, row.revision])).toEqual([one, two].map((row) => [row.subcategoria_id, 1])); // prettier-ignore
    expect((await new Visitor().visit(one.href)).status).toBe(200);
    await db.producto.deleteMany({ where: { id: { in: [one.id, two.id] } } });
    for (const late of [await send(one.subcategoria.id), await admin.visit(question.path)])
      expect([late.path, toast(late)]).toEqual([list.path, `Error ${GONE}`]);
  });

  it("are at most three hundred; without any, and with other values, nothing happens", async () => {
    const { one, list } = await three();
    expect(toast(await after(admin, await press(admin, list, "ocultar", [])))).toBe(
      "Error Marque primero algún producto.",
    );
    const send = async (intent: string, values: string[]) => {
      const body = new URLSearchParams({ intent });
      for (const value of values) body.append("marcado[]", value);
      return (await admin.fetch(path, { method: "POST", body, headers: admin.formHeaders })).status;
    };
    expect(await send("borrar-marcados", [`${one.id}-1`])).toBe(400);
    expect(await send("ocultar-marcados", ["abc"])).toBe(400);
    expect(await send("ocultar-marcados", Array<string>(MOST_MARKED + 1).fill(`${one.id}-1`))).toBe(400);
    expect(await visibleOf(one.id)).toEqual([true]);
  });

  it("are all of the page by a link that works without scripts, until something is done (DEC 30)", async () => {
    const subcategoria = await createSubcategoria();
    await createProductos(productosPorPagina + 2, subcategoria);
    const list = await admin.visit(`${path}?subcategoria=${subcategoria.id}`);
    expect(list.$("tbody input[checked]")).toBeNull();
    const [label, href] = links(list, "[data-part=marks] a")[0] ?? [];
    expect(label).toBe(`Marcar los ${productosPorPagina} de esta página`);
    const marked = await admin.visit(href ?? "");
    expect(marked.$$("tbody input[checked]")).toHaveLength(productosPorPagina);
    expect(links(marked, "[data-part=marks] a")).toEqual([
      ["Marcar los 27 de la lista", `${list.path}&marcar=lista`],
      ["Quitar las marcas", list.path],
    ]);
    expect(links(marked, "nav[aria-label=Paginación] a").join()).not.toContain("marcar");
    expect(links(marked, "tbody a").join()).not.toContain("marcar");
    expect(attribute(marked, "form#marcados", "action").replaceAll("&amp;", "&")).toBe(list.path);
  });

  it("are all of the list by another link, those of other pages too, whatever is searched (ADM §2 Lists)", async () => {
    const subcategoria = await createSubcategoria();
    await createProductos(2 * productosPorPagina + 1, subcategoria);
    const other = await createProducto({ nombre: "Otro de otra parte" });
    const list = await admin.visit(`${path}?subcategoria=${subcategoria.id}&pagina=2`);
    const all = "Marcar los 51 de la lista";
    expect(links(list, "[data-part=marks] a").map(([label]) => label)).toEqual(["Marcar los 25 de esta página"]);
    const page = await admin.visit(links(list, "[data-part=marks] a")[0]?.[1] ?? "");
    expect(links(page, "[data-part=marks] a").map(([label]) => label)).toEqual([all, "Quitar las marcas"]);
    const marked = await admin.visit(links(page, "[data-part=marks] a")[0]?.[1] ?? "");
    expect(marked.$$("tbody input[checked]")).toHaveLength(productosPorPagina);
    expect(links(marked, "[data-part=marks] a")).toEqual([["Quitar las marcas", list.path]]);
    expect(text(marked, "[data-part=marks] b")).toBe("Con los marcados, también los 26 de otras páginas");
    const [first, ...rest] = idsOf(marked);
    const hidden = await after(admin, await press(admin, marked, "ocultar", rest));
    expect([hidden.path, toast(hidden)]).toEqual([list.path, "Productos actualizados 50 productos quedaron ocultos"]);
    expect(await visibleOf(first ?? 0, other.id)).toEqual([true, true]);
    const question = await after(admin, await press(admin, await admin.visit(`${list.path}&estado=oculto&pagina=1&marcar=lista`), "preguntar-eliminar", [])); // prettier-ignore
    expect(text(question, "main h1")).toBe("¿Está seguro de que desea eliminar 25 productos?");
    expect(toast(await admin.submit(question, form))).toBe("Productos eliminados 25 productos");
    expect(await db.producto.count({ where: { subcategoria_id: subcategoria.id } })).toBe(26);
  });

  it("are asked about before all of a list are hidden or shown: how many, and which; none of a page is (ADM §8 Confirmations)", async () => {
    const subcategoria = await createSubcategoria();
    await createProductos(productosPorPagina + 2, subcategoria);
    const list = await admin.visit(`${path}?subcategoria=${subcategoria.id}`);
    const hidden = () => db.producto.count({ where: { subcategoria_id: subcategoria.id, visible: false } });
    const buttons = (page: Page) => page.$$("#marcados [name=intent]").slice(0, 2).map((one) => one.getAttribute("value")); // prettier-ignore
    expect(buttons(await admin.visit(`${list.path}&marcar=pagina`))).toEqual(["mostrar-marcados", "ocultar-marcados"]);
    const all = await admin.visit(`${list.path}&marcar=lista`);
    expect(buttons(all)).toEqual(["preguntar-mostrar-marcados", "preguntar-ocultar-marcados"]);
    const question = await after(admin, await press(admin, all, "preguntar-ocultar", idsOf(all)));
    expect([text(question, "main h1"), await hidden()]).toEqual(["¿Está seguro de que desea ocultar 27 productos?", 0]);
    const leave = "27 productos dejarán de aparecer en el catálogo de inmediato.";
    expect([text(question, `${form} p`), question.$$(`${form} li`).length]).toEqual([leave, 27]);
    expect(links(question, `${form} a`)).toEqual([["Cancelar", list.path]]);
    await db.producto.update({ where: { id: idsOf(all)[0] ?? 0 }, data: { revision: { increment: 1 } } });
    expect(toast(await confirm(admin, question))).toContain("Mientras tanto cambió");
    const done = await confirm(admin, await admin.visit(question.path));
    expect([done.path, await hidden()]).toEqual([list.path, 27]);
    const shown = await after(admin, await press(admin, await admin.visit(all.path), "preguntar-mostrar", idsOf(all)));
    expect(text(shown, `${form} p`)).toBe("27 productos aparecerán en el catálogo de inmediato.");
    await confirm(admin, shown);
    expect([await hidden(), text(await admin.visit(shown.path), `${form} p`)]).toEqual([0, "Ya están visibles."]);
  });

  it("are all of a list of three hundred, which move together, are deleted together, and of no longer one", async () => {
    const subcategoria = await createSubcategoria();
    await createProductos(MOST_MARKED, subcategoria);
    const address = `${path}?subcategoria=${subcategoria.id}`;
    const marked = await admin.visit(`${address}&marcar=lista`);
    const question = await after(admin, await press(admin, marked, "preguntar-mover", idsOf(marked)));
    expect(question.$$("form[data-part=confirm] li")).toHaveLength(MOST_MARKED);
    const destino = await createSubcategoria();
    const done = await admin.submit(question, form, { destino_id: String(destino.id) });
    expect(toast(done)).toBe(`Productos movidos 300 productos pasaron a ${destino.nombre}`);
    await createProducto({ subcategoria: destino });
    const longer = await admin.visit(`${path}?subcategoria=${destino.id}&marcar=lista`);
    expect(links(longer, "[data-part=marks] a").map(([label]) => label)).toEqual(["Quitar las marcas"]);
    expect(longer.$$("form#marcados [name='marcado[]']")).toHaveLength(0);
    expect(text(longer, "[data-part=marks] b")).toContain("solo los de esta página, la lista tiene demasiados");
    const last = await admin.visit(question.path.replace("/mover?", "/eliminar?"));
    expect(toast(await admin.submit(last, form))).toBe("Productos eliminados 300 productos");
  });

  it("change nothing once the session is over: the sign-in says so", async () => {
    const { one, list } = await three();
    await db.adminSession.deleteMany();
    const refused = await press(admin, list, "ocultar", [one.id]);
    const login = await admin.visit(refused.headers.get("Location") ?? "");
    expect(text(login, "[role=alert]")).toContain("repita la última acción: no se hizo");
    expect(await visibleOf(one.id)).toEqual([true]);
  });
});
