import { beforeEach, describe, expect, it } from "vitest";
import { createAdmin, signInAs, visitorAs } from "../../support/content/admins";
import { whileRefused } from "../../support/db/faults";
import { owner } from "../../support/db/owner";
import { attribute, fieldError, fieldValue, text } from "../../support/site/reading";
import { db, type Page, signedIn, Visitor } from "../../support/site/site";

const path = "/admin/administradores";
const ana = await signedIn();
const password = "tuercas y pernos 8";
const link = "button[value=enlace]";
const mine = { password_actual: owner.password };

beforeEach(async () => {
  await db.adminUser.deleteMany({ where: { email: { not: owner.email } } });
  await db.auditoria.deleteMany();
});

/** The one-time link a page shows. */
function linkOf(page: Page): string {
  const href = attribute(page, "#enlace", "value");
  return href && new URL(href).pathname + new URL(href).search;
}

async function invite(nombre = "Luis Peña", email = "luis@ejemplo.com"): Promise<Page> {
  return ana.submit(await ana.visit(`${path}/nuevo`), "form[data-part=editor]", { nombre, email, ...mine });
}

/** The link to choose a password that an administrator's page gives. */
async function askLink(id: number): Promise<Page> {
  return ana.submit(await ana.visit(`${path}/${id}/acceso`), "form[data-part=editor]", { intent: "enlace", ...mine });
}

