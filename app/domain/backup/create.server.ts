import { open, rm } from "node:fs/promises";
import { archiveLimits } from "~/services/archive/limits";
import { type ArchiveWriter, once } from "~/services/archive/write.server";
import { provider } from "~/services/db/client.server";
import { withSnapshot } from "~/services/db/own.server";
import type { RawConnection } from "~/services/db/own-connection";
import type { Fila } from "~/services/db/values.server";
import { sha256 } from "~/services/secrets/sha256.server";
import { prepareTemp, tempPath } from "~/services/uploads/temp.server";
import { BACKUP_VERSION, tablePath } from "./backup";
import { writeVolumes } from "./create-volumes.server";
import {
  FORMAT_VERSION,
  FORMATO,
  MANIFEST_HASH,
  MANIFIESTO,
  type Manifest,
  type ManifestTable,
} from "~/domain/backup/format/manifest";
import { columnsOf, readContentVersion, migrationsOf, rowPages } from "~/domain/backup/format/rows.server";
import { type BackupTable, backupTables } from "~/domain/backup/format/tables.server";
import { Refusal } from "~/domain/kernel/refusal";
import { formatNumber } from "~/domain/kernel/text";
import type { ReportProgress } from "./job.server";

/** A row as a line of the archive. Throws for a line longer than a restore would read. */
function lineOf({ nombre, clave }: BackupTable, fila: Fila): Buffer {
  const line = Buffer.from(`${JSON.stringify(fila)}\n`);
  if (line.length > archiveLimits.lineBytes) throw new Error(`${nombre} ${fila[clave]} is too long for a backup`);
  return line;
}

interface Watching {
  /** Gets the lines of each page. */
  keep?: (lines: Buffer) => Promise<unknown>;
  /** Gets the number of rows written so far, now and then. */
  told: (filas: number) => void;
}

/** Writes the rows of a table as lines of JSON. */
async function writeTabla(own: RawConnection, tabla: BackupTable, zip: ArchiveWriter, { keep, told }: Watching) {
  const columnas = await columnsOf(own, tabla);
  let [filas, bytes] = [0, 0];
  async function* lines() {
    for await (const page of rowPages(own, tabla, columnas)) {
      filas += page.length;
      told(filas);
      const lines = Buffer.concat(page.map((fila) => lineOf(tabla, fila)));
      await keep?.(lines);
      bytes += lines.length;
      if (filas > tabla.filas || bytes > archiveLimits.textBytes)
        throw new Refusal(`${tabla.titulo}: hay más filas de las que caben en un backup.`);
      yield lines;
    }
  }
  const written = await zip.add(tablePath(tabla.nombre), lines(), { compress: true });
  return { nombre: tabla.nombre, columnas: columnas.map(({ nombre, tipo }) => ({ nombre, tipo })), filas, ...written };
}

/** Writes all tables in one snapshot of the database, the rows of `medios` also to a file at the path `medios`. */
async function writeTablas(zip: ArchiveWriter, medios: string, report: ReportProgress) {
  const file = await open(medios, "wx");
  try {
    return await withSnapshot(async (own) => {
      const written: ManifestTable[] = [];
      const version = await readContentVersion(own);
      for (const [index, tabla] of backupTables.entries()) {
        const told = (filas: number) => {
          const many = filas > 10_000 ? `, ${formatNumber(filas)} filas` : "";
          report(`Tabla ${tabla.titulo}${many}`, (index / backupTables.length) * 0.3);
        };
        told(0);
        const keep = tabla.nombre === "medios" ? (lines: Buffer) => file.appendFile(lines) : undefined;
        written.push(await writeTabla(own, tabla, zip, { keep, told }));
      }
      return { written, version, migraciones: await migrationsOf(own) };
    });
  } finally {
    await file.close();
  }
}

/** Writes the content of an archive: the tables in one snapshot, the files that they name, and the manifest of both. */
export async function writeBackup(zip: ArchiveWriter, moment: Date, report: ReportProgress) {
  await prepareTemp();
  const medios = tempPath();
  try {
    const { written, version, migraciones } = await writeTablas(zip, medios, report);
    const all = written.find(({ nombre }) => nombre === "medios")?.filas ?? 0;
    const told = (done: number) => report(`Archivo ${done} de ${all}`, 0.3 + (done / all) * 0.7);
    const { volumenes, storage } = await writeVolumes(zip, medios, told);
    const manifiesto: Manifest = {
      formato: FORMATO,
      edicion: FORMAT_VERSION,
      resumen: {
        timestamp: moment.toISOString(),
        version: BACKUP_VERSION,
        successful_tables: written.length,
        total_tables: backupTables.length,
        total_records: written.reduce((sum, { filas }) => sum + filas, 0),
        ...storage,
      },
      base: provider,
      migraciones,
      tablas: written,
      volumenes,
    };
    const json = Buffer.from(JSON.stringify(manifiesto));
    const huella = sha256(json);
    await zip.add(MANIFIESTO, once(json), { compress: true });
    await zip.add(MANIFEST_HASH, once(Buffer.from(`${huella}  ${MANIFIESTO}\n`)), { compress: false });
    return { manifiesto, sha256: huella, contenido_version: version };
  } finally {
    await rm(medios, { force: true });
  }
}
