import { readId } from "~/domain/kernel/choices";
import { findPegados, type LineaSinProducto } from "~/domain/cotizaciones/codigos.server";
import {
  addToLista,
  CANTIDAD_MALA,
  type Pedido,
  readCantidad,
  readLista,
  SIN_PRODUCTOS,
  writeLista,
} from "~/domain/cotizaciones/lista";
import { type LineaPegada, lineasDeFilas, LONGEST_LINE, readPegado, tooMany } from "~/domain/cotizaciones/pegado";
import { countArchivo, listPedidos } from "~/domain/cotizaciones/solicitudes.server";
import { MAX_LINEAS } from "~/domain/cotizaciones/cotizacion";
import { readTabla } from "~/domain/importacion/read.server";
import { Busy, Refusal } from "~/domain/kernel/refusal";
import { cleanText } from "~/domain/kernel/text";
import { LimitExceeded } from "~/domain/mensajes/contacto.server";
import { yielding } from "~/services/env/yielding.server";
import type { RequestInfo } from "~/services/http/request-info.server";
import { visitorLane } from "~/services/spreadsheets/read-in-thread.server";
import type { TableRow } from "~/services/spreadsheets/table.server";
import type { Received } from "~/services/uploads/receive.server";
import type { RespuestaFormulario } from "~/site/formulario/partes";
import { type Aviso, avisoOf, type Cambio, GUARDADAS } from "./avisos";

/** The list after a form, and what is told of it; with `cambio` everything was done. */
export interface Pedir {
  lista: Pedido[];
  aviso?: Aviso;
  cambio?: Cambio;
  /** The added products that were there, with the quantities they had. */
  antes?: readonly Pedido[];
  /** Quantities of another list that were not taken over. */
  dejadas?: readonly Pedido[];
  /** What was done in the list, as search parameters of its page. */
  hecho?: Record<string, string>;
  /** What stays in the box for pasted lines. */
  caja?: string;
  /** The mark of the text of the box that the visitor was told about, where it is another one. */
  visto?: string;
  /** A file was chosen and not read: the box to choose it again is open. */
  archivo?: boolean;
  /** The lines that were taken out, as the cookie's value has them. */
  quitadas?: string;
  /** The place that the line had which was taken out. */
  puesto?: string;
  /** Quantities as they were typed, by product, that are none. */
  malas?: Record<number, string>;
  /** What was typed of who asks. */
  respuesta?: RespuestaFormulario;
  status?: number;
  /** Seconds after which it may be tried again. */
  espera?: number;
}

/** What is told of what was done. */
export function saidOf({ aviso, cambio }: Pick<Pedir, "aviso" | "cambio">): Aviso | undefined {
  return aviso ?? (cambio && avisoOf(cambio));
}

const MOST_TYPED = 30;

export const ARCHIVO_GRANDE = "El archivo no puede ser mayor a 2 MB.";

/** The text of the box for pasted lines, and the mark of the text that the visitor was told about last. */
export function cajaOf(fields: FormData) {
  return { caja: cleanText(String(fields.get("lote") ?? "")), visto: String(fields.get("visto") ?? "") };
}

/** The quantities of a form, by product; empty boxes are left out. */
function cantidadesOf(fields: FormData) {
  const typed = [...fields].flatMap(([name, value]) => {
    const id = name.startsWith("c-") ? readId(name.slice(2)) : undefined;
    const text = cleanText(String(value));
    return id !== undefined && text !== ""
      ? [{ id, text: text.slice(0, MOST_TYPED), cantidad: readCantidad(text) }]
      : [];
  });
  const good = typed.flatMap(({ id, cantidad }) => (cantidad === null ? [] : [{ id, cantidad }]));
  return { good, bad: typed.filter(({ cantidad }) => cantidad === null) };
}

/** Most products that are named whose quantity is another one. */
const MOST_NAMED = 5;

/** Which products of an older list have another quantity in this one, and how many; of very many none is named. */
export async function cambiadosEn(antes: readonly Pedido[], lista: readonly Pedido[]) {
  const now = new Map(lista.map(({ id, cantidad }) => [id, cantidad]));
  const others = antes.filter(({ id, cantidad }) => (now.get(id) ?? cantidad) !== cantidad);
  const named = others.length > MOST_NAMED ? [] : await listPedidos(others);
  const codigos = new Map(named.map(({ id, codigo }) => [id, codigo]));
  const cuales = others.flatMap(({ id, cantidad: de }) => {
    const [codigo, a] = [codigos.get(id), now.get(id)];
    return codigo === undefined || a === undefined ? [] : [{ id, codigo, de, a }];
  });
  return { cambiados: others.length, cuales: cuales.length < others.length ? [] : cuales };
}