describe("an invitation", () => {
  it("shows its link once, lets the person choose name and password, and works once", async () => {
    const page = await invite();
    expect(page.text).toContain("Enlace para Luis Peña");
    expect(page.text).toMatch(/no se vuelve a mostrar.*Sirve una sola vez y vence el \d+ de \w+\. de \d{4}/);
    const address = linkOf(page);
    const luis = new Visitor();
    const door = await luis.visit(address);
    expect([text(door, "h1"), fieldValue(door, "nombre")]).toEqual(["Active su cuenta", "Luis Peña"]);
    expect(door.text).toContain("luis@ejemplo.com");
    const panel = await luis.submit(door, "form", { nombre: "Luis A. Peña", password });
    expect([panel.path, panel.text.includes("Bienvenido, Luis A. Peña")]).toEqual(["/admin", true]);
    const late = await new Visitor().visit(address);
    expect([late.path, text(late, "[role=alert]")]).toEqual([
      "/admin/login",
      expect.stringContaining("Este enlace ya no sirve"),
    ]);
    expect((await signInAs(new Visitor(), { email: "luis@ejemplo.com", password })).path).toBe("/admin");
    expect((await ana.visit(path)).html).not.toContain("llave=");
  });

  it("whose button is pressed twice invites once, and the second press has the link that works", async () => {
    const form = await ana.visit(`${path}/nuevo`);
    const typed = { nombre: "Luis Peña", email: "luis@ejemplo.com", ...mine };
    const press = () => ana.submit(form, "form[data-part=editor]", typed);
    const [first, second] = [linkOf(await press()), linkOf(await press())];
    expect((await db.auditoria.findMany()).map(({ accion }) => accion)).toEqual(["invitar"]);
    expect((await new Visitor().visit(first)).path).toBe("/admin/login");
    expect(text(await new Visitor().visit(second), "h1")).toBe("Active su cuenta");
    // Once the person has a password, the form is no way to another link.
    const luis = new Visitor();
    await luis.submit(await luis.visit(second), "form", { password });
    const late = await press();
    expect([late.status, fieldError(late, "email")]).toEqual([400, "Ya hay un administrador con este email"]);
  });

  it("is kept as a hash, and neither link nor password is in the audit trail", async () => {
    const address = linkOf(await invite());
    const luis = new Visitor();
    await luis.submit(await luis.visit(address), "form", { password });
    const token = new URL(address, "http://x").searchParams.get("llave") ?? "x";
    expect(JSON.stringify(await db.enlaceAcceso.findMany())).not.toContain(token);
    const lines = await db.auditoria.findMany({ orderBy: { id: "asc" } });
    expect(lines.map(({ accion, admin_nombre }) => [accion, admin_nombre])).toEqual([
      ["invitar", owner.nombre],
      ["clave", "Luis Peña"],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${token}|argon2|${password}`));
  });

  it.each([
    [{ nombre: "" }, "nombre", "El nombre es requerido"],
    [{ email: "no es" }, "email", "Email inválido"],
    [{ email: owner.email.toUpperCase() }, "email", "Ya hay un administrador con este email"],
  ])("with %j is refused beside its field and keeps the rest", async (wrong, name, message) => {
    const typed = { nombre: "Luis", email: "luis@ejemplo.com", ...mine, ...wrong };
    const page = await ana.submit(await ana.visit(`${path}/nuevo`), "form[data-part=editor]", typed);
    expect([page.status, fieldError(page, name)]).toEqual([400, message]);
    expect([fieldValue(page, "nombre"), fieldValue(page, "email")]).toEqual([typed.nombre, typed.email]);
    expect(await db.adminUser.count()).toBe(1);
  });

  it("that fails leaves nobody half invited and keeps what was typed", async () => {
    const page = await whileRefused("INSERT", "enlaces_acceso", () => invite());
    expect([page.status, fieldValue(page, "email")]).toEqual([500, "luis@ejemplo.com"]);
    expect(page.text).toContain("No se pudo invitar al administrador. Inténtelo de nuevo.");
    expect(await db.adminUser.count()).toBe(1);
  });

  it("posted ten times at once opens one account once", async () => {
    const address = linkOf(await invite());
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => new Visitor().post(address, { nombre: "L", password: `${password}${n}` })),
    );
    expect(answers.filter((answer) => answer.headers.get("Location") === "/admin")).toHaveLength(1);
  });
});

describe("a link for a new password", () => {
  it("ends all sessions, replaces the password, and the earlier link", async () => {
    const lucia = await createAdmin();
    const there = await visitorAs(lucia);
    const first = linkOf(await askLink(lucia.id));
    const second = linkOf(await askLink(lucia.id));
    expect((await new Visitor().visit(first)).path).toBe("/admin/login");
    expect((await there.visit("/admin")).path).toBe("/admin");
    const here = new Visitor();
    const door = await here.visit(second);
    expect([text(door, "h1"), door.$("[name=nombre]")]).toEqual(["Nueva contraseña", null]);
    const short = await here.submit(door, "form", { password: "corta" });
    expect([short.status, fieldError(short, "password")]).toEqual([
      400,
      "La contraseña debe tener al menos 12 caracteres",
    ]);
    expect((await here.submit(short, "form", { password })).path).toBe("/admin");
    expect((await there.visit("/admin")).path).toBe("/admin/login");
    expect((await signInAs(new Visitor(), lucia)).status).toBe(401);
    expect((await signInAs(new Visitor(), { email: lucia.email, password })).path).toBe("/admin");
  });

  it("ends when its owner is switched off, and is not given to who is off", async () => {
    const lucia = await createAdmin();
    const address = linkOf(await askLink(lucia.id));
    const acceso = `${path}/${lucia.id}/acceso`;
    await ana.post(acceso, { intent: "desactivar", revision: String(lucia.revision), ...mine });
    expect((await new Visitor().visit(address)).path).toBe("/admin/login");
    expect((await new Visitor().post(address, { password })).headers.get("Location")).toBe("/admin/login");
    expect((await ana.visit(acceso)).$(link)).toBeNull();
    const refused = await ana.follow(await ana.post(acceso, { intent: "enlace", ...mine }), acceso);
    expect([refused.status, text(refused, "[data-part=summary] li")]).toEqual([
      400,
      "Active primero a este administrador",
    ]);
  });

  it("is good for a day", async () => {
    const lucia = await createAdmin();
    const address = linkOf(await askLink(lucia.id));
    const { expires_at } = await db.enlaceAcceso.findFirstOrThrow({ where: { admin_user_id: lucia.id } });
    expect((expires_at.getTime() - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
    await db.enlaceAcceso.updateMany({ data: { expires_at: new Date(Date.now() - 1) } });
    expect((await new Visitor().visit(address)).path).toBe("/admin/login");
  });
});
