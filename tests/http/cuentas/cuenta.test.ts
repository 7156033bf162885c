import { beforeEach, describe, expect, it } from "vitest";
import { createAdmin, signInAs, visitorAs } from "../../support/content/admins";
import { whileRefused } from "../../support/db/faults";
import { owner } from "../../support/db/owner";
import { fieldError, fieldValue, text, texts, toast } from "../../support/site/reading";
import { db, Visitor } from "../../support/site/site";

const path = "/admin/cuenta";
const fresh = "tuercas y pernos 8";

beforeEach(async () => {
  await db.adminUser.deleteMany({ where: { email: { not: owner.email } } });
  await db.limite.deleteMany();
});

describe("one's own account", () => {
  it("is a link on the name, and changes the name everywhere", async () => {
    const lucia = await visitorAs(await createAdmin());
    expect(text(await lucia.visit("/admin"), "header a[href='/admin/cuenta']")).toBe("Lucía Gómez");
    const page = await lucia.submit(await lucia.visit(path), "form[data-part=editor]", { nombre: "Lucía G." });
    expect([page.path, toast(page)]).toEqual([path, "Cuenta actualizada Lucía G."]);
    expect(page.text).toContain("Bienvenido, Lucía G.");
    const empty = await lucia.submit(page, "form[data-part=editor]", { nombre: "" });
    expect([empty.status, fieldError(empty, "nombre")]).toEqual([400, "El nombre es requerido"]);
  });

  it("lists one's own sessions with device, start and end, and no one else's", async () => {
    const who = await createAdmin();
    await visitorAs(owner);
    const lucia = await visitorAs(who);
    const userAgent = "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/150.0";
    const other = new Visitor();
    other.formHeaders = { ...other.formHeaders, "User-Agent": userAgent };
    await signInAs(other, who);
    const page = await lucia.visit(path);
    expect(texts(page, "tbody th")).toEqual(["Firefox en Windows", "Navegador desconocido"]);
    expect(texts(page, "tbody td[data-r]").every((cell) => /de \d{4}.*[ap]\. ?m\.$/.test(cell))).toBe(true);
    expect(texts(page, "tbody td > span")).toEqual(["Esta sesión"]);
  });
});

describe("closing sessions", () => {
  it("ends the one that is chosen, or all but this one", async () => {
    const who = await createAdmin();
    const [here, second, third, fourth] = await Promise.all([1, 2, 3, 4].map(() => visitorAs(who)));
    if (!here || !second || !third || !fourth) throw new Error("four were asked for");
    const page = await here.submit(await here.visit(path), "tbody form", { intent: "cerrar" });
    expect(toast(page)).toBe("Sesión cerrada");
    const live = async () => {
      const answers = await Promise.all([second, third, fourth].map((visitor) => visitor.visit("/admin")));
      return answers.filter((answer) => answer.path === "/admin").length;
    };
    expect(await live()).toBe(2);
    const rest = await here.submit(page, "section > header form", { intent: "cerrar-otras" });
    expect(toast(rest)).toBe("Sesiones cerradas 2 sesiones cerradas");
    expect([await live(), (await here.visit("/admin")).path]).toEqual([0, "/admin"]);
  });

  it("of somebody else is not possible", async () => {
    const [lucia, ana] = [await visitorAs(await createAdmin()), await visitorAs(owner)];
    const { id } = await db.adminSession.findFirstOrThrow({
      where: { admin_user: { email: owner.email } },
      orderBy: { id: "desc" },
    });
    await lucia.post(path, { intent: "cerrar", id: String(id) });
    expect(toast(await lucia.visit(path))).toBe("Error El registro ya no existe");
    await lucia.post(path, { intent: "cerrar-otras", id: String(id) });
    expect((await ana.visit("/admin")).path).toBe("/admin");
  });
});

describe("one's own password", () => {
  it("changes: this browser gets a new session, all others end, only the new one opens", async () => {
    const who = await createAdmin();
    const [here, there] = [await visitorAs(who), await visitorAs(who)];
    const token = here.cookies.get("admin_session_token");
    const typed = { password_actual: who.password, password: fresh };
    const page = await here.submit(await here.visit(`${path}/clave`), "form[data-part=editor]", typed);
    expect([page.path, toast(page)]).toEqual([path, "Contraseña actualizada Sus demás sesiones se cerraron."]);
    expect(here.cookies.get("admin_session_token")).not.toBe(token);
    expect(await db.adminSession.count({ where: { admin_user_id: who.id } })).toBe(1);
    expect((await there.visit("/admin")).path).toBe("/admin/login");
    const thief = new Visitor();
    thief.cookies.set("admin_session_token", token ?? "");
    expect((await thief.visit("/admin")).path).toBe("/admin/login");
    expect((await signInAs(new Visitor(), who)).status).toBe(401);
    expect((await signInAs(new Visitor(), { ...who, password: fresh })).path).toBe("/admin");
    const line = await db.auditoria.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect([line.accion, line.antes, line.despues]).toEqual(["clave", null, null]);
  });

  it.each([
    [{ password_actual: "" }, "password_actual", "La contraseña actual es requerida"],
    [{ password_actual: "no es esta" }, "password_actual", "La contraseña actual no es correcta"],
    [{ password: "corta" }, "password", "La contraseña debe tener al menos 12 caracteres"],
    [{ password: "contraseñacontraseña" }, "password", "Esta contraseña es muy fácil de adivinar"],
    [{ password: "x1y2z3w4".repeat(200) }, "password", "La contraseña no puede exceder 1.024 caracteres"],
  ])("is not changed with wrong values (%#), says why, and shows no password", async (wrong, name, message) => {
    const who = await createAdmin();
    const here = await visitorAs(who);
    const typed = { password_actual: who.password, password: fresh, ...wrong };
    const page = await here.submit(await here.visit(`${path}/clave`), "form[data-part=editor]", typed);
    expect([page.status, fieldError(page, name)]).toEqual([400, message]);
    expect([fieldValue(page, "password"), fieldValue(page, "password_actual")]).toEqual(["", ""]);
    expect(page.html).not.toContain(fresh);
    expect((await signInAs(new Visitor(), who)).path).toBe("/admin");
  });

  it("cannot be guessed from an open session: after five wrong ones one has to wait", async () => {
    const who = await createAdmin();
    const here = await visitorAs(who);
    const form = await here.visit(`${path}/clave`);
    const wrong = { password_actual: "no es esta", password: fresh };
    for (let n = 0; n < 5; n += 1) await here.submit(form, "form[data-part=editor]", wrong);
    await db.limite.updateMany({ data: { vence_at: new Date(Date.now() + 8_000) } });
    const page = await here.submit(form, "form[data-part=editor]", { ...wrong, password_actual: who.password });
    expect(page.status).toBe(400);
    expect(page.text).toMatch(/Espere \d segundos antes de volver a intentarlo\./);
    expect((await signInAs(new Visitor(), who)).path).toBe("/admin");
  });

  it("that cannot be saved stays, and so do the sessions", async () => {
    const who = await createAdmin();
    const here = await visitorAs(who);
    const form = await here.visit(`${path}/clave`);
    const typed = { password_actual: who.password, password: fresh };
    const page = await whileRefused("UPDATE", "admin_users", () => here.submit(form, "form[data-part=editor]", typed));
    expect(page.status).toBe(500);
    expect(page.text).toContain("No se pudo cambiar la contraseña. Inténtelo de nuevo.");
    expect((await here.visit("/admin")).path).toBe("/admin");
  });
});
