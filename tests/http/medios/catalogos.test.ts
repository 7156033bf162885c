import { describe, expect, it } from "vitest";
import { contentVersion } from "../../support/content/factories";
import { whileMissing } from "../../support/db/faults";
import { exe, pdf, pdfOf } from "../../support/files/files";
import { attribute, fieldError, fieldValue, links, text, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";
import { heldIds, mediaError, sendForm } from "../../support/content/uploads";

const admin = await signedIn();
const path = "/admin/catalogos";
const archivo = [{ nombre: "catalogo.pdf", bytes: pdf }];

async function create(typed: Record<string, string>, files = archivo) {
  return sendForm(admin, await admin.visit(`${path}/nuevo`), { typed, files });
}
async function rowOf(nombre: string) {
  return db.catalogoPdf.findFirstOrThrow({ where: { nombre }, include: { medio: true } });
}

describe("the list of catalogues", () => {
  it("shows the newest first, with version, size in MB with two decimals, state and the file (ADM §2 Catalogues, ADM §2 Routes, ADM §3, ADM §7 Tables, ADM §9)", async () => {
    await create({ nombre: "El del futuro", version: "v9", fecha_publicacion: "2031-02-03" }, [
      { nombre: "a.pdf", bytes: pdfOf(1_500_000) },
    ]);
    await create({ nombre: "El del pasado", fecha_publicacion: "2019-02-03" });
    const { medio } = await rowOf("El del futuro");
    const page = await admin.visit(path);
    expect(texts(page, "tbody th").at(-1)).toBe("El del pasado");
    expect(text(page, "tbody tr td[data-r=Tamaño]")).toBe("1,43 MB");
    expect(texts(page, "tbody th")[0]).toBe("El del futuro");
    expect(texts(page, "tbody tr:first-child td").slice(0, 2)).toEqual(["v9", "3 de feb. de 2031"]);
    expect(texts(page, "td[data-r=Estado]")).toContain("Inactivo");
    const [ver] = page.$$("tbody a[target=_blank]");
    expect([ver?.getAttribute("href"), ver?.textContent]).toEqual([
      `/media/${medio.clave}`,
      expect.stringContaining("Ver PDF"),
    ]);
    expect((await new Visitor().fetch(`/media/${medio.clave}`)).headers.get("Content-Type")).toBe("application/pdf");
  });

  it("finds by name and version (ADM §2 Catalogues)", async () => {
    await create({ nombre: "Catálogo de búsqueda", version: "Edición Ñ" });
    for (const q of ["CATALOGO DE BUSQUEDA", "edición ñ"])
      expect(texts(await admin.visit(`${path}?q=${encodeURIComponent(q)}`), "tbody th")).toEqual([
        "Catálogo de búsqueda",
      ]);
    expect((await admin.visit(`${path}?q=nada+de+esto`)).text).toContain(
      "No se encontraron catálogos que coincidan con la búsqueda",
    );
  });

  it("that cannot be read says so (ADM §2 Lists)", async () => {
    const page = await whileMissing("catalogos_pdf", () => admin.visit(path));
    expect([page.status, page.text]).toEqual([500, expect.stringContaining("Error al cargar catálogos")]);
  });
});

describe("a new catalogue", () => {
  it("starts inactive, on today's date in Bogotá, and its file is kept under catalogos-pdf (ADM §3, ADM §5 Images, ADM §7 Storage, ADM §7 Tables, ADM §8 Locations, ADM §9, DEC 37)", async () => {
    const empty = await admin.visit(`${path}/nuevo`);
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Bogota" }).format();
    expect([fieldValue(empty, "fecha_publicacion"), empty.$("[name=activo]")?.hasAttribute("checked")]).toEqual([
      today,
      false,
    ]);
    expect(attribute(empty, "input[type=file]", "accept")).toContain(".pdf");
    const page = await create({ nombre: "Sin fecha", fecha_publicacion: "" });
    expect([page.path, toast(page)]).toEqual([path, "Catálogo creado Sin fecha"]);
    const { fecha_publicacion, activo, medio } = await rowOf("Sin fecha");
    expect([fecha_publicacion, activo, medio.clave]).toEqual([
      today,
      false,
      expect.stringMatching(/^catalogos-pdf\/[0-9a-f]{32}\.pdf$/),
    ]);
  });

  it("needs a name and a PDF: said beside each, and the PDF that came stays (ADM §5 Images)", async () => {
    const neither = await create({ nombre: " " }, []);
    expect([neither.status, fieldError(neither, "nombre"), mediaError(neither)]).toEqual([
      400,
      "El nombre es requerido",
      "El PDF es requerido",
    ]);
    const wrong = await create({ nombre: "Con programa" }, [{ nombre: "catalogo.pdf", bytes: exe }]);
    expect([wrong.status, mediaError(wrong), fieldValue(wrong, "nombre")]).toEqual([
      400,
      "El archivo debe ser un PDF.",
      "Con programa",
    ]);
    const nameless = await create({ nombre: "" });
    expect(heldIds(nameless)).toHaveLength(1);
    expect(toast(await sendForm(admin, nameless, { typed: { nombre: "Con nombre" } }))).toContain("Catálogo creado");
    const dateless = await create({ nombre: "Fecha rara", fecha_publicacion: "2026-02-30" });
    expect([dateless.status, fieldError(dateless, "fecha_publicacion")]).toEqual([400, "La fecha no es válida"]);
  });

  it("that is active takes the place of the active one, on the public site at once (ADM §1, ADM §4 Order and state, ADM §5 Images, ADM §7 Tables)", async () => {
    const before = await contentVersion();
    await create({ nombre: "Primero activo", activo: "on" });
    await create({ nombre: "Segundo activo", activo: "on" });
    expect(await db.catalogoPdf.findMany({ where: { activo: true }, select: { nombre: true } })).toEqual([
      { nombre: "Segundo activo" },
    ]);
    const { medio, id } = await rowOf("Primero activo");
    const home = await new Visitor().visit("/");
    expect(links(home, "a").map(([, href]) => href)).toContain(`/media/${(await rowOf("Segundo activo")).medio.clave}`);
    await sendForm(admin, await admin.visit(`${path}/${id}`), { typed: { activo: "on" } });
    expect(await db.catalogoPdf.count({ where: { activo: true } })).toBe(1);
    expect((await new Visitor().visit("/")).html).toContain(medio.clave);
    expect(await contentVersion()).toBe(before + 3);
  });

  it("that is active is what visitors get, byte for byte, wherever the site offers the catalogue (PUB §2 Contact, ADM §1, DEC 28)", async () => {
    const files = [pdfOf(1_000), pdfOf(2_000)] as const;
    for (const [index, bytes] of files.entries())
      await create({ nombre: `Con su archivo ${index}`, activo: "on" }, [{ nombre: "a.pdf", bytes }]);
    const offered = async () => {
      const pages = await Promise.all(["/", "/catalogo", "/contacto"].map((one) => new Visitor().visit(one)));
      const hrefs = pages.map((page) => page.$$("a[type='application/pdf']").map((a) => a.getAttribute("href") ?? ""));
      for (const found of hrefs) expect(found).not.toEqual([]);
      return [...new Set(hrefs.flat())];
    };
    const bytesAt = async (href = "") => Buffer.from(await (await new Visitor().fetch(href)).arrayBuffer());
    for (const index of [1, 0] as const) {
      const { id } = await rowOf(`Con su archivo ${index}`);
      await sendForm(admin, await admin.visit(`${path}/${id}`), { typed: { activo: "on" } });
      const found = await offered();
      expect(found).toHaveLength(1);
      const served = await bytesAt(found[0]);
      expect(served).toHaveLength(files[index].length);
    }
  });

  it("one stays active when two are made so at once (ADM §4 Order and state, ADM §9, DEC 28)", async () => {
    const editor = await admin.visit(`${path}/nuevo`);
    const both = ["A la vez uno", "A la vez dos"].map((nombre) =>
      sendForm(admin, editor, { typed: { nombre, activo: "on" }, files: archivo }),
    );
    for (const page of await Promise.all(both)) expect(page.status).toBe(200);
    expect(await db.catalogoPdf.count({ where: { activo: true } })).toBe(1);
  });
});
