import { db } from "../site/site";

/** All content as one text, to check that a restore brings it back. */
export async function content() {
  const rows = await Promise.all([
    db.categoria.findMany({ orderBy: { id: "asc" }, omit: { revision: true } }),
    db.subcategoria.findMany({ orderBy: { id: "asc" }, omit: { revision: true } }),
    db.producto.findMany({ orderBy: { id: "asc" }, omit: { revision: true } }),
    db.medio.findMany({ orderBy: { id: "asc" } }),
    db.medioUso.findMany({ orderBy: { id: "asc" } }),
    db.bannerHome.findMany({ omit: { revision: true } }),
    db.ajuste.findMany({ orderBy: { clave: "asc" }, omit: { revision: true } }),
    db.ubicacion.findMany({ orderBy: { id: "asc" }, omit: { revision: true } }),
    db.palabra.findMany({ orderBy: { palabra: "asc" } }),
  ]);
  return JSON.stringify(rows);
}
