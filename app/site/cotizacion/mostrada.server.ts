import { type Pedido, readLista, SIN_PRODUCTOS, writeLista } from "~/domain/cotizaciones/lista";
import { listPedidos } from "~/domain/cotizaciones/solicitudes.server";
import { readId } from "~/domain/kernel/choices";
import { countOf, formatNumber } from "~/domain/kernel/text";
import { pasoText } from "./avisos";
import { cambiadosEn, type Pedir, saidOf, withCantidades } from "./pedir.server";

/** Why a list is not sent: it is another one than on the page that it was sent from. */
export interface OtraLista {
  status: number;
  titulo: string;
  texto: string;
  /** What was taken out of the list, and its lines, to have them back. */
  idos: string;
  quitadas: string;
}

const ESTA_VACIA = "La lista está vacía";
const VACIA = "Se vació o se envió en otra pestaña. Para tener otra vez estos productos, pulse «Recuperar la lista».";
/** Most products that are named. */
const MOST_NAMED = 5;

/** The products of a list that another one has not. */
function besides(lista: readonly Pedido[], other: readonly Pedido[]): Pedido[] {
  const ids = new Set(other.map(({ id }) => id));
  return lista.filter(({ id }) => !ids.has(id));
}

function told(codigos: readonly string[], one: string, many: string): string {
  if (codigos.length === 0) return "";
  const cuales = codigos.length > MOST_NAMED ? countOf(codigos.length, "producto", "productos") : codigos.join(", ");
  return `Se ${codigos.length === 1 ? one : many} ${cuales}.`;
}

/**
 * What came and went in the list since the page was made that a form stands on, as by a change in another tab; null where
 * the page does not say what it shows. Of `own` products nothing is told, nor of those that are no longer in the catalogue.
 */
async function compare(lista: readonly Pedido[], fields: FormData, own: ReadonlySet<number> = new Set()) {
  const mostrada = fields.get("mostrada");
  // A page from before it was compared does not say what it shows.
  if (mostrada === null) return null;
  const before = readLista(String(mostrada));
  const shown = withCantidades(before, fields).lista;
  const others = (some: readonly Pedido[]) => some.filter(({ id }) => !own.has(id));
  const [gone, come] = [others(besides(shown, lista)), others(besides(lista, shown))];
  const known = new Map((await listPedidos([...gone, ...come])).map(({ id, codigo }) => [id, codigo]));
  const codigosOf = (some: readonly Pedido[]) => some.flatMap(({ id }) => known.get(id) ?? []);
  const [idos, venidos] = [told(codigosOf(gone), "quitó", "quitaron"), told(codigosOf(come), "agregó", "agregaron")];
  const quitadas = writeLista(gone.filter(({ id }) => known.has(id)));
  return { before, shown, idos, venidos, quitadas };
}

/**
 * What is another one in the list than on the page that sends it, as after a change in another tab; null where nothing is.
 * Other quantities are no difference.
 */
export async function otraLista(lista: readonly Pedido[], fields: FormData): Promise<OtraLista | null> {
  const { idos = "", venidos = "", quitadas = "" } = (await compare(lista, fields)) ?? {};
  if (!idos && !venidos) return null;
  if (lista.length === 0) return { status: 400, titulo: ESTA_VACIA, texto: VACIA, idos, quitadas };
  const cambios = [idos, venidos].filter(Boolean).join(" ");
  const texto = `Cambió en otra pestaña: ${cambios} Revísela y pulse Enviar solicitud otra vez.`;
  return { status: 409, titulo: "La lista es otra", texto, idos, quitadas };
}

/** Which quantities became others, and what those are now that changed here too. */
function cantidadesText({ cambiados, cuales }: Awaited<ReturnType<typeof cambiadosEn>>, lista: readonly Pedido[]) {
  if (cambiados === 0) return "";
  if (cuales.length === 0) return `${countOf(cambiados, "producto tiene", "productos tienen")} otra cantidad.`;
  const now = new Map(lista.map(({ id, cantidad }) => [id, cantidad]));
  const texts = cuales.map((one) => {
    const aqui = now.get(one.id) ?? one.a;
    return `${one.codigo} ${pasoText(one)}${aqui === one.a ? "" : ` y aquí a ${formatNumber(aqui)}`}`;
  });
  return `${texts.join("; ")}.`;
}

/**
 * What a button of the list did (`done`), with what was another one in `lista` than on the page that it was pressed on:
 * what is gone can be had back. The same button pressed twice tells nothing of what it did itself.
 */
export async function withOtra(done: Pedir, lista: readonly Pedido[], fields: FormData): Promise<Pedir> {
  const asked = [readId(String(fields.get("quitar") ?? "")), ...(done.antes ?? []).map(({ id }) => id)];
  const emptied = fields.has("vaciar") ? readLista(String(fields.get("mostrada") ?? "")).map(({ id }) => id) : [];
  const own = new Set([...asked, ...emptied].filter((id) => id !== undefined));
  const found = await compare(lista, fields, own);
  if (!found) return done;
  const { before, shown, idos, venidos, quitadas } = found;
  const typed = new Map(shown.map(({ id, cantidad }) => [id, cantidad]));
  const others = lista.filter(({ id, cantidad }) => !own.has(id) && typed.get(id) !== cantidad);
  const cantidades = cantidadesText(await cambiadosEn(before, others), done.lista);
  const cambios = [idos, venidos, cantidades].filter(Boolean).join(" ");
  if (!cambios) return done;
  const said = saidOf(done);
  const isGone = lista.length === 0 && done.lista.length === 0;
  // Who can have the list back need not begin another one.
  const hecho = isGone && said?.texto === SIN_PRODUCTOS ? `${ESTA_VACIA}.` : said?.texto;
  const texto = isGone ? VACIA : `La lista había cambiado en otra pestaña: ${cambios}`;
  return {
    ...{ ...done, hecho: undefined, cambio: undefined },
    ...(quitadas ? { quitadas: [done.quitadas, quitadas].filter(Boolean).join("_"), puesto: undefined } : {}),
    aviso: { mal: false, ...said, texto: [hecho, texto].filter(Boolean).join(" ") },
  };
}
