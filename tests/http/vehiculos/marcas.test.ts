import { describe, expect, it } from "vitest";
import { slugify, toClave } from "../../../app/domain/kernel/text";
import { createLinea, createMarca } from "../../support/content/vehiculos";
import { fieldError, links, text, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const path = "/admin/vehiculos/marcas";
const editor = "form[data-part=editor]";

describe("a make", () => {
  it("is reached from the menu, and its lines from the list", async () => {
    const { marca } = await createLinea();
    expect((await admin.visit("/admin/vehiculos")).path).toBe(path);
    const list = await admin.visit(`${path}?q=${marca.nombre}`);
    expect(links(list, "tbody a")).toContainEqual([
      `1 línea de ${marca.nombre}`,
      `/admin/vehiculos/lineas?marca=${marca.id}`,
    ]);
  });

  it("has a name that no other make has", async () => {
    const marca = await createMarca("Citroën Ñandú");
    const page = await admin.submit(await admin.visit(`${path}/nuevo`), editor, { nombre: "CITROEN NANDU" });
    expect([page.status, fieldError(page, "nombre")]).toEqual([400, `Ya existe la marca «${marca.nombre}»`]);
  });

  it("has other names: of no other make, understood in searches, addresses and the list", async () => {
    const { nombre, slug, id } = await createMarca("Zumbador Motors");
    const { nombre: linea } = await createLinea({ marca: { id } });
    const other = await createMarca();
    const saved = await admin.submit(await admin.visit(`${path}/${id}`), editor, { alias: "ZM,  Zumba , zm" });
    expect([toast(saved), (await db.marca.findUniqueOrThrow({ where: { id } })).alias]).toEqual([
      ...["Marca actualizada", "ZM, Zumba"],
    ]);
    const refused = await admin.submit(await admin.visit(`${path}/${other.id}`), editor, { alias: "zumba" });
    expect([refused.status, fieldError(refused, "alias")]).toEqual([400, `La marca «${nombre}» ya se llama «zumba»`]);
    const called = await admin.submit(await admin.visit(`${path}/${other.id}`), editor, { nombre: "ZM" });
    expect([called.status, fieldError(called, "nombre")]).toEqual([400, `Ya existe la marca «${nombre}»`]);
    expect(text(await admin.visit(`${path}?q=zumba`), "tbody")).toContain("ZM, Zumba");
    expect(text(await admin.visit("/admin/vehiculos/lineas?q=zumba"), "tbody")).toContain(linea);
    expect((await new Visitor().fetch("/vehiculos/zm")).headers.get("Location")).toBe(`/vehiculos/${slug}`);
    const found = await new Visitor().visit(`/buscar?${new URLSearchParams({ q: `zm ${linea}` })}`);
    expect(text(found, "main")).toContain(`${nombre} ${linea}`);
  });

  it("with lines is not deleted until they are in another make", async () => {
    const { marca, id, slug, href } = await createLinea();
    const destino = await createMarca();
    const page = await admin.visit(`${path}/${marca.id}/eliminar`);
    expect(page.text).toContain("Tiene 1 línea.");
    expect((await admin.post(page.path, {})).headers.get("Location")).toBe(page.path);
    const moved = await admin.submit(page, "form[data-part=confirm]", {
      intent: "mover",
      destino_id: String(destino.id),
    });
    expect([moved.path, toast(moved)]).toEqual([page.path, `Líneas movidas 1 línea pasó a ${destino.nombre}`]);
    expect((await db.linea.findUniqueOrThrow({ where: { id } })).marca_id).toBe(destino.id);
    expect(toast(await admin.submit(moved, "form[data-part=confirm]"))).toContain("Marca eliminada");
    const old = await new Visitor().fetch(href);
    expect([old.status, old.headers.get("Location")]).toEqual([301, `/vehiculos/${destino.slug}/${slug}`]);
    expect((await new Visitor().fetch(`/vehiculos/${marca.slug}/no-hay`)).status).toBe(404);
  });

  it("does not take lines whose names it has", async () => {
    const uno = await createLinea({ nombre: "Sprint", alias: "Sprint GT" });
    const { marca } = await createLinea({ nombre: "Otra", alias: "sprint gt" });
    const refused = await admin.submit(
      await admin.visit(`${path}/${uno.marca_id}/eliminar`),
      "form[data-part=confirm]",
      {
        intent: "mover",
        destino_id: String(marca.id),
      },
    );
    expect([refused.status, text(refused, "[data-part=error]")]).toEqual([
      400,
      `«${marca.nombre}» ya tiene «Sprint»: únalas antes`,
    ]);
  });

  it("is nobody's to see or change without a session", async () => {
    const { id } = await createMarca();
    for (const to of [path, `${path}/nuevo`, `${path}/${id}`, `${path}/${id}/eliminar`, "/admin/vehiculos/lineas"]) {
      expect((await new Visitor().visit(to)).path).toMatch(/^\/admin\/login/);
      expect((await new Visitor().post(to, { nombre: "X" })).headers.get("Location")).toMatch(/^\/admin\/login/);
    }
  });

  it("is one of 500 at most, which are read at once, though each has a line of the same name", async () => {
    const names = Array.from({ length: 500 - (await db.marca.count()) }, (_, n) => `Fábrica ${n}`);
    const data = names.map((nombre) => ({ nombre, clave: toClave(nombre), slug: slugify(nombre) }));
    await db.marca.createMany({ data });
    const marcas = await db.marca.findMany({ where: { slug: { startsWith: "fabrica-" } } });
    const igual = { nombre: "Igualita", clave: "IGUALITA", slug: "igualita" };
    await db.linea.createMany({ data: marcas.map(({ id }) => ({ ...igual, marca_id: id })) });
    const page = await admin.submit(await admin.visit(`${path}/nuevo`), editor, { nombre: "Una más" });
    expect([page.status, page.text.includes("Ya hay 500 marcas: elimine las que no use")]).toEqual([400, true]);
    expect(await db.marca.count()).toBe(500);
    for (const to of ["/vehiculos", "/buscar?q=igualita", "/sitemap.xml"])
      expect([to, (await new Visitor().visit(to)).status]).toEqual([to, 200]);
  });
});
