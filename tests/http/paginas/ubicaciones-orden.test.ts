import { beforeEach, describe, expect, it } from "vitest";
import { whileRefused } from "../../support/db/faults";
import { press } from "../../support/browser/lista-orden";
import { links, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const path = "/admin/ubicaciones/orden";
const data = {
  direccion: "Calle 1",
  ciudad: "Cota",
  telefono: "601 555 0100",
  telefono_whatsapp: "https://wa.me/573005550100",
  correo: "a@b.co",
  horario_semana: "8",
  horario_sabado: "8",
  horario_domingo: "8",
  busqueda: "x",
};

beforeEach(async () => {
  await db.ubicacion.deleteMany();
  for (const nombre of ["Norte", "Centro", "Sur"]) await db.ubicacion.create({ data: { ...data, nombre } });
});

async function siteOrder() {
  return texts(await new Visitor().visit("/contacto"), "section[aria-labelledby=sedes] article h3");
}

describe("the order of the branches", () => {
  it("has a tab of its own, with the tip (ADM §2 Locations)", async () => {
    const page = await admin.visit(path);
    expect(links(page, "main nav[aria-label=Ubicaciones] a")).toEqual([
      ["Tabla", "/admin/ubicaciones"],
      ["Orden", path],
    ]);
    expect(texts(page, "main nav[aria-label=Ubicaciones] a[aria-current]")).toEqual(["Orden"]);
    expect(page.text).toContain("El orden que ve aquí es exactamente el que muestra el sitio público.");
  });

  it("is the site's at once, numbered from 1 (ADM §4 Order and state, ADM §7 Tables, ADM §8 Locations, ADM §9)", async () => {
    const page = await press(admin, await admin.visit(path), "Subir Sur");
    expect([toast(page), texts(page, "[data-part=rows] b")]).toEqual(["Orden actualizado", ["Norte", "Sur", "Centro"]]);
    expect(await siteOrder()).toEqual(["Norte", "Sur", "Centro"]);
    const rows = await db.ubicacion.findMany({ orderBy: { orden: "asc" } });
    expect(rows.map(({ orden }) => orden)).toEqual([1, 2, 3]);
  });

  it("takes a row to any place, as dragging does", async () => {
    const page = await admin.visit(path);
    const firma = page.$("[name=firma]")?.getAttribute("value") ?? "";
    const sur = await db.ubicacion.findFirstOrThrow({ where: { nombre: "Sur" } });
    await admin.post(path, { intent: "mover", id: String(sur.id), posicion: "0", firma });
    expect(await siteOrder()).toEqual(["Sur", "Norte", "Centro"]);
  });

  it("does not go beyond its ends", async () => {
    const page = await admin.visit(path);
    expect(texts(page, "[data-part=rows] button[disabled]")).toEqual(["Subir Norte", "Bajar Sur"]);
  });

  it("is not changed from a list that is stale", async () => {
    const stale = await admin.visit(path);
    await db.ubicacion.create({ data: { ...data, nombre: "Nueva" } });
    expect(toast(await press(admin, stale, "Bajar Norte"))).toContain("La lista cambió mientras usted la ordenaba");
    expect(await siteOrder()).toEqual(["Norte", "Centro", "Sur", "Nueva"]);
  });

  it("that the database refuses stays as it was", async () => {
    const page = await admin.visit(path);
    const after = await whileRefused("UPDATE", "ubicaciones_contacto", () => press(admin, page, "Bajar Norte"));
    expect(toast(after)).toBe("Error No se pudo actualizar la ubicación. Inténtalo de nuevo.");
    expect(await siteOrder()).toEqual(["Norte", "Centro", "Sur"]);
  });

  it("does not make an open editor of a branch a conflict", async () => {
    const { id } = await db.ubicacion.findFirstOrThrow({ where: { nombre: "Norte" } });
    const editor = await admin.visit(`/admin/ubicaciones/${id}`);
    await press(admin, await admin.visit(path), "Bajar Norte");
    await admin.submit(editor, "form[data-part=editor]", { nombre: "Norte 2" });
    expect(await siteOrder()).toEqual(["Centro", "Norte 2", "Sur"]);
  });
});
