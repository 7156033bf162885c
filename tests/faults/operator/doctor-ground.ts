import { createServer } from "node:http";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import type { PostgresServer } from "../../support/db/postgres";
import type { startPostmark } from "../../support/fakes/postmark";
import { listen } from "../../support/run/listen";

export interface Ground {
  folder: string;
  postgres: PostgresServer;
  postmark: Awaited<ReturnType<typeof startPostmark>>;
}

export interface Case {
  name: string;
  /** The state the doctor must report. */
  state: "FAIL" | "warn";
  finding: string;
  says: RegExp;
  /** Breaks a copy of a sound installation; returns the environment variables it needs. */
  make: (ground: Ground & { dataDir: string }) => Promise<Record<string, string>> | Record<string, string>;
  undo?: (dataDir: string) => Promise<void> | void;
}

/** An address where nothing listens. */
export const NOWHERE = "http://127.0.0.1:59999";

/** Runs statements in the SQLite database of a data folder; a case needs no variables for this and gets {}. */
export function sql(dataDir: string, ...statements: string[]): Record<string, string> {
  const database = new Sqlite(join(dataDir, "ged.db"));
  for (const statement of statements) database.exec(statement);
  database.close();
  return {};
}

/** Starts a web server that is not the site, with its own headers; returns its address. */
export async function otherServer(headers: Record<string, string>, body: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  server.unref();
  return `http://127.0.0.1:${await listen(server)}`;
}

/** Sets a sender and recipients that are not example addresses. */
export const setMail = (dataDir: string) =>
  sql(
    dataDir,
    "INSERT INTO ajustes (clave, valor) VALUES ('correo_remitente', 'sitio@autopartes.co'), ('correo_destinatarios', 'ventas@autopartes.co')",
  );
