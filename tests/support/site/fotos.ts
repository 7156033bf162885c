import { picture } from "../files/files";
import { sendForm } from "../content/uploads";
import { db, type Page, type Visitor } from "./site";

const path = "/admin/productos/fotos";

/** Sends pictures of these names; returns the page that asks where they go. */
export async function enviarFotos(admin: Visitor, ...nombres: string[]): Promise<Page> {
  const files = await Promise.all(nombres.map(async (nombre) => ({ nombre, bytes: await picture("jpeg") })));
  return sendForm(admin, await admin.visit(path), { files });
}

/** The names of a product's files, in order. */
export async function archivosDe(id: number): Promise<string[]> {
  const { medio, medios } = await db.producto.findUniqueOrThrow({
    where: { id },
    include: { medio: true, medios: { orderBy: { orden: "asc" }, include: { medio: true } } },
  });
  return [...(medio ? [medio.nombre] : []), ...medios.map((uso) => uso.medio.nombre)];
}

/** The products of a review, each with its pictures. */
export function repartidas(page: Page): [string, string[]][] {
  return page
    .$$("[aria-labelledby=van-t] > div > ul > li")
    .map((row) => [
      row.querySelector(".mono")?.textContent ?? "",
      row.querySelectorAll("li").map((one) => one.textContent.trim()),
    ]);
}
