import type { Tx } from "~/services/db/client.server";
import { firstCodigos } from "~/domain/catalogo/productos";
import { FieldRefusal } from "~/domain/kernel/refusal";
import { recordChange } from "~/domain/kernel/history.server";
import { countOf, formatNumber } from "~/domain/kernel/text";
import { writer } from "~/domain/kernel/unit.server";
import type { AtributoLeido } from "./atributos";
import { readMedida, tiposAtributo, type Valor } from "./medidas";

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
  /** What staff are told of it. */
  linea: string;
  perdidos: string[];
  leidos: { antes: string; despues: Valor }[];
}

/** What a changed attribute does to the values it has; null when it does nothing to them. */
async function effectOf(tx: Tx, atributo: Guardado, next: AtributoLeido | undefined): Promise<Efecto | null> {
  const otherKind = next?.tipo !== atributo.tipo;
  const otherUnit = next?.unidad !== atributo.unidad;
  if (next && !otherKind && !otherUnit && next.opciones === atributo.opciones) return null;
  const found = await tx.medida.groupBy({ by: ["texto"], where: { atributo_id: atributo.id }, _count: true });
  const total = found.reduce((sum, one) => sum + one._count, 0);
  if (total === 0) return null;
  const name = `«${atributo.nombre}»`;
  const values = countOf(total, "valor", "valores");
  const all = found.map(({ texto }) => texto).toSorted();
  if (!next)
    return {
      atributo,
      linea: `${name}: se ${total === 1 ? "pierde" : "pierden"} ${values}.`,
      perdidos: all,
      leidos: [],
    };
  const read = all.map((texto) => ({ texto, despues: readMedida(next, texto) }));
  const perdidos = read.flatMap(({ texto, despues }) => (typeof despues === "string" || !despues ? [texto] : []));
  const leidos = read.flatMap(({ texto, despues }) =>
    typeof despues === "string" || !despues ? [] : [{ antes: texto, despues }],
  );
  const lost = found.filter(({ texto }) => perdidos.includes(texto)).reduce((sum, one) => sum + one._count, 0);
  const kinds: Readonly<Record<string, string>> = tiposAtributo;
  const kind = (tipo: string) => (kinds[tipo] ?? tipo).toLowerCase();
  const what = [
    otherKind && `pasa de ${kind(atributo.tipo)} a ${kind(next.tipo)}`,
    otherUnit && `pasa de «${atributo.unidad || "sin unidad"}» a «${next.unidad || "sin unidad"}»`,
  ].filter(Boolean);
  const effect = [
    otherUnit && `${values} ${total === 1 ? "queda" : "quedan"} con la unidad nueva, sin convertir`,
    lost > 0 && `se ${lost === 1 ? "pierde" : "pierden"} ${formatNumber(lost)} de ${values} (${firstTexts(perdidos)})`,
    otherKind && lost === 0 && `${total === 1 ? "cambia" : "cambian"} ${values}`,
  ].filter(Boolean);
  if (effect.length === 0 && !otherKind) return { atributo, linea: "", perdidos, leidos };
  return { atributo, linea: `${[name, ...what].join(" ")}: ${effect.join("; ")}.`, perdidos, leidos };
}

function firstTexts(texts: readonly string[]): string {
  const rest = texts.length - 3;
  return texts.slice(0, 3).join(", ") + (rest > 0 ? ` y ${formatNumber(rest)} más` : "");
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

/** Takes away and rewrites the values; what is lost gets a line of the history, with the first hundred values. */
async function writeEffect(tx: Tx, subcategoria: { id: number; nombre: string }, efecto: Efecto): Promise<void> {
  const { atributo, perdidos, leidos } = efecto;
  const atributo_id = atributo.id;
  const where = { atributo_id, texto: { in: perdidos } };
  if (perdidos.length > 0) {
    const lost = await tx.medida.findMany({
      where,
      orderBy: { id: "asc" },
      select: { texto: true, producto: { select: { codigo: true } } },
    });
    const antes = { medidas: firstCodigos(lost.map(({ texto, producto }) => `${producto.codigo}: ${texto}`)) };
    const titulo = `${subcategoria.nombre} · ${atributo.nombre}`;
    const line = { accion: "eliminar", entidad: "subcategorias", entidad_id: String(subcategoria.id), titulo } as const;
    await recordChange(tx, { ...line, antes, despues: null });
    await writer(tx).medida.deleteMany({ where });
  }
  for (const { antes, despues } of leidos)
    await writer(tx).medida.updateMany({ where: { atributo_id, texto: antes }, data: despues });
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
