import type { MedioItem } from "~/domain/medios/medios";
import { fotoColumns, fotoOf, type FotoRow, medioItem } from "~/domain/medios/projections.server";
import type { Referencia } from "~/domain/referencias/referencias";
import type { Aplicacion } from "~/domain/vehiculos/aplicaciones";
import { columnas } from "~/domain/vehiculos/aplicaciones.server";
import { rowsText } from "~/services/db/bulk.server";
import { readRows } from "~/services/db/rows.server";
import { sql, type Sql } from "~/services/db/sql.server";

interface Producto {
  id: number;
  codigo: string;
  nombre: string;
  slug: string;
  descripcion: string;
  visible: boolean;
  clave: string;
  subcategoria_id: number;
  universal: boolean;
}

/** What belongs to a product, in its order. */
interface Partes {
  aplicaciones: Aplicacion[];
  referencias: (Referencia & { tipo: string })[];
  medidas: { texto: string; numero: number | null; atributo_id: number }[];
  archivos: MedioItem[];
}

const partes = {
  aplicaciones: rowsText(Object.keys(columnas), sql`aplicaciones WHERE producto_id = p.id ORDER BY orden`),
  referencias: rowsText(["tipo", "marca", "numero"], sql`referencias WHERE producto_id = p.id ORDER BY orden`),
  medidas: rowsText(["texto", "numero", "atributo_id"], sql`medidas WHERE producto_id = p.id`),
  archivos: rowsText(
    Object.keys(medioItem),
    sql`medios JOIN (SELECT medio_id, orden FROM medios_uso WHERE producto_id = p.id) AS usos ON id = medio_id ORDER BY orden`,
  ),
};

function read(texts: Record<keyof Partes, string>): Partes {
  return {
    aplicaciones: JSON.parse(texts.aplicaciones),
    referencias: JSON.parse(texts.referencias),
    medidas: JSON.parse(texts.medidas),
    archivos: JSON.parse(texts.archivos),
  };
}

/** Most products that an address can mean. */
const MOST = 50;

/**
 * Products by name, each with all that its page shows of it, in one statement. `where` is a condition on
 * `productos p`.
 */
export async function readFilas(where: Sql) {
  const rows = await readRows<Producto & FotoRow & Record<keyof Partes, string>>(
    sql`SELECT p.id, p.codigo, p.nombre, p.slug, p.descripcion, p.visible, p.clave, p.subcategoria_id, p.universal,
        ${fotoColumns}, ${partes.aplicaciones} AS aplicaciones, ${partes.referencias} AS referencias,
        ${partes.medidas} AS medidas, ${partes.archivos} AS archivos
      FROM productos p LEFT JOIN medios m ON m.id = p.medio_id
      WHERE ${where} ORDER BY p.clave, p.id LIMIT ${MOST}`,
  );
  return rows.map(
    ({ aplicaciones, referencias, medidas, archivos, almacen, archivo, mime, ancho, alto, alt, ...row }) => ({
      ...row,
      medio: fotoOf({ almacen, archivo, mime, ancho, alto, alt }),
      ...read({ aplicaciones, referencias, medidas, archivos }),
    }),
  );
}
export type Fila = Awaited<ReturnType<typeof readFilas>>[number];
