/** Forged archives: sizes, counts and hashes match, the content is invented. The same seed makes the same archives. */
import type { Azar } from "../../faults/lib/azar";
import { sha256 } from "../../../app/services/secrets/sha256.server";
import { type Files, manifestOf, setRows, withManifest } from "./archivo";
import { badManifest } from "./forjas-manifiesto";

type Row = Record<string, unknown>;
/** Alters the files of an archive; returns a short description. */
type Forge = (files: Files, azar: Azar) => string;

const KEYS = [
  ...["../ged.db", "../../robado.txt", "/etc/passwd", "imagenes-sitio/../../ged.db", "..\\ged.db", "ged.db", "", "."],
  ...['x","almacen":"disco","clave":"../ged.db', '","almacen":"disco","clave":"../ged.db', "imagenes-sitio/a.html"],
  ...[
    "imagenes-sitio/%2e%2e/ged.db",
    "imagenes-sitio/a.png/../../../ged.db",
    "file:///etc/passwd",
    "imagenes-sitio/a.png\n",
  ],
  ...[
    "https://res.cloudinary.com/x/image/upload/v1/../../../ged.db",
    "https://malo.ejemplo/a.png",
    "javascript:alert(1)",
  ],
];
const LINKS = [
  ...["javascript:alert(1)", " JaVaScRiPt:alert(1)", "java\nscript:alert(1)", "data:text/html,<b>x", "vbscript:x"],
  ...[
    "//malo.ejemplo",
    "\\\\malo.ejemplo",
    "https://",
    "blob:https://x",
    "file:///etc/passwd",
    `https://a.co/${"x".repeat(600)}`,
  ],
];
/** Columns that become links or addresses, with a condition for the rows that have one. */
const LINK_COLUMNS: [tabla: string, columna: string, is: (row: Row) => boolean][] = [
  ["footer_enlaces", "url", () => true],
  ["home_cta", "url_boton", () => true],
  ["menu_principal", "slug", () => true],
  ["footer_contacto", "valor", ({ tipo }) => tipo === "web"],
  ["ubicaciones_contacto", "telefono_whatsapp", () => true],
];
const VALUES: unknown[] = [
  ...[null, true, false, 0, -1, 1, 1.5, 2_147_483_647, 2_147_483_648, -0, 1e308, 1e15, "", " ", "x", "0", "null"],
  ...[
    "../ged.db",
    "<script>alert(1)</script>",
    "a\u0000b",
    "\ud800",
    "a\r\nBcc: x@y.co",
    "\u202eabc",
    "x".repeat(300),
    "x".repeat(70_000),
  ],
  ...[
    "2026-02-30T00:00:00.000Z",
    "9999-12-31T23:59:59.999Z",
    "0000-01-01T00:00:00.000Z",
    "+275760-09-13T00:00:00.000Z",
    [],
    {},
    [[]],
  ],
  ...[
    "admin",
    "inicio",
    "__proto__",
    "%2e%2e",
    "'; DROP TABLE productos; --",
    '","almacen":"disco","clave":"../ged.db',
  ],
];
const TABLES = (files: Files) =>
  manifestOf(files)
    .tablas.filter(({ filas }: { filas: number }) => filas > 0)
    .map(({ nombre }: { nombre: string }) => nombre);

/** Changes one random row of a table among those for which `is` holds. */
function editRow(
  files: Files,
  azar: Azar,
  tabla: string,
  edit: (row: Row) => unknown,
  is: (row: Row) => boolean = () => true,
) {
  setRows(files, tabla, (rows) => {
    const chosen = azar.of(rows.filter(is));
    return rows.map((row) => (row === chosen ? edit(row) : row));
  });
}

/** Replaces a file of the archive by another one, with matching size and hash. */
function replaceFile(files: Files, azar: Azar, bytes: Buffer): string {
  const { ruta } = azar.of<{ ruta: string }>(manifestOf(files).archivos);
  files.set(ruta, bytes);
  withManifest(({ archivos }) =>
    Object.assign(
      archivos.find((one: { ruta: string }) => one.ruta === ruta),
      { bytes: bytes.length, sha256: sha256(bytes) },
    ),
  )(files);
  return ruta;
}

/** An invalid media key, in the row and in the manifest. */
const badKey: Forge = (files, azar) => {
  const clave = azar.of(KEYS);
  const almacen = azar.of(["disco", "cloudinary", "disco", "externo", "", "otro"]);
  const { medio_id } = azar.of<{ medio_id: number }>(manifestOf(files).archivos);
  editRow(
    files,
    azar,
    "medios",
    (row) => ({ ...row, almacen, clave }),
    ({ id }) => id === medio_id,
  );
  withManifest((manifest) => {
    const archivo = manifest.archivos.find((one: { medio_id: number }) => one.medio_id === medio_id);
    if (azar.chance(0.5)) Object.assign(archivo, { almacen, clave });
    else {
      manifest.archivos = manifest.archivos.filter((one: unknown) => one !== archivo);
      manifest.faltantes.push({ medio_id, nombre: "a" });
      files.delete(archivo.ruta);
    }
  })(files);
  return `${almacen} ${JSON.stringify(clave)}`;
};

