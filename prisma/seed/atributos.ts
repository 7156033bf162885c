import { toClave } from "../../app/domain/kernel/text";
import { readMedida, type Valor } from "../../app/domain/medidas/medidas";
import type { Writing } from "../../app/services/db/client.server";
import { readAtributos, type SeedAtributo } from "./datos";
import type { SeedCategoria } from "./tipos";

const BATCH = 500;

/** A number as names write it: 12, "3/8", "1 1/2". */
function decimal(text: string): number {
  return text.split(" ").reduce((sum, part) => {
    const [above = "0", below = "1"] = part.split("/");
    return sum + Number(above) / Number(below);
  }, 0);
}

/** What a product's name says of an attribute; null where it says nothing. Nothing is made up. */
export function medidaOf(nombre: string, atributo: SeedAtributo): Valor | null {
  const said = atributo.patron.exec(nombre)?.slice(1).find(Boolean);
  if (said === undefined) return null;
  const typed = atributo.tipo === "numero" ? String(decimal(said)).replace(".", ",") : said;
  const valor = readMedida(atributo, typed);
  if (typeof valor === "string") throw new Error(`${nombre}: ${atributo.nombre} ${typed}. ${valor}`);
  return valor;
}

/** Loads what is measured in the subcategories, and what the names of the products there say of it. */
export async function loadMedidas(
  db: Writing,
  demo: readonly SeedCategoria[],
  idOf: (subcategoria: string) => number,
  say: (line: string) => void,
): Promise<void> {
  const atributos = readAtributos();
  const rows = [];
  for (const { fija_id, subcategorias } of demo) {
    for (const { prefijo, nombre } of subcategorias) {
      const own = atributos.filter((one) => one.prefijo === prefijo);
      if (own.length === 0) continue;
      const subcategoria_id = idOf(`${fija_id}/${nombre}`);
      const productos = await db.producto.findMany({ where: { subcategoria_id }, select: { id: true, nombre: true } });
      for (const [index, atributo] of own.entries()) {
        const { prefijo: _prefijo, patron: _patron, ...columns } = atributo;
        const data = { ...columns, subcategoria_id, clave: toClave(columns.nombre), orden: index + 1 };
        const { id: atributo_id } = await db.atributo.create({ data });
        for (const producto of productos) {
          const valor = medidaOf(producto.nombre, atributo);
          if (valor) rows.push({ producto_id: producto.id, atributo_id, ...valor });
        }
      }
    }
  }
  for (let start = 0; start < rows.length; start += BATCH)
    await db.medida.createMany({ data: rows.slice(start, start + BATCH) });
  say(`  ${atributos.length} attributes, ${rows.length} measures`);
}
