import { once } from "node:events";
import { type FileHandle, open, rm } from "node:fs/promises";
import { PassThrough } from "node:stream";
import { SHARE_ENV } from "node:worker_threads";
import { archiveLimits } from "~/services/archive/limits";
import { type ArchiveWriter, once as onePiece, type Written } from "~/services/archive/write.server";
import { provider } from "~/services/db/client.server";
import { threadCode } from "~/services/db/writer/in-thread.server";
import { runInThread } from "~/services/env/ask-thread.server";
import { env, sqlitePath } from "~/services/env/env.server";
import { sha256 } from "~/services/secrets/sha256.server";
import { prepareTemp, tempPath } from "~/services/uploads/temp.server";
import { BACKUP_VERSION, tablePath } from "./backup";
import { writeVolumes } from "./create-volumes.server";
import { FORMAT_VERSION, FORMATO, MANIFEST_HASH, MANIFIESTO, type Manifest } from "~/domain/backup/format/manifest";
import { type BackupTable, backupTables } from "~/domain/backup/format/tables.server";
import { Refusal } from "~/domain/kernel/refusal";
import { formatNumber } from "~/domain/kernel/text";
import { readTables, type Taken, type Taker } from "./read-tables.server";
import type { ReportProgress } from "./job.server";

/** Reads the tables in a thread of its own in the built server, where others wait to be served. */
async function readApart(taker: Taker): Promise<Taken> {
  const url = env().DATABASE_URL;
  const asked = { url, file: sqlitePath(url), tablas: backupTables };
  if (!threadCode()) return readTables(asked, taker);
  // PostgreSQL's driver takes from the environment what the URL does not say: PGSSLMODE, PGPASSWORD.
  return runInThread<Taken>(new URL("./backup-thread.js", import.meta.url), asked, taker, { env: SHARE_ENV });
}

interface Begun {
  tabla: BackupTable;
  lines: PassThrough;
  bytes: number;
  added: Promise<Written>;
}

/** Writes tables to an archive, the rows of `medios` also to a file. Throws Refusal for more rows than a table may have. */
function tableWriter(zip: ArchiveWriter, medios: FileHandle, report: ReportProgress): Taker {
  const begun: Begun[] = [];
  const current = () => {
    const last = begun.at(-1);
    if (!last) throw new Error("No table was begun");
    return last;
  };
  return {
    async begin(nombre) {
      const tabla = backupTables.find((one) => one.nombre === nombre);
      if (!tabla) throw new Error(`No backup holds ${nombre}`);
      report(`Tabla ${tabla.titulo}`, (begun.length / backupTables.length) * 0.3);
      const lines = new PassThrough();
      const added = zip.add(tablePath(nombre), lines, { compress: true });
      added.catch(() => undefined);
      begun.push({ tabla, lines, bytes: 0, added });
    },
    async lines(some, filas) {
      const { tabla, lines, added } = current();
      const many = filas > 10_000 ? `, ${formatNumber(filas)} filas` : "";
      report(`Tabla ${tabla.titulo}${many}`, ((begun.length - 1) / backupTables.length) * 0.3);
      const bytes = (current().bytes += some.length);
      if (filas > tabla.filas || bytes > archiveLimits.textBytes)
        throw new Refusal(`${tabla.titulo}: hay más filas de las que caben en un backup.`);
      if (tabla.nombre === "medios") await medios.appendFile(some);
      const taken = lines.write(some) ? Promise.resolve() : once(lines, "drain");
      // Where the archive can no longer be written, nothing more is read.
      await Promise.race([added, taken]);
    },
    async end() {
      const { lines, added } = current();
      lines.end();
      return added;
    },
  };
}

/** Writes the content of an archive: the tables in one snapshot, the files that they name, and the manifest of both. */
export async function writeBackup(zip: ArchiveWriter, moment: Date, report: ReportProgress) {
  await prepareTemp();
  const medios = tempPath();
  try {
    const file = await open(medios, "wx");
    const { written, version, migraciones } = await readApart(tableWriter(zip, file, report)).finally(() =>
      file.close(),
    );
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
    await zip.add(MANIFIESTO, onePiece(json), { compress: true });
    await zip.add(MANIFEST_HASH, onePiece(Buffer.from(`${huella}  ${MANIFIESTO}\n`)), { compress: false });
    return { manifiesto, sha256: huella, contenido_version: version };
  } finally {
    await rm(medios, { force: true });
  }
}
