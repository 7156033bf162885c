import { describe, expect, it } from "vitest";
import { db, Visitor } from "../support/site";
import { owner } from "../support/owner";

describe("the login", () => {
  it("lets the administrator in with a greeting, once", async () => {
    const visitor = new Visitor();
    const panel = await visitor.signIn();
    expect(panel.path).toBe("/admin");
    expect(panel.text).toContain("Bienvenido, Andrés Rincón");
    expect(panel.$("[role=status]")?.textContent).toContain("Hola Andrés Rincón");
    expect((await visitor.visit("/admin")).text).not.toContain("Hola Andrés");
  });

  it("keeps the session in a cookie no script can read and the database cannot tell", async () => {
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
});
