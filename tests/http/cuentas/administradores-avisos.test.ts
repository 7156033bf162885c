import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createAdmin, ownerRow, visitorAs } from "../../support/content/admins";
import { owner } from "../../support/db/owner";
import { attribute, text } from "../../support/site/reading";
import { db, deliverDue, signedIn, Visitor } from "../../support/site/site";

const admins = "/admin/administradores";
const mine = { password_actual: owner.password };
const ana = await signedIn();

beforeEach(async () => {
  await db.adminUser.deleteMany({ where: { email: { not: owner.email } } });
  await db.salida.deleteMany();
  await db.ajuste.deleteMany();
  await db.limite.deleteMany();
});

const Aviso = z.object({ de: z.string(), para: z.string(), asunto: z.string(), texto: z.string() });

/** The mails that wait for administrators. */
async function avisos() {
  const rows = await db.salida.findMany({ where: { tipo: "aviso" }, orderBy: { id: "asc" } });
  return rows.map(({ datos }) => Aviso.parse(JSON.parse(datos)));
}

async function press(id: number, intent: string) {
  const { revision } = await db.adminUser.findUniqueOrThrow({ where: { id } });
  return ana.post(`${admins}/${id}/acceso`, { intent, revision: String(revision), ...mine });
}

describe("whoever's account is touched is told by mail", () => {
  it.each([
    ["enlace", "Se creó un enlace para cambiar su contraseña", /cambie su contraseña en «Mi cuenta»/],
    ["desactivar", "Su cuenta fue desactivada", /hable con otro administrador/],
  ])("%s: who, what, when, and what to do", async (intent, asunto, todo) => {
    const lucia = await createAdmin();
    expect((await press(lucia.id, intent)).status).toBeLessThan(400);
    const [aviso, ...more] = await avisos();
    expect(more).toEqual([]);
    expect([aviso?.para, aviso?.asunto]).toEqual([lucia.email, `GED Autopartes: ${asunto}`]);
    expect(aviso?.texto).toContain(`${owner.nombre} (${owner.email})`);
    expect(aviso?.texto).toMatch(/Cuándo: \d+\sde\s\w+\.\sde\s\d{4}/);
    expect(aviso?.texto).toMatch(todo);
    expect(aviso?.texto).not.toMatch(/https?:|llave=/);
  });

  it("when it is switched on again", async () => {
    const lucia = await createAdmin({ activo: false });
    await press(lucia.id, "activar");
    expect((await avisos()).map(({ para, asunto }) => [para, asunto])).toEqual([
      [lucia.email, "GED Autopartes: Su cuenta fue activada"],
    ]);
  });

  it("when it is switched on again before a password was chosen: another link is needed", async () => {
    const lucia = await createAdmin({ activo: false });
    await db.adminUser.update({ where: { id: lucia.id }, data: { password_hash: null } });
    const page = await ana.visit(`${admins}/${lucia.id}/acceso`);
    expect(text(page, "main")).toContain("créele otro enlace");
    await press(lucia.id, "activar");
    const texto = (await avisos())[0]?.texto;
    expect(texto).toContain("con el enlace que le entreguen podrá elegir su contraseña");
    expect(texto).toContain("no use ningún enlace y hable con otro administrador");
    expect(texto).not.toContain("cambie su contraseña");
  });

  it("an invitation, and the password chosen by its link", async () => {
    const typed = { nombre: "Luis", email: "luis@ejemplo.com", ...mine };
    const page = await ana.submit(await ana.visit(`${admins}/nuevo`), "form[data-part=editor]", typed);
    const { pathname, search } = new URL(attribute(page, "#enlace", "value"));
    const luis = new Visitor();
    await luis.submit(await luis.visit(pathname + search), "form", { password: "tuercas y pernos 8" });
    expect((await avisos()).map(({ para, asunto }) => [para, asunto])).toEqual([
      ["luis@ejemplo.com", "GED Autopartes: Invitación al panel de administración"],
      ["luis@ejemplo.com", "GED Autopartes: Su contraseña cambió"],
    ]);
  });

  it("one's own password, changed by whoever knew it", async () => {
    const lucia = await createAdmin();
    const here = await visitorAs(lucia);
    await here.post("/admin/cuenta/clave", { password_actual: lucia.password, password: "tuercas y pernos 8" });
    const [aviso] = await avisos();
    expect([aviso?.para, aviso?.asunto]).toEqual([lucia.email, "GED Autopartes: Su contraseña cambió"]);
    expect(aviso?.texto).toContain("Si no fue usted, pida ahora mismo a otro administrador que desactive su cuenta");
  });

  it("and of nothing that was refused", async () => {
    const lucia = await createAdmin();
    await ana.post(`${admins}/${lucia.id}/acceso`, { intent: "enlace", password_actual: "no es esta" });
    await db.adminUser.update({ where: { id: lucia.id }, data: { activo: false } });
    await press((await ownerRow()).id, "desactivar");
    expect(await avisos()).toEqual([]);
  });
});

