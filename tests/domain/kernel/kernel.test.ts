import { describe, expect, it } from "vitest";
import "../../support/db/temp-env";

const { db } = await import("~/services/db/client.server");
const { change } = await import("~/domain/kernel/change.server");
const { beneficios } = await import("~/domain/paginas/beneficios.server");
const { productos } = await import("~/domain/catalogo/productos.server");
const { entities, deletionAt } = await import("~/domain/entities.server");

const row = { icono: "1", titulo: "Uno", descripcion: "x", orden: 1, activo: true };

describe("rows of an entity", () => {
  it("that visitors see are not written where the content version has not moved", async () => {
    await expect(change((tx) => beneficios.insert(tx, row))).rejects.toThrow("inside changeContent()");
    await expect(change((tx) => beneficios.assign(tx, [1], { activo: false }))).rejects.toThrow();
    await expect(change((tx) => productos.erase(tx, 1))).rejects.toThrow("inside changeContent()");
  });

  it("are not written in a transaction that keeps no history", async () => {
    await expect(db.$transaction((tx) => beneficios.insert(tx, row))).rejects.toThrow("inside change()");
  });

  it("cannot be written past it: the database only reads them", () => {
    // @ts-expect-error -- content has no writing verbs outside of the kernel.
    const write = () => db.beneficioHome.create({ data: row });
    // @ts-expect-error -- nor has a transaction.
    const inside = () => db.$transaction((tx) => tx.producto.deleteMany());
    expect([write, inside]).toHaveLength(2);
  });
});

describe("the list of entities", () => {
  it("names each once, and has a confirmation for every list that staff delete from", () => {
    const names = entities.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    const lists = ["productos", "categorias", "subcategorias", "catalogos", "imagenes", "logo", "ubicaciones"];
    const others = ["beneficios", "nosotros/secciones", "nosotros/valores", "nosotros/estadisticas", "mensajes"];
    const home = ["home/menu", "home/enlaces", "home/contactos", "backup"];
    for (const list of [...lists, ...others, ...home])
      expect([list, deletionAt(`/admin/${list}`)?.path]).toEqual([list, `/admin/${list}`]);
  });
});
