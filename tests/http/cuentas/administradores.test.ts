import { beforeEach, describe, expect, it } from "vitest";
import { createAdmin, ownerRow, signInAs, visitorAs } from "../../support/content/admins";
import { whileRefused } from "../../support/db/faults";
import { owner } from "../../support/db/owner";
import { text, texts, toast } from "../../support/site/reading";
import { db, signedIn, type Visitor } from "../../support/site/site";

const path = "/admin/administradores";
const ana = await signedIn();

beforeEach(async () => {
  await db.adminUser.deleteMany({ where: { email: { not: owner.email } } });
  await db.adminUser.updateMany({ data: { activo: true } });
  if ((await ana.visit("/admin")).path !== "/admin") await ana.signIn();
});

/** Presses one of the buttons of an account's access; the page that comes of it. */
const press = async (visitor: Visitor, intent: string, { id, revision }: { id: number; revision: number }) => {
  const fields = { intent, revision: String(revision), password_actual: owner.password };
  const to = `${path}/${id}/acceso`;
  return visitor.follow(await visitor.post(to, fields), to);
};

const off = ({ revision }: { revision: number }) => ({ intent: "desactivar", revision: String(revision) });

describe("the list of administrators", () => {
  it("shows each with state, last entry and open sessions (ADM §3)", async () => {
    await createAdmin({ nombre: "Zoila Activa" });
    await createAdmin({ nombre: "Zoilo Inactivo", activo: false });
    await db.adminUser.create({ data: { nombre: "Zulma Invitada", email: "z@e.co", email_clave: "z@e.co" } });
    const page = await ana.visit(path);
    const rows = page.$$("tbody tr").map((row) => row.textContent);
    const states = { Activa: "Activo", Inactivo: "Inactivo", Invitada: "Invitación pendiente" };
    for (const [nombre, estado] of Object.entries(states))
      expect(rows.find((row) => row.includes(nombre))).toContain(estado);
    expect(rows.find((row) => row.includes("Zoila"))).toContain("Nunca");
    expect(page.text).toContain("4 administradores");
    expect(page.html).not.toMatch(/argon2/);
  });

  it("searches name and e-mail, and says when it finds nobody", async () => {
    await createAdmin({ nombre: "Íngrid Ñáñez" });
    expect(texts(await ana.visit(`${path}?q=ingrid+nanez`), "tbody th")).toEqual(["Íngrid Ñáñez"]);
    expect(texts(await ana.visit(`${path}?q=${owner.email}`), "tbody th")).toEqual([owner.nombre]);
    const none = await ana.visit(`${path}?q=nadie`);
    expect(none.text).toContain("No se encontraron administradores que coincidan con la búsqueda");
  });

  it("has pages of fifty", async () => {
    const many = Array.from({ length: 60 }, (_, n) => `p${String(n).padStart(2, "0")}@masivo.co`);
    await db.adminUser.createMany({ data: many.map((email) => ({ nombre: email, email, email_clave: email })) });
    const last = await ana.visit(`${path}?pagina=7`);
    expect(text(last, "title")).toMatch(/^Administradores, página 2 - /);
    expect([last.path, texts(last, "tbody th").length]).toEqual([`${path}?pagina=2`, 11]);
  });

  it("leads nowhere from an address of nobody", async () => {
    expect((await ana.visit(`${path}/999999`)).status).toBe(404);
    expect((await ana.visit(`${path}/x`)).status).toBe(404);
  });
});

describe("switching an administrator off", () => {
  it("ends their sessions at once, and switching on lets them in again", async () => {
    const lucia = await createAdmin();
    const there = await visitorAs(lucia);
    expect((await there.visit("/admin")).path).toBe("/admin");
    const page = await press(ana, "desactivar", lucia);
    expect(toast(page)).toBe("Administrador actualizado Lucía Gómez ya no puede entrar; sus sesiones se cerraron");
    expect(await db.adminSession.count({ where: { admin_user_id: lucia.id } })).toBe(0);
    expect((await there.visit("/admin")).path).toBe("/admin/login");
    expect(text(await signInAs(there, lucia), "[role=alert]")).toContain("Acceso denegado");
    expect(toast(await press(ana, "activar", { id: lucia.id, revision: 2 }))).toContain("Lucía Gómez puede entrar");
    expect((await signInAs(there, lucia)).path).toBe("/admin");
  });

  it("is refused for the last one who can get in, also when somebody is only invited", async () => {
    await db.adminUser.create({ data: { nombre: "Invitada", email: "i@e.co", email_clave: "i@e.co" } });
    const page = await press(ana, "desactivar", await ownerRow());
    expect([page.status, text(page, "[data-part=summary] li")]).toEqual([
      400,
      "Debe quedar al menos un administrador activo",
    ]);
    expect((await ownerRow()).activo).toBe(true);
    expect((await ana.visit("/admin")).path).toBe("/admin");
  });

  it("of two at the same time who are the last two leaves one, time after time", async () => {
    for (let round = 0; round < 6; round += 1) {
      await db.adminUser.updateMany({ data: { activo: true } });
      const lucia = await createAdmin();
      await db.adminUser.updateMany({
        where: { id: { notIn: [lucia.id, (await ownerRow()).id] } },
        data: { activo: false },
      });
      const [first, second] = await Promise.all([visitorAs(owner), visitorAs(lucia)]);
      const [me, her] = [await ownerRow(), await db.adminUser.findUniqueOrThrow({ where: { id: lucia.id } })];
      await Promise.all([
        first.post(`${path}/${her.id}/acceso`, { ...off(her), password_actual: owner.password }),
        second.post(`${path}/${me.id}/acceso`, { ...off(me), password_actual: lucia.password }),
      ]);
      expect(await db.adminUser.count({ where: { activo: true } })).toBe(1);
    }
  });

  it("from a list that is out of date changes nothing and says why", async () => {
    const lucia = await createAdmin();
    const page = await press(ana, "desactivar", { ...lucia, revision: 7 });
    expect([page.status, text(page, "[data-part=note] b")]).toEqual([
      409,
      "Este registro cambió mientras usted lo editaba",
    ]);
    expect((await db.adminUser.findUniqueOrThrow({ where: { id: lucia.id } })).activo).toBe(true);
  });

  it("that fails says so", async () => {
    const lucia = await createAdmin();
    const page = await whileRefused("UPDATE", "admin_users", () => press(ana, "desactivar", lucia));
    const failure = "No se pudo actualizar el administrador. Inténtelo de nuevo.";
    expect([page.status, text(page, "[data-part=summary] li")]).toEqual([500, failure]);
  });
});
