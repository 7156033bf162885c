/** A password that cannot be compared is a fault of the server, not a wrong password. */
import { beforeEach, describe, expect, it } from "vitest";
import { logged } from "../../support/run/log";
import { createAdmin, signInAs, visitorAs } from "../../support/content/admins";
import { fieldValue, text } from "../../support/site/reading";
import { db, Visitor } from "../../support/site/site";

beforeEach(async () => void (await db.limite.deleteMany()));

/** The failures that count against the account at the login. */
async function failures(): Promise<number[]> {
  const rows = await db.limite.findMany({ where: { clave: { startsWith: "ingreso-cuenta" } } });
  return rows.map(({ intentos }) => intentos);
}
const damaged = { password_hash: "$argon2id$v=19$m=19456,t=2,p=1$rota" };

describe("a damaged hash", () => {
  it("at the login is told and logged as a fault, and counts as no failure, however often", async () => {
    const { id, email, password } = await createAdmin();
    await db.adminUser.update({ where: { id }, data: damaged });
    for (let n = 0; n < 8; n += 1) {
      const page = await signInAs(new Visitor(), { email, password });
      expect([page.status, text(page, "[role=alert]")]).toEqual([500, "Error Ocurrió un error durante el login"]);
      expect(fieldValue(page, "email")).toBe(email);
    }
    expect(logged()).toContain("Login failed");
    expect(await failures()).toEqual([0]);
  });

  it("leaves the failures before it counted", async () => {
    const { id, email, password } = await createAdmin();
    for (let n = 0; n < 3; n += 1) await signInAs(new Visitor(), { email, password: "no es esta clave" });
    await db.adminUser.update({ where: { id }, data: damaged });
    await signInAs(new Visitor(), { email, password });
    expect(await failures()).toEqual([3]);
  });

  it("where the password is asked for again is no wrong password either", async () => {
    const who = await createAdmin();
    const visitor = await visitorAs(who);
    await db.adminUser.update({ where: { id: who.id }, data: damaged });
    const fresh = "tuercas y pernos 8";
    const typed = { password_actual: who.password, password: fresh };
    const page = await visitor.submit(await visitor.visit("/admin/cuenta/clave"), "form[data-part=editor]", typed);
    expect(page.status).toBe(500);
    expect(page.text).not.toContain("La contraseña actual no es correcta");
    expect(logged()).not.toBe("");
  });
});
