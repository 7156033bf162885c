import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { RowSchema } from "~/domain/backup/format/row-schemas";
import { UbicacionSchema } from "~/domain/paginas/schemas/ubicacion";
import type { Fila } from "~/services/db/values.server";
import "../../support/db/temp-env";

const { backupTables } = await import("~/domain/backup/format/tables.server");
const { rowSchemaOf, rowSchemas } = await import("~/domain/backup/format/own-schemas.server");
const models = readFileSync("prisma/models.prisma", "utf8");
/** Columns every table may have, held to their type and a counter's room. */
const MACHINERY = ["id", "revision"];

/** The columns of a table that hold text or numbers and are no reference to another row. */
function columnsOf(nombre: string, omite: readonly string[] = []): string[] {
  const [, body = ""] = new RegExp(`model \\w+ \\{([^}]*)@@map\\("${nombre}"\\)`).exec(models) ?? [];
  const references = [...body.matchAll(/fields: \[([\w, ]+)\]/g)].flatMap(([, names = ""]) => names.split(", "));
  return body
    .split("\n")
    .map((line) => line.trim().split(/ +/))
    .filter(([, type = ""]) => /^(?:String|Int|BigInt|Float)\??$/.test(type))
    .map(([column = ""]) => column)
    .filter((column) => ![...MACHINERY, ...references, ...omite].includes(column));
}

/** What comes of a row by the rules of its table. */
function stored({ escritas, check, computed = {} }: RowSchema, fila: Fila): Fila {
  const written = z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .parse(escritas.parse(fila));
  const whole = { ...fila, ...written };
  check?.(whole);
  for (const [column, worksOut] of Object.entries(computed)) whole[column] = worksOut(whole, new Map());
  return whole;
}

const aplicacion = { desde: 2012, hasta: 2020, posicion: "", motor: "", nota: "", orden: 1 };
const atributo = { nombre: "Acabado", unidad: "", tipo: "opcion", opciones: "Negro", clave: "ACABADO", orden: 1 };

