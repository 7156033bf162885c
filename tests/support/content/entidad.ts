import { describe, expect, it } from "vitest";
import { contentVersion } from "./factories";
import { whileRefused } from "../db/faults";
import { describeDelete, describeDoor } from "./entidad-borrar";
import { fieldError, fieldValue, text, texts, toast } from "../site/reading";
import { type Page, signedIn, Visitor } from "../site/site";

/** An entity with list, editor and confirmation, and its texts in the specification. */
export interface Entidad {
  path: string;
  tabla: string;
  /** The fields of a valid form. */
  fields: Record<string, string>;
  /** The field that names the row. */
  nombre: string;
  /** A field whose change is visible on the site, and the page that shows it. */
  visible: { campo: string; address: string };
  /** The message of each required field when it is missing. */
  required: Record<string, string>;
  textos: Record<"creado" | "actualizado" | "eliminado" | "noCreado" | "noActualizado" | "noEliminado", string>;
  pregunta: (nombre: string) => string;
  /** Creates a row for one test. */
  row: (fields: Record<string, string>) => Promise<{ id: number }>;
  count: () => Promise<number>;
}

const admin = await signedIn();

async function onSite(address: string): Promise<string> {
  return (await new Visitor().visit(address)).text;
}

/** Expects that an error page keeps every field as typed. */
function expectKept(page: Page, typed: Record<string, string>): void {
  for (const [name, value] of Object.entries(typed)) {
    if (value === "on") expect([name, page.$(`[name=${name}]`)?.hasAttribute("checked")]).toEqual([name, true]);
    else expect([name, fieldValue(page, name).trim()]).toEqual([name, value]);
  }
}

/** The tests that every plain entity of the back office must pass. */
export function describeEntidad(entidad: Entidad): void {
  describe("a new row", () => describeCreate(entidad));
  describe("an edited row", () => describeUpdate(entidad));
  describe("a deleted row", () => describeDelete(entidad));
  describe("without a session", () => describeDoor(entidad));
}

function describeCreate({ path, tabla, fields, visible, required, textos, count }: Entidad): void {
  it("is created, told in the specification's words, and on the site at once (ADM §1, ADM §3, ADM §4, ADM §7, ADM §8)", async () => {
    const [before, typed] = [await contentVersion(), { ...fields, [visible.campo]: "Recién creado Ñ" }];
    const page = await admin.submit(await admin.visit(`${path}/nuevo`), "form[data-part=editor]", typed);
    expect([page.path, toast(page)]).toEqual([path, textos.creado]);
    expect(page.text).toContain("Recién creado Ñ");
    expect(await contentVersion()).toBe(before + 1);
    expect(await onSite(visible.address)).toContain("Recién creado Ñ");
  });

  it("with something missing is refused beside each field, in the specification's words (ADM §5)", async () => {
    const blank = Object.fromEntries(Object.keys(required).map((name) => [name, "  "]));
    const rows = await count();
    const page = await admin.submit(await admin.visit(`${path}/nuevo`), "form[data-part=editor]", {
      ...fields,
      ...blank,
    });
    expect([page.status, page.path]).toEqual([400, `${path}/nuevo`]);
    for (const [name, message] of Object.entries(required)) {
      expect([name, fieldError(page, name)]).toEqual([name, message]);
      expect(text(page, "[data-part=summary]")).toContain(message);
    }
    expect(await count()).toBe(rows);
  });

  it("keeps everything else that was typed when one field is missing (ADM §3)", async () => {
    const [name = ""] = Object.keys(required);
    const { [name]: _, ...typed } = fields;
    const page = await admin.submit(await admin.visit(`${path}/nuevo`), "form[data-part=editor]", {
      ...typed,
      [name]: "",
    });
    expect(page.status).toBe(400);
    expectKept(page, typed);
  });

  it("that the database refuses is told as not created, under «Error», and everything typed stays (ADM §8, DEC 47)", async () => {
    const [empty, rows] = [await admin.visit(`${path}/nuevo`), await count()];
    const page = await whileRefused("INSERT", tabla, () => admin.submit(empty, "form[data-part=editor]", fields));
    expect([page.status, await count()]).toEqual([500, rows]);
    expect(text(page, "[data-part=summary] h2")).toBe("Error");
    expect(text(page, "[data-part=summary]")).toContain(textos.noCreado);
    expect(page.text).not.toContain("disk on fire");
    expectKept(page, fields);
    expect(toast(await admin.submit(page, "form[data-part=editor]"))).toBe(textos.creado);
  });
}

