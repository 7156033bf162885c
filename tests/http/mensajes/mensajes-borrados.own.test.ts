import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loggedLines } from "../../support/run/log";
import { changes, createBackup, newest, restore, review } from "../../support/content/backup";
import { send, stored } from "../../support/content/contacto";
import { isSqlite } from "../../support/db/faults";
import { links, toast } from "../../support/site/reading";
import { db, deliverDue, purgeExpired, signedIn, sweepCorreos, Visitor } from "../../support/site/site";

const admin = await signedIn();
const folder = process.env.DATA_DIR ?? "";
const path = "/admin/mensajes";
const YEARS_AGO = new Date(Date.UTC(new Date().getUTCFullYear() - 3, 0, 1));
let serial = 0;

/** What the site's data says of a text: every file but the backups, and what was logged. */
function found(text: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith("backups"))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => readFileSync(name).includes(text));
  return [...files, ...loggedLines().filter((line) => line.includes(text))];
}

/** A message of somebody nobody else is, stored and mailed; every part of it holds its mark. */
async function arrived(mails = true) {
  serial += 1;
  const mark = `zqxj${serial}${Math.random().toString(36).slice(2, 10)}`;
  const asunto = `Consulta ${mark}`;
  const typed = {
    nombre: `Ana ${mark}`,
    email: `${mark}@ejemplo.com`,
    empresa: mark,
    mensaje: `Hola, soy ${mark}. `.repeat(40),
  };
  await send(new Visitor(), { ...typed, asunto });
  if (mails) await deliverDue();
  return { mark, asunto, id: (await stored(asunto)).id };
}

async function deleteByStaff(id: number): Promise<void> {
  const page = await admin.submit(await admin.visit(`${path}/${id}/eliminar`), "form[data-part=confirm]");
  expect(toast(page)).toContain("Mensaje eliminado");
}

describe("a message that is deleted", () => {
  it("by staff leaves nothing in database, outbox and log", async () => {
    const { mark, id } = await arrived();
    expect(found(mark).some((name) => name.endsWith(".eml"))).toBe(true);
    expect(found(mark).some((name) => name.includes("ged.db"))).toBe(isSqlite);
    await deleteByStaff(id);
    expect(loggedLines()).not.toEqual([]);
    expect(found(mark)).toEqual([]);
  });

  it("because its term is over leaves nothing either", async () => {
    const { mark, id } = await arrived();
    await db.mensajeContacto.update({ where: { id }, data: { created_at: YEARS_AGO } });
    await purgeExpired();
    expect(await db.mensajeContacto.count({ where: { id } })).toBe(0);
    expect(found(mark)).toEqual([]);
  });

  it("because somebody asked for it, all of that person's, leaves nothing and touches no other", async () => {
    const [first, other, second] = [await arrived(), await arrived(), await arrived(false)];
    const email = `${first.mark}@ejemplo.com`;
    await db.mensajeContacto.update({
      where: { id: second.id },
      data: { email, busqueda: `${first.mark} ejemplo com` },
    });
    const list = await admin.visit(`${path}?q=${email}`);
    const ids = links(list, "tbody a").flatMap(([, href]) => Number(/mensajes\/(\d+)/.exec(href)?.[1] ?? 0) || []);
    expect([...new Set(ids)].toSorted()).toEqual([first.id, second.id].toSorted());
    for (const id of new Set(ids)) await deleteByStaff(id);
    expect([found(first.mark), found(second.mark)]).toEqual([[], []]);
    expect(found(other.mark)).not.toEqual([]);
  });

  it("among hundreds, in any order, leaves nothing: pages of the database that were given up are overwritten", async () => {
    const one = await db.mensajeContacto.findFirstOrThrow();
    const marks = Array.from({ length: 300 }, (_, n) => `wvky${n}marca`);
    const { id: _, ...row } = one;
    const data = marks.map((mark) => ({
      ...row,
      idempotencia: mark,
      nombre: mark,
      mensaje: `${mark} `.repeat(30),
      busqueda: mark,
    }));
    await db.mensajeContacto.createMany({ data });
    const ids = (await db.mensajeContacto.findMany({ where: { idempotencia: { in: marks } } })).map(({ id }) => id);
    await db.mensajeContacto.updateMany({
      where: { id: { in: ids.filter((id) => id % 3 > 0) } },
      data: { created_at: YEARS_AGO },
    });
    await purgeExpired();
    for (const id of ids.filter((id) => id % 3 === 0).slice(0, 5)) await deleteByStaff(id);
    await db.mensajeContacto.updateMany({ where: { idempotencia: { in: marks } }, data: { created_at: YEARS_AGO } });
    await purgeExpired();
    expect(marks.flatMap((mark) => found(mark))).toEqual([]);
  });

  it("while it is being sent leaves no mail behind", async () => {
    for (let round = 0; round < 4; round += 1) {
      const messages = [];
      for (let count = 0; count < 8; count += 1) messages.push(await arrived(false));
      await Promise.allSettled([deliverDue(), ...messages.map(({ id }) => deleteByStaff(id))]);
      for (const { mark } of messages) expect(found(mark).filter((name) => name.includes("outbox"))).toEqual([]);
    }
  });

  it("on another instance goes from this one's disk too; mails of messages that are there stay", async () => {
    const kept = await arrived();
    const { id } = await arrived(false);
    mkdirSync(join(folder, "outbox"), { recursive: true });
    const at = (name: string) => join(folder, "outbox", name);
    const gone = [`mensaje-${id}-999999.eml`, "mensaje-999999-1.eml", "mensaje-4000000000-4000000000.eml"];
    for (const name of [...gone, "notas.txt"]) writeFileSync(at(name), "x");
    await sweepCorreos();
    expect([...gone, "notas.txt"].map((name) => existsSync(at(name)))).toEqual([false, false, false, true]);
    expect(found(kept.mark).some((name) => name.endsWith(".eml"))).toBe(true);
    rmSync(at("notas.txt"));
  });
});

