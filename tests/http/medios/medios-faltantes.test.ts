import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createMedio } from "../../support/content/archivos";
import { links, text } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";

const admin = await signedIn();
const path = "/admin/imagenes";

describe("a file that is used and not there", () => {
  it("is told here with the way to where it is used, and on the panel (ADM §8 Locations)", async () => {
    const sound = await admin.visit("/admin");
    expect(sound.text).toContain("Todas las imágenes y documentos están en su lugar");
    const medio = await createMedio(admin, "perdida.png");
    const data = { medio_id: medio.id, ubicacion: "general", titulo: "Perdida" };
    const { id } = await db.imagenSitio.create({ data });
    rmSync(join(process.env.DATA_DIR ?? "", "media", medio.clave));
    const page = await admin.visit(path);
    expect(text(page, "#faltantes")).toBe("1 archivo falta en el almacenamiento");
    expect(links(page, "[role=region] a")).toEqual([["Imagen Perdida", `${path}/${id}`]]);
    expect((await admin.visit("/admin")).text).toContain("perdida.png: vea la pantalla Imágenes");
  });
});
