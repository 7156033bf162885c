import { describe, expect, it } from "vitest";
import { contentVersion, createCategoria, createProducto, createSubcategoria } from "../../support/content/factories";
import { whileMissing } from "../../support/db/faults";
import { fieldError, fieldValue, links, text, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";
import { sendForm } from "../../support/content/uploads";

const admin = await signedIn();
const path = "/admin/categorias";

async function create(typed: Record<string, string>) {
  return sendForm(admin, await admin.visit(`${path}/nuevo`), { typed });
}

describe("the list of categories", () => {
  it("shows name, beginning of the description, number of files, and how many there are (ADM §2 Categories, ADM §2 Routes)", async () => {
    const { nombre, id } = await createCategoria();
    await db.categoria.update({ where: { id }, data: { descripcion: "d".repeat(140) } });
    const page = await admin.visit(path);
    expect(text(page, "h1")).toBe("Gestión de Categorías");
    expect(page.text).toContain("Administra las categorías y subcategorías del catálogo");
    expect(text(page, "#lista")).toBe(`Lista de Categorías ${await db.categoria.count()} categorías`);
    expect(texts(page, "thead th")).toEqual(["Nombre", "Descripción", "Imágenes", "Acciones"]);
    const row = page.$$("tbody tr").find((one) => one.textContent.includes(nombre));
    expect(
      row
        ?.querySelectorAll("td")
        .slice(0, 2)
        .map((cell) => cell.textContent),
    ).toEqual([`${"d".repeat(100)}...`, "0"]);
    expect(links(page, "tbody a")).toContainEqual([`Editar ${nombre}`, `${path}/${id}`]);
  });

  it("finds in names and descriptions, whatever the accents and the case (ADM §2 Categories)", async () => {
    const { nombre, id } = await createCategoria({ nombre: "Suspensión Ñandú" });
    await db.categoria.update({ where: { id }, data: { descripcion: "Resortes helicoidales" } });
    for (const q of ["suspension nandu", "HELICOIDAL", "ñandú resortes"])
      expect(texts(await admin.visit(`${path}?q=${encodeURIComponent(q)}`), "tbody th")).toEqual([nombre]);
    const none = await admin.visit(`${path}?q=nada+de+esto`);
    expect(none.text).toContain("No se encontraron categorías que coincidan con la búsqueda");
  });

  it("that cannot be read says so (ADM §2 Categories)", async () => {
    const page = await whileMissing("categorias_info", () => admin.visit(path));
    expect([page.status, page.text]).toEqual([500, expect.stringContaining("Error al cargar categorías")]);
  });
});

describe("a new category", () => {
  it("is created at the end, told by name, and on the site at once (ADM §3, ADM §4 Products, ADM §7 Tables, ADM §8 Products)", async () => {
    const before = await contentVersion();
    const page = await create({ nombre: " Tapicería y Ñandú ", descripcion: "Cueros" });
    expect([page.path, toast(page)]).toEqual([path, "Categoría creada Tapicería y Ñandú"]);
    expect(await contentVersion()).toBeGreaterThan(before);
    const shown = await new Visitor().visit("/tapiceria-y-nandu");
    expect([shown.status, text(shown, "h1")]).toEqual([200, "Tapicería y Ñandú"]);
    expect(texts(await admin.visit(path), "tbody th").at(-1)).toBe("Tapicería y Ñandú");
  });

  it("needs a name and a description: said beside each (ADM §5 Categories)", async () => {
    const page = await create({ nombre: " ", descripcion: "\r\n " });
    expect([page.status, fieldError(page, "nombre"), fieldError(page, "descripcion")]).toEqual([
      400,
      "El nombre es requerido",
      "La descripción es requerida",
    ]);
  });

  it.each([
    ["Contacto", /La dirección \/contacto es del sitio/],
    ["AMORTIGUADORES", /Ya existe la categoría «Amortiguadores»/],
    ["amortíguadores", /Ya existe la categoría «Amortiguadores»/],
    ["Accesorios-4X4", /Ya existe la categoría «Accesorios 4X4»/],
    ["***", /Escriba al menos una letra o un número/],
  ])("cannot be called %s, and what was typed stays (DEC 1, DEC 7)", async (nombre, message) => {
    const page = await create({ nombre, descripcion: "Escrita" });
    expect([page.status, fieldError(page, "nombre")]).toEqual([400, expect.stringMatching(message)]);
    expect([fieldValue(page, "nombre"), fieldValue(page, "descripcion").trim()]).toEqual([nombre, "Escrita"]);
  });
});

describe("a category that is renamed", () => {
  it("has its new address at once, the old one leads there, and its products are found by the new name (ADM §7 Tables, ADM §8 Products)", async () => {
    const subcategoria = await createSubcategoria({ categoria: await createCategoria({ nombre: "Viejas cosas" }) });
    const producto = await createProducto({ subcategoria });
    const editor = await admin.visit(`${path}/${subcategoria.categoria_id}`);
    const page = await sendForm(admin, editor, { typed: { nombre: "Zarandajas nuevas" } });
    expect(toast(page)).toBe("Categoría actualizada Zarandajas nuevas");
    const old = await new Visitor().fetch("/viejas-cosas");
    expect([old.status, old.headers.get("Location")]).toEqual([301, expect.stringMatching(/\/zarandajas-nuevas$/)]);
    expect((await new Visitor().visit(producto.href)).path).toContain("/productos/zarandajas-nuevas/");
    const found = await new Visitor().visit("/buscar?q=zarandajas");
    expect(found.text).toContain(producto.nombre);
    expect((await new Visitor().visit("/buscar?q=zarandakas")).text).toContain(producto.nombre);
    expect((await db.producto.findUniqueOrThrow({ where: { id: producto.id } })).busqueda).not.toContain("viejas");
  });

  it("may take back a name it had, and keeps its own name without a word", async () => {
    const { id } = await createCategoria({ nombre: "Ida y vuelta" });
    for (const nombre of ["Vuelta", "Ida y vuelta", "Ida y Vuelta"])
      expect(toast(await sendForm(admin, await admin.visit(`${path}/${id}`), { typed: { nombre } }))).toContain(nombre);
    expect((await new Visitor().fetch("/ida-y-vuelta")).status).toBe(200);
  });
});

describe("two people at one category", () => {
  it("the second sees both versions and may still save", async () => {
    const { id, descripcion } = await createCategoria();
    const [first, second] = [await admin.visit(`${path}/${id}`), await admin.visit(`${path}/${id}`)];
    await sendForm(admin, first, { typed: { descripcion: "De la primera persona" } });
    const conflict = await sendForm(admin, second, { typed: { descripcion: "De la segunda" } });
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Este registro cambió mientras usted lo editaba");
    expect(texts(conflict, "q")).toEqual(["De la primera persona"]);
    expect([fieldValue(conflict, "descripcion").trim(), descripcion]).toEqual(["De la segunda", expect.any(String)]);
    expect(toast(await sendForm(admin, conflict))).toContain("Categoría actualizada");
    expect((await db.categoria.findUniqueOrThrow({ where: { id } })).descripcion).toBe("De la segunda");
  });

  it("an invalid try in between does not make the second one's save silent", async () => {
    const { id } = await createCategoria();
    const second = await admin.visit(`${path}/${id}`);
    await sendForm(admin, await admin.visit(`${path}/${id}`), { typed: { descripcion: "De la primera" } });
    const invalid = await sendForm(admin, second, { typed: { nombre: "" } });
    expect(invalid.status).toBe(400);
    expect((await sendForm(admin, invalid, { typed: { nombre: "Con nombre" } })).status).toBe(409);
  });
});

describe("an address of no category", () => {
  it.each([`${path}/999999`, `${path}/abc`, `${path}/999999/eliminar`])("%s answers 404", async (address) => {
    expect((await admin.visit(address)).status).toBe(404);
    expect((await admin.post(address, { nombre: "X", descripcion: "X", revision: "1" })).status).toBe(404);
  });
});
