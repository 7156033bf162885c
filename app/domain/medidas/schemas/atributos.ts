import { z } from "zod";
import { productosColumns } from "~/domain/importacion/productos/columns";
import { columnaOf } from "~/domain/importacion/sheet";
import { readId } from "~/domain/kernel/choices";
import { opcion, orden, texto, textoOpcional } from "~/domain/kernel/fields";
import { countOf, toClave } from "~/domain/kernel/text";
import { type FilaAtributo, type FilaError, usos } from "../atributos";
import { limites, type Medible, opcionesOf, tituloClave, tituloOf } from "../medidas";

function isBlank({ nombre, unidad, opciones }: FilaAtributo): boolean {
  return [nombre, unidad, opciones].every((text) => text.trim() === "");
}

const OPCIONES = `Escriba de 1 a ${limites.opciones} opciones, una por línea`;

/** The columns of an attribute, by the rules of its form. */
export const AtributoSchema = z.object({
  nombre: texto("El nombre es requerido", "El nombre", limites.nombre).overwrite((text) => text.replace(/\s+/g, " ")),
  unidad: textoOpcional("La unidad", limites.unidad),
  tipo: opcion(["numero", "opcion", "texto"], "Elija cómo se mide"),
  opciones: textoOpcional("Las opciones", (limites.texto + 1) * limites.opciones).transform((text) =>
    opcionesOf(text).join("\n"),
  ),
  orden: orden(),
});

/** The message when the title of an attribute, "Largo (mm)", is that of a column of the products; else null. */
export function tituloProblem(atributo: Pick<Medible, "nombre" | "unidad">): string | null {
  const taken = [atributo.nombre, tituloOf(atributo)].some((text) => columnaOf(productosColumns, text) !== null);
  return taken ? "Es el nombre de una columna de los productos: use otro" : null;
}

/** What is wrong with the choices of an attribute; null when nothing is. */
export function opcionesProblem(tipo: string, text: string): string | null {
  const all = opcionesOf(text);
  if (tipo !== "opcion") return null;
  if (all.length === 0 || all.length > limites.opciones) return OPCIONES;
  const long = all.find((one) => one.length > limites.texto);
  if (long) return `Una opción no puede exceder ${limites.texto} caracteres`;
  const twice = all.find((one, at) => all.findIndex((other) => toClave(other) === toClave(one)) !== at);
  return twice ? `La opción «${twice}» está repetida` : null;
}

/** One row: the attribute, and the first message of each field. */
function readFila(fila: FilaAtributo) {
  const errores: FilaError[] = [];
  const { data, error } = AtributoSchema.safeParse(fila);
  for (const { path, message } of error?.issues ?? []) {
    const campo = (["nombre", "unidad", "tipo", "opciones"] as const).find((one) => one === path[0]) ?? "nombre";
    if (!errores.some((one) => one.campo === campo)) errores.push({ campo, mensaje: message });
  }
  const taken = data && tituloProblem(data);
  if (taken) errores.push({ campo: "nombre", mensaje: taken });
  const problem = data && opcionesProblem(data.tipo, data.opciones);
  if (problem) errores.push({ campo: "opciones", mensaje: problem });
  const es_filtro = fila.uso === "filtro" || fila.uso === "ambos";
  if (!Object.hasOwn(usos, fila.uso)) errores.push({ campo: "uso", mensaje: "Elija dónde se ve" });
  if (es_filtro && fila.tipo === "texto")
    errores.push({ campo: "uso", mensaje: "Un texto no sirve de filtro: elija otro uso, o número u opción" });
  if (!data || errores.length > 0) return { errores };
  const { nombre, unidad, tipo, opciones } = data;
  const en_tabla = fila.uso === "tabla" || fila.uso === "ambos";
  const id = readId(fila.id);
  const clave = toClave(nombre);
  return {
    errores,
    value: { id, nombre, clave, unidad, tipo, opciones: tipo === "opcion" ? opciones : "", en_tabla, es_filtro },
  };
}
/** An attribute that was typed; without `id` it is a new one. */
export type AtributoLeido = NonNullable<ReturnType<typeof readFila>["value"]>;

/** Reads typed rows; blank ones are left out. `errores` are by the place of the row, `problema` is that of the whole. */
export function readAtributos(filas: readonly FilaAtributo[]) {
  const errores: { fila: number; errores: readonly FilaError[] }[] = [];
  const atributos: AtributoLeido[] = [];
  for (const [fila, typed] of filas.entries()) {
    if (isBlank(typed)) continue;
    const { value, errores: own } = readFila(typed);
    // «Largo (mm)» without a unit has the title of «Largo» in mm.
    if (value && atributos.some((one) => one.clave === value.clave || tituloClave(one) === tituloClave(value)))
      own.push({ campo: "nombre", mensaje: `La medida «${value.nombre}» está repetida` });
    if (own.length > 0) errores.push({ fila, errores: own });
    // A row is in place of a stored one once: a second row with its id is a new attribute.
    else if (value)
      atributos.push({ ...value, id: atributos.some(({ id }) => id === value.id) ? undefined : value.id });
  }
  const many = filas.filter((fila) => !isBlank(fila)).length > limites.atributos;
  const problema = many
    ? `Una subcategoría lleva a lo sumo ${limites.atributos} medidas`
    : errores.length > 0
      ? `Revise ${countOf(errores.length, "medida", "medidas")}`
      : null;
  return { atributos, errores, problema };
}
