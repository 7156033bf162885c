/** Fault: interrupted migrations: SQLite → PostgreSQL → SQLite, and disk → Cloudinary → disk. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { compareDatabases } from "../../../app/domain/sistema/database-migration.server";
import { openRawConnection } from "../../../app/services/db/own.server";
import { cloud, startCloudinary } from "../../support/fakes/cloudinary";
import { fillTemplate, owner } from "../../support/db/owner";
import { startPostgres } from "../../support/db/postgres";
import { staffAt } from "../../support/site/client";
import { copyFiles, diskFiles } from "../../../scripts/lib/media-files";
import { run } from "./command";
import { faultSite } from "../lib/site";
import type { Fault } from "../lib/types";

type Say = (line: string) => void;

/** Adds rows that are easily corrupted by a migration. */
function addHardRows(file: string): void {
  const database = new Sqlite(file);
  const text = "Ñandú «¼\" ×2» \u2028 – 日本 🛠️ 'x' \\ % _";
  database
    .prepare(
      "INSERT INTO ubicaciones_contacto (nombre, direccion, ciudad, telefono, telefono_whatsapp, correo, horario_semana, horario_sabado, horario_domingo, latitud, longitud, busqueda) VALUES (?, '', '', '', '', '', '', '', '', 4.7110000000000003, -0.1, '')",
    )
    .run(text);
  database
    .prepare("INSERT INTO auditoria (admin_nombre, accion, entidad, entidad_id, antes) VALUES (?, '', '', '', NULL)")
    .run(text);
  database.prepare("INSERT INTO palabras (palabra) VALUES ('zzz'), ('ZZZ'), ('ñu')").run();
  database.close();
}

async function differing(from: string, to: string): Promise<{ filas: number; distintas: number }> {
  const [origen, destino] = [
    { own: await openRawConnection(from), url: from },
    { own: await openRawConnection(to), url: to },
  ];
  const result = await compareDatabases(origen, destino, console.log);
  await Promise.all([origen.own.close(), destino.own.close()]);
  return result;
}

/** Whether the site works on the migrated data: the owner can sign in and new rows get new ids. */
async function works(database: string, dataDir: string): Promise<boolean> {
  const site = await faultSite({ DATABASE_URL: database, DATA_DIR: dataDir });
  try {
    await site.start();
    const browser = await staffAt(site.origin, owner.email, owner.password);
    const fields = { icono: "1", titulo: "Después del traslado", descripcion: "x", orden: "9", activo: "on" };
    await browser.submit(await browser.visit("/admin/beneficios/nuevo"), "form[data-part=editor]", fields);
    return (await browser.visit("/")).text.includes(fields.titulo);
  } finally {
    await site.remove();
  }
}

async function moveRows(folder: string, say: Say): Promise<boolean> {
  const [first, last, spare] = ["primera", "ultima", "sitio"].map((name) => join(folder, name));
  const postgres = await startPostgres();
  try {
    await postgres.createDatabase("ged");
    const [from, there, back] = [`file:${first}/ged.db`, postgres.url("ged"), `file:${last}/ged.db`];
    fillTemplate({ DATA_DIR: first ?? "", DATABASE_URL: from });
    addHardRows(`${first}/ged.db`);
    const out = ["--from", from, "--to", there];
    for (const lines of [6, 30])
      say(`killed after line ${(await run("migrate-data", out, {}, lines)).lines.length} of its output`);
    const moved = await run("migrate-data", out, {});
    say(`SQLite → PostgreSQL, gone on: ${moved.lines.at(-1)}`);
    const again = await run("migrate-data", out, {});
    say(`once more: ${again.ok ? "NOT refused" : "refused, the target is not empty"}`);
    const home = ["--from", there, "--to", back, "--files-from", first ?? "", "--files-to", last ?? ""];
    const returned = await run("migrate-data", home, {});
    say(`PostgreSQL → SQLite: ${returned.lines.slice(-2).join("; ")}`);
    const { filas, distintas } = await differing(from, back);
    const own = await openRawConnection(back);
    const files = await diskFiles(own);
    await own.close();
    const spoilt = (await copyFiles(files, last ?? "", last ?? "")).differing.length;
    say(
      `SQLite → PostgreSQL → SQLite: ${filas} rows, ${distintas} differing rows; ${files.length} files, ${spoilt} differing files`,
    );
    const serves = (await works(there, spare ?? "")) && (await works(back, last ?? ""));
    say(`the site works on both: ${serves}`);
    return moved.ok && !again.ok && returned.ok && distintas + spoilt === 0 && serves;
  } finally {
    await postgres.stop();
  }
}

async function moveFiles(folder: string, say: Say): Promise<boolean> {
  const dataDir = join(folder, "primera");
  const url = `file:${dataDir}/ged.db`;
  await startCloudinary();
  const env = { DATA_DIR: dataDir, DATABASE_URL: url, CLOUDINARY_URL: process.env.CLOUDINARY_URL ?? "" };
  // After ten files the service stores them but cuts the answer, then answers 500, then recovers.
  const moods = setInterval(() => {
    if (cloud.files.size >= 10)
      cloud.mood = cloud.files.size < 14 ? "cut after" : cloud.files.size < 30 ? "500" : "well";
  }, 5);
  say(`disk → Cloudinary with faults there: ${(await run("move-media", ["--to", "cloudinary"], env)).lines.at(-1)}`);
  clearInterval(moods);
  cloud.mood = "well";
  const killed = await run("move-media", ["--to", "disk"], env, 1);
  say(`Cloudinary → disk, killed: ${killed.lines[0]}`);
  const out = await run("move-media", ["--to", "cloudinary"], env);
  say(`disk → Cloudinary: ${out.lines.at(-1)}; ${cloud.files.size} files there`);
  const back = await run("move-media", ["--to", "disk"], env);
  const own = await openRawConnection(url);
  const files = await diskFiles(own);
  await own.close();
  const spoilt = (await copyFiles(files, dataDir, dataDir)).differing.length;
  say(`Cloudinary → disk: ${back.lines.at(-1)}; ${files.length} files, ${spoilt} differing files`);
  return out.ok && back.ok && spoilt === 0;
}

export const traslado: Fault = {
  name: "traslado",
  what: "all data to PostgreSQL and back, all files to Cloudinary and back, killed on the way",
  goal: "0 differing rows and files",
  databases: ["sqlite"],
  async run(_times, say) {
    const folder = mkdtempSync(join(tmpdir(), "ged-traslado-"));
    try {
      const rows = await moveRows(folder, say);
      const files = await moveFiles(folder, say);
      return { figure: rows && files ? "0 differing rows and files" : "something differs", ok: rows && files };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
