import { spawnSync } from "node:child_process";
import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Case, sql } from "./doctor-ground";

/** Doctor cases: configuration, database and disk. */
export const machineCases: readonly Case[] = [
  {
    ...{ name: "a variable that is wrong", state: "FAIL", finding: "Configuration", says: /PORT/ },
    make: () => ({ PORT: "tres mil" }),
  },
  {
    ...{ name: "PostgreSQL does not answer", state: "FAIL", finding: "Database", says: /ECONNREFUSED/ },
    make: () => ({ DATABASE_URL: "postgres://ged@127.0.0.1:9/ged" }),
  },
  {
    ...{ name: "a database that there is not", state: "FAIL", finding: "Database", says: /does not exist/ },
    make: ({ postgres }) => ({ DATABASE_URL: postgres.url("otra") }),
  },
  {
    ...{ name: "a damaged SQLite file", state: "FAIL", finding: "Database", says: /not a database|malformed/ },
    make: ({ dataDir }) => {
      for (const end of ["", "-wal", "-shm"]) rmSync(join(dataDir, `ged.db${end}`), { force: true });
      writeFileSync(join(dataDir, "ged.db"), "x".repeat(20_000));
      return {};
    },
  },
  {
    ...{ name: "rows without their parent", state: "FAIL", finding: "Database", says: /lineas have no parent/ },
    make: ({ dataDir }) =>
      sql(
        dataDir,
        "PRAGMA foreign_keys = OFF; INSERT INTO lineas (marca_id, nombre, clave, slug) VALUES (999, 'Sola', 'SOLA', 'sola')",
      ),
  },
  {
    ...{ name: "migrations not applied", state: "warn", finding: "Migrations", says: /not applied/ },
    make: ({ postgres }) => ({ DATABASE_URL: postgres.url("postgres") }),
  },
  {
    ...{ name: "a database of a newer version", state: "FAIL", finding: "Migrations", says: /newer version/ },
    make: ({ dataDir }) =>
      sql(dataDir, "UPDATE _prisma_migrations SET migration_name = '2999_x' WHERE migration_name LIKE '%_init'"),
  },
  {
    ...{
      name: "a database that is half a copy",
      state: "FAIL",
      finding: "Database",
      says: /migrate-data has not copied/,
    },
    make: ({ dataDir }) =>
      sql(dataDir, "CREATE TABLE traslado_en_curso (tabla TEXT PRIMARY KEY, despues TEXT NOT NULL)"),
  },
  {
    ...{ name: "a database that takes no writes", state: "FAIL", finding: "Writing", says: /read only/ },
    make: ({ dataDir }) =>
      sql(dataDir, "CREATE TRIGGER no BEFORE INSERT ON limites BEGIN SELECT RAISE(ABORT, 'read only'); END"),
  },
  {
    ...{ name: "nobody can sign in", state: "FAIL", finding: "Administrators", says: /nobody/ },
    make: ({ dataDir }) => sql(dataDir, "UPDATE admin_users SET activo = 0"),
  },
  {
    ...{ name: "mails that could not be delivered", state: "warn", finding: "Sent mail", says: /1 mails/ },
    make: ({ dataDir }) => sql(dataDir, "INSERT INTO outbox (tipo, datos, estado) VALUES ('correo', '{}', 'fallida')"),
  },
  {
    ...{ name: "a backup of last month", state: "warn", finding: "Backup", says: /30 days old/ },
    make: ({ dataDir }) => {
      const hecho = new Date(Date.now() - 30 * 86_400_000).toISOString();
      const counts = { successful_tables: 0, total_tables: 0, total_records: 0, storage_buckets: 0, storage_files: 0 };
      const resumen = JSON.stringify({ timestamp: hecho, version: "1", ...counts, storage_missing: 0 });
      return sql(
        dataDir,
        `INSERT INTO backups (archivo, version, bytes, sha256, resumen, created_at) VALUES ('a.zip', '1', 1, '', '${resumen}', '${hecho}')`,
      );
    },
  },
  {
    ...{ name: "a clock five years behind", state: "FAIL", finding: "Clock", says: /behind: this machine says/ },
    make: ({ dataDir }) =>
      sql(
        dataDir,
        "DELETE FROM reloj",
        `INSERT INTO reloj (id, visto_at) VALUES (1, '${new Date(Date.now() + 5 * 366 * 86_400_000).toISOString()}')`,
      ),
  },
  {
    ...{ name: "drafts that nobody deletes", state: "warn", finding: "Cleaning", says: /1 drafts/ },
    make: ({ dataDir }) =>
      sql(
        dataDir,
        "INSERT INTO borradores (clave, admin_user_id, campos, vence_at) SELECT 'x', id, '[]', '2026-01-01T00:00:00.000+00:00' FROM admin_users LIMIT 1",
      ),
  },
  {
    ...{ name: "a secret that is short", state: "FAIL", finding: "SECRET", says: /has 5 characters/ },
    make: ({ dataDir }) => {
      writeFileSync(join(dataDir, "secret"), "corto");
      return {};
    },
  },
  {
    ...{ name: "data that everybody can read", state: "warn", finding: "Private files", says: /every user.*ged\.db/ },
    make: ({ dataDir, folder }) => {
      chmodSync(folder, 0o755);
      spawnSync("chmod", ["-R", "go+rX", dataDir]);
      return {};
    },
    undo: (dataDir) => chmodSync(dirname(dataDir), 0o700),
  },
  {
    ...{ name: "a data folder that is none", state: "FAIL", finding: "Data folder", says: /ENOTDIR|EEXIST/ },
    make: ({ dataDir }) => ({ DATA_DIR: join(dataDir, "ged.db"), DATABASE_URL: `file:${join(dataDir, "ged.db")}` }),
  },
  {
    ...{ name: "a disk that is nearly full", state: "FAIL", finding: "Disk space", says: /only \d+ MB/ },
    make: ({ dataDir }) => {
      const disk = join(dataDir, "disk");
      spawnSync("mkdir", ["-p", disk]);
      spawnSync("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", disk]);
      return { DATA_DIR: disk, DATABASE_URL: `file:${join(dataDir, "ged.db")}` };
    },
    undo: (dataDir) => void spawnSync("umount", [join(dataDir, "disk")]),
  },
];
