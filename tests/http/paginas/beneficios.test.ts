import { describe, expect, it } from "vitest";
import { describeEntidad } from "../../support/content/entidad";
import { fieldError, text } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";

const admin = await signedIn();
const path = "/admin/beneficios";
const fields = { icono: "50+", titulo: "Entrega al día", descripcion: "Sale hoy", orden: "7", activo: "on" };

describeEntidad({
  path,
  tabla: "beneficios_home",
  fields,
  nombre: "titulo",
  visible: { campo: "titulo", address: "/" },
  required: {
    icono: "El ícono es requerido",
    titulo: "El título es requerido",
    descripcion: "La descripción es requerida",
  },
  textos: {
    creado: "Beneficio creado",
    actualizado: "Beneficio actualizado",
    eliminado: "Beneficio eliminado",
    noCreado: "Error al crear el beneficio: Error desconocido",
    noActualizado: "Error al actualizar el beneficio: Error desconocido",
    noEliminado: "Error al eliminar el beneficio: Error desconocido",
  },
  pregunta: (titulo) => `¿Está seguro de que desea eliminar el beneficio "${titulo}"?`,
  row: ({ orden, activo, ...texts }) =>
    db.beneficioHome.create({ data: { ...fields, ...texts, orden: Number(orden), activo: activo === "on" } }),
  count: () => db.beneficioHome.count(),
});

async function create(typed: Record<string, string | null>) {
  return admin.submit(await admin.visit(`${path}/nuevo`), "form[data-part=editor]", { ...fields, ...typed });
}

describe("a benefit", () => {
  it.each([
    ["Star", "Star"],
    ["Q", ""],
  ])("whose icon somebody else made %s takes it where it was left alone", async (icono, dibujo) => {
    const { id } = await db.beneficioHome.create({
      data: { titulo: "Con dibujo", descripcion: "x", icono: "Award", orden: 9 },
    });
    const [first, second] = [await admin.visit(`${path}/${id}`), await admin.visit(`${path}/${id}`)];
    const text = dibujo ? "" : icono;
    await admin.submit(first, "form[data-part=editor]", { icono: text, dibujo });
    const conflict = await admin.submit(second, "form[data-part=editor]", { titulo: "De la segunda" });
    expect([conflict.status, conflict.$$("[data-part=saved]").length]).toEqual([409, 0]);
    await admin.submit(conflict, "form[data-part=editor]");
    const row = await db.beneficioHome.findUniqueOrThrow({ where: { id } });
    expect([row.titulo, row.icono]).toEqual(["De la segunda", icono]);
    const again = await admin.submit(second, "form[data-part=editor]", { icono: "W", dibujo: "" });
    expect(conflict.status).toBe(409);
    expect(again.$$("[data-part=saved]").length).toBeGreaterThan(0);
  });

  it("that visitors do not see does not disappear for them when it is deleted", async () => {
    for (const activo of [true, false]) {
      const data = { titulo: "Por eliminar", descripcion: "x", icono: "Award", orden: 9, activo };
      const { id } = await db.beneficioHome.create({ data });
      const asked = (await admin.visit(`${path}/${id}/eliminar`)).text;
      expect(asked.includes("dejará de aparecer en la página de inicio")).toBe(activo);
      expect(asked).toContain("Esta acción no se puede deshacer.");
      await db.beneficioHome.delete({ where: { id } });
    }
  });

  it("starts active and with order 0, which may be left empty (ADM §3, ADM §4 Order and state, ADM §5 Images, ADM §9)", async () => {
    const page = await admin.visit(`${path}/nuevo`);
    expect(page.$("[name=activo]")?.hasAttribute("checked")).toBe(true);
    expect(page.$("[name=orden]")?.getAttribute("value")).toBe("0");
    expect(page.$("[name=orden]")?.hasAttribute("required")).toBe(false);
  });

  it("that is not active is in the list and not on the site (ADM §2 Benefits, ADM §4 Order and state)", async () => {
    const page = await create({ titulo: "Beneficio apagado", activo: null });
    const row = page.$$("tbody tr").find((one) => one.textContent.includes("Beneficio apagado"));
    expect(row?.textContent).toContain("Inactivo");
    expect((await admin.visit("/")).text).not.toContain("Beneficio apagado");
  });

  it("with an order below 0 is refused beside it; one that is no number becomes 0 (ADM §5 Images, ADM §9)", async () => {
    const refused = await create({ orden: "-1" });
    expect([refused.status, fieldError(refused, "orden")]).toEqual([400, "El orden debe ser mayor o igual a 0"]);
    for (const [orden, stored] of [
      ["abc", 0],
      ["", 0],
      ["2.9", 2],
    ] as const) {
      await create({ titulo: `Orden ${orden}.`, orden });
      expect(await db.beneficioHome.findFirst({ where: { titulo: `Orden ${orden}.` } })).toMatchObject({
        orden: stored,
      });
    }
    expect((await create({ orden: "99999999999" })).status).toBe(400);
  });

  it("has its description cut at 100 characters in the list (ADM §2 Benefits)", async () => {
    const page = await create({ descripcion: "y".repeat(150) });
    expect(page.text).toContain(`${"y".repeat(100)}...`);
    expect(page.text).not.toContain("y".repeat(101));
  });
});

describe("the list of benefits", () => {
  it("says in its heading what it is about (ADM §2 Benefits)", async () => {
    expect(text(await admin.visit(path), "[data-part=title]")).toContain(
      "Administra los beneficios de elegir a GED Autopartes",
    );
  });

  it.each(["entrega AL dia", "hoy", "50+"])("finds %j in title, description or icon (ADM §2 Benefits)", async (q) => {
    await db.beneficioHome.create({ data: { ...fields, orden: 1, activo: true } });
    const page = await admin.visit(`${path}?q=${encodeURIComponent(q)}`);
    expect(text(page, "tbody")).toContain("Entrega al día");
    expect(text(page, "tbody")).not.toContain("Calidad verificada");
  });

  it("says when a search finds nothing, when there are none, and counts one and many (ADM §2 Benefits, ADM §2 Routes)", async () => {
    const nothing = await admin.visit(`${path}?q=zzz`);
    expect(nothing.text).toContain("No se encontraron beneficios que coincidan con la búsqueda");
    await db.beneficioHome.deleteMany();
    const none = await admin.visit(path);
    expect(none.text).toContain("No hay beneficios registrados");
    expect(text(none, "#lista span")).toBe("0 beneficios");
    await db.beneficioHome.create({ data: { ...fields, orden: 1, activo: true } });
    expect(text(await admin.visit(path), "#lista span")).toBe("1 beneficio");
    const many = Array.from({ length: 51 }, (_, n) => ({ ...fields, titulo: `B${n}`, orden: n + 2, activo: true }));
    await db.beneficioHome.createMany({ data: many });
    const page = await admin.visit(path);
    expect([text(page, "#lista span"), page.$$("tbody tr").length]).toEqual(["52 beneficios", 50]);
    expect((await admin.visit(`${path}?pagina=2`)).$$("tbody tr").length).toBe(2);
    expect((await admin.visit(`${path}?pagina=9`)).path).toBe(`${path}?pagina=2`);
  });
});
