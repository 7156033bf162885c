import { type Pedido, readLista, writeLista } from "~/domain/cotizaciones/lista";
import { listPedidos } from "~/domain/cotizaciones/solicitudes.server";
import { countOf } from "~/domain/kernel/text";
import { withCantidades } from "./pedir.server";

/** Why a list is not sent: it is another one than on the page that it was sent from. */
export interface OtraLista {
  status: number;
  titulo: string;
  texto: string;
  /** What was taken out of the list, and its lines, to have them back. */
  idos: string;
  quitadas: string;
}

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
 * What is another one in the list than on the page that sends it, as after a change in another tab; null where nothing is.
 * Products that are no longer in the catalogue are not told of.
 */
export async function otraLista(lista: readonly Pedido[], fields: FormData): Promise<OtraLista | null> {
  const mostrada = fields.get("mostrada");
  // A page from before it was compared does not say what it shows.
  if (mostrada === null) return null;
  const shown = withCantidades(readLista(String(mostrada)), fields).lista;
  const [gone, come] = [besides(shown, lista), besides(lista, shown)];
  if (gone.length + come.length === 0) return null;
  const known = new Map((await listPedidos([...gone, ...come])).map(({ id, codigo }) => [id, codigo]));
  const codigosOf = (some: readonly Pedido[]) => some.flatMap(({ id }) => known.get(id) ?? []);
  const [idos, venidos] = [told(codigosOf(gone), "quitó", "quitaron"), told(codigosOf(come), "agregó", "agregaron")];
  if (!idos && !venidos) return null;
  const quitadas = writeLista(gone.filter(({ id }) => known.has(id)));
  if (lista.length === 0) return { status: 400, titulo: "La lista está vacía", texto: VACIA, idos, quitadas };
  const cambios = [idos, venidos].filter(Boolean).join(" ");
  const texto = `Cambió en otra pestaña: ${cambios} Revísela y pulse Enviar solicitud otra vez.`;
  return { status: 409, titulo: "La lista es otra", texto, idos, quitadas };
}
