import { describe, expect, it } from "vitest";
import { owner } from "../../support/db/owner";
import { attribute, fieldValue, text } from "../../support/site/reading";
import { db, type Page, Visitor } from "../../support/site/site";

async function tryLogin(fields: Record<string, string | null>, visitor = new Visitor()): Promise<Page> {
  return visitor.submit(await visitor.visit("/admin/login"), "form", fields);
}

function alert(page: Page): string {
  return text(page, "[role=alert]");
}

describe("the login", () => {
  it("lets the administrator in with a greeting, once (ADM §2 Layout, ADM §4 Session, ADM §7 Session)", async () => {
    const visitor = new Visitor();
    const panel = await visitor.signIn();
    expect(panel.path).toBe("/admin");
    expect(panel.text).toContain("Bienvenido, Andrés Rincón");
    expect(panel.$("[role=status]")?.textContent).toContain("Hola Andrés Rincón");
    expect((await visitor.visit("/admin")).text).not.toContain("Hola Andrés");
  });

  it("keeps the session in a cookie no script can read and the database cannot tell (ADM §3, DEC 14)", async () => {
    const visitor = new Visitor();
    const { email, password } = owner;
    const response = await visitor.post("/admin/login", { email, password });
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith("admin_session_token="));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const token = decodeURIComponent(visitor.cookies.get("admin_session_token") ?? "");
    const sessions = await db.adminSession.findMany();
    expect(sessions.map(({ session_token }) => session_token)).not.toContain(token);
    expect(sessions[0]?.session_token).toMatch(/^[0-9a-f]{64}$/);
  });

  it("opens a session of eight hours (ADM §3, ADM §7 Session, ADM §9)", async () => {
    await new Visitor().signIn();
    const { expires_at } = await db.adminSession.findFirstOrThrow({ orderBy: { id: "desc" } });
    const hours = (expires_at.getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeLessThanOrEqual(8);
    expect(hours).toBeGreaterThan(7.9);
  });

  it("knows the e-mail in any case, with spaces around it", async () => {
    const page = await tryLogin({ email: ` ${owner.email.toUpperCase()} `, password: owner.password });
    expect(page.path).toBe("/admin");
  });

  it("says the same of a wrong password as of an unknown e-mail, and tells neither back (ADM §8 Login)", async () => {
    const wrong = await tryLogin({ email: owner.email, password: "no es esta clave" });
    const unknown = await tryLogin({ email: "nadie@ejemplo.com", password: "no es esta clave" });
    for (const page of [wrong, unknown]) {
      expect([page.status, alert(page)]).toEqual([401, "Error de autenticación Email o contraseña incorrectos"]);
      expect(page.html).not.toContain("no es esta clave");
    }
    expect(fieldValue(wrong, "email")).toBe(owner.email);
    expect(fieldValue(unknown, "email")).toBe("nadie@ejemplo.com");
    expect(fieldValue(wrong, "password")).toBe("");
  });

  it.each([
    [{ email: "", password: "x" }, "email", "El email es requerido"],
    [{ email: "   ", password: "x" }, "email", "El email es requerido"],
    [{ email: owner.email, password: "" }, "password", "La contraseña es requerida"],
    [{ email: owner.email, password: null }, "password", "La contraseña es requerida"],
  ])("asks for what is missing in %j, beside its field (ADM §5 Products)", async (fields, name, message) => {
    const page = await tryLogin(fields);
    expect(page.status).toBe(400);
    expect(text(page, `#${name}-e`)).toBe(message);
    expect(attribute(page, `#${name}`, "aria-describedby")).toContain(`${name}-e`);
    expect(fieldValue(page, "email").trim()).toBe(fields.email.trim());
  });

  it("names both when both are missing (ADM §5 Products)", async () => {
    const page = await tryLogin({ email: "", password: "" });
    expect([page.status, text(page, "#email-e"), text(page, "#password-e")]).toEqual([
      400,
      "El email es requerido",
      "La contraseña es requerida",
    ]);
  });

  it.each([
    ["endless", "x".repeat(300)],
    ["U+0000", "\u0000"],
    ["a header", "a@b.co\r\nBcc: c@d.co"],
    ["SQL", "' OR 1=1 --"],
    ["a picture", "🔧"],
  ])("survives an odd e-mail, %s, and speaks Spanish about it (ADM §1)", async (_, email) => {
    const page = await tryLogin({ email, password: "no es esta clave" });
    expect([400, 401]).toContain(page.status);
    expect(page.text).not.toMatch(/Too big|Invalid|expected/);
  });

  it("survives an endless password", async () => {
    const page = await tryLogin({ email: owner.email, password: "x".repeat(10_000) });
    expect([page.status, text(page, "#password-e")]).toEqual([400, "La contraseña no puede exceder 1.024 caracteres"]);
    const endless = await tryLogin({ email: owner.email, password: "x".repeat(100_000) });
    expect([endless.status, endless.text]).toEqual([413, "El formulario es demasiado grande."]);
  });

  it("is not a fault of the server when what comes is no form", async () => {
    const visitor = new Visitor();
    for (const type of ["application/json", "multipart/form-data; boundary=x"]) {
      const headers = { ...visitor.formHeaders, "Content-Type": type };
      const response = await visitor.fetch("/admin/login", { method: "POST", body: "{}", headers });
      expect([type, response.status]).toEqual([type, 400]);
    }
  });

  it("leads who is in already to the panel (ADM §2 Login)", async () => {
    const visitor = new Visitor();
    await visitor.signIn();
    expect((await visitor.visit("/admin/login")).path).toBe("/admin");
    expect((await visitor.visit("/admin/login?volver=%2Fadmin%2Fproductos")).path).toBe("/admin/productos");
  });

  it("gives a new token each time, and never takes one that was brought", async () => {
    const visitor = new Visitor();
    visitor.cookies.set("admin_session_token", "A".repeat(43));
    await visitor.signIn();
    const first = visitor.cookies.get("admin_session_token");
    const again = new Visitor();
    await again.signIn();
    expect(first).not.toContain("AAAA");
    expect(again.cookies.get("admin_session_token")).not.toBe(first);
  });
});
