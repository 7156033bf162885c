/** What a clock that was years ahead left in the database, once the clock is right again. */
import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { sha256 } from "~/services/secrets/sha256.server";
import { owner } from "../../support/db/owner";

process.env.BACKUP_EVERY = "1d";
process.env.BACKUP_KEEP = "2";
const { backupIfDue, db, deliverDue, purgeExpired, signedIn, sweepMedios, Visitor } =
  await import("../../support/site/site");
const { signInAs } = await import("../../support/content/admins");
const { createBackup, newest } = await import("../../support/content/backup");
const { send, stored } = await import("../../support/content/contacto");
const { createProducto } = await import("../../support/content/factories");
const { filesIn } = await import("../../support/content/uploads");

const FIVE_YEARS = 5 * 366 * 86_400_000;
const ahead = () => new Date(Date.now() + FIVE_YEARS);

beforeEach(async () => {
  await db.limite.deleteMany();
});

describe("what was to wait until a moment of a clock years ahead waits no longer:", () => {
  it("a login", async () => {
    const visitor = new Visitor();
    for (let n = 0; n < 6; n += 1) await signInAs(visitor, { ...owner, password: "no es esta clave" });
    await db.limite.updateMany({ data: { vence_at: ahead(), updated_at: ahead() } });
    expect((await signInAs(visitor, owner)).path).toBe("/admin");
  });

  it("a visitor's message", async () => {
    const visitor = new Visitor();
    for (let n = 0; n < 3; n += 1) await send(visitor);
    await db.limite.updateMany({ data: { vence_at: ahead() } });
    expect((await send(visitor, { asunto: "Tras el reloj" })).text).toContain("Mensaje enviado");
  });

  it.each([
    ["its next attempt", { proximo_intento: ahead() }],
    ["the worker that has it", { tomada_hasta: ahead(), tomada_por: "otro:1" }],
  ])("a mail, for %s", async (what, data) => {
    await send(new Visitor(), { asunto: `Correo por ${what}` });
    const { id } = await stored(`Correo por ${what}`);
    await db.salida.updateMany({ where: { mensaje_id: id }, data });
    await deliverDue();
    expect((await stored(`Correo por ${what}`)).salidas[0]?.estado).toBe("enviada");
  });

  it("the deletion of a file", async () => {
    const datos = JSON.stringify({ almacen: "disco", clave: "imagenes-sitio/no-esta.png" });
    const { id } = await db.salida.create({ data: { tipo: "borrar_archivo", datos, proximo_intento: ahead() } });
    await sweepMedios();
    expect(await db.salida.count({ where: { id } })).toBe(0);
  });

  it("a backup, for work that died meanwhile", async () => {
    const admin = await signedIn();
    await db.backupTrabajo.update({ where: { id: 1 }, data: { estado: "corriendo", latido_at: ahead() } });
    expect((await createBackup(admin)).text).toContain("Backup Completado");
    expect((await newest()).automatico).toBe(false);
  });

  it("the next backup, for the last one; and what is made now is not what goes", async () => {
    await db.backup.deleteMany();
    await backupIfDue();
    await db.backup.updateMany({ data: { created_at: ahead() } });
    expect([await backupIfDue(), await backupIfDue()]).toEqual([true, false]);
    const row = await newest();
    await db.backup.updateMany({ data: { created_at: ahead() } });
    expect(await backupIfDue()).toBe(true);
    const last = await newest();
    expect([last.id > row.id, filesIn("backups").includes(last.archivo)]).toEqual([true, true]);
  });
});

