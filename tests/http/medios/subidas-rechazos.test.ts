import { describe, expect, it } from "vitest";
import { createCategoria } from "../../support/content/factories";
import {
  exe,
  heic,
  html,
  mp4,
  mp4Of,
  pdf,
  pdfOf,
  picture,
  pngOf,
  pngSaying,
  type Sent,
  svg,
} from "../../support/files/files";
import { box, film, folded } from "../../support/files/forjas-medios";
import { text, toast } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";
import { filesIn, listed, mediaError, sendForm, storedKeys, uploadTo } from "../../support/content/uploads";

const admin = await signedIn();
const path = "/admin/categorias";
const MB = 1024 * 1024;
const TIPO = "El archivo debe ser una imagen o un video (MP4/MOV).";
const jpeg = await picture("jpeg", 400, 300);

const rejected: [string, Sent, string][] = [
  ["an SVG", { nombre: "logo.svg", bytes: svg }, TIPO],
  ["an SVG called PNG", { nombre: "logo.png", bytes: svg }, TIPO],
  ["a HEIC", { nombre: "IMG_1.heic", bytes: heic }, TIPO],
  ["a program called JPG", { nombre: "foto.jpg", bytes: exe }, TIPO],
  ["a page called PNG", { nombre: "foto.png", bytes: html }, TIPO],
  ["a PDF where pictures go", { nombre: "catalogo.pdf", bytes: pdf }, TIPO],
  ["a beginning of two bytes", { nombre: "x.png", bytes: Buffer.from([0x89, 0x50]) }, TIPO],
  ["an empty file", { nombre: "vacio.png", bytes: Buffer.alloc(0) }, "El archivo está vacío."],
  [
    "a picture one byte over the limit",
    { nombre: "a.png", bytes: await pngOf(5 * MB + 1) },
    "La imagen no puede ser mayor a 5MB.",
  ],
  [
    "a video one byte over the limit",
    { nombre: "a.mp4", bytes: mp4Of(100 * MB + 1) },
    "El video no puede ser mayor a 100MB.",
  ],
  [
    "30,000 by 30,000 pixels",
    { nombre: "a.png", bytes: await pngSaying(30_000, 30_000) },
    "La imagen no puede tener más de 40 megapíxeles.",
  ],
  [
    "a JPEG that breaks off",
    { nombre: "a.jpg", bytes: jpeg.subarray(0, jpeg.length / 2) },
    "La imagen está dañada o incompleta. Expórtela de nuevo e inténtelo otra vez.",
  ],
  [
    "a video that breaks off",
    { nombre: "a.mp4", bytes: mp4.subarray(0, mp4.length / 2) },
    "El video está dañado o incompleto. Expórtelo de nuevo e inténtelo otra vez.",
  ],
  [
    "a video of a million empty boxes",
    { nombre: "a.mp4", bytes: film({ more: Array.from({ length: 1_000_000 }, () => box("free")) }).bytes },
    "El video tiene una estructura que no se admite. Expórtelo de nuevo como MP4 e inténtelo otra vez.",
  ],
];

describe("a file that is not taken", () => {
  it.each<[string, Sent, string]>(rejected)(
    "%s: says so beside the field, changes nothing and leaves nothing behind (ADM §5 Uploads, ADM §9)",
    async (_, file, message) => {
      const before = [await db.medio.count(), storedKeys().length];
      const { page, medios } = await uploadTo(admin, file);
      expect([page.status, mediaError(page), medios]).toEqual([400, message, []]);
      expect(text(page, "[data-part=summary]")).toContain(message);
      expect([await db.medio.count(), storedKeys().length]).toEqual(before);
      expect(filesIn("tmp")).toEqual([]);
    },
  );

  it("costs neither what was typed nor the good files beside it (DEC 24)", async () => {
    const { id } = await createCategoria();
    const files = [
      { nombre: "buena.png", bytes: await picture("png") },
      { nombre: "mala.svg", bytes: svg },
    ];
    const typed = { nombre: `Con archivos ${id}`, descripcion: "Recién escrita" };
    const page = await sendForm(admin, await admin.visit(`${path}/${id}`), { typed, files });
    expect([page.status, mediaError(page)]).toEqual([400, `mala.svg: ${TIPO}`]);
    expect(listed(page)).toEqual(["buena.png"]);
    expect(text(page, "#medios ol > li")).toContain("Sin guardar");
    expect(page.$("[name=nombre]")?.getAttribute("value")).toBe(typed.nombre);
    const saved = await sendForm(admin, page);
    expect(toast(saved)).toContain("Categoría actualizada");
    expect(await db.medioUso.count({ where: { categoria_id: id } })).toBe(1);
  });
});

describe("the address for browsers with scripts", () => {
  async function send(acepta: string, { nombre, bytes }: Sent) {
    const body = new FormData();
    body.set("acepta", acepta);
    body.set("archivos", new File([new Uint8Array(bytes)], nombre));
    const response = await admin.fetch("/admin/subidas", { method: "POST", body, headers: admin.formHeaders });
    return { status: response.status, body: await response.json() };
  }

  it("keeps one file and tells what it is (ADM §7 Storage)", async () => {
    const { status, body } = await send("imagen", { nombre: "a.png", bytes: await picture("png") });
    expect([status, body]).toEqual([
      200,
      { medio: expect.objectContaining({ nombre: "a.png", mime: "image/png", ancho: 60 }) },
    ]);
  });

  it.each<[string, Sent, string]>([
    ["imagen", { nombre: "a.mp4", bytes: mp4 }, "El archivo debe ser una imagen."],
    ["pdf", { nombre: "a.pdf", bytes: exe }, "El archivo debe ser un PDF."],
    ["pdf", { nombre: "a.pdf", bytes: pdfOf(50 * MB + 1) }, "El PDF no puede ser mayor a 50MB."],
    [
      "pdf",
      { nombre: "a.pdf", bytes: pdf.subarray(0, 90_000) },
      "El PDF está dañado o incompleto. Expórtelo de nuevo e inténtelo otra vez.",
    ],
    [
      "pdf",
      { nombre: "a.pdf", bytes: folded(true) },
      "No se puede quitar del PDF el nombre de su autor. Expórtelo de nuevo, sin protección, e inténtelo otra vez.",
    ],
  ])("refuses where %s is asked for (ADM §5 Uploads)", async (acepta, file, error) => {
    expect(await send(acepta, file)).toEqual({ status: 200, body: { error } });
    expect(filesIn("tmp")).toEqual([]);
  });

  it("takes a PDF of exactly the limit (ADM §9)", async () => {
    const { body } = await send("pdf", { nombre: "a.pdf", bytes: pdfOf(50 * MB) });
    expect(body).toEqual({ medio: expect.objectContaining({ nombre: "a.pdf", bytes: 50 * MB }) });
  });
});