describe("the rules of rows", () => {
  it.each(backupTables)("has one for every text and number of $nombre", ({ nombre, omite }) => {
    const { escritas, computed = {} } = rowSchemaOf(nombre);
    const ruled = new Set([...Object.keys(escritas.shape), ...Object.keys(computed)]);
    expect(columnsOf(nombre, omite).filter((column) => !ruled.has(column))).toEqual([]);
  });

  const text = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom(
      "ejemplo.com",
      "/catalogo",
      "#x",
      "mailto:a@b.co",
      "tel:+57",
      "+57 300 555 0100",
      "ana@b.co",
      " é\u0000\u0301 ",
      "a／＼",
    ),
    fc.string({ unit: fc.constantFrom("a", "é", " ", "."), minLength: 480, maxLength: 520 }),
    fc.string({ unit: fc.constantFrom("a", "b"), minLength: 285, maxLength: 310 }).map((name) => `${name}.co`),
    fc.string({ unit: fc.constantFrom("a", "b"), minLength: 485, maxLength: 510 }).map((name) => `${name}.co`),
  );
  const value = fc.oneof(text, fc.nat(), fc.boolean(), fc.double({ noNaN: true, min: -200, max: 200 }));

  it("take what the forms store, as it is: nothing a form takes keeps a backup from being restored", () => {
    for (const { escritas } of rowSchemas.values()) {
      for (const [column, rule] of Object.entries(escritas.shape)) {
        const once = z.object({ [column]: rule });
        fc.assert(
          fc.property(value, (typed) => {
            const first = once.safeParse({ [column]: typed }).data;
            if (first) expect(once.safeParse(first).data).toEqual(first);
          }),
          { numRuns: 300 },
        );
      }
    }
  });

  it("give a branch's coordinates back, whole, tiny and none", () => {
    for (const latitud of [4.711, 0, 1e-7, -90, null])
      expect(UbicacionSchema.shape.latitud.parse(latitud)).toBe(latitud);
  });

  const sha256 = "0".repeat(64);
  const medio = {
    ...{ almacen: "disco", clave: "imagenes-sitio/aa.png", nombre: "a.png", mime: "image/png", bytes: 9 },
    ...{ ancho: 1, alto: 1, sha256, alt: "" },
  };
  const nube = { almacen: "cloudinary", clave: "https://res.cloudinary.com/x/image/upload/v1/imagenes-sitio/aa.png" };
  const linea = {
    ...{ admin_nombre: "Ana", accion: "editar", entidad: "menu", entidad_id: "1", titulo: "Inicio" },
    ...{ antes: '{"nombre":"Inicio"}', despues: null, busqueda: "" },
  };

  it.each([
    ["medios", medio],
    ["medios", { ...medio, ...nube }],
    ["medios", { ...medio, almacen: "externo", clave: "https://otro.co/a", sha256: "", bytes: 0 }],
    [
      "historial_slugs",
      { tipo: "producto", padre_id: 1, slug: "a", categoria_id: null, subcategoria_id: null, producto_id: 1 },
    ],
    ["medios_uso", { medio_id: 1, categoria_id: null, subcategoria_id: 3, orden: 1 }],
    ["medios_uso", { medio_id: 1, categoria_id: null, subcategoria_id: null, producto_id: 4, orden: 1 }],
    ["palabras", { palabra: "guardapolvo" }],
    ["palabras", { palabra: "rin" }],
    ["aplicaciones", { ...aplicacion, hasta: null }],
    ["atributos", atributo],
    ["ajustes", { clave: "correo_asunto", valor: "Contacto - " }],
    ["footer_contacto", { tipo: "web", valor: "www.ejemplo.com", orden: 4 }],
    ["footer_contacto", { tipo: "web", valor: "{web}", orden: 4 }],
    ["ajustes", { clave: "consentimiento_obligatorio", valor: "sí" }],
    ["auditoria", { ...linea, busqueda: "INICIO ANA INICIO" }],
  ] as const)("take a row of %s as it is (case %#)", (tabla, fila) => {
    expect(stored(rowSchemaOf(tabla), fila)).toEqual(fila);
  });

  it.each([
    ["medios", { ...medio, clave: "../ged.db" }],
    ["medios", { ...medio, clave: 'x","almacen":"disco","clave":"../ged.db' }],
    ["medios", { ...medio, clave: "imagenes-sitio/aa.html" }],
    ["medios", { ...medio, almacen: "cloudinary" }],
    ["medios", { ...medio, ...nube, clave: "https://malo.co/x/image/upload/v1/imagenes-sitio/aa.png" }],
    ["medios", { ...medio, almacen: "externo", clave: "javascript:alert(1)" }],
    ["medios", { ...medio, almacen: "externo", clave: "//malo.co/a" }],
    ["medios", { ...medio, mime: "text/html" }],
    ["medios", { ...medio, mime: "application/pdf" }],
    ["medios", { ...medio, bytes: 900_000_000 }],
    [
      "historial_slugs",
      { tipo: "producto", padre_id: 1, slug: "a", categoria_id: 1, subcategoria_id: null, producto_id: 1 },
    ],
    [
      "historial_slugs",
      { tipo: "otro", padre_id: 1, slug: "a", categoria_id: 1, subcategoria_id: null, producto_id: null },
    ],
    [
      "historial_slugs",
      { tipo: "categoria", padre_id: 0, slug: "../a", categoria_id: 1, subcategoria_id: null, producto_id: null },
    ],
    ["medios_uso", { medio_id: 1, categoria_id: 2, subcategoria_id: 3, orden: 1 }],
    ["medios_uso", { medio_id: 1, categoria_id: null, subcategoria_id: null, orden: 1 }],
    ["medios_uso", { medio_id: 1, categoria_id: null, subcategoria_id: 3, producto_id: 4, orden: 1 }],
    ["palabras", { palabra: "Guardapolvo" }],
    ["palabras", { palabra: "dos palabras" }],
    ["palabras", { palabra: "palabras largas" }],
    ["palabras", { palabra: "con" }],
    ["ajustes", { clave: "desconocido", valor: "x" }],
    ["ajustes", { clave: "whatsapp", valor: "javascript:alert(1)" }],
    ["ajustes", { clave: "retencion_meses", valor: "9999" }],
    ["ajustes", { clave: "correo_remitente", valor: "a@b.co\nBcc: x@y.co" }],
    ["ajustes", { clave: "__proto__", valor: "x" }],
    ["auditoria", { ...linea, antes: "{" }],
    ["auditoria", { ...linea, despues: '{"a":{"b":1}}' }],
    ["auditoria", { ...linea, entidad: "inventada" }],
    ["footer_contacto", { tipo: "web", valor: "javascript:alert(1)", orden: 1 }],
    ["footer_contacto", { tipo: "email", valor: "nadie", orden: 1 }],
    ["footer_contacto", { tipo: "constructor", valor: "x", orden: 1 }],
    ["footer_enlaces", { nombre: "x", url: " javascript:alert(1)", orden: 1 }],
    ["home_cta", { titulo: "x", descripcion: "x", texto_boton: "x", url_boton: "data:text/html,x" }],
    ["menu_principal", { nombre: "x", slug: "javascript:alert(1)", orden: 1 }],
    ["menu_principal", { nombre: "x", slug: "admin", orden: 1 }],
    ["menu_principal", { nombre: "x", slug: "x", orden: -1 }],
    ["categorias_info", { fija_id: null, nombre: "Admin", slug: "admin", descripcion: "x", orden: 1, clave: "" }],
    ["categorias_info", { fija_id: "otra", nombre: "Otra", slug: "otra", descripcion: "x", orden: 1, clave: "" }],
    ["productos", { codigo: "A".repeat(61), nombre: "x", slug: "x", descripcion: "" }],
    ["productos", { codigo: "A", nombre: "x", slug: "x/y", descripcion: "" }],
    [
      "categorias_info",
      { fija_id: null, nombre: "Otra", slug: "otra", descripcion: "x", orden: 1, dibujo: "../perno" },
    ],
    ["aplicaciones", { ...aplicacion, desde: 2020, hasta: 2012 }],
    ["aplicaciones", { ...aplicacion, desde: 1900 }],
    ["aplicaciones", { ...aplicacion, motor: "x".repeat(61) }],
    ["atributos", { ...atributo, tipo: "fecha" }],
    ["atributos", { ...atributo, tipo: "opcion", opciones: "" }],
    ["atributos", { ...atributo, nombre: "Código" }],
    ["medidas", { producto_id: 1, atributo_id: 1, texto: "x".repeat(61) }],
    ["catalogos_pdf", { nombre: "x", version: "", fecha_publicacion: "2026-02-30" }],
    ["imagenes_sitio", { ubicacion: "otra", titulo: "", descripcion: "", orden: 1, categoria: "", subcategoria: "" }],
    ["nosotros_secciones", { tipo: "otra", titulo: "x", contenido: "x", icono: "", orden: 1 }],
    ["mensajes_contacto", { idempotencia: "../x", nombre: "Ana" }],
  ] as const)("refuse a row of %s (case %#)", (tabla, fila) => {
    expect(() => stored(rowSchemaOf(tabla), fila)).toThrow();
  });

  it("work out what is worked out, whatever a row says", () => {
    const said = { clave: "OTRA", codigo_clave: "OTRA", codigo_plano: "otra", busqueda: "otra", categoria_id: 9 };
    const producto = {
      codigo: "GL-40",
      nombre: "Guardapolvo",
      slug: "guardapolvo",
      descripcion: "",
      subcategoria_id: 3,
    };
    const rows = new Map([
      ["categorias_info", new Map([[1, { nombre: "Guardapolvos" }]])],
      ["subcategorias", new Map([[3, { nombre: "Dirección", categoria_id: 1 }]])],
    ]);
    const { computed } = rowSchemaOf("productos");
    const whole: Fila = { ...producto, ...said };
    for (const [column, worksOut] of Object.entries(computed ?? {})) whole[column] = worksOut(whole, rows);
    expect(whole).toEqual({
      ...producto,
      ...{ clave: "GUARDAPOLVO", codigo_clave: "GL-40", codigo_plano: "gl40", categoria_id: 1 },
      busqueda: "gl 40 gl40 l40 guardapolvo direccion guardapolvos",
    });
  });
});