function describeUpdate({ path, tabla, fields, nombre, visible, required, textos, row }: Entidad): void {
  it("stands in the list as it was saved, in the very answer (ADM §4, ADM §7)", async () => {
    const { id } = await row({ ...fields, [nombre]: "Antes Ñ" });
    expect((await admin.visit(path)).text).toContain("Antes Ñ");
    const editor = await admin.visit(`${path}/${id}`);
    const list = await admin.submit(editor, "form[data-part=editor]", { [nombre]: "Ahora Ñ" });
    expect([list.path, list.text.includes("Ahora Ñ"), list.text.includes("Antes Ñ")]).toEqual([path, true, false]);
    await admin.submit(await admin.visit(`${path}/${id}/eliminar`), "form[data-part=confirm]");
  });

  it("starts with what is stored, is saved, and is on the site at once (ADM §3, ADM §4, ADM §7, ADM §8)", async () => {
    const { id } = await row(fields);
    const editor = await admin.visit(`${path}/${id}`);
    expectKept(editor, fields);
    const page = await admin.submit(editor, "form[data-part=editor]", { [visible.campo]: "Otro texto Ñ" });
    expect([page.path, toast(page)]).toEqual([path, textos.actualizado]);
    expect(await onSite(visible.address)).toContain("Otro texto Ñ");
  });

  it("that somebody else saved first is a conflict that shows both and loses nothing", async () => {
    const { id } = await row(fields);
    const luis = await signedIn();
    const [first, second] = [await admin.visit(`${path}/${id}`), await luis.visit(`${path}/${id}`)];
    await admin.submit(first, "form[data-part=editor]", { [visible.campo]: "De Ana" });
    const conflict = await luis.submit(second, "form[data-part=editor]", { [visible.campo]: "De Luis" });
    expect([conflict.status, fieldValue(conflict, visible.campo).trim()]).toEqual([409, "De Luis"]);
    expect(conflict.text).toContain("Este registro cambió mientras usted lo editaba");
    expect(conflict.$$("[data-part=saved]").map((note) => note.textContent)).toEqual([
      expect.stringContaining("De Ana"),
    ]);
    expect(await onSite(visible.address)).toContain("De Ana");
    expect(toast(await luis.submit(conflict, "form[data-part=editor]"))).toBe(textos.actualizado);
    expect(await onSite(visible.address)).toContain("De Luis");
  });

  it("that was refused once is still a conflict when somebody else saved meanwhile", async () => {
    const { id } = await row(fields);
    const editor = await admin.visit(`${path}/${id}`);
    await admin.submit(await admin.visit(`${path}/${id}`), "form[data-part=editor]", { [visible.campo]: "De Ana" });
    const [name = ""] = Object.keys(required);
    const refused = await admin.submit(editor, "form[data-part=editor]", { [name]: " " });
    expect(refused.status).toBe(400);
    const again = await admin.submit(refused, "form[data-part=editor]", { ...fields, [visible.campo]: "De Luis" });
    expect([again.status, await onSite(visible.address)]).toEqual([409, expect.stringContaining("De Ana")]);
  });

  it("that somebody deleted meanwhile is said to be gone, with what was typed, wrong as it may be", async () => {
    const { id } = await row(fields);
    const editor = await admin.visit(`${path}/${id}`);
    await admin.submit(await admin.visit(`${path}/${id}/eliminar`), "form[data-part=confirm]");
    for (const typed of ["Tarde Ñ", "x".repeat(20_000)]) {
      const page = await admin.submit(editor, "form[data-part=editor]", { [visible.campo]: typed });
      expect([page.status, texts(page, "[data-part=recovered] dd").includes(typed)]).toEqual([404, true]);
      expect([text(page, "h1"), texts(page, "main p").at(-2)]).toEqual([
        "El registro ya no existe",
        "Si todavía hace falta, copie lo que le sirva y cree el registro de nuevo.",
      ]);
    }
    const empty = await admin.follow(await admin.post(`${path}/${id}`, { revision: "1" }), path);
    const said = "Este registro se eliminó mientras usted lo editaba. No se guardó nada.";
    expect([empty.status, texts(empty, "main p")[0]]).toEqual([404, said]);
  });

  it("that the database refuses is told as not saved, under «Error», and everything typed stays (ADM §8, DEC 47)", async () => {
    const { id } = await row(fields);
    const editor = await admin.visit(`${path}/${id}`);
    const typed = { [visible.campo]: "Sin guardar" };
    const page = await whileRefused("UPDATE", tabla, () => admin.submit(editor, "form[data-part=editor]", typed));
    expect([page.status, text(page, "[data-part=summary] h2")]).toEqual([500, "Error"]);
    expect(text(page, "[data-part=summary]")).toContain(textos.noActualizado);
    expect(page.text).not.toContain("disk on fire");
    expectKept(page, { ...fields, ...typed });
  });

  it.each(["999999", "0", "abc", "1.5"])("that is not there, %s, answers 404", async (id) => {
    for (const suffix of ["", "/eliminar"]) expect((await admin.visit(`${path}/${id}${suffix}`)).status).toBe(404);
    expect((await admin.post(`${path}/${id}`, { ...fields, revision: "1" })).status).toBe(404);
    expect((await admin.post(`${path}/${id}/eliminar`, {})).status).toBe(404);
  });
}
