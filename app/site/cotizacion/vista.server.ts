import { getAjustesContacto } from "~/domain/ajustes/ajustes.server";
import { productoHref } from "~/domain/catalogo/hrefs";
import { type Pedido, RETIRADO, CANTIDAD_MALA, writeLista } from "~/domain/cotizaciones/lista";
import { listPedidos } from "~/domain/cotizaciones/solicitudes.server";
import { listUbicacionesVisibles } from "~/domain/paginas/ubicaciones.server";
import { newIdempotencyKey } from "~/domain/kernel/forms.server";
import { sha256 } from "~/services/secrets/sha256.server";
import type { RespuestaFormulario } from "~/site/formulario/partes";
import type { Aviso } from "./avisos";

interface Extra {
  aviso?: Aviso;
  caja?: string;
  visto?: string;
  archivo?: boolean;
  malas?: Record<number, string>;
  respuesta?: RespuestaFormulario;
  /** Where the visitor came from. */
  vuelta?: string;
  /** The lines that were taken out, to have them back. */
  quitadas?: string;
  /** The place that the line had which was taken out. */
  puesto?: string;
  /** Products were added, and the browser has no list: it may keep no cookies. */
  perdida?: boolean;
}

/** A short mark of a text, the same for the same text. */
export const markOf = (text: string): string => sha256(text).slice(0, 16);

/** A short mark of a list: its address tells what was done as long as it has these lines. */
export const marcaDe = (lista: readonly Pedido[]): string => markOf(writeLista(lista));

/** Everything that the page of a list shows. */
export async function vistaOf(lista: readonly Pedido[], extra: Extra = {}) {
  const [found, ubicaciones, ajustes] = await Promise.all([
    listPedidos(lista),
    listUbicacionesVisibles(),
    getAjustesContacto(),
  ]);
  const known = new Map(found.map((one) => [one.id, one]));
  const filas = lista.map(({ id, cantidad }) => {
    const producto = known.get(id);
    const typed = extra.malas?.[id];
    const error = producto ? (typed === undefined ? null : CANTIDAD_MALA) : RETIRADO;
    const href = producto ? productoHref(producto.categoria, producto.subcategoria, producto) : null;
    return {
      ...{ id, href, error, cantidad: typed ?? String(cantidad) },
      ...{ codigo: producto?.codigo ?? "", nombre: producto?.nombre ?? "Producto retirado", medio: producto?.medio },
    };
  });
  return {
    ...extra,
    visto: extra.visto ?? markOf(extra.caja ?? ""),
    filas,
    /** The list that is shown, which its form says when it is sent. */
    mostrada: writeLista(lista),
    sedes: ubicaciones.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
    idempotencia: newIdempotencyKey(),
    consentimientoObligatorio: Boolean(ajustes.consentimiento_obligatorio),
  };
}
export type Vista = Awaited<ReturnType<typeof vistaOf>>;