interface Told {
  sinProducto?: readonly LineaSinProducto[];
  idos?: number;
  asked?: readonly Pedido[];
}

/** The list with these products, and what is told of it; `asked`: quantities that other ones in the list are told beside. */
export async function changed(
  before: readonly Pedido[],
  added: readonly Pedido[],
  { sinProducto = [], idos = 0, asked }: Told,
) {
  const { lista, nuevos, sobran } = addToLista(before, added);
  const ids = new Set(added.map(({ id }) => id));
  const antes = before.filter(({ id }) => ids.has(id));
  const { cambiados, cuales } = await cambiadosEn(antes, lista);
  const dejados = asked && (await cambiadosEn(asked, lista));
  const iguales = antes.length - cambiados - (dejados?.cambiados ?? 0);
  const cambio = { nuevos, cambiados, cuales, iguales, dejados, sobran: sobran.length, sinProducto, idos };
  const aviso = avisoOf(cambio);
  return aviso.mal ? { lista, sobran, aviso, antes, status: 400 } : { lista, sobran, cambio, antes };
}

/** Adds the products of a page whose boxes hold a quantity. */
export async function agregar(before: readonly Pedido[], fields: FormData): Promise<Pedir> {
  const { good, bad } = cantidadesOf(fields);
  if (good.length + bad.length === 0)
    return {
      lista: [...before],
      aviso: { mal: true, texto: "No se agregó nada: escriba la cantidad de al menos un producto." },
      status: 400,
    };
  const all = [...good, ...bad.map(({ id }) => ({ id, cantidad: 1 }))];
  const known = new Map((await listPedidos(all)).map((one) => [one.id, one]));
  const wrong = bad.flatMap(({ id, text }) => {
    const codigo = known.get(id)?.codigo;
    return codigo ? [{ linea: `${codigo}; ${text}`, codigo, motivo: CANTIDAD_MALA, parecido: null }] : [];
  });
  const there = good.filter(({ id }) => known.has(id));
  const gone = new Set(all.map(({ id }) => id)).size - known.size;
  const { sobran, ...done } = await changed(before, there, { sinProducto: wrong, idos: gone });
  const left = sobran.map(({ id, cantidad }) => `${known.get(id)?.codigo}; ${cantidad}`);
  return { ...done, caja: [...wrong.map(({ linea }) => linea), ...left].join("\n") };
}

/** The products of a list's form, as the page that it stands on shows them. */
export function pedidosOf(fields: FormData): Pedido[] {
  const { good, bad } = cantidadesOf(fields);
  return addToLista([], [...good, ...bad.map(({ id }) => ({ id, cantidad: 1 }))]).lista;
}

/**
 * The list with the quantities of its own table. One that nobody changed there is not written over what another tab has
 * saved meanwhile, unless the list is to be `asShown`.
 */
export function withCantidades(before: readonly Pedido[], fields: FormData, asShown = false): Pedir {
  const { good, bad } = cantidadesOf(fields);
  const shown = new Map(readLista(String(fields.get("mostrada") ?? "")).map(({ id, cantidad }) => [id, cantidad]));
  const written = good.filter(({ id, cantidad }) => asShown || shown.get(id) !== cantidad);
  const typed = new Map(written.map(({ id, cantidad }) => [id, cantidad]));
  const lista = before.map(({ id, cantidad }) => ({ id, cantidad: typed.get(id) ?? cantidad }));
  const emptied = lista
    .filter(({ id }) => String(fields.get(`c-${id}`) ?? "x").trim() === "")
    .map(({ id }) => ({ id, text: "" }));
  const wrong = [...bad, ...emptied].filter(({ id }) => lista.some((one) => one.id === id));
  if (wrong.length === 0) return { lista };
  const aviso = { mal: true, texto: CANTIDAD_MALA };
  return { lista, aviso, malas: Object.fromEntries(wrong.map(({ id, text }) => [id, text])), status: 400 };
}

/** That a product was taken out of the list; nothing of a list that was emptied. `quitadas`: the lines taken out. */
export async function quitado(quitadas: string): Promise<Aviso | undefined> {
  const [linea, ...others] = readLista(quitadas);
  if (!linea || others.length > 0) return undefined;
  const [producto] = await listPedidos([linea]);
  return { mal: false, texto: `Se quitó ${producto?.codigo ?? "el producto"}.` };
}

