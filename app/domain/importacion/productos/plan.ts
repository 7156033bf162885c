import { withMeant } from "~/domain/vehiculos/names";
import { ProductoSchema } from "~/domain/catalogo/productos";
import { leavingText } from "~/domain/catalogo/subcategorias";
import type { FilaLeida } from "../filas.server";
import type { MeantFinder } from "../meant";
import type { Celdas, Columna } from "./columns";
import { celdaProblem, yesNo } from "../sheet";
import {
  Columnas,
  type ErrorCelda,
  type Existente,
  type SectionsByKey,
  type Resultado,
  type Valores,
} from "./resultado";
import { type AtributoColumna, planMedidas } from "./medidas";
import { type RetiredCodes, retiredProblem } from "./retirados";
import { cleanText, listed, singleLine, slugify, toClave } from "~/domain/kernel/text";

interface Entrada {
  existente: Existente | undefined;
  ramas: SectionsByKey;
  meant: MeantFinder;
  /** Numbers of the rows with the same code, this row among them. */
  repetidas: readonly number[];
  retirados: RetiredCodes;
  /** The attributes of each subcategory, by its id. */
  atributos: ReadonlyMap<number, readonly AtributoColumna[]>;
}

function blank(celda: string | undefined): boolean {
  return cleanText(celda ?? "") === "";
}

/** Category and subcategory of a row; a column that the file does not have keeps the stored value. */
function placeOf({ categoria, subcategoria }: Celdas, { existente, ramas, meant }: Entrada, errores: ErrorCelda[]) {
  const all = [...ramas.values()];
  const stored = all.find(({ id }) => id === existente?.categoria_id);
  const rama = categoria === undefined ? stored : ramas.get(toClave(categoria));
  const unknown = (columna: Columna, valor: string, mensaje: string) => errores.push({ columna, valor, mensaje });
  if (!rama && categoria !== undefined && !blank(categoria)) {
    const like = meant("", all, categoria);
    unknown("categoria", categoria, withMeant(`No existe la categoría «${categoria}»`, like));
  }
  const subs = rama?.subcategorias;
  const kept = [...(subs?.values() ?? [])].find(({ id }) => id === existente?.subcategoria_id);
  const sub = subcategoria === undefined ? kept : subs?.get(toClave(subcategoria));
  if (rama && !sub && subcategoria !== undefined && !blank(subcategoria)) {
    const like = meant(rama.nombre, [...rama.subcategorias.values()], subcategoria);
    unknown(
      "subcategoria",
      subcategoria,
      withMeant(`«${rama.nombre}» no tiene la subcategoría «${subcategoria}»`, like),
    );
  }
  if (rama && !sub && subcategoria === undefined && existente)
    unknown("subcategoria", "", "Elija una subcategoría de la categoría seleccionada");
  if (sub?.destino !== undefined && sub.id !== existente?.subcategoria_id)
    unknown("subcategoria", subcategoria ?? "", leavingText(sub.nombre, sub.destino));
  return { rama, sub };
}

const COLUMNA_OF: Record<string, Columna> = { categoria_id: "categoria", subcategoria_id: "subcategoria" };

function columnaOfField(field: string): Columna {
  return COLUMNA_OF[field] ?? Columnas.catch("codigo").parse(field);
}

function cambiosOf(before: Existente, value: Omit<Valores, "medidas">, { ramas }: Entrada) {
  const all = [...ramas.values()];
  const subs = all.flatMap(({ subcategorias }) => [...subcategorias.values()]);
  const text = (row: Omit<Valores, "medidas">): Record<Exclude<Columna, "codigo">, string> => ({
    nombre: row.nombre,
    categoria: all.find(({ id }) => id === row.categoria_id)?.nombre ?? "",
    subcategoria: subs.find(({ id }) => id === row.subcategoria_id)?.nombre ?? "",
    descripcion: row.descripcion,
    visible: row.visible ? "Sí" : "No",
    universal: row.universal ? "Sí" : "No",
    oe: row.oe,
    equivalente: row.equivalente,
    reemplaza: row.reemplaza,
  });
  const [antes, despues] = [text(before), text(value)];
  return Columnas.exclude(["codigo"]).options.flatMap((columna) =>
    cleanText(antes[columna]) === despues[columna]
      ? []
      : [{ columna, antes: antes[columna], despues: despues[columna] }],
  );
}

