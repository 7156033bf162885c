import { beforeEach, describe, expect, it } from "vitest";
import { createAdmin, signInAs, visitorAs } from "../../support/content/admins";
import { createProducto } from "../../support/content/factories";
import { owner } from "../../support/db/owner";
import { fieldValue } from "../../support/site/reading";
import { db, type Page, signedIn, Visitor } from "../../support/site/site";

const path = "/admin/productos";

beforeEach(async () => {
  await db.borrador.deleteMany();
});

const endSessions = () => db.adminSession.deleteMany();

/** What comes of the login form that a page shows. */
async function enter(visitor: Visitor, login: Page, who: { email: string; password: string } = owner) {
  return visitor.submit(login, "form", { email: who.email, password: who.password });
}

describe("what was typed when the session was over", () => {
  it("is nobody else's: not another person's on the same browser, nor another browser's", async () => {
    const lucia = await createAdmin();
    const ana = await signedIn();
    const { id, nombre } = await createProducto({ descripcion: "x" });
    const editor = await ana.visit(`${path}/${id}`);
    await endSessions();
    const login = await ana.submit(editor, "form[data-part=editor]", { nombre: "Solo de Ana" });
    const hers = await enter(ana, login, lucia);
    expect([hers.path, fieldValue(hers, "nombre")]).toEqual([`${path}/${id}`, nombre]);
    const elsewhere = await signedIn();
    expect(fieldValue(await elsewhere.visit(`${path}/${id}`), "nombre")).toBe(nombre);
    await signInAs(ana, owner);
    ana.cookies.delete("admin_session_token");
    await signInAs(ana, owner);
    expect(fieldValue(await ana.visit(`${path}/${id}`), "nombre")).toBe("Solo de Ana");
  });

  it("of two people on one browser is kept for each", async () => {
    const browser = new Visitor();
    const { id } = await createProducto({ descripcion: "x" });
    const typed = [
      { who: owner, nombre: "Solo de Ana" },
      { who: await createAdmin(), nombre: "Solo de Lucía" },
    ];
    for (const { who, nombre } of typed) {
      await signInAs(browser, who);
      const editor = await browser.visit(`${path}/${id}`);
      await endSessions();
      await browser.submit(editor, "form[data-part=editor]", { nombre });
      browser.cookies.delete("admin_session_token");
    }
    for (const { who, nombre } of typed) {
      await signInAs(browser, who);
      expect(fieldValue(await browser.visit(`${path}/${id}`), "nombre")).toBe(nombre);
      browser.cookies.delete("admin_session_token");
    }
  });

  it("from a browser nobody ever signed in with is not kept", async () => {
    const stranger = new Visitor();
    const response = await stranger.post(`${path}/1`, { nombre: "x", descripcion: "y" });
    expect(response.headers.get("Location")).toBe("/admin/login");
    expect(await db.borrador.count()).toBe(0);
  });

  it("never keeps a password", async () => {
    const ana = await visitorAs(await createAdmin());
    const form = await ana.visit("/admin/cuenta/clave");
    await endSessions();
    await ana.submit(form, "form[data-part=editor]", {
      password_actual: "una llave 12345",
      password: "otra llave 12345",
    });
    expect(await db.borrador.count()).toBe(0);
  });

  it("is forgotten after a day, and one browser keeps the twenty newest", async () => {
    const ana = await signedIn();
    await endSessions();
    for (let n = 1; n <= 25; n += 1) await ana.post(`${path}/${n}`, { nombre: `N ${n}` });
    expect(await db.borrador.count()).toBe(20);
    await db.borrador.updateMany({ data: { vence_at: new Date(Date.now() - 1) } });
    await signInAs(ana);
    expect((await ana.visit(`${path}/25`)).text).not.toContain("Su sesión terminó");
  });
});