/** Saves the quantities of the list's own table, and takes out the product of the pressed button. */
export async function actualizar(before: readonly Pedido[], fields: FormData): Promise<Pedir> {
  if (before.length === 0) return { lista: [], aviso: { mal: true, texto: SIN_PRODUCTOS }, status: 400 };
  const gone = readId(String(fields.get("quitar") ?? ""));
  const partOf = (isGone: boolean) => before.filter(({ id }) => (id === gone) === isGone);
  const { aviso, ...done } = withCantidades(partOf(false), fields);
  if (gone === undefined) return aviso ? { ...done, aviso } : { ...done, aviso: GUARDADAS, hecho: { guardado: "1" } };
  const quitadas = writeLista(withCantidades(partOf(true), fields).lista);
  const said = await quitado(quitadas);
  const out = { quitadas, puesto: String(before.findIndex(({ id }) => id === gone)) };
  if (!aviso) return { ...done, ...out, aviso: said, hecho: out };
  return { ...done, ...out, aviso: { mal: true, texto: `${said?.texto ?? ""} ${aviso.texto}` } };
}

async function addLineas(before: readonly Pedido[], lineas: readonly LineaPegada[]): Promise<Pedir> {
  const { pedidos, sinProducto, enPares } = await findPegados(lineas);
  const { sobran, ...done } = await changed(before, pedidos, { sinProducto });
  const left = pedidos.filter(({ id }) => sobran.some((one) => one.id === id)).flatMap((one) => one.lineas);
  const caja = [...sinProducto.map(({ linea }) => linea), ...left].join("\n");
  const told = enPares.filter(({ linea }) => !left.includes(linea));
  const said = saidOf(done);
  if (told.length === 0 || !said) return { ...done, caja };
  return { ...done, caja, cambio: undefined, aviso: { ...said, lineas: [...(said.lineas ?? []), ...told] } };
}

/** Columns of a spreadsheet among which the code and the quantity are looked for. */
const MOST_COLUMNS = 30;

async function lineasOfRows(rows: AsyncIterable<TableRow>): Promise<LineaPegada[]> {
  const filas: string[][] = [];
  const rest = yielding();
  for await (const { celdas } of rows) {
    // Whatever a stranger's cells hold, the page shows it again: little of it is read, and others run meanwhile.
    filas.push(celdas.slice(0, MOST_COLUMNS).map((celda) => cleanText(celda.slice(0, LONGEST_LINE))));
    await rest();
    // One more may be the titles.
    if (filas.length > MAX_LINEAS + 1) throw new Refusal(`El archivo admite hasta ${MAX_LINEAS} líneas.`);
  }
  const lineas = lineasDeFilas(filas);
  if (lineas.length === 0) throw new Refusal("El archivo no tiene códigos.");
  if (lineas.length > MAX_LINEAS) throw new Refusal(`El archivo admite hasta ${MAX_LINEAS} líneas.`);
  return lineas;
}

/** What was done, beside the quantities of the same form that are none. */
export function withMalas(done: Pedir, malas: Pedir["malas"]): Pedir {
  if (!malas) return done;
  const said = saidOf(done);
  const aviso = { ...said, mal: true, texto: `${said?.texto} ${CANTIDAD_MALA}` };
  return { ...done, cambio: undefined, malas, aviso, status: 400 };
}

/**
 * Adds pasted lines, and those of a spreadsheet, and saves the quantities beside them; what was not found stays in the
 * box.
 */
export async function pegar(
  before: readonly Pedido[],
  { fields, problem, files }: Omit<Received, "discard">,
  { ip, asker }: Pick<RequestInfo, "ip" | "asker">,
): Promise<Pedir> {
  const { caja, visto } = cajaOf(fields);
  const { lista, malas } = withCantidades(before, fields);
  const refuse = (texto: string, status = 400): Pedir => ({
    ...{ lista, malas, aviso: { mal: true, texto }, status },
    // Nobody has looked for these codes.
    ...{ caja, visto },
  });
  try {
    const { lineas, problema } = readPegado(caja);
    // Of a text that was cut nobody knows how many lines it had.
    if (problem) return refuse(problema ? `Pegue a lo sumo ${MAX_LINEAS} líneas. ${problem}` : problem);
    if (problema) return refuse(problema);
    const [file] = files.filter(({ bytes, nombre }) => bytes > 0 || nombre !== "");
    if (file?.problema === "grande") return refuse(ARCHIVO_GRANDE, 413);
    if (file) await countArchivo(ip);
    const all = file ? [...lineas, ...(await readTabla(file, lineasOfRows, visitorLane, asker))] : lineas;
    if (all.length === 0) return refuse("Pegue al menos un código o elija un archivo.");
    if (all.length > MAX_LINEAS) return refuse(tooMany(all.length));
    return withMalas(await addLineas(lista, all), malas);
  } catch (error) {
    if (error instanceof LimitExceeded) return { ...refuse(error.message, 429), espera: error.retryAfterSeconds };
    if (error instanceof Busy) return { ...refuse(error.message, 503), espera: error.retryAfterSeconds };
    if (error instanceof Refusal) return refuse(error.message);
    throw error;
  }
}
