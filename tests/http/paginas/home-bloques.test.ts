import { describe, expect, it } from "vitest";
import { bloques } from "../../support/content/bloques";
import { contentVersion } from "../../support/content/factories";
import { whileRefused } from "../../support/db/faults";
import { fieldError, part, text, texts, toast } from "../../support/site/reading";
import { db, type Page, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const path = "/admin/home";

function expectShown(page: Page, fields: Record<string, string>): void {
  for (const value of Object.values(fields)) if (!value.startsWith("/")) expect(page.text).toContain(value);
}

function expectTyped(page: Page, name: string, fields: Record<string, string>): void {
  const form = part(page, `#f-${name}`);
  for (const [field, value] of Object.entries(fields)) {
    const control = form.$(`[name=${field}]`);
    const held = control?.tagName === "TEXTAREA" ? control.textContent : control?.getAttribute("value");
    expect([field, held?.trim()]).toEqual([field, value]);
  }
}

describe.each(bloques)("$titulo", ({ name, titulo, tabla, fields, required, done, failure }) => {
  const form = `#f-${name}`;

  it("is saved, told in the specification's words, and on the site at once (ADM §1, ADM §2 Home, ADM §7 Tables, ADM §8 Home)", async () => {
    const before = await contentVersion();
    const screen = await admin.visit(path);
    expect(text(screen, `${form} h2`)).toBe(titulo);
    expect(text(screen, `${form} button`)).toBe("Guardar Cambios");
    const page = await admin.submit(screen, form, fields);
    expect([page.status, toast(page), await contentVersion()]).toEqual([200, done, before + 1]);
    expectTyped(page, name, fields);
    expectShown(await new Visitor().visit("/"), fields);
  });

  it("is created when there is none yet (ADM §1, ADM §7 Tables, DEC 31)", async () => {
    await db.$executeRawUnsafe(`DELETE FROM ${tabla}`);
    const page = await admin.submit(await admin.visit(path), form, fields);
    expect(toast(page)).toBe(done);
    expectShown(await new Visitor().visit("/"), fields);
  });

  it("names what is missing, and keeps the rest (ADM §2 Home, ADM §5 Categories, ADM §5 Products)", async () => {
    const blank = Object.fromEntries(Object.keys(required).map((field) => [field, "  "]));
    const page = await admin.submit(await admin.visit(path), form, { ...fields, ...blank });
    expect(page.status).toBe(Object.keys(required).length > 0 ? 400 : 200);
    for (const [field, message] of Object.entries(required))
      expect([field, fieldError(part(page, form), field)]).toEqual([field, message]);
    expectTyped(page, name, Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in required))));
  });

  it("that somebody else saved first is a conflict that shows both and loses nothing (ADM §7 Tables)", async () => {
    const luis = await signedIn();
    const [first, second] = [await admin.visit(path), await luis.visit(path)];
    await admin.submit(first, form, { ...fields, descripcion: "De Ana" });
    const conflict = await luis.submit(second, form, { ...fields, descripcion: "De Luis" });
    expect(conflict.status).toBe(409);
    expect(texts(conflict, "[data-part=saved]").join()).toContain("De Ana");
    expectTyped(conflict, name, { ...fields, descripcion: "De Luis" });
    expectShown(await new Visitor().visit("/"), { descripcion: "De Ana" });
    expect(toast(await luis.submit(conflict, form))).toBe(done);
    expectShown(await new Visitor().visit("/"), { descripcion: "De Luis" });
  });

  it("that the database refuses is told as not saved, and everything typed stays (ADM §8 Home)", async () => {
    await admin.submit(await admin.visit(path), form, fields);
    const screen = await admin.visit(path);
    const typed = { ...fields, descripcion: "Sin guardar" };
    const page = await whileRefused("UPDATE", tabla, () => admin.submit(screen, form, typed));
    expect([page.status, text(page, "[data-part=summary]")]).toEqual([500, expect.stringContaining(failure)]);
    expectTyped(page, name, typed);
    expect((await new Visitor().visit("/")).text).not.toContain("Sin guardar");
  });
});
