import { archiveLimits } from "~/services/archive/limits";
import type { ArchiveWriter } from "~/services/archive/write.server";
import { provider } from "~/services/db/client.server";
import { withSnapshot } from "~/services/db/own.server";
import type { RawConnection } from "~/services/db/own-connection";
import type { Fila } from "~/services/db/values.server";
import { log } from "~/services/log/log.server";
import { storeOf } from "~/services/files/media.server";
import { sha256 } from "~/services/secrets/sha256.server";
import { BACKUP_VERSION, mediaPath, tablePath } from "./backup";
import {
  type BackupFile,
  FORMAT_VERSION,
  FORMATO,
  MANIFEST_HASH,
  MANIFIESTO,
  MAS_ARCHIVOS,
  type Manifest,
  type ManifestTable,
} from "~/domain/backup/format/manifest";
import { columnsOf, readContentVersion, migrationsOf, rowPages } from "~/domain/backup/format/rows.server";
import { type BackupTable, backupTables } from "~/domain/backup/format/tables.server";
import { Refusal } from "~/domain/kernel/refusal";
import { formatNumber } from "~/domain/kernel/text";
import type { ReportProgress } from "./job.server";

type MedioRow = Pick<BackupFile, "medio_id" | "clave" | "nombre" | "mime"> & { almacen: string };

/** A row as a line of the archive. Throws for a line longer than a restore would read. */
function lineOf({ nombre, clave }: BackupTable, fila: Fila): Buffer {
  const line = Buffer.from(`${JSON.stringify(fila)}\n`);
  if (line.length > archiveLimits.lineBytes) throw new Error(`${nombre} ${fila[clave]} is too long for a backup`);
  return line;
}

interface Watching {
  /** Gets each row of `medios`. */
  see: (medio: MedioRow) => void;
  /** Gets the number of rows written so far, now and then. */
  told: (filas: number) => void;
}

/** Writes the rows of a table as lines of JSON. */
async function writeTabla(own: RawConnection, tabla: BackupTable, zip: ArchiveWriter, { see, told }: Watching) {
  const columnas = await columnsOf(own, tabla);
  let [filas, bytes] = [0, 0];
  async function* lines() {
    for await (const page of rowPages(own, tabla, columnas)) {
      filas += page.length;
      told(filas);
      if (tabla.nombre === "medios") for (const fila of page) see(medioOf(fila));
      const lines = Buffer.concat(page.map((fila) => lineOf(tabla, fila)));
      bytes += lines.length;
      if (filas > tabla.filas || bytes > archiveLimits.textBytes)
        throw new Refusal(`${tabla.titulo}: hay más filas de las que caben en un backup.`);
      yield lines;
    }
  }
  const written = await zip.add(tablePath(tabla.nombre), lines(), { compress: true });
  return { nombre: tabla.nombre, columnas: columnas.map(({ nombre, tipo }) => ({ nombre, tipo })), filas, ...written };
}

function medioOf({ id, almacen, clave, nombre, mime }: Record<string, unknown>): MedioRow {
  return {
    medio_id: Number(id),
    almacen: String(almacen),
    clave: String(clave),
    nombre: String(nombre),
    mime: String(mime),
  };
}

/** Writes all tables in one snapshot of the database. Returns what else is needed of that snapshot. */
async function writeTablas(zip: ArchiveWriter, report: ReportProgress) {
  return withSnapshot(async (own) => {
    const medios: MedioRow[] = [];
    const written: ManifestTable[] = [];
    const version = await readContentVersion(own);
    for (const [index, tabla] of backupTables.entries()) {
      const told = (filas: number) => {
        const many = filas > 10_000 ? `, ${formatNumber(filas)} filas` : "";
        report(`Tabla ${tabla.titulo}${many}`, (index / backupTables.length) * 0.3);
      };
      told(0);
      written.push(await writeTabla(own, tabla, zip, { see: (medio) => medios.push(medio), told }));
    }
    return { medios, written, version, migraciones: await migrationsOf(own) };
  });
}

/** Writes the file of a row; null when its store does not have it, and for addresses of other sites. */
async function writeMedio(zip: ArchiveWriter, { almacen, ...medio }: MedioRow): Promise<BackupFile | null> {
  const place = mediaPath(medio.clave);
  const source = place && (await storeOf(almacen)?.read(medio.clave));
  if (!place || !source || (almacen !== "disco" && almacen !== "cloudinary")) return null;
  const written = await zip.add(place.ruta, source, { compress: false });
  return { ...medio, almacen, ruta: place.ruta, ...written };
}

async function writeMedios(zip: ArchiveWriter, medios: readonly MedioRow[], report: ReportProgress) {
  const archivos: BackupFile[] = [];
  const faltantes: Manifest["faltantes"] = [];
  for (const [index, medio] of medios.entries()) {
    report(`Archivo ${index + 1} de ${medios.length}`, 0.3 + (index / medios.length) * 0.7);
    if (medio.almacen === "externo") continue;
    if (archivos.length + faltantes.length === MAS_ARCHIVOS)
      throw new Refusal(`Hay más archivos de los que caben en un backup: ${formatNumber(MAS_ARCHIVOS)}.`);
    const archivo = await writeMedio(zip, medio);
    if (archivo) archivos.push(archivo);
    else faltantes.push({ medio_id: medio.medio_id, nombre: medio.nombre });
  }
  if (faltantes.length > 0)
    log.warn(`${faltantes.length} files are not in the store and so not in the backup`, faltantes);
  return { archivos, faltantes };
}

/** Writes the content of an archive: the tables in one snapshot, the files that they name, and the manifest of both. */
export async function writeBackup(zip: ArchiveWriter, moment: Date, report: ReportProgress) {
  const { medios, written, version, migraciones } = await writeTablas(zip, report);
  const { archivos, faltantes } = await writeMedios(zip, medios, report);
  const manifiesto: Manifest = {
    formato: FORMATO,
    edicion: FORMAT_VERSION,
    resumen: {
      timestamp: moment.toISOString(),
      version: BACKUP_VERSION,
      successful_tables: written.length,
      total_tables: backupTables.length,
      total_records: written.reduce((sum, { filas }) => sum + filas, 0),
      storage_buckets: new Set(archivos.map(({ clave }) => mediaPath(clave)?.carpeta)).size,
      storage_files: archivos.length,
      storage_missing: faltantes.length,
    },
    base: provider,
    migraciones,
    tablas: written,
    archivos,
    faltantes,
  };
  const json = Buffer.from(JSON.stringify(manifiesto));
  const huella = sha256(json);
  await zip.add(MANIFIESTO, once(json), { compress: true });
  await zip.add(MANIFEST_HASH, once(Buffer.from(`${huella}  ${MANIFIESTO}\n`)), { compress: false });
  return { manifiesto, sha256: huella, contenido_version: version };
}

async function* once(content: Buffer) {
  yield content;
}
