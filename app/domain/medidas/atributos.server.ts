import { batches, rowsTable } from "~/services/db/bulk.server";
import type { Tx } from "~/services/db/client.server";
import { sql } from "~/services/db/sql.server";
import { yielding } from "~/services/env/yielding.server";
import { CODIGOS, firstCodigos } from "~/domain/catalogo/productos";
import { FieldRefusal } from "~/domain/kernel/refusal";
import { recordChange } from "~/domain/kernel/history.server";
import { countOf, formatNumber, listed } from "~/domain/kernel/text";
import { writer } from "~/domain/kernel/unit.server";
import type { AtributoLeido } from "./schemas/atributos";
import { type Medible, medidaText, readMedida, tiposAtributo, tituloClave, type Valor } from "./medidas";

/** Texts per statement. */
const BATCH = 500;

const columns = {
  ...{ id: true, nombre: true, clave: true, unidad: true, tipo: true, opciones: true },
  ...{ en_tabla: true, es_filtro: true },
} as const;

/** The attributes of a subcategory in their order, for queries. */
export const atributosDe = { orderBy: { orden: "asc" }, select: columns } as const;

async function listAtributos(tx: Tx, subcategoria_id: number) {
  return tx.atributo.findMany({ where: { subcategoria_id }, ...atributosDe });
}
type Guardado = Awaited<ReturnType<typeof listAtributos>>[number];

/** What happens to the values of one attribute: texts that are lost, and those that are read anew. */
interface Efecto {
  atributo: Guardado;
  /** What staff are told of it; "" where it need not be confirmed. */
  linea: string;
  perdidos: string[];
  /** How many values are lost: several products may have the same text. */
  lost: number;
  leidos: ({ antes: string } & Valor)[];
}

/** The values of an attribute: all, or those of some products. */
function valuesOf({ id: atributo_id }: Guardado, productos?: readonly number[]) {
  return { atributo_id, ...(productos && { producto_id: { in: [...productos] } }) };
}

/** What a changed attribute does to the values it has; null when it does nothing to them. */
async function effectOf(
  tx: Tx,
  atributo: Guardado,
  next: Medible | undefined,
  productos?: readonly number[],
): Promise<Efecto | null> {
  const otherKind = next?.tipo !== atributo.tipo;
  const otherUnit = next?.unidad !== atributo.unidad;
  if (next && !otherKind && !otherUnit && next.opciones === atributo.opciones) return null;
  const where = valuesOf(atributo, productos);
  const found = await tx.medida.groupBy({ by: ["texto"], where, _count: true });
  const total = found.reduce((sum, one) => sum + one._count, 0);
  if (total === 0) return null;
  const efecto: Efecto = { atributo, linea: "", perdidos: [], lost: 0, leidos: [] };
  const rest = yielding();
  for (const { texto: antes, _count } of found.toSorted((one, other) => (one.texto < other.texto ? -1 : 1))) {
    const valor = next ? readMedida(next, antes) : null;
    if (valor === null || typeof valor === "string") {
      efecto.perdidos.push(antes);
      efecto.lost += _count;
    } else if (otherKind || valor.texto !== antes) efecto.leidos.push({ antes, ...valor });
    await rest();
  }
  const { lost } = efecto;
  const name = `«${atributo.nombre}»`;
  const values = countOf(total, "valor", "valores");
  if (!next) return { ...efecto, linea: `${name}: se ${total === 1 ? "pierde" : "pierden"} ${values}.` };
  const kinds: Readonly<Record<string, string>> = tiposAtributo;
  const kind = (tipo: string) => (kinds[tipo] ?? tipo).toLowerCase();
  const unit = (unidad: string) => (unidad ? `«${unidad}»` : "sin unidad");
  const what = [
    otherKind && `pasa de ${kind(atributo.tipo)} a ${kind(next.tipo)}`,
    otherUnit && `pasa de ${unit(atributo.unidad)} a ${unit(next.unidad)}`,
  ].filter(Boolean);
  const kept = total - lost;
  const read = efecto.leidos.flatMap(({ antes, texto }) => (antes === texto ? [] : [`${antes} → ${texto}`]));
  const verb = (count: number) => (count === 1 ? "cambia" : "cambian");
  const effect = [
    otherUnit &&
      kept > 0 &&
      `${countOf(kept, "valor queda", "valores quedan")} ${next.unidad ? "con la unidad nueva, sin convertir" : "sin unidad"}`,
    lost > 0 &&
      `se ${lost === 1 ? "pierde" : "pierden"} ${formatNumber(lost)} de ${values} (${listed(efecto.perdidos, 3)})`,
    otherKind &&
      lost === 0 &&
      (read.length > 0 || !otherUnit) &&
      `${verb(total)} ${values}${read.length > 0 ? ` (${listed(read, 3)})` : ""}`,
    otherKind && lost > 0 && read.length > 0 && `${verb(read.length)} ${listed(read, 3)}`,
  ].filter(Boolean);
  return effect.length === 0
    ? efecto
    : { ...efecto, linea: `${[name, what.join(" y ")].filter(Boolean).join(" ")}: ${effect.join("; ")}.` };
}

async function effectsOf(tx: Tx, subcategoria_id: number, atributos: readonly AtributoLeido[]): Promise<Efecto[]> {
  const stored = await listAtributos(tx, subcategoria_id);
  const all = await Promise.all(
    stored.map((atributo) =>
      effectOf(
        tx,
        atributo,
        atributos.find(({ id }) => id === atributo.id),
      ),
    ),
  );
  return all.filter((one) => one !== null);
}

