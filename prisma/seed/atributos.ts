import { toClave } from "../../app/domain/kernel/text";
import { readMedida, type Valor } from "../../app/domain/medidas/medidas";
import type { Writing } from "../../app/services/db/client.server";
import { readAtributos, type SeedAtributo } from "./datos";
import type { SeedCategoria } from "./tipos";

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

/** What is measured in a subcategory, with the ids of its rows. */
export type Medidos = readonly { id: number; atributo: SeedAtributo }[];

/** Loads what is measured in the subcategories; by "category/subcategory". */
export async function loadAtributos(
  db: Writing,
  demo: readonly SeedCategoria[],
  idOf: (subcategoria: string) => number,
  say: (line: string) => void,
): Promise<Map<string, Medidos>> {
  const atributos = readAtributos();
  const found = new Map<string, Medidos>();
  for (const { fija_id, subcategorias } of demo) {
    for (const { prefijo, nombre } of subcategorias) {
      const subcategoria_id = idOf(`${fija_id}/${nombre}`);
      const own: { id: number; atributo: SeedAtributo }[] = [];
      for (const atributo of atributos.filter((one) => one.prefijo === prefijo)) {
        const { prefijo: _prefijo, patron: _patron, ...columns } = atributo;
        const data = { ...columns, subcategoria_id, clave: toClave(columns.nombre), orden: own.length + 1 };
        own.push({ id: (await db.atributo.create({ data })).id, atributo });
      }
      found.set(`${fija_id}/${nombre}`, own);
    }
  }
  say(`  ${atributos.length} attributes`);
  return found;
}

/** The measures that a product's name says. */
export function medidasOf(nombre: string, medidos: Medidos) {
  return medidos.flatMap(({ id: atributo_id, atributo }) => {
    const valor = medidaOf(nombre, atributo);
    return valor ? [{ atributo_id, ...valor }] : [];
  });
}
