import { slugify, toClave } from "../../app/domain/kernel/text";
import type { Writing } from "../../app/services/db/client.server";
import { readLineas, readMarcas, type SeedLinea } from "./datos";

/** What a name calls a kind of vehicle, and the bodies that it means. */
const CUERPOS: readonly (readonly [string, string])[] = [
  ["pickup", "pickup"],
  ["campero", "campero"],
  ["camioneta", "camioneta"],
  ["sedán", "sedán"],
  ["automóvil 5 puertas", "hatchback"],
  ["van de carga", "van"],
  ["van de pasajeros", "van"],
  ["furgón liviano", "van"],
  ["camión liviano", "camión"],
];

const ANOS = /\b(\d{4})-(\d{4})\b/;

/** Whether a demo product fits every vehicle: its name says so, and names none. */
export function isUniversal(nombre: string): boolean {
  return /\buniversal\b/i.test(nombre) && !ANOS.test(nombre);
}

interface SeedAplicacion {
  linea: SeedLinea;
  desde: number;
  hasta: number | null;
  posicion: string;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Delantero izquierdo", from the words of a name. */
function posicionOf(nombre: string): string {
  const word = (stem: string) => new RegExp(`(?<!\\p{L})${stem}[oa]s?(?!\\p{L})`, "iu").exec(nombre)?.[0].toLowerCase();
  return capital([word("delanter") ?? word("traser"), word("izquierd") ?? word("derech")].filter(Boolean).join(" "));
}

/**
 * The applications that the name of a demo product promises: of the vehicle it names with its years, else of every line
 * with the body it names. None where the name names no vehicle, or all of them.
 */
export function aplicacionesOf(nombre: string, lineas: readonly SeedLinea[]): SeedAplicacion[] {
  if (isUniversal(nombre)) return [];
  const posicion = posicionOf(nombre);
  const named = lineas
    .filter((linea) => [" ", ","].some((end) => `${nombre},`.includes(`${linea.marca} ${linea.nombre}${end}`)))
    .toSorted((one, other) => other.nombre.length - one.nombre.length)[0];
  if (named) {
    const [, desde, hasta] = ANOS.exec(nombre) ?? [];
    const anos = desde && hasta ? { desde: Number(desde), hasta: Number(hasta) } : named;
    return [{ linea: named, desde: anos.desde, hasta: anos.hasta, posicion }];
  }
  const cuerpo = CUERPOS.find(([words]) => nombre.toLowerCase().includes(words))?.[1];
  return lineas
    .filter((linea) => linea.cuerpo === cuerpo)
    .map((linea) => ({ linea, desde: linea.desde, hasta: linea.hasta, posicion }));
}

/** Loads the makes and lines; the ids of the lines. */
export async function loadLineas(db: Writing, say: (line: string) => void): Promise<Map<SeedLinea, number>> {
  const lineas = readLineas();
  const ids = new Map<SeedLinea, number>();
  const keys = (nombre: string, alias: readonly string[] = []) => {
    return { nombre, alias: alias.join(", "), clave: toClave(nombre), slug: slugify(nombre) };
  };
  const otros = readMarcas();
  const marcas = new Set(lineas.map((linea) => linea.marca));
  for (const marca of marcas) {
    const { id: marca_id } = await db.marca.create({ data: keys(marca, otros.get(marca)) });
    for (const linea of lineas.filter((one) => one.marca === marca)) {
      const data = { ...keys(linea.nombre, linea.alias), marca_id };
      ids.set(linea, (await db.linea.create({ data })).id);
    }
  }
  say(`  ${marcas.size} makes, ${lineas.length} lines`);
  return ids;
}
