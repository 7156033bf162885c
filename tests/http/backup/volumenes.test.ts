/** A site with more files than one volume of a backup holds. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { createBackup, downloads, newest, path, archivePath, restore, review } from "../../support/content/backup";
import { filesIn } from "../../support/content/uploads";
import { unzip, volumesIn } from "../../support/files/archivo";
import { pngSaying } from "../../support/files/files";
import { texts, toast } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";
import { sha256 } from "../../../app/services/secrets/sha256.server";

const MANY = 2_050;
const media = join(process.env.DATA_DIR ?? "", "media");
const admin = await signedIn();
const keyOf = (n: number) => `imagenes-sitio/${String(n).padStart(32, "0")}.png`;

/** The content of every file, by name. */
function contents(): Map<string, string> {
  return new Map(filesIn("media").map((name) => [name, sha256(readFileSync(join(media, name)))]));
}

beforeAll(async () => {
  const png = await pngSaying(1, 1);
  const data = Array.from({ length: MANY }, (_, n) => {
    const bytes = Buffer.concat([png, Buffer.from(String(n))]);
    writeFileSync(join(media, keyOf(n)), bytes);
    return { clave: keyOf(n), nombre: `${n}.png`, mime: "image/png", bytes: bytes.length, sha256: sha256(bytes) };
  });
  await db.medio.createMany({ data });
  for (const lost of [7, 2_007]) rmSync(join(media, keyOf(lost)));
});

it("is backed up in volumes, none of which holds more than a thousand files", async () => {
  expect(toast(await createBackup(admin))).toContain("Backup Completado");
  const { archivo, resumen } = await newest();
  const files = await unzip(readFileSync(archivePath(archivo)));
  const names = volumesIn(files);
  expect(names).toEqual(["volumenes/00001.zip", "volumenes/00002.zip", "volumenes/00003.zip"]);
  const sizes = await Promise.all(names.map(async (name) => (await unzip(files.get(name) ?? Buffer.alloc(0))).size));
  const all = filesIn("media").length;
  // The list, and of the first thousand one is missing.
  expect(sizes).toEqual([1_000, 1_001, all - 1_999 + 1]);
  expect(JSON.parse(resumen)).toMatchObject({ storage_files: all, storage_missing: 2 });
});

it("gives the list of all its files as JSON", async () => {
  const [href = ""] = downloads(await admin.visit(path), "json");
  const { storage } = JSON.parse(await (await admin.fetch(href)).text());
  const listed = Object.entries<{ clave: string }[]>(storage).flatMap(([carpeta, files]) =>
    files.map(({ clave }) => (clave.startsWith(`${carpeta}/`) ? clave : `${clave} in ${carpeta}`)),
  );
  expect(listed.toSorted()).toEqual(filesIn("media").toSorted());
});

it("gets every file back, whichever volume it is in, and loses none of today's", async () => {
  const before = contents();
  const rows = await db.medio.findMany({ orderBy: { id: "asc" } });
  for (const gone of [0, 999, 1_000, 1_001, 2_049]) rmSync(join(media, keyOf(gone)));
  // A row that got another file since.
  const [old, other] = [join(media, keyOf(1_500)), Buffer.concat([await pngSaying(2, 2), Buffer.from("otra")])];
  writeFileSync(old, other);
  await db.medio.update({ where: { clave: keyOf(1_500) }, data: { sha256: sha256(other) } });
  const reviewed = await review(admin, (await newest()).id);
  expect(texts(reviewed, "section[aria-labelledby=cambios] tbody tr th")).toContain("Archivos");
  expect(toast(await restore(admin, reviewed))).toContain("Backup restaurado");
  const after = contents();
  const moved = await db.medio.findFirstOrThrow({ where: { nombre: "1500.png" } });
  expect(moved.clave).not.toBe(keyOf(1_500));
  expect(after.get(moved.clave)).toBe(before.get(keyOf(1_500)));
  expect(after.get(keyOf(1_500))).toBe(sha256(other));
  after.delete(moved.clave);
  after.delete(keyOf(1_500));
  before.delete(keyOf(1_500));
  expect(after).toEqual(before);
  const { clave: _, ...rest } = moved;
  const now = await db.medio.findMany({ orderBy: { id: "asc" } });
  expect(now.map((row) => (row.id === moved.id ? { ...rest, clave: keyOf(1_500) } : row))).toEqual(rows);
});
