import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import type { PostgresServer } from "../../tests/support/postgres";
import type { startPostmark } from "../../tests/support/postmark";

export interface Ground {
  folder: string;
  postgres: PostgresServer;
  postmark: Awaited<ReturnType<typeof startPostmark>>;
}

export interface Case {
  name: string;
  /** What the doctor has to say. */
  state: "FAIL" | "warn";
  finding: string;
  says: RegExp;
  /** Makes the fault in a copy of a sound installation; the variables it needs. */
  make: (ground: Ground & { dataDir: string }) => Promise<Record<string, string>> | Record<string, string>;
  undo?: (dataDir: string) => Promise<void> | void;
}

const NOWHERE = "http://127.0.0.1:59999";

function sql(dataDir: string, ...statements: string[]): Record<string, string> {
  const database = new Sqlite(join(dataDir, "ged.db"));
  for (const statement of statements) database.exec(statement);
  database.close();
  return {};
}

/** A web server that is not the site, and has its own idea of the time. */
async function otherServer(headers: Record<string, string>, body: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  server.unref();
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

const setMail = (dataDir: string) =>
  sql(
    dataDir,
    "INSERT INTO ajustes (clave, valor) VALUES ('correo_remitente', 'sitio@autopartes.co'), ('correo_destinatarios', 'ventas@autopartes.co')",
  );

export const doctorCases: readonly Case[] = [
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
    ...{ name: "migrations not applied", state: "warn", finding: "Migrations", says: /not applied/ },
    make: ({ postgres }) => ({ DATABASE_URL: postgres.url("postgres") }),
  },
  {
    ...{ name: "a database of a newer version", state: "FAIL", finding: "Migrations", says: /newer version/ },
    make: ({ dataDir }) =>
      sql(dataDir, "UPDATE _prisma_migrations SET migration_name = '2999_x' WHERE migration_name LIKE '%_init'"),
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
    make: ({ dataDir }) =>
      sql(
        dataDir,
        `INSERT INTO backups (archivo, version, bytes, sha256, resumen, created_at) VALUES ('a.zip', '1', 1, '', '{}', '${new Date(Date.now() - 30 * 86_400_000).toISOString()}')`,
      ),
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
  {
    ...{ name: "a media folder that cannot be written", state: "FAIL", finding: "Storage", says: /E[A-Z]+/ },
    make: ({ dataDir }) => {
      rmSync(join(dataDir, "media"), { recursive: true });
      writeFileSync(join(dataDir, "media"), "");
      return {};
    },
  },
  {
    ...{ name: "a media file that is gone", state: "FAIL", finding: "Media files", says: /1 are missing/ },
    make: ({ dataDir }) => {
      const pdfs = join(dataDir, "media", "catalogos-pdf");
      rmSync(join(pdfs, readdirSync(pdfs)[0] ?? ""));
      return {};
    },
  },
  {
    ...{ name: "Cloudinary does not answer", state: "FAIL", finding: "Storage", says: /Cloudinary/ },
    make: () => ({ CLOUDINARY_URL: `cloudinary://llave:secreto@nube?upload_prefix=${NOWHERE}` }),
  },
  {
    ...{ name: "a Postmark token that is wrong", state: "FAIL", finding: "Mail", says: /401/ },
    make: ({ dataDir, postmark }) => ({
      ...setMail(dataDir),
      ...{ POSTMARK_TOKEN: "otro", POSTMARK_API: postmark.origin },
    }),
  },
  {
    ...{ name: "a sender that is not confirmed", state: "FAIL", finding: "Mail", says: /422/ },
    make: ({ dataDir, postmark }) => {
      postmark.beOnce(422);
      return { ...setMail(dataDir), POSTMARK_TOKEN: "prueba", POSTMARK_API: postmark.origin };
    },
  },
  {
    ...{ name: "recipients left as in the example", state: "FAIL", finding: "Mail", says: /examples/ },
    make: ({ postmark }) => ({ POSTMARK_TOKEN: "prueba", POSTMARK_API: postmark.origin }),
  },
  {
    ...{ name: "a clock that is an hour wrong", state: "FAIL", finding: "Clock", says: /36\d\d s apart/ },
    make: async ({ dataDir }) => {
      const date = new Date(Date.now() - 3_600_000).toUTCString();
      return { ...setMail(dataDir), POSTMARK_TOKEN: "prueba", POSTMARK_API: await otherServer({ Date: date }, "{}") };
    },
  },
  {
    ...{ name: "a public address nobody answers at", state: "FAIL", finding: "Public address", says: /ECONNREFUSED/ },
    make: () => ({ PUBLIC_ORIGIN: NOWHERE }),
  },
  {
    ...{ name: "a public address of another site", state: "FAIL", finding: "Public address", says: /not as this site/ },
    make: async () => ({ PUBLIC_ORIGIN: await otherServer({}, "<html>Welcome to nginx</html>") }),
  },
  {
    ...{ name: "a proxy that takes headers away", state: "FAIL", finding: "Headers", says: /content-security-policy/ },
    make: async () => ({ PUBLIC_ORIGIN: await otherServer({}, "ok") }),
  },
  {
    ...{ name: "a public address without https", state: "FAIL", finding: "Public address", says: /is not https/ },
    make: () => ({ PUBLIC_ORIGIN: "http://autopartes.invalid" }),
  },
  {
    ...{
      name: "a proxy whose visitors all look alike",
      state: "warn",
      finding: "Visitor address",
      says: /like the proxy/,
    },
    make: () => ({ PUBLIC_ORIGIN: "https://autopartes.invalid" }),
  },
  {
    ...{ name: "several instances without a common secret", state: "warn", finding: "SECRET", says: /its own/ },
    make: ({ postgres }) => ({ DATABASE_URL: postgres.url("postgres") }),
  },
  {
    ...{ name: "several instances, media on one disk", state: "warn", finding: "Shared media", says: /this machine/ },
    make: ({ postgres }) => ({ DATABASE_URL: postgres.url("postgres") }),
  },
];