/** What saving these attributes would lose or change of the products' values, as lines of text; none when nothing. */
export async function readPerdidas(tx: Tx, subcategoria_id: number, atributos: readonly AtributoLeido[]) {
  return (await effectsOf(tx, subcategoria_id, atributos)).map(({ linea }) => linea).filter(Boolean);
}

/** The first values of those that an attribute loses, at most `most`, with the codes of their products. */
async function firstLost(tx: Tx, { atributo, perdidos }: Efecto, most: number, productos?: readonly number[]) {
  const select = { texto: true, producto: { select: { codigo: true } } } as const;
  const first: { codigo: string; texto: string }[] = [];
  for (const textos of batches(perdidos, BATCH)) {
    if (first.length >= most) break;
    const where = { ...valuesOf(atributo, productos), texto: { in: textos } };
    const rows = await tx.medida.findMany({ where, orderBy: { id: "asc" }, take: most - first.length, select });
    first.push(...rows.map(({ texto, producto: { codigo } }) => ({ codigo, texto })));
  }
  return first;
}

/**
 * What products lose that move to another subcategory, all or some, as the history tells it: the first hundred measures,
 * "PR-1: Largo: 92 mm"; "" when nothing.
 */
export async function lostByMove(tx: Tx, from: number, to: number, productos?: readonly number[]): Promise<string> {
  const next = new Map((await listAtributos(tx, to)).map((one) => [tituloClave(one), one]));
  const first: string[] = [];
  let lost = 0;
  for (const atributo of await listAtributos(tx, from)) {
    const efecto = await effectOf(tx, atributo, next.get(tituloClave(atributo)), productos);
    if (!efecto) continue;
    const rows = await firstLost(tx, efecto, CODIGOS - first.length, productos);
    first.push(...rows.map(({ codigo, texto }) => `${codigo}: ${medidaText({ texto, atributo })}`));
    lost += efecto.lost;
  }
  return firstCodigos(first, lost);
}

/** Takes away and rewrites the values; what is lost gets a line of the history, with the first hundred values. */
async function writeEffect(tx: Tx, subcategoria: { id: number; nombre: string }, efecto: Efecto): Promise<void> {
  const { atributo, perdidos, lost, leidos } = efecto;
  const rest = yielding();
  const first = (await firstLost(tx, efecto, CODIGOS)).map(({ codigo, texto }) => `${codigo}: ${texto}`);
  for (const textos of batches(perdidos, BATCH)) {
    const where = { atributo_id: atributo.id, texto: { in: textos } };
    await writer(tx).medida.deleteMany({ where }).then(rest);
  }
  if (lost > 0) {
    const titulo = `${subcategoria.nombre} · ${atributo.nombre}`;
    const line = { accion: "editar", entidad: "subcategorias", entidad_id: String(subcategoria.id), titulo } as const;
    await recordChange(tx, { ...line, antes: { medidas: firstCodigos(first, lost) }, despues: {} });
  }
  for (const batch of batches(leidos, BATCH)) {
    // With the attribute in its rows SQLite looks each text up in the index; with one apart it compares all with all.
    const rows = batch.map((one) => ({ ...one, atributo_id: atributo.id }));
    const nuevas = rowsTable(rows, {
      atributo_id: "integer",
      antes: "text",
      texto: "text",
      numero: "double precision",
    });
    await writer(tx)
      .$executeRaw(
        sql`UPDATE medidas SET texto = nuevas.texto, numero = nuevas.numero FROM ${nuevas} AS nuevas
          WHERE medidas.atributo_id = nuevas.atributo_id AND medidas.texto = nuevas.antes`,
      )
      .then(rest);
  }
}

/**
 * Writes the attributes of a subcategory in their order, in place of those it had. `dicho` are the losses that staff
 * were told of; throws FieldRefusal when there are others (ADM §5).
 */
export async function writeAtributos(
  tx: Tx,
  subcategoria: { id: number; nombre: string },
  atributos: readonly AtributoLeido[],
  dicho: readonly string[],
): Promise<void> {
  const subcategoria_id = subcategoria.id;
  const stored = await listAtributos(tx, subcategoria_id);
  const known = new Set(stored.map(({ id }) => id));
  const effects = await effectsOf(tx, subcategoria_id, atributos);
  if (effects.some(({ linea }) => linea !== "" && !dicho.includes(linea)))
    throw new FieldRefusal("atributos", "El cambio afecta medidas de los productos: léalo y confirme");
  for (const effect of effects) await writeEffect(tx, subcategoria, effect);
  const kept = atributos.flatMap(({ id }) => (id !== undefined && known.has(id) ? [id] : []));
  const own = writer(tx).atributo;
  await own.deleteMany({ where: { subcategoria_id, id: { notIn: kept } } });
  // Names may change places, and each is unique: they all step aside first.
  for (const id of kept) await own.update({ where: { id }, data: { clave: `#${id}` } });
  for (const [index, { id, ...data }] of atributos.entries()) {
    const orden = index + 1;
    if (id !== undefined && kept.includes(id)) await own.update({ where: { id }, data: { ...data, orden } });
    else await own.create({ data: { ...data, subcategoria_id, orden } });
  }
}
