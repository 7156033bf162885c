/**
 * `npm run import-legacy -- export.json [--files DIR] [--apply] [--replace [--yes]]`: reads the old hosted backend's
 * JSON export, table by table, and reports every error with table, row and column. With `--apply`, and without errors,
 * it writes everything; files are downloaded, or taken from DIR/bucket/name. `--replace` deletes the present content
 * first: it asks, makes a backup, and refuses while the site runs (unless `--while-running`). Files are downloaded from
 * public addresses, and from the hosts of `--trust`, only.
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { change } from "../app/domain/kernel/change.server";
import { Refusal } from "../app/domain/kernel/refusal";
import { deleteUnusedMedios, purgeFiles } from "../app/domain/medios/file-removal.server";
import { writable as db } from "../app/services/db/client.server";
import { isEmpty } from "../prisma/seed/load";
import { buscarArchivos, lugaresDe, traerArchivos } from "./legado/archivos";
import { escribir } from "./legado/escribir";
import { leerExport, type Leido } from "./legado/esquemas";
import { mayReplace } from "./lib/replacing";
import { comprobar } from "./legado/reglas";
import { prepareDatabase } from "./lib/prepare";

const { values, positionals } = parseArgs({
  options: {
    apply: { type: "boolean", default: false },
    replace: { type: "boolean", default: false },
    files: { type: "string" },
    yes: { type: "boolean", default: false },
    "while-running": { type: "boolean", default: false },
    trust: { type: "string", multiple: true, default: [] },
  },
  allowPositionals: true,
});
const origen = { folder: values.files, trusted: new Set(values.trust) };
const [file] = positionals;
if (!file) {
  console.error("Use: npm run import-legacy -- export.json [--files DIR] [--apply] [--replace [--yes]]");
  process.exit(2);
}

function tell({ lector, ...leido }: Leido): boolean {
  for (const [name, filas] of Object.entries(leido)) console.log(`   ${name.padEnd(16)} ${filas.length} rows`);
  for (const nota of lector.notas) console.log(`   note: ${nota}`);
  for (const { tabla, fila, columna, valor, mensaje } of lector.fallas) {
    const place = [tabla, fila > 0 ? `row ${fila}` : "", columna ? `column ${columna}` : ""].filter(Boolean).join(", ");
    console.error(`   ${place}${valor ? ` «${valor}»` : ""}: ${mensaje}`);
  }
  return lector.fallas.length === 0;
}

/** Stores the files before the rows; when one is missing, all of them are deleted again. */
async function apply(leido: Leido): Promise<boolean> {
  if (!values.replace && !(await isEmpty(db))) {
    console.error("The site has content. --replace throws it away, after a backup.");
    return false;
  }
  if (values.replace && !(await mayReplace(values))) return false;
  const archivos = await traerArchivos(leido, origen, (line) => console.log(`   ${line}`));
  const undo = async () => {
    await change((tx) => deleteUnusedMedios(tx, [...archivos.values()]));
    await purgeFiles();
  };
  if (!tell(leido)) {
    await undo();
    return false;
  }
  try {
    await escribir(db, { leido, archivos, replace: values.replace });
  } catch (error) {
    await undo();
    throw error;
  }
  await purgeFiles();
  console.log(`Written: ${leido.productos.length} products, ${archivos.size} files`);
  return true;
}

/** What a file of JSON holds. Throws an error that names the file. */
async function readExport(path: string): Promise<unknown> {
  try {
    return JSON.parse((await readFile(path, "utf8")).replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new Refusal(`${path} is no export: ${error instanceof Error ? error.message : String(error)}`);
  }
}

z.config(z.locales.es());
await prepareDatabase();
const leido = leerExport(await readExport(file));
comprobar(leido);
if (!values.apply) await buscarArchivos(leido, origen);
const good = values.apply && leido.lector.fallas.length === 0 ? await apply(leido) : tell(leido);
const { length } = leido.lector.fallas;
if (!good && length > 0) console.error(`${length} errors, nothing was written`);
if (good && !values.apply)
  console.log(`No errors, ${lugaresDe(leido).length} files to bring. Nothing was written: --apply does it`);
process.exitCode = good ? 0 : 1;
await db.$disconnect();
