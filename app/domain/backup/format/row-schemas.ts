import { z } from "zod";
import { boundedText } from "~/services/http/bounded-text";
import type { Fila, Valor } from "~/services/db/values.server";
import { codigoPlano, productoSearchText, vocabularyOf } from "~/domain/catalogo/search";
import { orden, textoOpcional } from "~/domain/kernel/fields";
import { CategoriaSchema } from "~/domain/catalogo/categorias";
import { ajusteGuardado } from "~/domain/ajustes/configuracion";
import { ContactoSchema, contactoTipos, contactoValor } from "~/domain/paginas/footer";
import { categoriasFijas } from "~/domain/paginas/home";
import { ImagenSchema } from "~/domain/medios/imagenes-sitio";
import { ProductoSchema } from "~/domain/catalogo/productos";
import { isReserved } from "~/domain/catalogo/reserved-addresses";
import { SubcategoriaSchema } from "~/domain/catalogo/subcategorias";
import { slugify, toBusqueda, toClave } from "~/domain/kernel/text";
import { UbicacionSchema } from "~/domain/paginas/ubicaciones";

/** Rows read before, by table and id, with the columns their `Forma` says are needed. */
export type RowsRead = ReadonlyMap<string, ReadonlyMap<Valor, Fila>>;

/**
 * What the rows of a table may hold, wherever they come from. Columns that name rows, and those that are moments or yes
 * and no, need no rule beside their type.
 */
export interface RowSchema {
  /** The columns somebody writes, by the rules of their form; what comes out is what the form would have stored. */
  escritas: z.ZodObject;
  /** The columns that are worked out of others: never taken over. Throws FieldRefusal for what cannot be. */
  calculadas?: Record<string, (fila: Fila, leidas: RowsRead) => Valor>;
  /** What several columns must be together; throws FieldRefusal. */
  revisa?: (fila: Fila) => void;
  /** Columns that rows of other tables are worked out of. */
  recuerda?: readonly string[];
}

export const lugar = { orden: orden() };
const clave = { clave: ({ nombre }: Fila) => toClave(String(nombre)) };
const fijas: ReadonlySet<string> = new Set(categoriasFijas.map(({ fija_id }) => fija_id));
const tiposContacto: ReadonlySet<string> = new Set(Object.keys(contactoTipos));

/** Part of an address as `slugify` makes it. */
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

/** The tables of entities that store more than their form says; of all others the form is the rule. */
export const formRowSchemas = {
  categorias_info: {
    escritas: CategoriaSchema.extend({
      ...lugar,
      fija_id: z
        .string()
        .refine((id) => fijas.has(id), "No es una categoría fija")
        .nullable(),
      slug: slug().refine((text) => !isReserved(text), "La dirección es del sitio"),
    }),
    calculadas: clave,
    recuerda: ["nombre"],
  },
  subcategorias: {
    escritas: SubcategoriaSchema.omit({ categoria_id: true }).extend({ slug: slug() }),
    calculadas: clave,
    recuerda: ["nombre", "categoria_id"],
  },
  productos: {
    escritas: ProductoSchema.omit({ categoria_id: true, subcategoria_id: true }).extend({ slug: slug() }),
    calculadas: {
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
  palabras: {
    escritas: z.object({
      palabra: z
        .string()
        .max(250)
        .refine((palabra) => vocabularyOf(palabra).join(" ") === palabra, "No es una palabra de la búsqueda"),
    }),
  },
  footer_contacto: {
    escritas: ContactoSchema.extend({
      ...lugar,
      tipo: boundedText(40).refine((tipo) => tiposContacto.has(tipo), "No es un tipo de contacto"),
    }),
    // As it is stored: demo content has addresses without https://, which the footer puts before them.
    revisa: ({ tipo, valor }: Fila) => void contactoValor(String(tipo), String(valor)),
  },
  imagenes_sitio: {
    escritas: ImagenSchema.extend({
      categoria: textoOpcional("La categoría", 120),
      subcategoria: textoOpcional("La subcategoría", 120),
    }),
  },
  configuracion_logo: { escritas: z.object({}) },
  ubicaciones_contacto: {
    escritas: UbicacionSchema.safeExtend(lugar),
    calculadas: {
      busqueda: ({ nombre, ciudad, direccion }: Fila) => toBusqueda(String(nombre), String(ciudad), String(direccion)),
    },
  },
  ajustes: {
    escritas: z.object({ clave: boundedText(60), valor: z.string() }),
    calculadas: { valor: ({ clave: nombre, valor }: Fila) => ajusteGuardado(String(nombre), String(valor)) },
    recuerda: ["valor"],
  },
} satisfies Record<string, RowSchema>;
