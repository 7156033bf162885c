import { describe, expect, it } from "vitest";
import { createProducto, createSubcategoria } from "../../support/content/factories";
import { texts } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";
import { confirm, counts, results, sendLines, sendTable } from "../../support/content/tablas";

const ana = await signedIn();
const sub = await createSubcategoria();
const donde = `${sub.categoria.nombre};${sub.nombre}`;

describe("places and addresses of imported products", () => {
  it("leaves alone what is in no column, and moves a product whose place is", async () => {
    const other = await createSubcategoria();
    const { id, href } = await createProducto({
      codigo: "MU-1",
      nombre: "Mudanza",
      descripcion: "Mía",
      subcategoria: sub,
    });
    const page = await sendTable(
      ana,
      `subcategoría\tPrecio\tCODIGO\tcategoria\n${other.nombre}\t12,50\tMU-1\t${other.categoria.nombre}\n`,
    );
    expect(page.text).toContain("Columnas que no se importan: Precio.");
    await confirm(ana, page);
    expect(await db.producto.findUnique({ where: { id } })).toMatchObject({
      nombre: "Mudanza",
      descripcion: "Mía",
      subcategoria_id: other.id,
      categoria_id: other.categoria_id,
      slug: "mudanza",
    });
    expect((await new Visitor().visit(href)).status).toBe(200);
    expect(texts(await new Visitor().visit("/buscar?q=mudanza"), "main a").join()).toContain("Mudanza");
  });

  it("asks what a mistyped title, category or subcategory may mean", async () => {
    const titles = "Código;Nombr;Categoría;SubCategoria;Descripcón;Precio;Categorías";
    const other = await createSubcategoria({ nombre: "Sin parecido" });
    for (const nombre of ["Gemelos anchos", "Gemelos altos"]) await createSubcategoria({ nombre, categoria: other.categoria }); // prettier-ignore
    const [categoria, subcategoria] = [sub.categoria.nombre.slice(1), sub.nombre.slice(1)];
    const rows = [
      `ER-1;Uno;${categoria};${sub.nombre};Texto;1`,
      `ER-2;Uno;${sub.categoria.nombre};${subcategoria};Texto;1`,
      `ER-3;Uno;${other.categoria.nombre};${subcategoria};Texto;1`,
      `ER-4;Uno;${other.categoria.nombre};Gemelos;Texto;1`,
      `ER-5;Uno;${other.categoria.nombre};Gemelos al;Texto;1`,
    ];
    const page = await sendTable(ana, [titles, ...rows].join("\n"));
    expect(page.text).toContain(
      "Columnas que no se importan: Nombr (¿quiso decir «Nombre»?), Descripcón (¿quiso decir «Descripción»?), Precio, Categorías.",
    );
    const told = results(page).join("\n");
    expect(told).toContain(`No existe la categoría «${categoria}». ¿Quiso decir «${sub.categoria.nombre}»?`);
    expect(told).toContain(
      `«${sub.categoria.nombre}» no tiene la subcategoría «${subcategoria}». ¿Quiso decir «${sub.nombre}»?`,
    );
    const unlike = `«${other.categoria.nombre}» no tiene la subcategoría «${subcategoria}»`;
    const several = `«${other.categoria.nombre}» no tiene la subcategoría «Gemelos»`;
    for (const text of [unlike, several]) expect([told.includes(text), told.includes(`${text}. ¿`)]).toEqual([true, false]); // prettier-ignore
    expect(told).toContain("no tiene la subcategoría «Gemelos al». ¿Quiso decir «Gemelos altos»?");
  });

  it("gives products of one name addresses of their own, and takes no old one from its owner", async () => {
    await createProducto({ codigo: "SL-1", nombre: "Gemelo", subcategoria: sub });
    await createProducto({ codigo: "SL-2", nombre: "Otro gemelo", subcategoria: sub });
    const page = await sendLines(
      ana,
      `SL-1;Otro gemelo;${donde};;`,
      `SL-2;Gemelo;${donde};;`,
      `SL-3;Gemelo;${donde};;`,
    );
    await confirm(ana, page);
    const rows = await db.producto.findMany({ where: { codigo: { startsWith: "SL-" } }, orderBy: { codigo: "asc" } });
    expect(rows.map(({ slug }) => slug)).toEqual(["otro-gemelo-2", "gemelo-2", "gemelo-3"]);
    const old = await db.historialSlug.findMany({ where: { producto_id: { in: rows.map(({ id }) => id) } } });
    expect(old.map(({ slug, producto_id }) => [slug, producto_id]).sort()).toEqual([
      ["gemelo", rows[0]?.id],
      ["otro-gemelo", rows[1]?.id],
    ]);
  });

  it("takes over addresses that others left, which lead to those no more", async () => {
    const [uno, dos] = ["RE-1", "RE-2"];
    await createProducto({ codigo: uno, nombre: "Retirada", subcategoria: sub });
    await createProducto({ codigo: dos, nombre: "Segunda", subcategoria: sub });
    await confirm(ana, await sendLines(ana, `${uno};Primera;${donde};;`, `${dos};Tercera;${donde};;`));
    const left = { slug: { in: ["retirada", "segunda"] } };
    expect(await db.historialSlug.count({ where: left })).toBe(2);
    await confirm(ana, await sendLines(ana, `${uno};Segunda;${donde};;`, `RE-3;Retirada;${donde};;`));
    expect(await db.historialSlug.count({ where: left })).toBe(0);
    expect(await db.historialSlug.count({ where: { slug: "primera" } })).toBe(1);
  });

  it("shows many rows in pages of 50", async () => {
    const lines = Array.from({ length: 120 }, (_, n) => `PA-${n};Pieza ${n};${donde};;`);
    const page = await sendLines(ana, ...lines);
    expect([counts(page)[1], results(page).length]).toEqual([120, 50]);
    const last = await ana.visit(`${page.path}?ver=crear&pagina=9`);
    expect([last.path, results(last).length]).toEqual([`${page.path}?ver=crear&pagina=3`, 20]);
  });
});
