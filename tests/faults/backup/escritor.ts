/** Changes content several times per second until told to stop; every change writes two rows in one transaction. */
import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { changeContent } from "../../../app/domain/kernel/change.server";
import { writer } from "../../../app/domain/kernel/unit.server";
import { deleteUnusedMedios, purgeFiles } from "../../../app/domain/medios/file-removal.server";
import { writable as db } from "../../../app/services/db/client.server";
import { env } from "../../../app/services/env/env.server";
import { store } from "../../../app/services/files/media.server";

const EVERY_MS = 14;
const FILES_MS = 250;
const FILES = 12;
/** The PNG signature; a file without one is not restored as a picture. */
const PNG = Buffer.from("89504e470d0a1a0a", "hex");
let going = true;
let [started, acknowledged, slowest, turned] = [0, 0, 0, 0];

/** Adds a file and deletes the oldest. */
async function turnFiles(serial: number): Promise<void> {
  const bytes = Buffer.concat([PNG, randomBytes(20_000 + serial)]);
  const clave = store.newKey("imagenes-sitio", "png", "imagen");
  const path = join(env().DATA_DIR, "tmp", `${serial}.part`);
  mkdirSync(join(env().DATA_DIR, "tmp"), { recursive: true });
  writeFileSync(path, bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const row = { almacen: "disco", clave, nombre: `${serial}.png`, mime: "image/png", bytes: bytes.length, sha256 };
  const medio = await db.medio.create({ data: row });
  await store.put(clave, path, "imagen");
  await changeContent(async (tx) => {
    await writer(tx).imagenSitio.create({ data: { ubicacion: "general", medio_id: medio.id, titulo: "escritor" } });
    const old = await tx.imagenSitio.findMany({ where: { titulo: "escritor" }, orderBy: { id: "desc" }, skip: FILES });
    await writer(tx).imagenSitio.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
    await deleteUnusedMedios(
      tx,
      old.map(({ medio_id }) => medio_id),
    );
  });
  await purgeFiles();
}

async function write(serial: number): Promise<void> {
  const since = Date.now();
  await changeContent(async (tx) => {
    await writer(tx).bannerHome.updateMany({ data: { titulo: `Cambio ${serial}` } });
    await writer(tx).homeCta.updateMany({ data: { titulo: `Cambio ${serial}` } });
  });
  acknowledged = serial;
  slowest = Math.max(slowest, Date.now() - since);
  tell();
}

function tell(): void {
  const perSecond = Math.round(((acknowledged + turned) * 1000) / (Date.now() - begun));
  console.log(JSON.stringify({ started, acknowledged, slowest, perSecond }));
}

/** Repeats the work every `ms` milliseconds and catches up when it is late. */
async function every(ms: number, work: () => Promise<void>): Promise<void> {
  for (let turn = 1; going; turn += 1) {
    await work();
    const ahead = begun + turn * ms - Date.now();
    if (ahead > 0) await pause(ahead);
  }
}

const begun = Date.now();
process.on("SIGTERM", () => (going = false));
await Promise.all([every(EVERY_MS, () => write((started += 1))), every(FILES_MS, () => turnFiles((turned += 1)))]);
tell();
await db.$disconnect();
