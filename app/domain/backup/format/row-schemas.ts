import { z } from "zod";
import { boundedText } from "~/services/http/bounded-text";
import { type Fila, LARGEST_INTEGER, type Valor } from "~/services/db/values.server";
import { codigoPlano, productoSearchText, vocabularyOf } from "~/domain/catalogo/search";
import { orden, telefonoGuardado, texto, textoOpcional } from "~/domain/kernel/fields";
import { CategoriaSchema } from "~/domain/catalogo/categorias";
import { ajusteGuardado } from "~/domain/ajustes/configuracion";
import { contactoTipos, contactoValor } from "~/domain/paginas/footer";
import { ContactoSchema } from "~/domain/paginas/schemas/footer";
import { categoriasFijas } from "~/domain/paginas/home";
import { ImagenSchema } from "~/domain/medios/schemas/imagen";
import { ProductoSchema } from "~/domain/catalogo/productos";
import { ReferenciaSchema } from "~/domain/referencias/schemas/referencias";
import { isReserved } from "~/domain/catalogo/reserved-addresses";
import { SubcategoriaSchema } from "~/domain/catalogo/subcategorias";
import { slugify, toBusqueda, toClave } from "~/domain/kernel/text";
import { FIN_ANTES } from "~/domain/vehiculos/aplicaciones";
import { AplicacionSchema } from "~/domain/vehiculos/schemas/aplicaciones";
import { LineaSchema, MarcaSchema } from "~/domain/vehiculos/schemas/vehiculos";
import { AtributoSchema, opcionesProblem, tituloProblem } from "~/domain/medidas/schemas/atributos";
import { limites, readNumero, tituloClave } from "~/domain/medidas/medidas";
import { FieldRefusal } from "~/domain/kernel/refusal";
import { TELEFONO_MAX, UbicacionSchema } from "~/domain/paginas/schemas/ubicacion";

/** Rows read before, by table and id, with the columns in `remembered` of their RowSchema. */
type RowsRead = ReadonlyMap<string, ReadonlyMap<Valor, Fila>>;

/** Rules for the rows of a table in an archive. Foreign keys, dates and booleans need no rule besides their type. */
export interface RowSchema {
  /**
   * The columns that people write, by the rules of their form. Parsing gives the values that the form would have
   * stored.
   */
  escritas: z.ZodObject;
  /** Computed columns; the archive's own values are not used. Throws FieldRefusal for impossible values. */
  computed?: Record<string, (fila: Fila, leidas: RowsRead) => Valor>;
  /** Rules about several columns together; throws FieldRefusal. */
  check?: (fila: Fila) => void;
  /** What no two rows may share, besides the values under the table's unique indexes. */
  distinct?: (fila: Fila) => string;
  /** Columns that computed columns of other tables need. */
  remembered?: readonly string[];
}

export const ordenField = { orden: orden() };
const clave = { clave: ({ nombre }: Fila) => toClave(String(nombre)) };
const fijas: ReadonlySet<string> = new Set(categoriasFijas.map(({ fija_id }) => fija_id));
const tiposContacto: ReadonlySet<string> = new Set(Object.keys(contactoTipos));

/** A slug as `slugify` makes it. */
export function slug() {
  const message = "La dirección solo puede tener letras sin tilde, números y guiones";
  return z
    .string()
    .max(250, message)
    .refine((text) => text !== "" && slugify(text) === text, message);
}

function textOf(leidas: RowsRead, tabla: string, id: Valor | undefined): string {
  return String(leidas.get(tabla)?.get(id ?? null)?.nombre ?? "");
}

function atributoOf({ nombre, unidad }: Fila) {
  return { nombre: String(nombre), unidad: String(unidad) };
}

/** The number of a measure, as its text says it; null where its attribute is no number. */
function numeroOf({ texto: text, atributo_id = null }: Fila, leidas: RowsRead): number | null {
  if (leidas.get("atributos")?.get(atributo_id)?.tipo !== "numero") return null;
  const numero = readNumero(String(text));
  if (typeof numero === "string") throw new FieldRefusal("texto", numero);
  return numero;
}

