/**
 * Schemas of the old backend's tables (ADM §3, PUB §3): the rules of today's editors, with names instead of ids and
 * URLs instead of files.
 */
import { z } from "zod";
import { BeneficioSchema } from "../../app/domain/paginas/schemas/beneficio";
import { interruptor, opcion, orden, texto, textoOpcional } from "../../app/domain/kernel/fields";
import { CatalogoSchema } from "../../app/domain/medios/schemas/catalogo";
import { CategoriaSchema } from "../../app/domain/catalogo/categorias";
import { contactoValor } from "../../app/domain/paginas/footer";
import { EnlaceSchema } from "../../app/domain/paginas/schemas/footer";
import { BannerSchema, BloqueSchema, CtaSchema, FooterSchema } from "../../app/domain/paginas/schemas/home-blocks";
import { ImagenSchema } from "../../app/domain/medios/schemas/imagen";
import { MenuItemSchema } from "../../app/domain/paginas/schemas/menu";
import { EstadisticaSchema, SeccionSchema, ValorSchema } from "../../app/domain/paginas/schemas/nosotros";
import { ProductoSchema } from "../../app/domain/catalogo/productos";
import { Refusal } from "../../app/domain/kernel/refusal";
import { SubcategoriaSchema } from "../../app/domain/catalogo/subcategorias";
import { UbicacionSchema } from "../../app/domain/paginas/schemas/ubicacion";
import { boundedText } from "../../app/services/http/bounded-text";
import { Lector } from "./lector";
import { repartir } from "./secciones";

const NO_URL = "no es una dirección http(s) de un archivo";

/** Whether a text is an http(s) URL whose path decodes (%E0…) to a file name. */
function isFileUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  try {
    return /[^/\p{Cc}]$/u.test(decodeURIComponent(new URL(text).pathname));
  } catch {
    return false;
  }
}

const url = boundedText(2000, { missing: NO_URL, long: NO_URL }).trim().refine(isFileUrl, NO_URL);

/** A list, a list as JSON text, or URLs separated by commas or white space. */
const urls = z
  .unknown()
  .optional()
  .transform((value) => {
    if (typeof value !== "string") return value ?? [];
    const text = value.trim();
    try {
      return text.startsWith("[") ? z.unknown().parse(JSON.parse(text)) : text.split(/[\s,]+/).filter(Boolean);
    } catch {
      return [text];
    }
  })
  .pipe(z.array(url, { error: NO_URL }));

const lugar = { orden: orden() };
const nombre = (required: string, label: string) => texto(required, label, 120);
const categoria = nombre("La categoría es requerida", "La categoría");
const subcategoria = nombre("La subcategoría es requerida", "La subcategoría");
const reciente = { created_at: z.string().optional() };

const ContactoLegado = z
  .object({
    tipo: opcion(["direccion", "telefono", "email", "web"], "El tipo es requerido"),
    valor: texto("El valor es requerido", "El valor", 300),
    activo: interruptor(),
    ...lugar,
  })
  .transform((row, context) => {
    try {
      return { ...row, valor: contactoValor(row.tipo, row.valor) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      context.addIssue({ code: "custom", path: ["valor"], message: error.message });
      return z.NEVER;
    }
  });

const deSeccion = {
  categoria: textoOpcional("La categoría", 120),
  subcategoria: textoOpcional("La subcategoría", 120),
};

/** A picture; that of a category or subcategory needs no place of the site. */
const ImagenLegada = z.preprocess(
  (row) => {
    const { data } = z.looseObject(deSeccion).safeParse(row);
    return data?.categoria ? { ...data, ubicacion: "general" } : row;
  },
  ImagenSchema.extend({ url_imagen: url, ...deSeccion }),
);

/** Fields of a product's form that the old backend had not. */
const deHoy = { categoria_id: true, subcategoria_id: true, oe: true, equivalente: true, reemplaza: true } as const;
const visible = { visible: true };
const activo = { activo: true };

/** Reads all tables of an export. Errors are collected in `lector.fallas`. */
export function leerExport(json: unknown) {
  const lector = new Lector(json);
  const leido = {
    lector,
    categorias: lector.filas(["categorias_info", "categorias"], CategoriaSchema.extend({ imagenes: urls })),
    subcategorias: lector.filas(
      ["subcategorias"],
      SubcategoriaSchema.omit({ categoria_id: true }).extend({ categoria, imagenes: urls }),
    ),
    masImagenes: lector.filas(["subcategorias_info"], z.object({ nombre: subcategoria, imagenes: urls })),
    productos: lector.filas(["productos"], ProductoSchema.omit(deHoy).extend({ categoria, subcategoria }), visible),
    imagenes: lector.filas(["imagenes_sitio"], ImagenLegada, activo),
    catalogos: lector.filas(["catalogos_pdf"], CatalogoSchema.extend({ url_pdf: url })),
    logos: lector.filas(
      ["configuracion_logo"],
      z.object({ url_logo: url, activo: interruptor(), ...reciente }),
      activo,
    ),
    banners: lector.filas(["banner_home"], BannerSchema.extend(reciente)),
    bloques: lector.filas(["bloque_categorias_home"], BloqueSchema.extend(reciente)),
    ctas: lector.filas(["home_cta"], CtaSchema.extend(reciente)),
    footers: lector.filas(["footer_contenido"], FooterSchema.extend(reciente)),
    enlaces: lector.filas(["footer_enlaces"], EnlaceSchema.extend({ activo: interruptor() }), activo),
    contactos: lector.filas(["footer_contacto"], ContactoLegado, activo),
    menu: lector.filas(["menu_principal"], MenuItemSchema.extend(lugar), activo),
    beneficios: lector.filas(["beneficios_home"], BeneficioSchema, activo),
    ubicaciones: lector.filas(["ubicaciones_contacto"], UbicacionSchema.and(z.object(lugar)), visible),
    secciones: lector.filas(["nosotros_secciones"], SeccionSchema, { tipo: "otro" }),
    valores: lector.filas(["nosotros_valores"], ValorSchema),
    estadisticas: lector.filas(["nosotros_estadisticas"], EstadisticaSchema),
  };
  lector.terminar();
  repartir(leido);
  return leido;
}
export type Leido = ReturnType<typeof leerExport>;