describe("what was to end at a moment of a clock years ahead is over:", () => {
  it("a session", async () => {
    const admin = await signedIn();
    await db.adminSession.updateMany({ data: { expires_at: ahead() } });
    expect((await admin.visit("/admin/productos")).path).toContain("/admin/login");
    await admin.signIn();
    expect((await admin.visit("/admin/cuenta")).$$("main tbody tr")).toHaveLength(1);
  });

  it("a one-time link", async () => {
    const token = randomBytes(32).toString("base64url");
    const token_hash = sha256(token);
    const { id } = await db.adminUser.findFirstOrThrow();
    await db.enlaceAcceso.create({ data: { tipo: "clave", token_hash, admin_user_id: id, expires_at: ahead() } });
    expect((await new Visitor().visit(`/admin/primer-acceso?llave=${token}`)).path).toContain("/admin/login");
  });

  it("what was typed when a session ended", async () => {
    const admin = await signedIn();
    const { id } = await createProducto();
    const editor = await admin.visit(`/admin/productos/${id}`);
    await db.adminSession.deleteMany();
    const login = await admin.submit(editor, "form[data-part=editor]", { nombre: "Escrito con otro reloj" });
    await db.borrador.updateMany({ data: { vence_at: ahead() } });
    const { email, password } = owner;
    const back = await admin.submit(login, "form", { email, password });
    expect([back.path, back.text.includes("Recuperamos")]).toEqual([`/admin/productos/${id}`, false]);
  });
});

describe("what has had its time", () => {
  it("is deleted: drafts too, and whatever a clock years ahead gave years", async () => {
    const { id: admin_user_id } = await db.adminUser.findFirstOrThrow();
    const past = new Date(Date.now() - 1000);
    const draft = { admin_user_id, campos: "[]" };
    await db.borrador.deleteMany();
    await db.borrador.createMany({
      data: [
        { ...draft, clave: "pasado", vence_at: past },
        { ...draft, clave: "adelantado", vence_at: ahead() },
        { ...draft, clave: "vigente", vence_at: new Date(Date.now() + 60_000) },
      ],
    });
    await db.adminSession.updateMany({ data: { expires_at: ahead() } });
    await db.limite.create({ data: { clave: "ingreso-red:x", intentos: 9, vence_at: ahead() } });
    await purgeExpired();
    expect((await db.borrador.findMany()).map(({ clave }) => clave)).toEqual(["vigente"]);
    expect([await db.adminSession.count(), await db.limite.count()]).toEqual([0, 0]);
  });

  it("is no message of the future: it gets the date of the day that is found out", async () => {
    await send(new Visitor(), { asunto: "Del futuro" });
    await db.mensajeContacto.updateMany({ where: { asunto: "Del futuro" }, data: { created_at: ahead() } });
    await purgeExpired();
    const { created_at } = await stored("Del futuro");
    expect(Math.abs(created_at.getTime() - Date.now())).toBeLessThan(60_000);
  });
});

describe("a signed-in browser", () => {
  it("is told of the last work on backups for some minutes, not for years", async () => {
    const admin = await signedIn();
    await createBackup(admin);
    await db.backupTrabajo.update({ where: { id: 1 }, data: { latido_at: ahead() } });
    expect((await admin.visit("/admin/backup")).text).not.toContain("Backup Completado");
  });
});

describe("the system panel", () => {
  it.each([
    ["behind", ahead, "Atrasado"],
    ["ahead", () => new Date(Date.now() - FIVE_YEARS), "Adelantado"],
  ])("names a clock that is years %s of what was last saved, and what that means", async (_, visto, estado) => {
    const admin = await signedIn();
    const data = { visto_at: visto(), otra_desde: null, otra_vista: null };
    await db.reloj.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data });
    const { text } = await admin.visit("/admin");
    expect(text).toContain(`Reloj${estado}`);
    expect(text).toContain("Nada se borra por su edad hasta que se corrija");
    await db.reloj.update({ where: { id: 1 }, data: { visto_at: new Date() } });
    expect((await admin.visit("/admin")).text).toContain("RelojEn hora");
  });

  it("names drafts that nobody deletes", async () => {
    const admin = await signedIn();
    const { id: admin_user_id } = await db.adminUser.findFirstOrThrow();
    const vence_at = new Date(Date.now() - 2 * 86_400_000);
    await db.borrador.create({ data: { clave: "olvidado", admin_user_id, campos: "[]", vence_at } });
    expect((await admin.visit("/admin")).text).toContain("1 borrador vencido sin borrar");
    await purgeExpired();
    expect((await admin.visit("/admin")).text).not.toContain("vencido sin borrar");
  });
});
