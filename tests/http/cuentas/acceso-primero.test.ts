import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { sha256 } from "~/services/secrets/sha256.server";
import { owner } from "../../support/db/owner";
import { fieldValue, text } from "../../support/site/reading";
import { db, Visitor } from "../../support/site/site";

const good = { nombre: "Ana Pérez", email: "ana.perez@ejemplo.com", password: "tuercas y pernos 8" };
const hour = 3_600_000;

/** A link as the console prints it at the first start. */
async function newLink({ expires = hour, tipo = "primer_acceso" } = {}): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const token_hash = sha256(token);
  await db.enlaceAcceso.create({ data: { tipo, token_hash, expires_at: new Date(Date.now() + expires) } });
  return `/admin/primer-acceso?llave=${token}`;
}

beforeEach(async () => {
  await db.adminUser.deleteMany();
  await db.enlaceAcceso.deleteMany();
});

describe("without any administrator", () => {
  it("the login says that access could not be configured (ADM §8 Login)", async () => {
    const visitor = new Visitor();
    const { email, password } = owner;
    const page = await visitor.submit(await visitor.visit("/admin/login"), "form", { email, password });
    const message = "Error de configuración No se pudo configurar el acceso administrativo";
    expect([page.status, text(page, "[role=alert]")]).toEqual([403, message]);
  });
});

describe("the link of the first start", () => {
  it("creates the first administrator and lets them in", async () => {
    const visitor = new Visitor();
    const page = await visitor.submit(await visitor.visit(await newLink()), "form", good);
    expect(page.path).toBe("/admin");
    expect(page.text).toContain("Bienvenido, Ana Pérez");
    const admin = await db.adminUser.findFirstOrThrow();
    expect([admin.email, admin.activo]).toEqual([good.email, true]);
    expect(admin.password_hash).toMatch(/^\$argon2id\$/);
    const again = new Visitor();
    const { email, password } = good;
    const login = await again.submit(await again.visit("/admin/login"), "form", { email, password });
    expect(login.path).toBe("/admin");
  });

  it("works once: opened or posted again it leads to the login", async () => {
    const link = await newLink();
    const [first, second] = [new Visitor(), new Visitor()];
    const form = await second.visit(link);
    await first.submit(await first.visit(link), "form", good);
    expect((await second.visit(link)).path).toBe("/admin/login");
    const late = await second.submit(form, "form", { ...good, email: "otro@ejemplo.com" });
    expect(late.path).toBe("/admin/login");
    expect(await db.adminUser.count()).toBe(1);
  });

  it("posted ten times at once creates one administrator", async () => {
    const link = await newLink();
    const emails = Array.from({ length: 10 }, (_, n) => `persona${n}@ejemplo.com`);
    const answers = await Promise.all(emails.map((email) => new Visitor().post(link, { ...good, email })));
    expect(answers.filter((answer) => answer.headers.get("Location") === "/admin")).toHaveLength(1);
    expect(await db.adminUser.count()).toBe(1);
  });

  it("creates one administrator when ten links of as many starts are used at once", async () => {
    const links = await Promise.all(Array.from({ length: 10 }, () => newLink()));
    const used = links.map((link, n) => new Visitor().post(link, { ...good, email: `persona${n}@ejemplo.com` }));
    const answers = await Promise.all(used);
    expect(answers.filter((answer) => answer.headers.get("Location") === "/admin")).toHaveLength(1);
    expect(await db.adminUser.count()).toBe(1);
  });

  it("is closed when wrong, of another kind, expired, or when there is an administrator", async () => {
    const open = await newLink();
    const closed = [
      "/admin/primer-acceso",
      "/admin/primer-acceso?llave=",
      `${open}x`,
      "/admin/primer-acceso?llave=%00",
    ];
    closed.push(await newLink({ expires: -1 }), await newLink({ tipo: "invitacion" }));
    const refused = async (link: string) => {
      expect([link, (await new Visitor().visit(link)).path]).toEqual([link, "/admin/login"]);
      expect((await new Visitor().post(link, good)).headers.get("Location")).toBe("/admin/login");
    };
    for (const link of closed) await refused(link);
    expect(await db.adminUser.count()).toBe(0);
    expect((await new Visitor().visit(open)).path).toBe(open);
    await db.adminUser.create({ data: { nombre: "A", email: "a@b.co", email_clave: "a@b.co", activo: false } });
    await refused(open);
    expect(await db.adminUser.count()).toBe(1);
  });

  it.each([
    ["nombre", "", "El nombre es requerido"],
    ["nombre", "   ", "El nombre es requerido"],
    ["email", "no es un correo", "Email inválido"],
    ["password", "", "La contraseña es requerida"],
    ["password", "corta", "La contraseña debe tener al menos 12 caracteres"],
    ["password", "contraseñacontraseña", "Esta contraseña es muy fácil de adivinar"],
  ])("refuses the %s %j in words, keeps the rest, and still works", async (name, value, message) => {
    const visitor = new Visitor();
    const page = await visitor.submit(await visitor.visit(await newLink()), "form", { ...good, [name]: value });
    expect([page.status, text(page, `#${name}-e`)]).toEqual([400, message]);
    expect(page.text).toContain("Datos inválidos");
    expect(fieldValue(page, "password")).toBe("");
    for (const other of ["nombre", "email"] as const)
      if (other !== name) expect(fieldValue(page, other)).toBe(good[other]);
    expect(await db.adminUser.count()).toBe(0);
    expect((await visitor.submit(page, "form", good)).path).toBe("/admin");
  });
});
