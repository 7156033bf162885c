import { afterEach, describe, expect, it } from "vitest";
import { owner } from "../../support/db/owner";
import { text } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";
import { whileMissing } from "../../support/db/faults";

afterEach(async () => {
  await db.adminUser.updateMany({ data: { activo: true } });
});

async function tryLogin() {
  const visitor = new Visitor();
  const { email, password } = owner;
  const page = await visitor.submit(await visitor.visit("/admin/login"), "form", { email, password });
  return { page, visitor };
}

describe("a login that is refused", () => {
  it("because the account is switched off: said so, and never switched on by it (ADM §6, ADM §7 Session, ADM §8 Login, DEC 15)", async () => {
    await db.adminUser.updateMany({ data: { activo: false } });
    const { page, visitor } = await tryLogin();
    expect([page.status, text(page, "[role=alert]")]).toEqual([
      403,
      "Acceso denegado No tienes permisos de administrador",
    ]);
    expect(visitor.cookies.has("admin_session_token")).toBe(false);
    expect(await db.adminUser.count({ where: { activo: true } })).toBe(0);
  });

  it("because the account cannot be read: said so, and nobody is in (ADM §6, ADM §7 Session, ADM §8 Login)", async () => {
    const visitor = new Visitor();
    const login = await visitor.visit("/admin/login");
    const { email, password } = owner;
    const page = await whileMissing("admin_users", () => visitor.submit(login, "form", { email, password }));
    expect(page.status).toBeGreaterThanOrEqual(500);
    const message = "Error de acceso No se pudo obtener la información del administrador";
    expect(text(page, "[role=alert]")).toBe(message);
    expect(visitor.cookies.has("admin_session_token")).toBe(false);
  });

  it("because the session cannot be kept: nobody is in (ADM §8 Login)", async () => {
    const visitor = new Visitor();
    const login = await visitor.visit("/admin/login");
    const { email, password } = owner;
    const page = await whileMissing("admin_sessions", () => visitor.submit(login, "form", { email, password }));
    expect([page.status, page.path]).toEqual([500, "/admin/login"]);
    expect(visitor.cookies.has("admin_session_token")).toBe(false);
    expect((await visitor.visit("/admin")).path).toBe("/admin/login");
  });
});

describe("a login that fails in a browser where somebody is signed in", () => {
  it.each([
    ["a wrong password", () => ({ email: owner.email, password: "no es esta clave" })],
    ["an unknown account", () => ({ email: "nadie@ejemplo.com", password: "no es esta clave" })],
  ])("signs out: %s (ADM §8 Login)", async (_, fields) => {
    const visitor = await signedIn();
    const sessions = await db.adminSession.count();
    const response = await visitor.post("/admin/login", fields());
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie().filter((cookie) => cookie.startsWith("admin_session_token="))).toHaveLength(
      1,
    );
    expect(visitor.cookies.has("admin_session_token")).toBe(false);
    expect(await db.adminSession.count()).toBe(sessions - 1);
    expect((await visitor.visit("/admin")).path).toBe("/admin/login");
  });

  it("signs out even where it cannot be looked up, and no other browser (ADM §8 Login)", async () => {
    const [visitor, other] = [await signedIn(), await signedIn()];
    const { email, password } = owner;
    await whileMissing("admin_users", () => visitor.post("/admin/login", { email, password }));
    expect((await visitor.visit("/admin")).path).toBe("/admin/login");
    expect((await other.visit("/admin")).path).toBe("/admin");
  });

  it("stays signed in where nothing was tried: a field is empty", async () => {
    const visitor = await signedIn();
    await visitor.post("/admin/login", { email: owner.email, password: "" });
    expect((await visitor.visit("/admin")).path).toBe("/admin");
  });
});

describe("a session", () => {
  it("that has expired leads to the login, and back to the page afterwards (ADM §4 Session)", async () => {
    const visitor = await signedIn();
    await db.adminSession.updateMany({ data: { expires_at: new Date(Date.now() - 1) } });
    const login = await visitor.visit("/admin/productos?pagina=2");
    expect(login.path).toBe(`/admin/login?volver=${encodeURIComponent("/admin/productos?pagina=2")}`);
    const { email, password } = owner;
    const back = await visitor.submit(login, "form", { email, password });
    expect(back.path).toBe("/admin/productos?pagina=2");
  });

  it("is not made longer by using it (ADM §9, DEC 14)", async () => {
    const visitor = await signedIn();
    const before = await db.adminSession.findMany({ select: { id: true, expires_at: true } });
    await visitor.visit("/admin/productos");
    await visitor.visit("/admin");
    expect(await db.adminSession.findMany({ select: { id: true, expires_at: true } })).toEqual(before);
  });

  it("of an account that is switched off ends with the next request (ADM §3)", async () => {
    const visitor = await signedIn();
    await db.adminUser.updateMany({ data: { activo: false } });
    expect((await visitor.visit("/admin")).path).toBe("/admin/login");
    expect((await visitor.post("/admin/productos/1/eliminar", {})).headers.get("Location")).toMatch(
      /^\/admin\/login\?/,
    );
    expect(await db.producto.count({ where: { id: 1 } })).toBe(1);
  });

  it.each(["x", "A".repeat(43), "", "%00", "Ii4uLyI%3D"])(
    "is not opened by the made-up token %j (ADM §4 Session, ADM §7 Session)",
    async (token) => {
      const visitor = new Visitor();
      visitor.cookies.set("admin_session_token", token);
      expect((await visitor.visit("/admin")).path).toBe("/admin/login");
    },
  );

  it("that cannot be checked shows nothing, and is not thrown away", async () => {
    const visitor = await signedIn();
    const page = await whileMissing("admin_sessions", () => visitor.visit("/admin/productos"));
    expect(page.status).toBe(503);
    expect(page.text).not.toContain("Gestión de Productos");
    expect((await visitor.visit("/admin/productos")).status).toBe(200);
  });
});

describe("signing out", () => {
  it("ends the session in the database and says so, once (ADM §2 Routes, ADM §4 Session, ADM §7 Session, ADM §8 Login)", async () => {
    const visitor = await signedIn();
    const token = visitor.cookies.get("admin_session_token") ?? "";
    const sessions = await db.adminSession.count();
    const closed = await visitor.submit(await visitor.visit("/admin"), "form[action='/admin/logout']");
    expect(closed.path).toBe("/admin/login");
    expect(text(closed, "[role=status]")).toBe("Sesión cerrada Has cerrado sesión correctamente");
    expect(visitor.cookies.has("admin_session_token")).toBe(false);
    expect(await db.adminSession.count()).toBe(sessions - 1);
    expect(text(await visitor.visit("/admin/login"), "[role=status]")).toBe("");
    visitor.cookies.set("admin_session_token", token);
    expect((await visitor.visit("/admin")).path).toBe("/admin/login");
  });

  it("ends no other session", async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    await here.submit(await here.visit("/admin"), "form[action='/admin/logout']");
    expect((await there.visit("/admin")).status).toBe(200);
    expect((await there.visit("/admin")).path).toBe("/admin");
  });

  it("does not happen by opening its address", async () => {
    const visitor = await signedIn();
    expect((await visitor.visit("/admin/logout")).path).toBe("/admin");
    expect((await visitor.visit("/admin")).text).toContain("Bienvenido, Andrés Rincón");
  });

  it("without a session is no error", async () => {
    const response = await new Visitor().post("/admin/logout", {});
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/admin/login"]);
  });
});
