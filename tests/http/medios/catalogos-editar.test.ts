import { describe, expect, it } from "vitest";
import { formatNumber } from "~/domain/kernel/text";
import { whileRefused } from "../../support/db/faults";
import { pdf, pdfOf } from "../../support/files/files";
import { fieldValue, text, texts, toast } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";
import { filesIn, heldIds, mediaError, sendForm } from "../../support/content/uploads";

const admin = await signedIn();
const path = "/admin/catalogos";
const archivo = [{ nombre: "catalogo.pdf", bytes: pdf }];

async function create(typed: Record<string, string>) {
  return sendForm(admin, await admin.visit(`${path}/nuevo`), { typed, files: archivo });
}
async function rowOf(nombre: string) {
  return db.catalogoPdf.findFirstOrThrow({ where: { nombre }, include: { medio: true } });
}

describe("a catalogue that is edited", () => {
  it("gets another file, and the old one goes (ADM §7 Tables, ADM §8 Locations)", async () => {
    await create({ nombre: "Por reemplazar" });
    const { id, medio } = await rowOf("Por reemplazar");
    const page = await sendForm(admin, await admin.visit(`${path}/${id}`), {
      files: [{ nombre: "b.pdf", bytes: pdfOf(5000) }],
    });
    expect(toast(page)).toBe("Catálogo actualizado Por reemplazar");
    expect((await rowOf("Por reemplazar")).medio).toMatchObject({ nombre: "b.pdf", bytes: 5000 });
    expect([await db.medio.count({ where: { id: medio.id } }), filesIn("media").includes(medio.clave)]).toEqual([
      0,
      false,
    ]);
  });

  it("gets another file of the same name: the history tells the one from the other by their sizes", async () => {
    await create({ nombre: "Con el mismo nombre" });
    const { id } = await rowOf("Con el mismo nombre");
    const files = [{ nombre: "catalogo.pdf", bytes: pdfOf(5000) }];
    expect(toast(await sendForm(admin, await admin.visit(`${path}/${id}`), { files }))).toContain(
      "Catálogo actualizado",
    );
    const where = { accion: "editar", entidad: "catalogos", entidad_id: String(id) };
    const { antes, despues } = await db.auditoria.findFirstOrThrow({ where });
    expect([antes, despues]).toEqual([
      JSON.stringify({ medio: `catalogo.pdf · ${formatNumber(pdf.length)} bytes` }),
      JSON.stringify({ medio: "catalogo.pdf · 5.000 bytes" }),
    ]);
  });

  it("shows both versions when somebody else saved first", async () => {
    await create({ nombre: "De dos" });
    const { id } = await rowOf("De dos");
    const [first, second] = [await admin.visit(`${path}/${id}`), await admin.visit(`${path}/${id}`)];
    await sendForm(admin, first, { typed: { version: "De la primera" } });
    const conflict = await sendForm(admin, second, { typed: { version: "De la segunda" } });
    expect([conflict.status, texts(conflict, "q"), fieldValue(conflict, "version")]).toEqual([
      409,
      ["De la primera"],
      "De la segunda",
    ]);
  });

  it("asks for its file again when that is gone meanwhile, and then shows both versions", async () => {
    await create({ nombre: "Sin su archivo" });
    const { id } = await rowOf("Sin su archivo");
    const [first, second] = [await admin.visit(`${path}/${id}`), await admin.visit(`${path}/${id}`)];
    await sendForm(admin, first, { files: [{ nombre: "otro.pdf", bytes: pdfOf(6000) }] });
    const page = await sendForm(admin, second, { typed: { version: "De la segunda" } });
    expect([page.status, mediaError(page), fieldValue(page, "version")]).toEqual([
      400,
      "Un archivo de la lista ya no existe. Súbalo de nuevo si lo necesita.",
      "De la segunda",
    ]);
    expect((await sendForm(admin, page, { files: archivo })).status).toBe(409);
  });

  it.each([
    ["INSERT", "nuevo", "No se pudo crear el catálogo. Inténtalo de nuevo."],
    ["UPDATE", "", "No se pudo actualizar el catálogo. Inténtalo de nuevo."],
  ] as const)(
    "is not told as saved when the database fails (%s), and its file stays in the form (ADM §8 Locations)",
    async (event, at, message) => {
      const { id } = await db.catalogoPdf.findFirstOrThrow();
      const editor = await admin.visit(`${path}/${at || id}`);
      const page = await whileRefused(event, "catalogos_pdf", () =>
        sendForm(admin, editor, { typed: { nombre: "Sin guardar" }, files: archivo }),
      );
      expect([page.status, text(page, "[data-part=summary] li"), fieldValue(page, "nombre"), heldIds(page)]).toEqual([
        500,
        message,
        "Sin guardar",
        [expect.any(Number)],
      ]);
    },
  );

  it("is deleted after a question, with its file (ADM §7 Tables, ADM §8 Confirmations, ADM §8 Locations)", async () => {
    await create({ nombre: "Por eliminar" });
    const { id, medio } = await rowOf("Por eliminar");
    const question = await admin.visit(`${path}/${id}/eliminar`);
    expect(text(question, "h1")).toBe('¿Está seguro de que desea eliminar el catálogo "Por eliminar"?');
    const failed = await whileRefused("DELETE", "catalogos_pdf", () =>
      admin.submit(question, "form[data-part=confirm]"),
    );
    expect(toast(failed)).toBe("Error No se pudo eliminar el catálogo. Inténtalo de nuevo.");
    expect(filesIn("media")).toContain(medio.clave);
    expect(toast(await admin.submit(question, "form[data-part=confirm]"))).toBe("Catálogo eliminado Por eliminar");
    expect(filesIn("media")).not.toContain(medio.clave);
  });

  it.each([`${path}/999999`, `${path}/x`, `${path}/999999/eliminar`])("at %s is none: 404", async (address) => {
    expect((await admin.visit(address)).status).toBe(404);
  });
});
