import { readId } from "~/domain/kernel/choices";
import { db } from "~/services/db/client.server";
import { pressRow } from "~/domain/kernel/rows";
import { countOf } from "~/domain/kernel/text";
import { type FilaAtributo, type FilaError, filasOf, filaVacia } from "./atributos";
import { readAtributos } from "./schemas/atributos";
import { atributosDe } from "./atributos.server";
import { atributoVisto, medidaText, readMedida, textoOf, tituloClave } from "./medidas";
import { type MedidaLeida, medidasDe } from "./medidas.server";

/** The rows of a subcategory's attributes as they are shown again. */
export interface AtributosAnswer {
  filas: FilaAtributo[];
  /** The problems of a row, by its place. */
  errores: { fila: number; errores: readonly FilaError[] }[];
  /** What saving them would take from the products. */
  perdidas: readonly string[];
}

/** Reads the attributes of a subcategory's form: what is stored of them, what is wrong, what staff were told of. */
export function readAtributosForm(fields: FormData) {
  const filas = filasOf((name) => fields.getAll(name).map(String));
  const { atributos, errores, problema } = readAtributos(filas);
  const answer: AtributosAnswer = { filas, errores, perdidas: [] };
  // A form without the list, as an older page sends it, leaves the attributes alone.
  const known = fields.has("at_lista") ? atributos : undefined;
  return { atributos: known, dicho: fields.getAll("at_pierde[]").map(String), problema, answer };
}

/** The rows that were read, after a button of theirs was pressed. */
export function pressAtributos(fields: FormData, answer: AtributosAnswer): AtributosAnswer {
  const filas = pressRow(answer.filas, String(fields.get("fila-accion")), filaVacia);
  return filas ? { filas, errores: [], perdidas: [] } : answer;
}

/** The attributes of every subcategory that has some, in their order. */
export async function listAtributosEditor() {
  const select = { ...atributosDe.select, subcategoria_id: true } as const;
  return db.atributo.findMany({ orderBy: [{ subcategoria_id: "asc" }, { orden: "asc" }], select });
}
export type AtributoEditor = Awaited<ReturnType<typeof listAtributosEditor>>[number];

/** The measures of a product as they are shown again. */
export interface MedidasAnswer {
  /** What was typed, by what is measured (`tituloClave`). */
  typed: Record<string, string>;
  errores: { clave: string; mensaje: string }[];
}

/** Begins the name of a measure's field in the form; its id follows. */
const FIELD = "me_";

const CAMBIADA = "El nombre o la unidad de esta medida cambió mientras usted editaba: revise el valor";

/** A measure as it is written in a form: what is measured, its field, and the text. */
export interface MedidaEscrita {
  clave: string;
  campo: string;
  texto: string;
  /** The text as it would be stored. */
  leida: string;
}

/**
 * Reads the measures of a product's form for the subcategory that is chosen in it. What was typed, or stored, for an
 * attribute of another subcategory counts for the one of the same name and unit; the others are lost, which staff must
 * have been told.
 */
export async function readMedidas(fields: FormData, producto_id: number | undefined) {
  const subcategoria_id = readId(String(fields.get("subcategoria_id"))) ?? 0;
  const sent = [...fields.keys()].flatMap((name) => (name.startsWith(FIELD) && readId(name.slice(FIELD.length))) || []);
  const [isThere, own, others, stored] = await Promise.all([
    db.subcategoria.count({ where: { id: subcategoria_id } }),
    db.atributo.findMany({ where: { subcategoria_id }, ...atributosDe }),
    db.atributo.findMany({
      where: { id: { in: sent }, subcategoria_id: { not: subcategoria_id } },
      select: { id: true, nombre: true, unidad: true },
    }),
    producto_id === undefined ? [] : db.medida.findMany({ where: { producto_id }, ...medidasDe }),
  ]);
  const there = stored.map(({ texto, atributo }) => ({ ...atributo, clave: tituloClave(atributo), texto }));
  const elsewhere = others.map((one) => ({
    ...one,
    clave: tituloClave(one),
    texto: String(fields.get(FIELD + one.id)),
  }));
  // An older page says of none what it is.
  const vistos = fields.getAll("me_visto[]");
  const typed: Record<string, string> = {};
  const errores: MedidasAnswer["errores"] = [];
  const medidas: MedidaLeida[] = [];
  for (const atributo of own) {
    const { id } = atributo;
    const clave = tituloClave(atributo);
    const field = fields.get(FIELD + id);
    const other = elsewhere.find((one) => one.clave === clave) ?? there.find((one) => one.clave === clave);
    const text = typeof field === "string" ? field : (other?.texto ?? "");
    typed[clave] = text;
    const isOther = vistos.length > 0 && typeof field === "string" && !vistos.includes(atributoVisto(atributo));
    const valor = isOther && text.trim() !== "" ? CAMBIADA : readMedida(atributo, text);
    if (typeof valor === "string") errores.push({ clave, mensaje: valor });
    else if (valor) medidas.push({ atributo_id: id, ...valor });
  }
  const known = new Set(own.map(tituloClave));
  // Of a subcategory that is gone the product's place is wrong, not its measures.
  const lost = (isThere ? [...elsewhere, ...there] : []).filter(
    ({ clave, texto }) => !known.has(clave) && texto.trim() !== "",
  );
  const told = new Set(fields.getAll("me_pierde[]").map(String));
  const untold = [...new Map(lost.map((one) => [one.clave, one])).values()].filter(({ nombre }) => !told.has(nombre));
  const problema =
    untold.length > 0
      ? `En esta subcategoría se pierden: ${untold.map(({ texto, ...atributo }) => medidaText({ texto, atributo })).join(", ")}`
      : errores.length > 0
        ? `Revise ${countOf(errores.length, "medida", "medidas")}`
        : null;
  const answer: MedidasAnswer = { typed, errores };
  const escritas = own.map((one) => {
    const clave = tituloClave(one);
    const texto = typed[clave] ?? "";
    return { clave, campo: FIELD + one.id, texto, leida: textoOf(one, texto) };
  });
  // A form without measures, as an older page sends it, leaves them alone.
  return {
    medidas: fields.has("me_lista") ? medidas : undefined,
    problema: fields.has("me_lista") ? problema : null,
    escritas,
    answer,
  };
}
