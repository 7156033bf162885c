/** Changes content some times a second until it is told to end; every change is two rows of one transaction. */
import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changeContent } from "../../app/domain/contenido.server";
import { leaveForPurge, purgeFiles } from "../../app/domain/medios-barrido.server";
import { db } from "../../app/services/db/client.server";
import { env } from "../../app/services/env.server";
import { store } from "../../app/services/store/store.server";

const EVERY_MS = 20;
const FILES = 12;
let going = true;
let [started, acknowledged, slowest] = [0, 0, 0];

/** A file comes, the oldest goes. */
async function turnFiles(serial: number): Promise<void> {
  const bytes = randomBytes(20_000 + serial);
  const { createHash } = await import("node:crypto");
  const clave = store.newKey("imagenes-sitio", "png", "imagen");
  const path = join(env().DATA_DIR, "tmp", `${serial}.part`);
  mkdirSync(join(env().DATA_DIR, "tmp"), { recursive: true });
  writeFileSync(path, bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const row = { almacen: "disco", clave, nombre: `${serial}.png`, mime: "image/png", bytes: bytes.length, sha256 };
  const medio = await db.medio.create({ data: row });
  await store.put(clave, path, "imagen");
  await changeContent(async (tx) => {
    await tx.imagenSitio.create({ data: { ubicacion: "general", medio_id: medio.id, titulo: "escritor" } });
    const old = await tx.imagenSitio.findMany({ where: { titulo: "escritor" }, orderBy: { id: "desc" }, skip: FILES });
    await tx.imagenSitio.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
    await leaveForPurge(
      tx,
      old.map(({ medio_id }) => medio_id),
    );
  });
  await purgeFiles();
}

async function write(serial: number): Promise<void> {
  const since = Date.now();
  await changeContent(async (tx) => {
    await tx.bannerHome.updateMany({ data: { titulo: `Cambio ${serial}` } });
    await tx.homeCta.updateMany({ data: { titulo: `Cambio ${serial}` } });
  });
  acknowledged = Math.max(acknowledged, serial);
  slowest = Math.max(slowest, Date.now() - since);
  if (serial % 10 === 0) await turnFiles(serial);
  console.log(JSON.stringify({ started, acknowledged, slowest }));
}

process.on("SIGTERM", () => (going = false));
const begun = Date.now();
// The writes of one instance follow each other; those that are late are made up for.
while (going) {
  started += 1;
  await write(started);
  const ahead = begun + started * EVERY_MS - Date.now();
  if (ahead > 0) await new Promise((resolve) => setTimeout(resolve, ahead));
}
console.log(
  JSON.stringify({
    started,
    acknowledged,
    slowest,
    perSecond: Math.round((acknowledged * 1000) / (Date.now() - begun)),
  }),
);
await db.$disconnect();
