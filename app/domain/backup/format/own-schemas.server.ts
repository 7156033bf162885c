import { z } from "zod";
import { boundedText } from "~/services/http/bounded-text";
import { parseJson } from "~/services/archive/json";
import { type Fila, LARGEST_INTEGER } from "~/services/db/values.server";
import { isKey } from "~/services/files/media.server";
import { isCloudinaryKey } from "~/services/files/cloudinary.server";
import { fileTypes } from "~/services/uploads/file-type.server";
import { limits } from "~/services/uploads/limits";
import { acciones, auditoriaBusqueda, type RowState } from "~/domain/kernel/history";
import { RowStateSchema } from "~/domain/kernel/row-state";
import { cotizacionRowSchemas } from "./cotizacion-schemas";
import { textoOpcional } from "~/domain/kernel/fields";
import { maxLengths, mensajeBusqueda } from "~/domain/mensajes/contacto";
import { normaliseUrl } from "~/domain/kernel/links";
import { type RowSchema, formRowSchemas, ordenField, slug } from "./row-schemas";
import { ALT_MAX, cleanFileName } from "~/domain/medios/medios";
import { entities, entityNames } from "~/domain/entities.server";
import { FieldRefusal } from "~/domain/kernel/refusal";

const NO_PUEDE_SER = "tiene un valor que no puede ser";
/** Limits for a row state in the history; its length is limited by the line. */
const FOTO_MAX = { depth: 1, values: 300 };

function must(holds: boolean, columna: string): void {
  if (!holds) throw new FieldRefusal(columna, NO_PUEDE_SER);
}

function oneOf(values: readonly string[]) {
  const known = new Set(values);
  return boundedText(100).refine((value) => known.has(value), NO_PUEDE_SER);
}

function isKeyOf(almacen: string, clave: string): boolean {
  if (almacen === "disco") return isKey(clave);
  if (almacen === "cloudinary") return isCloudinaryKey(clave);
  return /^https?:/i.test(clave) && normaliseUrl(clave) === clave;
}

/** Checks a media row strictly: its key becomes a path or a link, and its file is served as its type. */
function checkMedio({ almacen, clave, mime, bytes }: Fila): void {
  const tipo = fileTypes.find((one) => one.mime === mime);
  must(isKeyOf(String(almacen), String(clave)), "clave");
  must(almacen === "externo" || String(clave).endsWith(`.${tipo?.extension}`), "clave");
  must(Number(bytes) <= limits[tipo?.clase ?? "imagen"], "bytes");
}

const duenos = {
  categoria: "categoria_id",
  subcategoria: "subcategoria_id",
  producto: "producto_id",
  marca: "marca_id",
  linea: "linea_id",
};

/** The columns of a file's owner. */
const owners = ["categoria_id", "subcategoria_id", "producto_id"] as const;

/** Throws unless `dueno` is the only one of these owner columns that has a value. */
function checkDueno(fila: Fila, dueno: string | undefined, columnas: readonly string[]): void {
  for (const columna of columnas) must(((fila[columna] ?? null) !== null) === (columna === dueno), columna);
}

const pixeles = z.number().min(1).max(100_000).nullable();
const foto = z.string().nullable();

function fotoOf(json: Fila[string] | undefined): RowState | null {
  return typeof json === "string" ? RowStateSchema.parse(parseJson(json, FOTO_MAX)) : null;
}

function isFoto(json: Fila[string] | undefined): boolean {
  try {
    fotoOf(json);
    return true;
  } catch {
    return false;
  }
}

/** Rules for the rows of tables without a form, or whose form does not cover every column. */
const propias: Readonly<Record<string, RowSchema>> = {
  ...formRowSchemas,
  medios: {
    escritas: z.object({
      almacen: oneOf(["disco", "cloudinary", "externo"]),
      clave: boundedText(300),
      nombre: boundedText(300).overwrite(cleanFileName),
      mime: oneOf(fileTypes.map(({ mime }) => mime)),
      bytes: z.number().min(0),
      ancho: pixeles,
      alto: pixeles,
      sha256: boundedText(64).regex(/^(?:[0-9a-f]{64})?$/, NO_PUEDE_SER),
      alt: textoOpcional("El texto alternativo", ALT_MAX),
    }),
    check: checkMedio,
  },
  historial_slugs: {
    escritas: z.object({
      tipo: oneOf(Object.keys(duenos)),
      padre_id: z.number().min(0),
      slug: slug(),
    }),
    check: (fila) => checkDueno(fila, new Map(Object.entries(duenos)).get(String(fila.tipo)), Object.values(duenos)),
  },
  medios_uso: {
    escritas: z.object({ orden: z.number().min(1).max(LARGEST_INTEGER) }),
    check: (fila) =>
      checkDueno(fila, owners.find((columna) => typeof fila[columna] === "number") ?? "producto_id", owners),
  },
  /** Written by visitors, whose messages must never prevent a restore: only dangerous values are refused. */
  mensajes_contacto: {
    escritas: z.object({
      idempotencia: boundedText(100).regex(/^[\w-]+$/, NO_PUEDE_SER),
      nombre: boundedText(maxLengths.nombre),
      empresa: boundedText(maxLengths.empresa),
      email: z
        .string()
        .max(maxLengths.email)
        .regex(/^[^\s\p{Cc},;<>]+$/u, NO_PUEDE_SER),
      telefono: boundedText(maxLengths.telefono),
      asunto: boundedText(maxLengths.asunto),
      mensaje: boundedText(maxLengths.mensaje),
      estado: oneOf(["nuevo", "respondido"]),
      politica_version: boundedText(40),
    }),
    computed: {
      busqueda: ({ nombre, empresa, email, telefono, asunto, mensaje }) =>
        mensajeBusqueda({
          nombre: String(nombre),
          empresa: String(empresa),
          email: String(email),
          telefono: String(telefono),
          asunto: String(asunto),
          mensaje: String(mensaje),
        }),
    },
  },
  mensajes_borrados: { escritas: z.object({ clave: boundedText(64).regex(/^[0-9a-f]{64}$/, NO_PUEDE_SER) }) },
  ...cotizacionRowSchemas,
  auditoria: {
    escritas: z.object({
      admin_nombre: boundedText(300),
      accion: oneOf(Object.keys(acciones)),
      entidad: oneOf([...entityNames.keys()]),
      entidad_id: boundedText(300),
      titulo: boundedText(1_000),
      antes: foto,
      despues: foto,
    }),
    check: ({ antes, despues }) => {
      must(isFoto(antes), "antes");
      must(isFoto(despues), "despues");
    },
    computed: {
      busqueda: ({ titulo, admin_nombre, antes, despues }) =>
        auditoriaBusqueda(String(titulo ?? ""), String(admin_nombre), fotoOf(antes), fotoOf(despues)),
    },
  },
};

/** For an entity, the rules of its form, and of its place in the list. */
const deEntidades = entities.flatMap((one) => {
  if (!("stored" in one) || !one.stored) return [];
  const placed = one.ordered && !("orden" in one.schema.shape);
  return [[one.stored.table, { escritas: placed ? one.schema.extend(ordenField) : one.schema }] as const];
});

/** The rules for the rows of every table. */
export const rowSchemas: ReadonlyMap<string, RowSchema> = new Map<string, RowSchema>([
  ...deEntidades,
  ...Object.entries(propias),
]);

/** The rules for the rows of a table. Throws for a table that has none. */
export function rowSchemaOf(tabla: string): RowSchema {
  const forma = rowSchemas.get(tabla);
  if (!forma) throw new Error(`Nothing says what the rows of ${tabla} may hold`);
  return forma;
}
