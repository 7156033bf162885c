import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listFaltantes } from "~/domain/medios/missing.server";
import { createMedio } from "../../support/content/archivos";
import { createProductos, createSubcategoria } from "../../support/content/factories";
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

  it("is told with five of the products that show it, and that there are more", async () => {
    const medio = await createMedio(admin, "repetida.png");
    const subcategoria = await createSubcategoria();
    await createProductos(7, subcategoria, "Repetida");
    await db.producto.updateMany({ where: { subcategoria_id: subcategoria.id }, data: { medio_id: medio.id } });
    rmSync(join(process.env.DATA_DIR ?? "", "media", medio.clave));
    const page = await admin.visit(path);
    const told = page.$$("[role=region] li").find((item) => item.textContent.startsWith("repetida.png"));
    expect(told?.textContent).toMatch(/^repetida\.png: (?:Producto Repetida \d+(?:, )?){5} y en más lugares$/);
  });

  it("is looked for seldom among thousands of files", async () => {
    const file = { almacen: "disco", nombre: "una.png", mime: "image/png", bytes: 1, sha256: "" };
    const data = Array.from({ length: 5_000 }, (_, n) => ({ ...file, clave: `imagenes-sitio/${n}.png` }));
    await db.medio.createMany({ data });
    const found = await listFaltantes();
    expect(await listFaltantes()).toBe(found);
  });
});
