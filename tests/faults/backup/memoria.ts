/** Fault: backing up, uploading and restoring a large store must not hold it in memory. */
import { createHash, randomBytes } from "node:crypto";
import { closeSync, mkdirSync, openAsBlob, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { memoryMb, peakDuring } from "../../support/run/memory";
import { archives } from "./backup";
import { Client } from "../lib/client";
import { type FaultSite, faultSite } from "../lib/site";
import type { Fault } from "../lib/types";
import { account, staff } from "../lib/world";

const FILE_MB = 64;
const MB = 1024 * 1024;

/** Fills the store of a stopped instance with files and their rows, `gigabytes` in all. */
function fill(dataDir: string, gigabytes: number): number {
  const database = new Sqlite(join(dataDir, "ged.db"));
  const insert = database.prepare(
    "INSERT INTO medios (almacen, clave, nombre, mime, bytes, sha256) VALUES ('disco', ?, ?, 'video/mp4', ?, ?)",
  );
  const count = Math.round((gigabytes * 1024) / FILE_MB);
  mkdirSync(join(dataDir, "media/imagenes-sitio"), { recursive: true });
  for (let serial = 0; serial < count; serial += 1) {
    const clave = `imagenes-sitio/${randomBytes(16).toString("hex")}.mp4`;
    const file = openSync(join(dataDir, "media", clave), "w");
    const hash = createHash("sha256");
    const block = randomBytes(MB);
    // The header of an MP4; a file without it is not restored.
    block.write("ftypmp42", 4, "latin1");
    for (let part = 0; part < FILE_MB; part += 1) {
      block.writeUInt32BE(24 + part);
      hash.update(block);
      writeSync(file, block);
    }
    closeSync(file);
    insert.run(clave, `video-${serial}.mp4`, FILE_MB * MB, hash.digest("hex"));
  }
  database.close();
  return count;
}

/** Peak resident memory of a process, in MB, above its value before the work. */
async function measured(site: FaultSite, client: Client, work: () => Promise<unknown>) {
  const [before, since] = [memoryMb(site.pid()), Date.now()];
  const seen = new Set<string>();
  const screen = async () => (await client.fetch("/admin/backup")).html;
  const { result: page, peak } = await peakDuring(site.pid(), 50, async () => {
    await work();
    let shown = await screen();
    for (; shown.includes("<progress"); shown = await screen()) {
      seen.add(/<progress[^>]* value="(\d+)"/.exec(shown)?.[1] ?? "");
      await pause(150);
    }
    return shown;
  });
  const told = /role="(?:status|alert)"[\s\S]*?<b>([^<]*)<\/b>/.exec(page)?.[1] ?? "nothing";
  return {
    more: Math.round(peak - before),
    seconds: Math.round((Date.now() - since) / 1000),
    steps: seen.size,
    told,
  };
}

/** Uploads an archive from disk; returns the address it redirects to. */
async function upload(client: Client, archive: string): Promise<string> {
  const body = new FormData();
  body.append("archivos", await openAsBlob(archive), "backup.zip");
  const [headers, signal] = [{ Origin: client.origin }, AbortSignal.timeout(600_000)];
  const answer = await client.fetch("/admin/backup/subir", { method: "POST", body, headers, signal });
  return new URL(answer.headers.get("Location") ?? "", client.origin).pathname;
}

async function run(gigabytes: number, say: (line: string) => void) {
  const env = { ...account, CLOUDINARY_URL: "", DATABASE_URL: "" };
  const [source, target] = [await faultSite(env), await faultSite(env)];
  let worst = 0;
  let ok = true;
  const step = (what: string, good: string, { more, seconds, steps, told }: Awaited<ReturnType<typeof measured>>) => {
    worst = Math.max(worst, more);
    ok &&= told.includes(good);
    say(`${what}: +${more} MB, ${seconds} s, ${steps} steps of progress seen, told "${told}"`);
  };
  try {
    await source.start();
    await source.kill("SIGTERM");
    const files = fill(source.dataDir, gigabytes);
    await Promise.all([source.start(), target.start()]);
    const [from, to] = [new Client(source.origin, ""), new Client(target.origin, "")];
    await Promise.all([from.signIn(staff), to.signIn(staff)]);
    await Promise.all([from.fetch("/admin/backup"), to.fetch("/admin/backup")]);
    step("archiving", "Backup Completado", await measured(source, from, () => from.post("/admin/backup", {})));
    const [archive = ""] = archives(source);
    await source.kill("SIGKILL");
    let page = "";
    step("uploading", "", await measured(target, to, async () => (page = await upload(to, archive))));
    step("checking", "Revisión terminada", await measured(target, to, () => to.post(page, { intent: "revisar" })));
    const [, version = "0"] = /name="contenido_version" value="(\d+)"/.exec((await to.fetch(page)).html) ?? [];
    const fields = { intent: "restaurar", contenido_version: version };
    step("restoring", "Backup restaurado", await measured(target, to, () => to.post(page, fields)));
    return { worst, ok, files };
  } finally {
    await Promise.all([source.remove(), target.remove()]);
  }
}

export const backupMemoria: Fault = {
  name: "backup-memoria",
  what: "a media store of 2 GB (--times: as many) is archived, uploaded, checked and restored by the server",
  goal: "memory at most +100 MB, progress shown",
  // The result does not depend on the database, so it runs once.
  databases: ["sqlite"],
  async run(times = 2, say) {
    const { worst, ok, files } = await run(times, say);
    return { figure: `${times} GB in ${files} files: at most +${worst} MB`, ok: ok && worst <= 100 };
  },
};
