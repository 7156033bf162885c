import { describe, expect, it } from "vitest";
import { createProducto } from "../../support/content/factories";
import { createAplicacion, createLinea, createMarca } from "../../support/content/vehiculos";
import { fieldError, text, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const path = "/admin/vehiculos/lineas";
const editor = "form[data-part=editor]";

describe("a line", () => {
  it("is created in its make with its other names, and changed", async () => {
    const marca = await createMarca();
    const typed = { nombre: "Dústër", marca_id: String(marca.id), alias: "Duster 1 , duster uno,DUSTER 1" };
    const page = await admin.submit(await admin.visit(`${path}/nuevo`), editor, typed);
    expect([page.path, toast(page)]).toEqual([path, "Línea creada"]);
    const row = await db.linea.findFirstOrThrow({ where: { marca_id: marca.id } });
    expect([row.nombre, row.clave, row.slug, row.alias]).toEqual([
      "Dústër",
      "DUSTER",
      "duster",
      "Duster 1, duster uno",
    ]);
    const changed = await admin.submit(await admin.visit(`${path}/${row.id}`), editor, { nombre: "Duster" });
    expect(toast(changed)).toBe("Línea actualizada");
  });

  it.each([
    ["its name", { nombre: "DUSTER" }, "nombre", "La marca ya tiene la línea «Duster»"],
    ["one of its other names", { nombre: "oroch" }, "nombre", "La marca ya tiene la línea «Duster»"],
    [
      "an other name that is its own",
      { nombre: "Otra", alias: "Otra 2, Oroch" },
      "alias",
      "La línea «Duster» de la misma marca ya se llama «Oroch»",
    ],
    ["nothing", { nombre: " " }, "nombre", "El nombre es requerido"],
    ["no letter", { nombre: "***" }, "nombre", "Escriba al menos una letra o un número"],
  ])("is refused beside its field for %s", async (_, typed, field, message) => {
    const marca = await createMarca();
    await createLinea({ nombre: "Duster", alias: "Duster Oroch, Oroch", marca });
    const page = await admin.submit(await admin.visit(`${path}/nuevo`), editor, {
      marca_id: String(marca.id),
      ...typed,
    });
    expect([page.status, fieldError(page, field)]).toEqual([400, message]);
    expect(await db.linea.count({ where: { marca_id: marca.id } })).toBe(1);
  });

  it("may have the name of a line of another make", async () => {
    const linea = await createLinea({ nombre: "Swift" });
    const otra = await createMarca();
    const typed = { nombre: linea.nombre, marca_id: String(otra.id) };
    expect(toast(await admin.submit(await admin.visit(`${path}/nuevo`), editor, typed))).toBe("Línea creada");
  });

  it("is found in the list by its names and its make, and by the filter of the make", async () => {
    const linea = await createLinea({ alias: "Apodo raro" });
    const names = async (query: string) => texts(await admin.visit(`${path}?${query}`), "tbody th");
    for (const query of [`q=apodo+RARO`, `q=${linea.marca.nombre}+${linea.nombre}`, `marca=${linea.marca_id}`])
      expect([query, await names(query)]).toEqual([query, [linea.nombre]]);
    expect(await names("q=apodo+contrario")).toEqual([]);
  });
});

describe("a line that products name", () => {
  it("is not deleted: it is joined with another one, which takes its applications", async () => {
    const marca = await createMarca();
    const mala = await createLinea({ nombre: "Dustter", alias: "Dusterr", marca });
    const buena = await createLinea({ nombre: "Duster", marca });
    const producto = await createProducto();
    await createAplicacion(producto, mala);
    const page = await admin.visit(`${path}/${mala.id}/eliminar`);
    expect(page.text).toContain("Tiene 1 aplicación.");
    expect((await admin.post(page.path, {})).headers.get("Location")).toBe(page.path);
    expect(await db.linea.count({ where: { id: mala.id } })).toBe(1);
    const joined = await admin.submit(page, "form[data-part=confirm]", {
      intent: "mover",
      destino_id: String(buena.id),
    });
    expect([joined.path, toast(joined)]).toEqual([
      path,
      `Líneas unidas 1 aplicación pasó a ${marca.nombre} ${buena.nombre}`,
    ]);
    expect(await db.linea.count({ where: { id: mala.id } })).toBe(0);
    const [row] = await db.aplicacion.findMany({ where: { producto_id: producto.id } });
    expect(row?.linea_id).toBe(buena.id);
    const { alias } = await db.linea.findUniqueOrThrow({ where: { id: buena.id } });
    expect(alias).toBe("Dustter, Dusterr");
  });

  it("keeps what is said once, though both lines said it, and nobody overwrites it unseen", async () => {
    const mala = await createLinea();
    const buena = await createLinea({ marca: mala.marca });
    const producto = await createProducto();
    await createAplicacion(producto, mala);
    await createAplicacion(producto, buena);
    await createAplicacion(producto, mala, { hasta: null });
    const editing = await admin.visit(`/admin/productos/${producto.id}`);
    const page = await admin.submit(await admin.visit(`${path}/${mala.id}/unir`), "form[data-part=confirm]", {
      destino_id: String(buena.id),
    });
    expect(toast(page)).toContain("2 aplicaciones pasaron");
    const rows = await db.aplicacion.findMany({ where: { producto_id: producto.id }, orderBy: { orden: "asc" } });
    expect(rows.map(({ linea_id, hasta }) => [linea_id, hasta])).toEqual([
      [buena.id, 2020],
      [buena.id, null],
    ]);
    expect((await admin.submit(editing, editor)).status).toBe(409);
    expect(await admin.visit("/admin/auditoria?q=Uni%C3%B3").then((list) => list.status)).toBe(200);
    expect((await db.auditoria.findFirst({ where: { accion: "unir", entidad_id: String(buena.id) } }))?.entidad).toBe(
      "lineas",
    );
  });

  it("takes no name that a third line of the make has: applications would go to another vehicle", async () => {
    const mala = await createLinea({ nombre: "Rumba", alias: "Rumba Uno" });
    const buena = await createLinea();
    const tercera = await createLinea({ marca: buena.marca, nombre: "Rumba" });
    const page = await admin.submit(await admin.visit(`${path}/${mala.id}/unir`), "form[data-part=confirm]", {
      destino_id: String(buena.id),
    });
    expect(toast(page)).toMatch(/\. No pasan los nombres que otra línea tiene o que no caben: Rumba$/);
    const { alias } = await db.linea.findUniqueOrThrow({ where: { id: buena.id } });
    expect(alias).toBe("Rumba Uno");
    const producto = await createProducto();
    await createAplicacion(producto, tercera);
    const saved = await admin.submit(await admin.visit(`/admin/productos/${producto.id}`), editor, {
      descripcion: "x",
    });
    expect(toast(saved)).toContain("Producto actualizado");
    expect((await db.aplicacion.findFirstOrThrow({ where: { producto_id: producto.id } })).linea_id).toBe(tercera.id);
  });

  it("says which names the other one has no room for, and none that it has already", async () => {
    const [largo, corto] = ["Nombre largo ".repeat(14).trim(), "Nombre corto de la otra"];
    const mala = await createLinea({ nombre: "Tangara", alias: `Tángara Dos, ${corto}` });
    const buena = await createLinea({ alias: `Tangara, ${largo}` });
    const page = await admin.submit(await admin.visit(`${path}/${mala.id}/unir`), "form[data-part=confirm]", {
      destino_id: String(buena.id),
    });
    expect(toast(page)).toMatch(/: Tángara Dos y Nombre corto de la otra$/);
    expect(await db.linea.findUniqueOrThrow({ where: { id: buena.id } })).toMatchObject({ alias: `Tangara, ${largo}` });
  });

  it("is not joined with itself, with none, and not by a stranger", async () => {
    const linea = await createLinea();
    const page = await admin.visit(`${path}/${linea.id}/unir`);
    for (const destino_id of [String(linea.id), "__seleccione__", "99999999"]) {
      const refused = await admin.submit(page, "form[data-part=confirm]", { destino_id });
      expect([refused.status, text(refused, "[data-part=error]")]).toEqual([400, "Elija otra línea"]);
    }
    const posted = await new Visitor().post(page.path, { destino_id: "1" });
    expect(posted.headers.get("Location")).toMatch(/^\/admin\/login/);
    expect((await admin.visit(`${path}/99999999/unir`)).status).toBe(404);
  });
});