describe("a restore", () => {
  it("brings back lost messages, but none that were deleted since, nor those past their term", async () => {
    const [byStaff, byTerm, lost, old] = [await arrived(), await arrived(), await arrived(), await arrived()];
    const past = { data: { created_at: YEARS_AGO } };
    await db.mensajeContacto.update({ where: { id: old.id }, ...past });
    await createBackup(admin);
    const backup = await newest();
    await deleteByStaff(byStaff.id);
    await db.mensajeContacto.deleteMany({ where: { id: { in: [lost.id, old.id] } } });
    const { created_at } = await db.mensajeContacto.findUniqueOrThrow({ where: { id: byTerm.id } });
    await db.mensajeContacto.update({ where: { id: byTerm.id }, ...past });
    await purgeExpired();
    const page = await review(admin, backup.id);
    expect(changes(page)).toContain("Mensajes100");
    expect(toast(await restore(admin, page))).toContain("Backup restaurado");
    const marks = [byStaff, byTerm, lost, old].map(({ asunto }) => asunto);
    const back = await db.mensajeContacto.findMany({ where: { asunto: { in: marks } }, select: { asunto: true } });
    expect(back).toEqual([{ asunto: lost.asunto }]);
    expect(created_at > YEARS_AGO).toBe(true);
    expect(found(byStaff.mark)).toEqual([]);
  });

  it("knows of deletions by what a backup brings along, and remembers nothing of anybody", async () => {
    const deleted = await arrived();
    await createBackup(admin);
    const before = await newest();
    await deleteByStaff(deleted.id);
    await createBackup(admin);
    const after = await newest();
    const rows = await db.mensajeBorrado.findMany();
    expect(rows.every((row) => /^[0-9a-f]{64}$/.test(row.clave) && Object.keys(row).length === 2)).toBe(true);
    // A new server: it knows nothing of what was deleted.
    await db.mensajeBorrado.deleteMany();
    await restore(admin, await review(admin, after.id));
    expect((await db.mensajeBorrado.findMany()).map(({ clave }) => clave).toSorted()).toEqual(
      rows.map(({ clave }) => clave).toSorted(),
    );
    await restore(admin, await review(admin, before.id));
    expect(await db.mensajeContacto.count({ where: { asunto: deleted.asunto } })).toBe(0);
  });

  it("needs to know of a deletion for ten years, the longest term there is", async () => {
    const years = (n: number) => new Date(Date.now() - n * 365.25 * 86_400_000);
    await db.mensajeBorrado.createMany({
      data: [
        { clave: "a".repeat(64), deleted_at: years(9.9) },
        { clave: "b".repeat(64), deleted_at: years(10.1) },
      ],
    });
    await purgeExpired();
    const left = await db.mensajeBorrado.findMany({ where: { clave: { in: ["a".repeat(64), "b".repeat(64)] } } });
    expect(left.map(({ clave }) => clave[0])).toEqual(["a"]);
  });
});
