import { describe, expect, it } from "vitest";
import { whileMissing, whileRefused } from "../../support/db/faults";
import { mp4, picture } from "../../support/files/files";
import { attribute, fieldError, fieldValue, links, text, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";
import { filesIn, heldIds, mediaError, sendForm } from "../../support/content/uploads";

const admin = await signedIn();
const path = "/admin/imagenes";

async function create(typed: Record<string, string>, nombre = "foto.png") {
  const files = [{ nombre, bytes: await picture("png") }];
  return sendForm(admin, await admin.visit(`${path}/nuevo`), { typed, files });
}
async function rowOf(titulo: string) {
  return db.imagenSitio.findFirstOrThrow({ where: { titulo }, include: { medio: true } });
}

describe("the list of images", () => {
  it("shows general images only, by place and order, each with its picture (ADM §2 Images, ADM §2 Routes, ADM §7 Tables)", async () => {
    const { medio_id } = await db.imagenSitio.findFirstOrThrow();
    await db.imagenSitio.create({
      data: { medio_id, ubicacion: "general", categoria: "Ferretería", titulo: "De una categoría" },
    });
    const page = await admin.visit(path);
    expect(texts(page, "thead th")).toEqual(["Vista previa", "Título", "Ubicación", "Orden", "Estado", "Acciones"]);
    expect(page.text).not.toContain("De una categoría");
    const places = texts(page, "td[data-r=Ubicación]");
    expect(places).toEqual([...places].toSorted());
    expect(page.$$("tbody td img")).toHaveLength(places.length);
  });

  it("puts the images of a place by their order, whatever order they came in (ADM §2 Images, ADM §7 Tables)", async () => {
    for (const [titulo, orden] of [
      ["De prueba cuarta", "40"],
      ["De prueba segunda", "2"],
      ["De prueba primera", "1"],
      ["De prueba tercera", "10"],
    ] as const)
      await create({ ubicacion: "general", titulo, orden });
    expect(texts(await admin.visit(`${path}?q=de+prueba`), "tbody th")).toEqual([
      "De prueba primera",
      "De prueba segunda",
      "De prueba tercera",
      "De prueba cuarta",
    ]);
  });

  it("narrows by place and searches in title and place (ADM §2 Images)", async () => {
    await create({ ubicacion: "general", titulo: "Fábrica Ñandú" });
    expect(new Set(texts(await admin.visit(`${path}?ubicacion=nosotros`), "td[data-r=Ubicación]"))).toEqual(
      new Set(["Nosotros"]),
    );
    expect(texts(await admin.visit(`${path}?q=fabrica+nandu`), "tbody th")).toEqual(["Fábrica Ñandú"]);
    expect(new Set(texts(await admin.visit(`${path}?q=slider`), "td[data-r=Ubicación]"))).toEqual(
      new Set(["Slider Home"]),
    );
    const none = await admin.visit(`${path}?q=nada+de+esto&ubicacion=general`);
    expect(none.text).toContain("No se encontraron imágenes que coincidan con la búsqueda");
    expect(links(none, "[aria-label='Filtros aplicados'] a")).toEqual([
      ["Quitar filtro Buscar", `${path}?ubicacion=general`],
      ["Quitar filtro Ubicación", `${path}?q=nada+de+esto`],
      ["Limpiar", path],
    ]);
  });

  it("that cannot be read says so (ADM §2 Lists)", async () => {
    const page = await whileMissing("imagenes_sitio", () => admin.visit(path));
    expect([page.status, page.text]).toEqual([500, expect.stringContaining("Error al cargar imágenes")]);
  });
});

describe("an image", () => {
  it("is created, active and with order 0 unless told, and on the home page at once (ADM §1, ADM §3, ADM §7 Tables, ADM §8 Locations, ADM §9)", async () => {
    const empty = await admin.visit(`${path}/nuevo`);
    expect([fieldValue(empty, "orden"), empty.$("[name=activo]")?.hasAttribute("checked")]).toEqual(["0", true]);
    const page = await create({ ubicacion: "slider_home", titulo: "En la portada", orden: "" });
    expect([page.path, toast(page)]).toEqual([path, "Imagen creada En la portada"]);
    const { orden, activo, medio } = await rowOf("En la portada");
    expect([orden, activo]).toEqual([0, true]);
    expect((await new Visitor().visit("/")).html).toContain(medio.clave);
  });

  it("needs a place and a picture: said beside each (ADM §5 Images)", async () => {
    const page = await sendForm(admin, await admin.visit(`${path}/nuevo`), { typed: { titulo: "Sola" } });
    expect([page.status, fieldError(page, "ubicacion"), mediaError(page)]).toEqual([
      400,
      "La ubicación es requerida",
      "La imagen es requerida",
    ]);
    const video = await sendForm(admin, page, {
      typed: { ubicacion: "general" },
      files: [{ nombre: "a.png", bytes: mp4 }],
    });
    expect([video.status, mediaError(video), fieldValue(video, "titulo")]).toEqual([
      400,
      "El archivo debe ser una imagen.",
      "Sola",
    ]);
  });

  it("says which of nine parts is not cut off, the centre unless told; only one of them is taken", async () => {
    const empty = await admin.visit(`${path}/nuevo`);
    expect(texts(empty, "fieldset label:has([name=foco])")).toEqual([
      ...["Arriba a la izquierda", "Arriba", "Arriba a la derecha", "A la izquierda", "En el centro", "A la derecha"],
      ...["Abajo a la izquierda", "Abajo", "Abajo a la derecha"],
    ]);
    expect(attribute(empty, "[name=foco][checked]", "value")).toBe("centro");
    await create({ ubicacion: "general", titulo: "A un lado", foco: "abajo-derecha" });
    const { id, foco } = await rowOf("A un lado");
    const editor = await admin.visit(`${path}/${id}`);
    expect([foco, attribute(editor, "[name=foco][checked]", "value")]).toEqual(["abajo-derecha", "abajo-derecha"]);
    const forged = await sendForm(admin, editor, { typed: { foco: "object-top" } });
    expect([forged.status, fieldError(forged, "foco")]).toEqual([400, "Elija la parte que no debe cortarse"]);
    expect((await admin.visit("/admin/auditoria")).text).toContain("abajo-derecha");
  });

  it.each([
    ["-1", "El orden debe ser mayor o igual a 0"],
    ["2000000", "El orden no puede exceder 999.999"],
  ])("has no order %j (ADM §5 Images)", async (orden, message) => {
    const page = await create({ ubicacion: "general", orden });
    expect([page.status, fieldError(page, "orden")]).toEqual([400, message]);
  });

  it.each([
    ["1,5", 1],
    ["abc", 0],
  ])("has the order %j as whatever else is put in order has it: %i", async (typed, orden) => {
    await create({ ubicacion: "general", titulo: `Orden ${typed}`, orden: typed });
    expect((await rowOf(`Orden ${typed}`)).orden).toBe(orden);
  });

  it("is edited: place, text for those who do not see it, another picture; the old file goes (ADM §3, ADM §7 Tables, ADM §8 Locations)", async () => {
    await create({ ubicacion: "general", titulo: "Por cambiar" });
    const { id, medio } = await rowOf("Por cambiar");
    const editor = await admin.visit(`${path}/${id}`);
    const held = await sendForm(admin, editor, { typed: { [`alt-${medio.id}`]: "Una prensa", ubicacion: "nosotros" } });
    expect(toast(held)).toBe("Imagen actualizada Por cambiar");
    expect((await new Visitor().visit("/nosotros")).html).toContain("Una prensa");
    const files = [{ nombre: "otra.png", bytes: await picture("png") }];
    await sendForm(admin, await admin.visit(`${path}/${id}`), { files });
    expect((await rowOf("Por cambiar")).medio.nombre).toBe("otra.png");
    expect(filesIn("media")).not.toContain(medio.clave);
  });

  it("shows both versions when somebody else saved first", async () => {
    await create({ ubicacion: "general", titulo: "De dos" });
    const { id } = await rowOf("De dos");
    const [first, second] = [await admin.visit(`${path}/${id}`), await admin.visit(`${path}/${id}`)];
    await sendForm(admin, first, { typed: { descripcion: "De la primera" } });
    const conflict = await sendForm(admin, second, { typed: { descripcion: "De la segunda" } });
    expect([conflict.status, texts(conflict, "q")]).toEqual([409, ["De la primera"]]);
  });

  it.each([
    ["INSERT", "nuevo", "No se pudo crear la imagen. Inténtalo de nuevo."],
    ["UPDATE", "", "No se pudo actualizar la imagen. Inténtalo de nuevo."],
  ] as const)("is not told as saved when the database fails (%s) (ADM §8 Locations)", async (event, at, message) => {
    const { id } = await db.imagenSitio.findFirstOrThrow({ where: { categoria: "" } });
    const editor = await admin.visit(`${path}/${at || id}`);
    const filled = {
      typed: { titulo: "Sin guardar", ubicacion: "general" },
      files: [{ nombre: "a.png", bytes: await picture("png") }],
    };
    const page = await whileRefused(event, "imagenes_sitio", () => sendForm(admin, editor, filled));
    expect([page.status, text(page, "[data-part=summary] li"), fieldValue(page, "titulo"), heldIds(page)]).toEqual([
      500,
      message,
      "Sin guardar",
      [expect.any(Number)],
    ]);
  });

  it("is deleted after a question, with its file (ADM §7 Tables, ADM §8 Confirmations, ADM §8 Locations)", async () => {
    await create({ ubicacion: "general", titulo: "Por eliminar" });
    const { id, medio } = await rowOf("Por eliminar");
    const question = await admin.visit(`${path}/${id}/eliminar`);
    expect(text(question, "h1")).toBe('¿Está seguro de que desea eliminar la imagen "Por eliminar"?');
    const failed = await whileRefused("DELETE", "imagenes_sitio", () =>
      admin.submit(question, "form[data-part=confirm]"),
    );
    expect(toast(failed)).toBe("Error No se pudo eliminar la imagen. Inténtalo de nuevo.");
    expect(toast(await admin.submit(question, "form[data-part=confirm]"))).toBe("Imagen eliminada Por eliminar");
    expect(filesIn("media")).not.toContain(medio.clave);
    expect((await admin.visit(`${path}/${id}`)).status).toBe(404);
  });
});
