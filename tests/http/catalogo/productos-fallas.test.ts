import { describe, expect, it } from "vitest";
import { createProducto, createSubcategoria, productoFields } from "../../support/content/factories";
import { whileMissing, whileRefused } from "../../support/db/faults";
import { fieldValue, text, texts, toast } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";

const admin = await signedIn();
const path = "/admin/productos";

describe("when the database fails,", () => {
  it("a new product is not told as created, and what was typed stays (ADM §8 Products)", async () => {
    const fields = productoFields(await createSubcategoria(), { descripcion: "Larga de escribir" });
    const empty = await admin.visit(`${path}/nuevo`);
    const page = await whileRefused("INSERT", "productos", () => admin.submit(empty, "form[data-part=editor]", fields));
    expect(page.status).toBe(500);
    expect(text(page, "[data-part=summary]")).toMatch(/^Error ?No se pudo crear el producto\. Inténtalo de nuevo\.$/);
    for (const name of ["codigo", "nombre", "categoria_id", "subcategoria_id", "descripcion"] as const)
      expect(fieldValue(page, name).trim()).toBe(fields[name]);
    expect(page.text).not.toContain("disk on fire");
    expect(await db.producto.count({ where: { codigo: fields.codigo } })).toBe(0);
    expect(toast(await admin.submit(page, "form[data-part=editor]"))).toContain("Producto creado");
  });

  it("an edited product is not told as saved, and what was typed stays (ADM §8 Products)", async () => {
    const { id, nombre } = await createProducto({ descripcion: "x" });
    const editor = await admin.visit(`${path}/${id}`);
    const page = await whileRefused("UPDATE", "productos", () =>
      admin.submit(editor, "form[data-part=editor]", { nombre: "Sin guardar" }),
    );
    expect(page.status).toBe(500);
    expect(text(page, "[data-part=summary]")).toMatch(
      /^Error ?No se pudo actualizar el producto\. Inténtalo de nuevo\.$/,
    );
    expect(fieldValue(page, "nombre")).toBe("Sin guardar");
    expect((await db.producto.findUniqueOrThrow({ where: { id } })).nombre).toBe(nombre);
    expect(toast(await admin.submit(page, "form[data-part=editor]"))).toContain("Producto actualizado");
  });

  it("a deleted product is not told as deleted (ADM §8 Products)", async () => {
    const { id } = await createProducto();
    const question = await admin.visit(`${path}/${id}/eliminar`);
    const page = await whileRefused("DELETE", "productos", () => admin.submit(question, "form[data-part=confirm]"));
    expect(text(page, "main > [role=status] > [data-part=note] b")).toBe("Error");
    expect(toast(page)).toBe("Error No se pudo eliminar el producto. Inténtalo de nuevo.");
    expect(await db.producto.count({ where: { id } })).toBe(1);
  });

  it("a product that should be hidden is told as not saved, in the list", async () => {
    const { id } = await createProducto();
    const fields = { intent: "ocultar", id: String(id), revision: "1" };
    const response = await whileRefused("UPDATE", "productos", () => admin.post(path, fields));
    expect([response.status, response.headers.get("Location")]).toEqual([303, path]);
    expect(toast(await admin.visit(path))).toContain("No se pudo actualizar el producto. Inténtalo de nuevo.");
    expect((await db.producto.findUniqueOrThrow({ where: { id } })).visible).toBe(true);
  });

  it("nothing of a change stays when only its last step fails", async () => {
    const { id, nombre, slug } = await createProducto({ descripcion: "x" });
    const editor = await admin.visit(`${path}/${id}`);
    const page = await whileRefused("UPDATE", "contenido_version", () =>
      admin.submit(editor, "form[data-part=editor]", { nombre: "A medias" }),
    );
    expect(page.status).toBe(500);
    expect(await db.producto.findUniqueOrThrow({ where: { id } })).toMatchObject({ nombre, slug, revision: 1 });
    expect(await db.historialSlug.count({ where: { producto_id: id } })).toBe(0);
  });
});

describe("an address of a product that is not there", () => {
  it.each(["999999", "0", "-1", "1.5", "abc", "1e3", "99999999999", "%00", "..%2f1"])("%s answers 404", async (id) => {
    for (const suffix of ["", "/eliminar"]) {
      const page = await admin.visit(`${path}/${id}${suffix}`);
      expect([suffix, page.status]).toEqual([suffix, 404]);
      expect(page.$("nav[aria-label=Administración] a")).not.toBeNull();
    }
  });

  it.each(["999999", "abc"])("%s cannot be saved or deleted", async (id) => {
    const { categoria_id, subcategoria_id } = await createProducto();
    const ids = { categoria_id: String(categoria_id), subcategoria_id: String(subcategoria_id) };
    const rows = await db.producto.count();
    const save = await admin.post(`${path}/${id}`, { ...ids, nombre: "X", descripcion: "x", revision: "1" });
    const remove = await admin.post(`${path}/${id}/eliminar`, {});
    expect([save.status, remove.status]).toEqual([404, 404]);
    expect(await db.producto.count()).toBe(rows);
  });
});

describe("a form larger than any of the site's", () => {
  it("is refused before it is read, in words", async () => {
    const response = await admin.post(`${path}/nuevo`, { descripcion: "x".repeat(2 * 1024 * 1024) });
    expect([response.status, await response.text()]).toEqual([413, "El formulario es demasiado grande.\n"]);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });
});

describe("a post that is no form", () => {
  it.each([
    ["application/json", "{}"],
    ["multipart/form-data; boundary=x", "--x\r\nbroken"],
    ["text/plain", "codigo=X"],
  ])("of type %s is not a fault of the server", async (type, body) => {
    const headers = { "Content-Type": type, ...admin.formHeaders };
    for (const to of [path, `${path}/nuevo`, `${path}/1`])
      expect((await admin.fetch(to, { method: "POST", body, headers })).status, to).toBeLessThan(500);
  });
});

it("the list of products without any product says so (ADM §2 Lists, ADM §2 Products)", async () => {
  await db.producto.deleteMany();
  const page = await admin.visit("/admin/productos");
  expect(page.text).toContain("No hay productos registrados");
  expect(text(page, "#lista span")).toBe("0 productos");
});

it("the list of products that cannot be read says so, and keeps the menu (ADM §2 Layout, ADM §2 Lists, ADM §2 Products, ADM §8 Products, PUB §8)", async () => {
  const page = await whileMissing("productos", () => admin.visit("/admin/productos"));
  expect(page.status).toBe(500);
  expect(text(page, "main h1")).toBe("Error al cargar productos");
  expect(texts(page, "main p")[0]).toBe("Error desconocido");
  expect(page.text).not.toMatch(/prisma|relation|no such table/i);
  expect(page.$("nav[aria-label=Administración] a")).not.toBeNull();
});
