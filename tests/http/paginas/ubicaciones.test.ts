import { describe, expect, it } from "vitest";
import { describeEntidad } from "../../support/content/entidad";
import { whileMissing } from "../../support/db/faults";
import { fieldError, fieldValue, text, texts } from "../../support/site/reading";
import { fields, texto } from "../../support/content/ubicacion";
import { db, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const path = "/admin/ubicaciones";

describeEntidad({
  path,
  tabla: "ubicaciones_contacto",
  fields,
  nombre: "nombre",
  visible: { campo: "nombre", address: "/contacto" },
  required: {
    nombre: "El nombre es requerido",
    ciudad: "La ciudad es requerida",
    direccion: "La dirección es requerida",
    telefono: "El teléfono es requerido",
    telefono_whatsapp: "El WhatsApp es requerido",
    correo: "El correo es requerido",
    horario_semana: "El horario de semana es requerido",
    horario_sabado: "El horario de sábado es requerido",
    horario_domingo: "El horario de domingo es requerido",
  },
  textos: {
    creado: "Ubicación creada",
    actualizado: "Ubicación actualizada",
    eliminado: "Ubicación eliminada",
    noCreado: "No se pudo crear la ubicación. Inténtalo de nuevo.",
    noActualizado: "No se pudo actualizar la ubicación. Inténtalo de nuevo.",
    noEliminado: "No se pudo eliminar la ubicación. Inténtalo de nuevo.",
  },
  pregunta: (nombre) => `¿Está seguro de que desea eliminar la ubicación "${nombre}"?`,
  row: ({ nombre = texto.nombre }) =>
    db.ubicacion.create({ data: { ...texto, nombre, latitud: 5.5353, longitud: -73.3678, orden: 50, busqueda: "x" } }),
  count: () => db.ubicacion.count(),
});

async function create(typed: Record<string, string | null>) {
  return admin.submit(await admin.visit(`${path}/nuevo`), "form[data-part=editor]", { ...fields, ...typed });
}

async function newest() {
  return db.ubicacion.findFirstOrThrow({ orderBy: { id: "desc" } });
}

describe("a branch", () => {
  it("starts visible, and a new one goes to the end of the list (ADM §3, ADM §9)", async () => {
    const page = await admin.visit(`${path}/nuevo`);
    expect(page.$("[name=visible]")?.hasAttribute("checked")).toBe(true);
    const last = (await db.ubicacion.aggregate({ _max: { orden: true } }))._max.orden ?? 0;
    await create({ nombre: "Sede última" });
    expect((await newest()).orden).toBe(last + 1);
  });

  it("that is not visible is in the list and not on the site", async () => {
    const page = await create({ nombre: "Sede oculta", visible: null });
    const row = page.$$("tbody tr").find((one) => one.textContent.includes("Sede oculta"));
    expect(row?.textContent).toContain("Oculta");
    expect((await new Visitor().visit("/contacto")).text).not.toContain("Sede oculta");
  });

  it.each(["llame ya", "123456", "+57 601 555 0100 310 555 0101"])(
    "with the telephone %j, which nobody can call, is refused and keeps what was typed",
    async (telefono) => {
      const page = await create({ telefono });
      const said = "Escriba el número con sus dígitos: +57 601 555 0100";
      expect([page.status, fieldError(page, "telefono"), fieldValue(page, "telefono")]).toEqual([400, said, telefono]);
    },
  );

  it("with several telephones is called at the first", async () => {
    await create({ nombre: "Sede de dos", telefono: "601 555 0177 ext. 12 / 310 555 0178" });
    expect((await new Visitor().visit("/contacto")).$$("a[href='tel:6015550177']")).toHaveLength(1);
  });

  it.each(["ana", "ana@", "ana@ejemplo", "a na@ejemplo.com"])(
    "with the mail %j is refused (ADM §5 Locations)",
    async (correo) => {
      const page = await create({ correo });
      expect([page.status, fieldError(page, "correo")]).toEqual([400, "Email inválido"]);
    },
  );
});

describe("the list of branches", () => {
  it.each(["TUNJA, boyaca", "carrera 9", "planta"])(
    "is searched by name, city or address: %j (ADM §2 Locations, ADM §2 Routes)",
    async (q) => {
      const page = await admin.visit(`${path}?q=${encodeURIComponent(q)}`);
      expect(page.$$("tbody tr").length).toBeGreaterThan(0);
      expect(text(page, "tbody").includes("Planta y despachos")).toBe(q === "planta");
    },
  );

  it("says when none is found, when there are none, and counts one (ADM §2 Lists)", async () => {
    const nothing = await admin.visit(`${path}?q=zzz`);
    expect(nothing.text).toContain("No se encontraron ubicaciones que coincidan con la búsqueda");
    await db.ubicacion.deleteMany();
    for (const tab of [path, `${path}/orden`])
      expect((await admin.visit(tab)).text).toContain("No hay ubicaciones registradas");
    expect((await new Visitor().visit("/contacto")).status).toBe(200);
    await create({});
    const one = await admin.visit(path);
    expect([text(one, "#lista span"), texts(one, "tbody th")]).toEqual(["1 ubicación", ["Sede Tunja"]]);
  });

  it("that cannot be read says so (ADM §2 Lists)", async () => {
    const page = await whileMissing("ubicaciones_contacto", () => admin.visit(path));
    expect([page.status, page.text]).toEqual([500, expect.stringContaining("Error al cargar ubicaciones")]);
  });
});