const badLink: Forge = (files, azar) => {
  const [tabla, columna, is] = azar.of(LINK_COLUMNS);
  const link = azar.of(LINKS);
  editRow(files, azar, tabla, (row) => ({ ...row, [columna]: link }), is);
  return `${tabla}.${columna} ${JSON.stringify(link).slice(0, 40)}`;
};

const badType: Forge = (files, azar) => {
  const mime = azar.of([
    "text/html",
    "image/svg+xml",
    "application/javascript",
    "image/png\r\nX: y",
    "",
    "video/mp4; x",
    "IMAGE/PNG",
  ]);
  const { medio_id } = azar.of<{ medio_id: number }>(manifestOf(files).archivos);
  editRow(
    files,
    azar,
    "medios",
    (row) => ({ ...row, mime }),
    ({ id }) => id === medio_id,
  );
  withManifest(({ archivos }) =>
    Object.assign(
      archivos.find((one: { medio_id: number }) => one.medio_id === medio_id),
      { mime },
    ),
  )(files);
  return JSON.stringify(mime);
};

const badStructure: Forge = (files, azar) => {
  const tabla = azar.of<string>(TABLES(files));
  const ways: Record<string, (row: Row) => unknown> = {
    "a column more": (row) => ({ ...row, intruso: 1 }),
    "a column less": (row) => Object.fromEntries(Object.entries(row).slice(1)),
    "a column twice": (row) => `{"id":1,${JSON.stringify(row).slice(1)}`,
    "a value within a value": (row) => ({ ...row, [azar.of(Object.keys(row))]: { a: [1] } }),
    "a list": (row) => Object.values(row),
    "no JSON": () => "{",
    nothing: () => "",
    "a line of a megabyte": (row) => ({ ...row, [azar.of(Object.keys(row))]: "x".repeat(1_200_000) }),
    "a thousand levels": () => "[".repeat(1_000),
  };
  const way = azar.of(Object.keys(ways));
  editRow(files, azar, tabla, (row) => ways[way]?.(row));
  return `${tabla}: ${way}`;
};

const badReference: Forge = (files, azar) => {
  const [tabla, columna] = azar.of([
    ["subcategorias", "categoria_id"],
    ["productos", "subcategoria_id"],
    ["medios_uso", "medio_id"],
    ["imagenes_sitio", "medio_id"],
    ["catalogos_pdf", "medio_id"],
  ] as const);
  const id = azar.of([999_999, 0, -1, 2_000_000_000]);
  editRow(files, azar, tabla, (row) => ({ ...row, [columna]: id }));
  return `${tabla}.${columna} ${id}`;
};

const badCounter: Forge = (files, azar) => {
  const tabla = azar.of(["productos", "menu_principal", "categorias_info", "home_cta"]);
  const columna = azar.of(["id", "revision"]);
  const value = azar.of([0, -5, 2_147_483_647, 4_000_000_000]);
  editRow(files, azar, tabla, (row) => ({ ...row, [columna]: value }));
  return `${tabla}.${columna} ${value}`;
};

/** Two rows with the same unique value. */
const twice: Forge = (files, azar) => {
  const [tabla, columnas] = azar.of<[string, string[]]>([
    ["productos", ["codigo"]],
    ["productos", ["slug", "subcategoria_id"]],
    ["subcategorias", ["nombre", "categoria_id"]],
    ["subcategorias", ["slug", "categoria_id"]],
    ["categorias_info", ["nombre"]],
    ["mensajes_contacto", ["idempotencia"]],
    ["medios", ["clave"]],
    ["menu_principal", ["id"]],
  ]);
  setRows(files, tabla, ([first = {}, second = {}, ...rest]) => [
    first,
    { ...second, ...Object.fromEntries(columnas.map((columna) => [columna, first[columna]])) },
    ...rest,
  ]);
  return `${tabla}: ${columnas.join(", ")}`;
};

/** One random value anywhere; some could have been typed by a person. */
const anyValue: Forge = (files, azar) => {
  const tabla = azar.of<string>(TABLES(files));
  const value = azar.of(VALUES);
  let told = tabla;
  editRow(files, azar, tabla, (row) => {
    const columna = azar.of(Object.keys(row));
    told += `.${columna} ${(JSON.stringify(value) ?? "").slice(0, 40)}`;
    return { ...row, [columna]: value };
  });
  return told;
};

/** Files that are not pictures, with matching hashes: they must not get into the store. */
const otherContent: Forge = (files, azar) => {
  const content = azar.of([
    "<html><script>alert(1)</script>",
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    "#!/bin/sh\n",
    "MZ",
  ]);
  return `${replaceFile(files, azar, Buffer.from(content))} ${content.slice(0, 20)}`;
};

/** Forgeries that must always be refused. */
export const malas: Record<string, Forge> = {
  ...{ badKey, badLink, badType, badStructure, badReference, badCounter, twice, badManifest },
};
/** Forgeries that may be refused or accepted, without any other effect. */
export const dudosas: Record<string, Forge> = { anyValue, otherContent };
