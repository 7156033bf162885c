import { describe, expect, it } from "vitest";
import { archivePath, createBackup, downloads, newest, path } from "../../support/content/backup";
import { whileMissing } from "../../support/db/faults";
import { attribute, text, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";
import { existsSync, readdirSync, readFileSync, readlinkSync, renameSync, writeFileSync } from "node:fs";
import { pack, unpack } from "../../support/files/archivo";
import { filesIn } from "../../support/content/uploads";
import { backupTables } from "~/domain/backup/format/tables.server";

const admin = await signedIn();
/** Every table that a backup holds; `tests/domain/backup/backup.test.ts` holds them to the models. */
const tables = backupTables.length;
const NO_CREADO = "Error en Backup No se pudo crear el backup. Revisa la consola para más detalles.";

describe("the backup screen", () => {
  it("before the first backup offers one, says what is in it, and that there is none (ADM §2 Backup, ADM §2 Routes)", async () => {
    const page = await admin.visit(path);
    expect([text(page, "h1"), text(page, "[data-part=title] button")]).toEqual(["Backup", "Crear Backup Completo"]);
    expect(texts(page, "h2")).toEqual(["Último backup", "Restaurar desde un archivo", "Información"]);
    expect(page.text).toContain("Todavía no hay backups");
    expect(page.text).toContain("No incluye administradores, contraseñas, sesiones ni claves de servicios.");
    expect((await admin.visit("/admin")).text).toContain("Último backupNinguno");
  });

  it("makes a backup, told with its records and tables, and its summary (ADM §2 Backup, ADM §3, ADM §7 Storage, ADM §8 Backup, ADM §9)", async () => {
    const page = await createBackup(admin);
    const { resumen, archivo } = await newest();
    const { total_records, storage_files } = JSON.parse(resumen);
    expect(total_records).toBeGreaterThan(2000);
    const records = new Intl.NumberFormat("es-CO").format(total_records);
    expect([page.path, toast(page)]).toEqual([path, `Backup Completado ${records} registros en ${tables} tablas`]);
    expect(texts(page, "main dl dt")).toEqual([
      ...["Fecha", "Versión", "Tablas", "Registros", "Buckets de almacenamiento", "Archivos", "Tamaño", "Origen"],
    ]);
    const shown = texts(page, "main dl dd");
    expect(shown.slice(1, 6)).toEqual([
      "v1.0.0-estable",
      `${tables} de ${tables}`,
      records,
      "2",
      String(storage_files),
    ]);
    expect(shown[0]).toMatch(/^\d+ de \w+\. de \d{4}, \d+:\d\d [ap]\. m\.$/);
    expect(filesIn("media")).toHaveLength(storage_files);
    expect(filesIn("backups")).toEqual([archivo]);
    expect((await admin.visit("/admin")).text).toContain("Último backupHoy");
  });

  it("lists it with size and age, in the history of changes too", async () => {
    const page = await admin.visit(path);
    const cells = texts(page, "tbody tr:first-child td");
    expect([cells[0], cells[2], cells[3]]).toEqual(["Manual", expect.stringMatching(/^\d+,\d MB$/), "Hoy"]);
    const { archivo } = await newest();
    expect((await admin.visit("/admin/auditoria?entidad=backups")).text).toContain(archivo);
  });

  it("shows a running backup with its progress, looks again by itself, and refuses a second one (ADM §2 Backup)", async () => {
    const now = new Date();
    const running = { estado: "corriendo", tipo: "crear", paso: "Archivo 3 de 9", avance: 40, admin_nombre: "Otra" };
    await db.backupTrabajo.update({ where: { id: 1 }, data: { ...running, latido_at: now } });
    const page = await admin.visit(path);
    expect([text(page, "[data-part=title] button"), attribute(page, "[data-part=title] button", "disabled")]).toEqual([
      "Creando Backup...",
      "",
    ]);
    expect(page.text).toContain("40 % · Archivo 3 de 9");
    expect(attribute(page, "progress", "value")).toBe("40");
    // Without scripts whoever reads is not sent to the top again and again, and asks for news when they want them.
    expect(page.html).toContain('<noscript><meta http-equiv="refresh" content="30"></noscript>');
    expect(page.html).toContain('<noscript><a href="">Actualizar</a></noscript>');
    const refused = await admin.follow(await admin.post(path, {}), path);
    expect(toast(refused)).toBe("Error en Backup Ya hay un trabajo de backup en curso. Espere a que termine.");
    const silent = { latido_at: new Date(now.getTime() - 60_000) };
    await db.backupTrabajo.update({ where: { id: 1 }, data: silent });
    expect(toast(await admin.visit(path))).toBe(NO_CREADO);
    expect(toast(await createBackup(admin))).toContain("Backup Completado");
  });

  it("tells a failure in the specification's words and leaves nothing behind (ADM §8 Backup)", async () => {
    const before = filesIn("backups");
    expect(toast(await whileMissing("ubicaciones_contacto", () => createBackup(admin)))).toBe(NO_CREADO);
    expect(filesIn("backups")).toEqual(before);
  });

  it("that cannot be read says so", async () => {
    const page = await whileMissing("backups", () => admin.visit(path));
    expect([page.status, page.text]).toEqual([500, expect.stringContaining("Error al cargar los backups")]);
  });
});

describe("the downloads", () => {
  it("give the archive whole, in parts, and not at all to strangers", async () => {
    const [href = ""] = downloads(await admin.visit(path), "archivo");
    const { archivo } = await newest();
    const whole = await admin.fetch(href);
    expect(whole.headers.get("Content-Disposition")).toBe(`attachment; filename="${archivo}"`);
    expect(whole.headers.get("Cache-Control")).toBe("no-store");
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    const part = await admin.fetch(href, { headers: { Range: "bytes=100-199" } });
    expect([part.status, Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))]).toEqual([206, true]);
    expect((await admin.fetch(href, { headers: { Range: "bytes=99999999999-" } })).status).toBe(416);
    expect((await new Visitor().fetch(href)).status).toBe(302);
  });

  it.each(["archivo", "json"] as const)("hold nothing open until they are read, nor afterwards: %s", async (what) => {
    const [href = ""] = downloads(await admin.visit(path), what);
    const { archivo } = await newest();
    const open = () =>
      readdirSync("/proc/self/fd").filter((fd) => {
        const at = `/proc/self/fd/${fd}`;
        return existsSync(at) && readlinkSync(at).endsWith(archivo);
      });
    const head = await admin.fetch(href, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    await expect.poll(open).toEqual([]);
    // Whoever asked may be gone before the first byte is sent: then nobody ends this body.
    const { body } = await admin.fetch(href);
    await expect.poll(open).toEqual([]);
    const reader = body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    expect(open()).toHaveLength(1);
    await reader?.cancel();
    await expect.poll(open).toEqual([]);
  });

  it("give the JSON pretty-printed, all rows of all tables, under the suggested name, without secrets (ADM §7 Storage, DEC 38)", async () => {
    const [href = ""] = downloads(await admin.visit(path), "json");
    const answer = await admin.fetch(href);
    const json = await answer.text();
    const backup = JSON.parse(json);
    const name = backup.download_instructions.filename_suggestion;
    expect(name).toMatch(/^backup-completo-\d{4}-\d\d-\d\d-\d{6}\.json$/);
    expect(answer.headers.get("Content-Disposition")).toBe(`attachment; filename="${name}"`);
    expect(json.startsWith('{\n  "version": "v1.0.0-estable",\n  "timestamp": ')).toBe(true);
    expect(backup.tables.productos).toHaveLength(await db.producto.count());
    expect(json).toContain('\n      {\n        "id": 1,\n        "fija_id": ');
    expect(backup.summary).toMatchObject({ successful_tables: tables, total_tables: tables, storage_buckets: 2 });
    expect(Object.keys(backup.storage).toSorted()).toEqual(["catalogos-pdf", "imagenes-sitio"]);
    expect(json).not.toMatch(/password|\$argon2|session_token|token_hash/);
    for (const table of ["admin_users", "admin_sessions", "limites", "borradores", "enlaces_acceso"])
      expect(Object.keys(backup.tables)).not.toContain(table);
  });

  it("give no half of the JSON of a damaged backup, and say what is wrong with it", async () => {
    const { id, archivo } = await newest();
    const at = archivePath(archivo);
    const sound = readFileSync(at);
    const files = await unpack(sound);
    const rows = files.get("tablas/productos.ndjson")?.toString() ?? "";
    files.set("tablas/productos.ndjson", Buffer.from(rows.replace('"id":1,', '"id":2,')));
    await pack(files, at);
    const answer = await admin.fetch(`${path}/${id}/json`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
    const reason = "El backup está dañado: tablas/productos.ndjson fue alterado.";
    expect(toast(await admin.follow(answer, path))).toBe(`Error ${reason}`);
    writeFileSync(at, sound);
  });

  it("are not there when the file is on another machine", async () => {
    const { id, archivo } = await newest();
    const at = archivePath(archivo);
    renameSync(at, `${at}.lejos`);
    expect((await admin.visit(path)).text).toContain("El archivo no está en este servidor");
    for (const what of ["archivo", "json"]) expect((await admin.fetch(`${path}/${id}/${what}`)).status).toBe(404);
    renameSync(`${at}.lejos`, at);
    expect((await admin.fetch(`${path}/9999/archivo`)).status).toBe(404);
  });
});

describe("a backup that is no longer wanted", () => {
  it("is deleted after a question, file and all", async () => {
    const { id, archivo } = await newest();
    const question = await admin.visit(`${path}/${id}/eliminar`);
    expect(text(question, "h1")).toBe(`¿Está seguro de que desea eliminar el backup "${archivo}"?`);
    const done = await admin.submit(question, "form[data-part=confirm]");
    expect([done.path, toast(done)]).toEqual([path, `Backup eliminado ${archivo}`]);
    expect(filesIn("backups")).not.toContain(archivo);
    expect((await admin.visit(`${path}/${id}/eliminar`)).status).toBe(404);
    const again = await admin.submit(question, "form[data-part=confirm]");
    expect([again.path, toast(again)]).toEqual([path, "Backup eliminado"]);
  });
});
