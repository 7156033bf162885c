import { beforeEach, describe, expect, it } from "vitest";
import { whileRefused } from "../../support/db/faults";
import { press } from "../../support/browser/lista-orden";
import { attribute, fieldError, links, part, text, texts, toast } from "../../support/site/reading";
import { db, type Page, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const path = "/admin/home";
const question = "¿Estás seguro de que quieres eliminar este enlace?";

beforeEach(async () => {
  await db.footerEnlace.deleteMany();
  await db.footerEnlace.create({ data: { nombre: "Garantía", url: "/nosotros", orden: 4 } });
});

const enlace = (nombre: string) => db.footerEnlace.findFirstOrThrow({ where: { nombre } });
const siteLinks = async () => links(await new Visitor().visit("/"), 'footer nav[aria-label="Enlaces rápidos"] a');
const rowsOf = (page: Page) => texts(part(page, "#enlaces"), "tbody th");

async function create(typed: Record<string, string>) {
  return admin.submit(await admin.visit(`${path}?enlace=nuevo`), "form[id^=f-enlace]", typed);
}

async function edit(nombre: string, typed: Record<string, string>) {
  return admin.submit(await admin.visit(`${path}?enlace=${(await enlace(nombre)).id}`), "form[id^=f-enlace]", typed);
}

describe("a quick link", () => {
  it("is added at the end whatever order is posted, and is on the site at once (ADM §2 Quick links, ADM §4 Home, ADM §7 Tables, ADM §8 Home, ADM §9, DEC 27)", async () => {
    const list = await admin.visit(path);
    expect(links(list, "#enlaces header a")).toEqual([["Agregar Enlace", `${path}?enlace=nuevo#enlaces`]]);
    const form = part(await admin.visit(`${path}?enlace=nuevo`), "form[id^=f-enlace]");
    expect(form.$("[name=orden]")?.hasAttribute("disabled")).toBe(true);
    expect(attribute(form, "[name=orden]", "value")).toBe("5");
    expect(attribute(form, "[name=url]", "placeholder")).toContain("/ruta o ");
    expect(text(form, "footer button")).toBe("Crear");
    const page = await create({ nombre: "Empleo", url: "www.ejemplo.com/empleo", orden: "1" });
    expect([toast(page), rowsOf(page)]).toEqual(["Enlace creado correctamente", ["Garantía", "Empleo"]]);
    expect(await enlace("Empleo")).toMatchObject({ orden: 5, url: "https://www.ejemplo.com/empleo", activo: true });
    expect(await siteLinks()).toContainEqual(["Empleo", "https://www.ejemplo.com/empleo"]);
    expect(page.$("form[id^=f-enlace]")).toBeNull();
  });

  it("is the first with order 1 when there is none (ADM §2 Lists, ADM §4 Home)", async () => {
    await db.footerEnlace.deleteMany();
    expect((await admin.visit(path)).text).toContain("No hay enlaces registrados");
    await create({ nombre: "Primero", url: "/" });
    expect((await enlace("Primero")).orden).toBe(1);
  });

  it("is the last behind the largest order too, and can be saved again (DEC 27)", async () => {
    await edit("Garantía", { orden: "999999" });
    await create({ nombre: "Último", url: "/" });
    const page = await edit("Último", { url: "/contacto" });
    expect([toast(page), rowsOf(page)]).toEqual(["Enlace actualizado correctamente", ["Garantía", "Último"]]);
  });

  it("is edited with the order that was typed (ADM §2 Quick links, ADM §3, ADM §4 Home, ADM §7 Tables, ADM §8 Home)", async () => {
    const page = await edit("Garantía", { nombre: "Garantías", orden: "9" });
    expect([toast(page), (await enlace("Garantías")).orden]).toEqual(["Enlace actualizado correctamente", 9]);
    expect(await siteLinks()).toEqual([["Garantías", "/nosotros"]]);
  });

  it("names what is missing, and keeps what was typed (ADM §5 Categories)", async () => {
    const page = await create({ nombre: " ", url: "" });
    expect(page.status).toBe(400);
    expect(fieldError(part(page, "form[id^=f-enlace]"), "nombre")).toBe("El nombre es requerido");
    expect(fieldError(part(page, "form[id^=f-enlace]"), "url")).toBe("La URL es requerida");
    const kept = await create({ nombre: "Escrito", url: "javascript:alert(1)" });
    expect(fieldError(part(kept, "form[id^=f-enlace]"), "url")).toMatch(/^Escriba una dirección que empiece por/);
    expect(attribute(kept, "form[id^=f-enlace] [name=nombre]", "value")).toBe("Escrito");
  });

  it("is switched off and on, at once on the site (ADM §2 Quick links, ADM §3, ADM §4 Home)", async () => {
    const off = await press(admin, await admin.visit(path), "Activo: Garantía");
    expect(toast(off)).toBe("Enlace actualizado correctamente");
    expect(attribute(part(off, "#enlaces"), "[role=switch]", "aria-checked")).toBe("false");
    // A browser that shows text alone has no other sign of its state, which is not in its name.
    expect(text(part(off, "#enlaces"), "[role=switch] [aria-hidden]")).toBe("(no)");
    const asked = await admin.visit(`/admin/home/enlaces/${(await enlace("Garantía")).id}/eliminar`);
    expect(asked.text).toContain("ya no aparece en el pie");
    expect(await siteLinks()).toEqual([]);
    await press(admin, off, "Activo: Garantía");
    expect(await siteLinks()).toEqual([["Garantía", "/nosotros"]]);
  });

  it("that somebody else saved first is a conflict; its switch is refused", async () => {
    const { id } = await enlace("Garantía");
    const [open, list] = [await admin.visit(`${path}?enlace=${id}`), await admin.visit(path)];
    await edit("Garantía", { url: "/contacto" });
    const conflict = await admin.submit(open, "form[id^=f-enlace]", { url: "/buscar" });
    expect([conflict.status, texts(conflict, "[data-part=saved]")]).toEqual([
      409,
      [expect.stringContaining("/contacto")],
    ]);
    expect(attribute(conflict, "form[id^=f-enlace] [name=url]", "value")).toBe("/buscar");
    expect(toast(await press(admin, list, "Activo: Garantía"))).toMatch(/^Error Este registro cambió/);
    expect(toast(await admin.submit(conflict, "form[id^=f-enlace]"))).toBe("Enlace actualizado correctamente");
  });

  it("that is open has no buttons that would make its form outdated; those of others leave it as it is", async () => {
    await create({ nombre: "Empleo", url: "/empleo" });
    const { id } = await enlace("Garantía");
    const open = await admin.visit(`${path}?enlace=${id}`);
    const [own, other] = part(open, "#enlaces").$$("tbody tr");
    expect(own?.querySelectorAll("td").map((cell) => cell.textContent.trim())).toEqual([
      "1",
      "/nosotros",
      "Activo",
      "Eliminar Garantía",
    ]);
    expect(other?.querySelectorAll("button").map((button) => button.getAttribute("title"))).toEqual(["Activo: Empleo"]);
    await press(admin, open, "Activo: Empleo");
    const saved = await admin.submit(open, "form[id^=f-enlace]", { url: "/contacto" });
    expect([toast(saved), (await enlace("Garantía")).url]).toEqual(["Enlace actualizado correctamente", "/contacto"]);
    expect(texts(part(saved, "#enlaces"), "tbody tr:first-child button")).toEqual([
      "Activo: Garantía (sí)",
      "Subir enlace Garantía",
      "Bajar enlace Garantía",
    ]);
  });

  it("is deleted after the specification's question (ADM §2 Quick links, ADM §7 Tables, ADM §8 Confirmations, ADM §8 Home)", async () => {
    const { id } = await enlace("Garantía");
    const href = `${path}/enlaces/${id}/eliminar`;
    expect(links(await admin.visit(path), "#enlaces tbody a")).toContainEqual(["Eliminar Garantía", href]);
    const asked = await admin.visit(href);
    expect([text(asked, "h1"), asked.text]).toEqual([question, expect.stringContaining("Garantía")]);
    expect(toast(await admin.submit(asked, "form[data-part=confirm]"))).toBe("Enlace eliminado correctamente");
    expect(await siteLinks()).toEqual([]);
    for (const gone of [href, `${path}/enlaces/abc/eliminar`]) expect((await admin.visit(gone)).status).toBe(404);
  });

  it("that the database refuses is told in the specification's words, and what was typed stays (ADM §8 Home)", async () => {
    const { id } = await enlace("Garantía");
    const refused = <T>(event: "INSERT" | "UPDATE" | "DELETE", work: () => Promise<T>) =>
      whileRefused(event, "footer_enlaces", work);
    const created = await refused("INSERT", () => create({ nombre: "Roto", url: "/roto" }));
    expect([created.status, text(created, "[data-part=summary]")]).toEqual([
      500,
      expect.stringContaining("No se pudo crear el enlace"),
    ]);
    expect(attribute(created, "form[id^=f-enlace] [name=nombre]", "value")).toBe("Roto");
    const edited = await refused("UPDATE", () => edit("Garantía", { nombre: "Roto" }));
    expect(text(edited, "[data-part=summary]")).toContain("No se pudo actualizar el enlace");
    const list = await admin.visit(path);
    const toggled = await refused("UPDATE", () => press(admin, list, "Activo: Garantía"));
    expect(toast(toggled)).toBe("Error No se pudo actualizar el enlace");
    const asked = await admin.visit(`${path}/enlaces/${id}/eliminar`);
    const deleted = await refused("DELETE", () => admin.submit(asked, "form[data-part=confirm]"));
    expect(toast(deleted)).toBe("Error No se pudo eliminar el enlace");
    expect(rowsOf(deleted)).toEqual(["Garantía"]);
  });
});
