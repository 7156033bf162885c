/** Kinds of damage to a backup's archive. */
import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { sha256 } from "../../../app/services/secrets/sha256.server";
import { edited, type Files, firstMedia, flip, MANIFEST, setRows, withManifest } from "./archivo";

/** Kinds of damage to the archive's own bytes. */
export const rawDamage: Record<string, (path: string) => void> = {
  "cut off in the middle": (path) => truncateSync(path, readFileSync(path).length >> 1),
  "without its last bytes": (path) => truncateSync(path, readFileSync(path).length - 30),
  "a byte turned in the middle": (path) => writeFileSync(path, flip(readFileSync(path))),
  "nothing but zeros": (path) => writeFileSync(path, Buffer.alloc(5000)),
  "another program's file": (path) => writeFileSync(path, "SQLite format 3\0 and so on"),
};

const setFirst = (table: string, column: string, value: unknown) => (files: Files) =>
  setRows(files, table, ([first, ...rest]) => [{ ...first, [column]: value }, ...rest]);

/** Kinds of damage to the archive's content, most of them with matching hashes. */
export const damage: Record<string, (files: Files) => void> = {
  "a zip of something else": (files) => files.delete(MANIFEST),
  "a manifest that was altered": (files) =>
    edited(files, MANIFEST, (bytes) => Buffer.from(bytes.toString().replace(/"filas": ?\d+/, '"filas":1'))),
  "a newer edition": withManifest((manifest) => (manifest.edicion = 3)),
  "a migration that is not known here": withManifest((manifest) => manifest.migraciones.push("20991231000000_futuro")),
  "a table that is missing": (files) => files.delete("tablas/productos.ndjson"),
  "a table that is missing from the manifest too": (files) => {
    files.delete("tablas/beneficios_home.ndjson");
    withManifest(
      (manifest) =>
        (manifest.tablas = manifest.tablas.filter((one: { nombre: string }) => one.nombre !== "beneficios_home")),
    )(files);
  },
  "a table of accounts": (files) => {
    files.set("tablas/admin_users.ndjson", Buffer.from(""));
    withManifest((manifest) =>
      manifest.tablas.push({ nombre: "admin_users", columnas: [], filas: 0, bytes: 0, sha256: sha256("") }),
    )(files);
  },
  "a column that is not known": setFirst("banner_home", "intruso", 1),
  "a column that is missing": withManifest((manifest) => manifest.tablas[0].columnas.pop()),
  "a text where a number belongs": setFirst("menu_principal", "orden", "uno"),
  "a number too large for any column": setFirst("menu_principal", "orden", 99_999_999_999),
  "nothing where something must be": setFirst("menu_principal", "nombre", null),
  "a date that is none": setFirst("menu_principal", "created_at", "2026-13-45T00:00:00.000Z"),
  "a character no database takes": setFirst("menu_principal", "nombre", "a\u0000b"),
  "a row that is no row": (files) => setRows(files, "menu_principal", ([_, ...rest]) => ["{oops", ...rest]),
  "two rows of one id": (files) => setRows(files, "menu_principal", (rows) => [rows[0], ...rows]),
  "two measures of one title": (files) =>
    setRows(files, "atributos", (rows) => {
      const [one] = rows.filter(({ unidad }) => unidad !== "");
      const nombre = `${String(one?.nombre)} (${String(one?.unidad)})`;
      return [...rows, { ...one, id: 999_999, nombre, unidad: "" }];
    }),
  "a measure with the title of a column": setFirst("atributos", "nombre", "Código"),
  "a row whose parent is missing": setFirst("subcategorias", "categoria_id", 999_999),
  "another number of rows": withManifest((manifest) => (manifest.tablas[0].filas += 1)),
  "a file that is missing": (files) => files.delete(firstMedia(files)),
  "a file that was altered": (files) => edited(files, firstMedia(files), flip),
  "a file that is cut off": (files) => edited(files, firstMedia(files), (bytes) => bytes.subarray(0, bytes.length - 1)),
  "a file more": (files) => files.set("medios/imagenes-sitio/intruso.png", Buffer.from("x")),
  "a file nobody names": withManifest((manifest) => (manifest.archivos[0].medio_id = 999_999)),
  "a key that leads out of the folder": setFirst("medios", "clave", "../../etc/passwd"),
};
