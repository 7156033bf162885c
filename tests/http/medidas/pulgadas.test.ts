import { expect, it } from "vitest";
import { createProducto, createSubcategoria } from "../../support/content/factories";
import { createAtributo, createMedida } from "../../support/content/medidas";
import { jsonLdOf } from "../../support/site/json-ld";
import { texts } from "../../support/site/reading";
import { db, Visitor } from "../../support/site/site";

const visitor = new Visitor();

it("inches are fractions on the site, in the table, the filters and on the product's page; decimals where they are stored (PUB §2 Subcategory)", async () => {
  const subcategoria = await createSubcategoria();
  const medida = await createAtributo(subcategoria, { nombre: "Medida", unidad: "pulg" });
  const producto = await createProducto({ subcategoria, nombre: "Abrazadera de tornillo" });
  await createMedida(producto, medida, '1 3/4"');
  const list = `/${subcategoria.categoria.slug}/${subcategoria.slug}`;
  const name = `m${medida.id}-desde`;
  const page = await visitor.visit(`${list}?${new URLSearchParams({ [name]: "1/2" })}`);
  expect(texts(page, "tbody td:nth-child(3)")).toEqual(["1 3/4"]);
  expect(texts(page, "[aria-label='Filtros aplicados'] li > span")).toEqual(["Medida desde 1/2 pulg"]);
  const field = page.$(`#${name}`);
  expect([field?.getAttribute("value"), field?.getAttribute("inputmode")]).toEqual(["1/2", "text"]);
  const own = await visitor.visit(producto.href);
  expect(texts(own, "[data-part=medidas] dd")).toEqual(["1 3/4 pulg"]);
  expect(jsonLdOf(own, "Product")[0]).toMatchObject({ additionalProperty: [{ value: 1.75, unitText: "pulg" }] });
  expect(await db.medida.findFirst({ where: { producto_id: producto.id } })).toMatchObject({ texto: "1,75" });
});
