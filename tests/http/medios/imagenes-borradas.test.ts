import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { anchos, formatos } from "~/domain/medios/sizes";
import { createCategoria } from "../../support/content/factories";
import { picture } from "../../support/files/files";
import { db, signedIn, sweepMedios, Visitor } from "../../support/site/site";
import { filesIn, heldIds, pressMedio, sendForm } from "../../support/content/uploads";

const admin = await signedIn();
const folder = join(process.env.DATA_DIR ?? "", "cache/imagenes");
const variants = (clave: string) => filesIn("cache/imagenes").filter((name) => name.startsWith(clave));

/** A size of a picture, made so many hours ago. */
function sizeOf(clave: string, hours: number, end = ".320.webp"): string {
  const path = join(folder, `${clave}${end}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "x");
  const time = new Date(Date.now() - hours * 3_600_000);
  utimesSync(path, time, time);
  return path;
}

describe("the sizes of a picture", () => {
  it("go with it, all that it may have by name and no others", async () => {
    const { id } = await createCategoria();
    const file = { nombre: "a.png", bytes: await picture("png") };
    await sendForm(admin, await admin.visit(`/admin/categorias/${id}`), { files: [file] });
    const editor = await admin.visit(`/admin/categorias/${id}`);
    const [medio = 0] = heldIds(editor);
    const { clave } = await db.medio.update({ where: { id: medio }, data: { almacen: "disco" } });
    for (const size of ["320.webp", "640.avif"]) await new Visitor().fetch(`/imagen/${size}/${clave}`);
    expect(variants(clave)).toHaveLength(2);
    for (const ancho of anchos) for (const formato of formatos) sizeOf(clave, 0, `.${ancho}.${formato}`);
    const other = sizeOf("imagenes-sitio/de-otra.png", 0);
    // No folder is listed, so that what has another name is the sweep's.
    const unknown = sizeOf(clave, 0, ".7.webp");
    await pressMedio(admin, editor, "eliminar", medio);
    expect([variants(clave), existsSync(other)]).toEqual([[relative(folder, unknown)], true]);
  });

  it("that another instance deleted the picture of are swept, and halves that a crash left", async () => {
    const { clave } = await db.medio.findFirstOrThrow({ where: { almacen: "disco", mime: "image/webp" } });
    const gone = [sizeOf("imagenes-sitio/ya-no.png", 2), sizeOf(clave, 2, ".320.webp.0a1b-2c")];
    const left = [sizeOf(clave, 48), sizeOf("imagenes-sitio/recien.png", 0)];
    await sweepMedios();
    expect([...gone, ...left].map((path) => existsSync(path))).toEqual([false, false, true, true]);
  });
});