describe("such a mail", () => {
  it("leaves by the outbox for the account's own address, whoever gets the visitors' messages", async () => {
    await db.ajuste.create({ data: { clave: "correo_destinatarios", valor: "," } });
    const lucia = await createAdmin();
    await press(lucia.id, "enlace");
    expect(await deliverDue()).toBe(1);
    const { estado, error } = await db.salida.findFirstOrThrow({ where: { tipo: "aviso" } });
    expect([estado, error]).toEqual(["enviada", null]);
  });

  it("does not go elsewhere because somebody changed the settings after it was ordered", async () => {
    const lucia = await createAdmin();
    await press(lucia.id, "enlace");
    await db.ajuste.create({ data: { clave: "correo_remitente", valor: "ladron@ejemplo.com" } });
    const [aviso] = await avisos();
    expect([aviso?.de, aviso?.para]).toEqual(["sitio@ejemplo.com", lucia.email]);
  });

  it("that cannot be delivered is on the dashboard, and kept nobody from their work", async () => {
    const lucia = await createAdmin();
    await press(lucia.id, "enlace");
    await db.salida.updateMany({ data: { estado: "fallida" } });
    const line = (await ana.visit("/admin")).$$("li, tr").find((row) => row.textContent.includes("Correo"));
    expect(line?.textContent).toContain("no salió un aviso a un administrador");
    expect(await db.enlaceAcceso.count({ where: { admin_user_id: lucia.id } })).toBe(1);
  });
});

describe("where the visitors' messages go", () => {
  it("is told to everybody who can get in when it changes, from the sender they know", async () => {
    const lucia = await createAdmin();
    await createAdmin({ nombre: "Quien se fue", activo: false });
    const settings = await ana.visit("/admin/configuracion");
    const typed = { correo_destinatarios: "ladron@ejemplo.com", correo_remitente: "otro@ejemplo.com" };
    await ana.submit(settings, "form[data-part=editor]", typed);
    const told = await avisos();
    expect(told.map(({ para, de }) => [para, de])).toEqual([
      [owner.email, "sitio@ejemplo.com"],
      [lucia.email, "sitio@ejemplo.com"],
    ]);
    expect(told[0]?.texto).toContain("Ahora: llegan a ladron@ejemplo.com, desde otro@ejemplo.com");
    await db.salida.deleteMany();
    await ana.submit(await ana.visit("/admin/configuracion"), "form[data-part=editor]", { lema: "Otro lema" });
    expect(await avisos()).toEqual([]);
  });
});

describe("the screens", () => {
  it("lead from the list to the access of each, and back with the search", async () => {
    const lucia = await createAdmin();
    const list = await ana.visit(`${admins}?q=lucia`);
    const href = attribute(list, `a[href^="${admins}/${lucia.id}/acceso"]`, "href");
    const page = await ana.visit(href);
    expect(text(page, "h1")).toBe("Acceso de Lucía Gómez");
    const done = await ana.submit(page, "form[data-part=editor]", { intent: "desactivar", ...mine });
    expect(done.path).toBe(`${admins}?q=lucia`);
  });
});
