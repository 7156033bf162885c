import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { archivePath, createBackup, newest, restore, review } from "../../support/content/backup";
import { createProducto } from "../../support/content/factories";
import { send, stored } from "../../support/content/contacto";
import { manifestOf, pack, setRows, sign, unpack } from "../../support/files/archivo";
import { toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();

it("a backup of a version whose messages had a column more is restored without it", async () => {
  await send(new Visitor(), { asunto: "De una versión anterior" });
  await createBackup(admin);
  const { id, archivo } = await newest();
  const files = await unpack(readFileSync(archivePath(archivo)));
  setRows(files, "mensajes_contacto", (rows) => rows.map((row) => ({ ...row, ip_hash: "" })));
  const manifest = manifestOf(files);
  const mensajes = manifest.tablas.find(({ nombre }: { nombre: string }) => nombre === "mensajes_contacto");
  mensajes.columnas.push({ nombre: "ip_hash", tipo: "texto" });
  manifest.migraciones.pop();
  sign(files, manifest);
  await pack(files, archivePath(archivo));
  await db.mensajeContacto.deleteMany();
  expect(toast(await restore(admin, await review(admin, id)))).toMatch(/^Backup restaurado /);
  expect((await stored("De una versión anterior")).estado).toBe("nuevo");
});

it("a backup whose vocabulary lacks words of names is restored with them: searches rely on it", async () => {
  await createProducto({ nombre: "Zarandajas lisas" });
  await createBackup(admin);
  const { id, archivo } = await newest();
  const files = await unpack(readFileSync(archivePath(archivo)));
  setRows(files, "palabras", (rows) =>
    rows.filter(({ palabra }) => !/^(zarandajas|bomperes|ferreteria)$/.test(String(palabra))),
  );
  await pack(files, archivePath(archivo));
  await restore(admin, await review(admin, id));
  const words = await db.palabra.findMany({
    where: { palabra: { in: ["zarandajas", "lisas", "bomperes", "ferreteria"] } },
  });
  expect(words.map(({ palabra }) => palabra).sort()).toEqual(["bomperes", "ferreteria", "lisas", "zarandajas"]);
});

it("a backup whose telephones are texts that nobody can call is restored: older versions took them", async () => {
  await createBackup(admin);
  const { id, archivo } = await newest();
  const files = await unpack(readFileSync(archivePath(archivo)));
  setRows(files, "ubicaciones_contacto", (rows) => rows.map((row) => ({ ...row, telefono: "llame ya" })));
  await pack(files, archivePath(archivo));
  expect(toast(await restore(admin, await review(admin, id)))).toMatch(/^Backup restaurado /);
  expect((await db.ubicacion.findFirstOrThrow()).telefono).toBe("llame ya");
});
