import { describe, expect, it } from "vitest";
import { describeEntidad } from "../../support/content/entidad";
import { whileMissing } from "../../support/db/faults";
import { fieldError, links, text, texts } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";

const admin = await signedIn();
const base = "/admin/nosotros";
const address = "/nosotros";
const seccion = { tipo: "historia", titulo: "Cómo empezamos", contenido: "Con un torno", icono: "⚙️", orden: "9" };
const valor = { valor: "Cercanía", descripcion: "Contestamos", icono: "★", orden: "9" };
const estadistica = { titulo: "77+", descripcion: "Pueblos visitados", orden: "9" };

describe("sections:", () =>
  describeEntidad({
    path: `${base}/secciones`,
    tabla: "nosotros_secciones",
    fields: seccion,
    nombre: "titulo",
    visible: { campo: "contenido", address },
    required: {
      titulo: "El título es requerido",
      contenido: "El contenido es requerido",
      tipo: "El tipo es requerido",
    },
    textos: {
      creado: "Sección creada",
      actualizado: "Sección actualizada",
      eliminado: "Sección eliminada",
      noCreado: "No se pudo crear la sección. Inténtalo de nuevo.",
      noActualizado: "No se pudo actualizar la sección. Inténtalo de nuevo.",
      noEliminado: "No se pudo eliminar la sección. Inténtalo de nuevo.",
    },
    pregunta: (titulo) => `¿Está seguro de que desea eliminar la sección "${titulo}"?`,
    row: ({ orden, ...row }) => db.nosotrosSeccion.create({ data: { ...seccion, ...row, orden: Number(orden) } }),
    count: () => db.nosotrosSeccion.count(),
  }));

describe("values:", () =>
  describeEntidad({
    path: `${base}/valores`,
    tabla: "nosotros_valores",
    fields: valor,
    nombre: "valor",
    visible: { campo: "valor", address },
    required: { valor: "El valor es requerido", descripcion: "La descripción es requerida" },
    textos: {
      creado: "Valor creado",
      actualizado: "Valor actualizado",
      eliminado: "Valor eliminado",
      noCreado: "No se pudo crear el valor. Inténtalo de nuevo.",
      noActualizado: "No se pudo actualizar el valor.",
      noEliminado: "No se pudo eliminar el valor.",
    },
    pregunta: (nombre) => `¿Está seguro de que desea eliminar el valor "${nombre}"?`,
    row: ({ orden, ...row }) => db.nosotrosValor.create({ data: { ...valor, ...row, orden: Number(orden) } }),
    count: () => db.nosotrosValor.count(),
  }));

describe("statistics:", () =>
  describeEntidad({
    path: `${base}/estadisticas`,
    tabla: "nosotros_estadisticas",
    fields: estadistica,
    nombre: "titulo",
    visible: { campo: "descripcion", address },
    required: { titulo: "El título es requerido", descripcion: "La descripción es requerida" },
    textos: {
      creado: "Estadística creada",
      actualizado: "Estadística actualizada",
      eliminado: "Estadística eliminada",
      noCreado: "No se pudo crear la estadística. Inténtalo de nuevo.",
      noActualizado: "No se pudo actualizar la estadística. Inténtalo de nuevo.",
      noEliminado: "No se pudo eliminar la estadística. Inténtalo de nuevo.",
    },
    pregunta: (titulo) => `¿Está seguro de que desea eliminar la estadística "${titulo}"?`,
    row: ({ orden, ...row }) =>
      db.nosotrosEstadistica.create({ data: { ...estadistica, ...row, orden: Number(orden) } }),
    count: () => db.nosotrosEstadistica.count(),
  }));

describe("the screen of the about-us page", () => {
  it("opens at its first tab, and each tab has an address and a counter (ADM §2 About us, ADM §2 Routes)", async () => {
    const page = await admin.visit(base);
    expect([page.path, text(page, "h1")]).toEqual([`${base}/secciones`, "Gestión de Nosotros"]);
    expect(links(page, "main nav[aria-label='Partes de Nosotros'] a")).toEqual([
      ["Secciones", `${base}/secciones`],
      ["Valores", `${base}/valores`],
      ["Estadísticas", `${base}/estadisticas`],
    ]);
    const counts = [db.nosotrosSeccion.count(), db.nosotrosValor.count(), db.nosotrosEstadistica.count()];
    expect(texts(page, "[data-part=stats] dd")).toEqual((await Promise.all(counts)).map(String));
    const tab = await admin.visit(`${base}/valores`);
    expect(texts(tab, "main nav[aria-label='Partes de Nosotros'] a[aria-current]")).toEqual(["Valores"]);
  });

  it.each([
    ["secciones", "TORNO", "Cómo empezamos"],
    ["valores", "cercania", "Cercanía"],
    ["estadisticas", "pueblos", "77+"],
  ])("%s are searched for %j (ADM §2 About us)", async (tab, q, found) => {
    const page = await admin.visit(`${base}/${tab}?q=${q}`);
    expect(new Set(texts(page, "tbody th"))).toEqual(new Set([found]));
  });

  it.each([
    ["secciones", "secciones registradas", () => db.nosotrosSeccion.deleteMany()],
    ["valores", "valores registrados", () => db.nosotrosValor.deleteMany()],
    ["estadisticas", "estadísticas registradas", () => db.nosotrosEstadistica.deleteMany()],
  ] as const)("%s: says when there are none, and when none is found (ADM §2 Lists)", async (tab, none, empty) => {
    const nothing = await admin.visit(`${base}/${tab}?q=zzzz`);
    expect(nothing.text).toContain(`No se encontraron ${none.split(" ")[0]} que coincidan con la búsqueda`);
    await empty();
    expect((await admin.visit(`${base}/${tab}`)).text).toContain(`No hay ${none}`);
    expect((await admin.visit(address)).status).toBe(200);
  });

  it("says so when it cannot be read (ADM §2 Lists)", async () => {
    const page = await whileMissing("nosotros_valores", () => admin.visit(`${base}/valores`));
    expect([page.status, page.text]).toEqual([500, expect.stringContaining("Error al cargar")]);
  });
});

describe("the icon", () => {
  it.each(["👍🏽", "★", "Lightbulb", "award 2", ""])("%j is one sign or the name of an icon (ADM §3)", async (icono) => {
    const page = await admin.submit(await admin.visit(`${base}/valores/nuevo`), "form[data-part=editor]", {
      ...valor,
      icono,
    });
    expect(page.path).toBe(`${base}/valores`);
  });

  it.each(["👍👍", "👍 bien", "**"])("%j is refused beside the field", async (icono) => {
    const page = await admin.submit(await admin.visit(`${base}/valores/nuevo`), "form[data-part=editor]", {
      ...valor,
      icono,
    });
    expect([page.status, fieldError(page, "icono")]).toEqual([400, "Escriba un solo emoji o el nombre de un ícono"]);
  });
});