/** Rules for entities that store more columns than their form has; for all others the form's schema is the rule. */
export const formRowSchemas = {
  categorias_info: {
    escritas: CategoriaSchema.extend({
      ...ordenField,
      fija_id: z
        .string()
        .refine((id) => fijas.has(id), "No es una categoría fija")
        .nullable(),
      slug: slug().refine((text) => !isReserved(text), "La dirección es del sitio"),
    }),
    computed: clave,
    remembered: ["nombre"],
  },
  subcategorias: {
    escritas: SubcategoriaSchema.omit({ categoria_id: true }).extend({ slug: slug() }),
    computed: clave,
    remembered: ["nombre", "categoria_id"],
  },
  productos: {
    escritas: ProductoSchema.omit({
      ...{ categoria_id: true, subcategoria_id: true },
      ...{ oe: true, equivalente: true, reemplaza: true },
    }).extend({ slug: slug() }),
    computed: {
      ...clave,
      codigo_clave: ({ codigo }: Fila) => toClave(String(codigo)),
      codigo_plano: ({ codigo }: Fila) => codigoPlano(String(codigo)),
      categoria_id: ({ subcategoria_id = null, categoria_id = null }: Fila, leidas: RowsRead) =>
        leidas.get("subcategorias")?.get(subcategoria_id)?.categoria_id ?? categoria_id,
      busqueda: ({ codigo, nombre, categoria_id, subcategoria_id }: Fila, leidas: RowsRead) =>
        productoSearchText({
          codigo: String(codigo),
          nombre: String(nombre),
          categoria: textOf(leidas, "categorias_info", categoria_id),
          subcategoria: textOf(leidas, "subcategorias", subcategoria_id),
        }),
    },
  },
  marcas: { escritas: MarcaSchema.extend({ slug: slug() }), computed: clave },
  lineas: { escritas: LineaSchema.omit({ marca_id: true }).extend({ slug: slug() }), computed: clave },
  aplicaciones: {
    escritas: AplicacionSchema,
    check: ({ desde, hasta = null }: Fila) => {
      if (hasta !== null && Number(hasta) < Number(desde)) throw new FieldRefusal("hasta", FIN_ANTES);
    },
  },
  referencias: {
    escritas: ReferenciaSchema.extend({ orden: z.number().min(1).max(LARGEST_INTEGER) }),
    computed: { numero_plano: ({ numero }: Fila) => codigoPlano(String(numero)) },
  },
  atributos: {
    escritas: AtributoSchema,
    computed: clave,
    check: (fila: Fila) => {
      const taken = tituloProblem(atributoOf(fila));
      if (taken) throw new FieldRefusal("nombre", taken);
      const problem = opcionesProblem(String(fila.tipo), String(fila.opciones));
      if (problem) throw new FieldRefusal("opciones", problem);
    },
    distinct: (fila: Fila) => `${fila.subcategoria_id} ${tituloClave(atributoOf(fila))}`,
    remembered: ["tipo"],
  },
  medidas: {
    escritas: z.object({ texto: texto("La medida está vacía", "La medida", limites.texto) }),
    computed: { numero: numeroOf },
  },
  palabras: {
    escritas: z.object({
      palabra: z
        .string()
        .max(250)
        .refine((palabra) => vocabularyOf([palabra]).join() === palabra, "No es una palabra de la búsqueda"),
    }),
  },
  footer_contacto: {
    escritas: ContactoSchema.extend({
      ...ordenField,
      tipo: boundedText(40).refine((tipo) => tiposContacto.has(tipo), "No es un tipo de contacto"),
    }),
    // The stored value stays: demo content has addresses without https://, which the footer adds.
    check: ({ tipo, valor }: Fila) => void contactoValor(String(tipo), String(valor)),
  },
  imagenes_sitio: {
    escritas: ImagenSchema.extend({
      categoria: textoOpcional("La categoría", 120),
      subcategoria: textoOpcional("La subcategoría", 120),
    }),
  },
  configuracion_logo: { escritas: z.object({}) },
  ubicaciones_contacto: {
    escritas: UbicacionSchema.safeExtend({ ...ordenField, telefono: telefonoGuardado(TELEFONO_MAX) }),
    computed: {
      busqueda: ({ nombre, ciudad, direccion }: Fila) => toBusqueda(String(nombre), String(ciudad), String(direccion)),
    },
  },
  ajustes: {
    escritas: z.object({ clave: boundedText(60), valor: z.string() }),
    computed: { valor: ({ clave: nombre, valor }: Fila) => ajusteGuardado(String(nombre), String(valor)) },
    remembered: ["valor"],
  },
} satisfies Record<string, RowSchema>;