/** What the import would do with a row, by the rules and with the messages of the product editor (ADM §5). */
export function planFila({ fila, celdas, fechas }: FilaLeida<Celdas>, entrada: Entrada): Resultado {
  const { existente, repetidas } = entrada;
  const codigo = existente?.codigo ?? singleLine(cleanText(celdas.codigo ?? ""));
  const errores: ErrorCelda[] = [];
  const wrong = (columna: Columna, mensaje: string) => {
    if (!errores.some((error) => error.columna === columna))
      errores.push({ columna, valor: celdas[columna] ?? "", mensaje });
  };
  for (const columna of Columnas.options) {
    const problem = celdaProblem(celdas[columna] ?? "", fechas?.includes(columna));
    if (problem) wrong(columna, problem);
  }
  if (repetidas.length > 1) wrong("codigo", `El código está repetido en las filas ${listed(repetidas, 4)}`);
  const visible = blank(celdas.visible) ? (existente?.visible ?? true) : yesNo(celdas.visible ?? "");
  const universal = blank(celdas.universal) ? (existente?.universal ?? false) : yesNo(celdas.universal ?? "");
  if (visible === undefined) wrong("visible", "Escriba Sí o No");
  if (universal === undefined) wrong("universal", "Escriba Sí o No");
  const { rama, sub } = placeOf(celdas, entrada, errores);
  const typed = {
    codigo,
    nombre: celdas.nombre ?? existente?.nombre,
    descripcion: celdas.descripcion ?? existente?.descripcion,
    visible,
    universal,
    oe: celdas.oe ?? existente?.oe,
    equivalente: celdas.equivalente ?? existente?.equivalente,
    reemplaza: celdas.reemplaza ?? existente?.reemplaza,
    categoria_id: rama && String(rama.id),
    subcategoria_id: sub && String(sub.id),
  };
  const parsed = ProductoSchema.safeParse(typed);
  const retired = retiredProblem(codigo, existente?.id, typed.reemplaza ?? "", entrada.retirados);
  if (retired) wrong(retired.columna, retired.mensaje);
  const lost = errores.some(({ columna }) => columna === "categoria");
  for (const { path, message } of parsed.error?.issues ?? []) {
    const columna = columnaOfField(String(path[0]));
    // With an unknown category nothing can be said about its subcategory.
    if (!lost || columna !== "subcategoria" || blank(celdas.subcategoria)) wrong(columna, message);
  }
  if (!blank(typed.nombre) && slugify(typed.nombre ?? "") === "")
    wrong("nombre", "Escriba al menos una letra o un número");
  const medido = planMedidas(
    { celdas, fechas },
    { nombre: sub?.nombre ?? "", atributos: entrada.atributos.get(sub?.id ?? 0) ?? [] },
    existente?.medidas ?? [],
  );
  // Without a subcategory nothing can be said about its measures.
  if (sub) errores.push(...medido.errores);
  if (!parsed.success || errores.length > 0) {
    const columns: readonly string[] = [...Columnas.options, ...errores.map(({ columna }) => columna)];
    const place = ({ columna }: ErrorCelda) => columns.indexOf(columna);
    return { tipo: "error", fila, codigo, errores: errores.sort((one, other) => place(one) - place(other)) };
  }
  const { codigo: _, ...read } = parsed.data;
  const value = { ...read, medidas: medido.medidas };
  if (!existente) return { tipo: "crear", fila, codigo, value };
  const cambios = [...cambiosOf(existente, value, entrada), ...medido.cambios];
  if (cambios.length === 0) return { tipo: "igual", fila, codigo };
  return { tipo: "actualizar", fila, codigo, id: existente.id, revision: existente.revision, value, cambios };
}
