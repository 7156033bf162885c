import { codigoPlano } from "~/domain/catalogo/search";
import { formatNumber, toClave } from "~/domain/kernel/text";
import { isOneOf } from "~/services/db/bulk.server";
import { isVisible } from "~/services/db/fulltext.server";
import { sql } from "~/services/db/sql.server";
import { readRows } from "~/services/db/rows.server";
import { findParecidos, listByNumeroYPalabras, retiredFirst } from "~/domain/referencias/numeros.server";
import { MAX_CANTIDAD } from "./cotizacion";
import { CANTIDAD_MALA, type Pedido, SUMA_MALA } from "./lista";
import type { Lectura, LineaPegada } from "./pegado";

/** A pasted line of which something is told: that it added nothing, and stays in the box, or how its quantity was read. */
export interface LineaSinProducto {
  linea: string;
  codigo: string;
  /** What is told, where its code is one of ours. */
  motivo: string | null;
  /** A code that may be meant. */
  parecido: { id: number; codigo: string } | null;
}

/** Most lines that are compared with all codes. */
const MOST_COMPARED = 10;
/** Most references that are read for all lines. */
const MOST_REFERENCES = 2_000;
/** Most codes that are offered where a number names several products. */
const MOST_NAMED = 5;

interface Named {
  id: number;
  codigo: string;
}

interface Own extends Named {
  codigo_plano: string;
}

interface Reference extends Named {
  numero_plano: string;
  tipo: string;
}

/**
 * The visible products by the flat form of their codes, and by that of the numbers that others call them by. Said in this
 * way, because SQLite would walk all visible ones and look at the code of each.
 */
async function listNamed(planos: readonly string[]) {
  const [own, references] = await Promise.all([
    readRows<Own>(sql`SELECT p.id, p.codigo, p.codigo_plano FROM productos p
      WHERE ${isVisible} AND ${isOneOf(sql`p.codigo_plano`, planos)}`),
    readRows<Reference>(sql`SELECT p.id, p.codigo, r.numero_plano, r.tipo
      FROM referencias r JOIN productos p ON p.id = r.producto_id
      WHERE ${isVisible} AND ${isOneOf(sql`r.numero_plano`, planos)} ORDER BY r.id LIMIT ${MOST_REFERENCES}`),
  ]);
  /** The products that a code names; a retired code names the one that replaces it (DEC 52). */
  return (codigo: string): Named[] => {
    const plano = codigoPlano(codigo);
    const ours = own.filter(({ codigo_plano }) => codigo_plano === plano);
    const exact = ours.filter((one) => toClave(one.codigo) === toClave(codigo));
    if (ours.length > 0) return exact.length > 0 ? exact : ours;
    const theirs = references.filter(({ numero_plano }) => numero_plano === plano);
    return meantBy([...new Map(theirs.map((one) => [one.id, one])).values()]);
  };
}

/** Of the products that a number names: the one that replaces it as a code, where there is one. */
function meantBy<Row extends { tipo: string }>(named: readonly Row[]): Row[] {
  const [first, ...others] = retiredFirst(named);
  return first ? (first.tipo === "reemplaza" ? [first] : [first, ...others]) : [];
}

function several(found: readonly Named[]): string {
  const codes = found.slice(0, MOST_NAMED).map(({ codigo }) => codigo);
  return `Corresponde a varios productos: ${codes.join(", ")}. Escriba el código del que necesita.`;
}

function inPares(cantidad: number): string {
  return `Se anotó ${formatNumber(cantidad)}. Si se vende por unidad y no por par, escriba ${formatNumber(2 * cantidad)}.`;
}

function unread({ codigo, sobra }: Lectura): string {
  return `No se entiende «${sobra}». Deje el código ${codigo} y la cantidad.`;
}

/**
 * The products of pasted lines, by our codes, old codes and reference numbers, alone or beside their brand or words of
 * the product's name, the lines that name none, and those that count in pairs. The quantities of a product that stands on several lines are added
 * up.
 */
export async function findPegados(lineas: readonly LineaPegada[]) {
  const lecturas = lineas.flatMap((one) => one.lecturas);
  const planos = [...new Set(lecturas.map(({ codigo }) => codigoPlano(codigo)))].filter(Boolean);
  const exactly = planos.length > 0 ? await listNamed(planos) : () => [];
  const others = lineas.filter((one) =>
    one.lecturas.every(({ codigo, sobra }) => sobra !== undefined || exactly(codigo).length === 0),
  );
  const loose = others.flatMap((one) => one.lecturas.filter(({ entera }) => !entera).map(({ codigo }) => codigo));
  const beside = await listByNumeroYPalabras(loose);
  const named = ({ codigo, entera }: Lectura): Named[] => {
    const exact = exactly(codigo);
    return exact.length > 0 || entera ? exact : meantBy(beside(codigo).filter(({ visible }) => visible));
  };
  const pedidos = new Map<number, Pedido & { lineas: string[] }>();
  const [sinProducto, enPares]: [LineaSinProducto[], LineaSinProducto[]] = [[], []];
  let compared = 0;
  for (const { linea, lecturas: readings, pares } of lineas) {
    const first: Lectura = readings[0] ?? { codigo: linea, cantidad: null };
    const meant = readings.map((reading) => ({ reading, found: named(reading) }));
    const { reading: one, found = [] } = meant.find((each) => each.found.length > 0) ?? {};
    const [producto] = found;
    const left = { linea, codigo: (one ?? first).codigo, parecido: null };
    if (!one || !producto) {
      compared += 1;
      const near = compared <= MOST_COMPARED ? (await findParecidos(first.codigo))[0] : undefined;
      const parecido = near ? { id: near.producto.id, codigo: near.codigo } : null;
      sinProducto.push({ ...left, motivo: null, parecido });
    } else if (found.length > 1) sinProducto.push({ ...left, motivo: several(found) });
    else if (one.cantidad === null) sinProducto.push({ ...left, motivo: one.sobra ? unread(one) : CANTIDAD_MALA });
    else {
      const before = pedidos.get(producto.id);
      const cantidad = (before?.cantidad ?? 0) + one.cantidad;
      if (cantidad > MAX_CANTIDAD) sinProducto.push({ ...left, motivo: SUMA_MALA });
      else {
        pedidos.set(producto.id, { id: producto.id, cantidad, lineas: [...(before?.lineas ?? []), linea] });
        if (pares === one.cantidad) enPares.push({ ...left, motivo: inPares(one.cantidad) });
      }
    }
  }
  return { pedidos: [...pedidos.values()], sinProducto, enPares };
}
