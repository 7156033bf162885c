import { createCategoria, createProducto, createSubcategoria } from "./factories";
import { picture } from "../files/files";
import { db, type Page, signedIn } from "../site/site";
import { sendForm } from "./uploads";

const admin = await signedIn();
const producto = await createProducto({ nombre: "Antes de editar" });
const { subcategoria, categoria } = producto;
const section = `/${categoria.slug}/${subcategoria.slug}`;
const doomed = await createProducto({ nombre: "Por eliminar", subcategoria });
const hidden = await createProducto({ nombre: "Por ocultar", subcategoria });
const empty = await createCategoria({ nombre: "Sin nada adentro" });
const emptySub = await createSubcategoria({ nombre: "Sin productos", categoria });
const slide = await db.imagenSitio.findFirstOrThrow({ where: { ubicacion: "slider_home", activo: true } });
const menu = await db.menuItem.findFirstOrThrow({ where: { activo: true, slug: { contains: "nosotros" } } });
const contacto = await db.footerContacto.findFirstOrThrow({ where: { tipo: "direccion" } });
const enlace = await db.footerEnlace.findFirstOrThrow({ where: { activo: true } });
export const valor = await db.nosotrosValor.findFirstOrThrow();
const file = { include: { medio: true } } as const;
const beneficio = await db.beneficioHome.findFirstOrThrow({ where: { activo: true } });

/** Fills in a form of the back office and sends it. */
export async function edit(
  path: string,
  typed: Record<string, string | null>,
  form = "form[data-part=editor]",
): Promise<Page> {
  return admin.submit(await admin.visit(path), form, typed);
}
async function withFiles(path: string, typed: Record<string, string>): Promise<Page> {
  return sendForm(admin, await admin.visit(path), { typed });
}
async function remove(path: string): Promise<Page> {
  return admin.submit(await admin.visit(`${path}/eliminar`), "form[data-part=confirm]");
}
async function pictured(path: string, form: string): Promise<Page> {
  const files = [{ nombre: "nueva.png", bytes: await picture("png", 400, 300) }];
  return sendForm(admin, await admin.visit(path), { files }, form);
}

/** An edit by staff that the public site must show. */
interface Edicion {
  what: string;
  /** Pages cached before the edit. */
  on: string[];
  work: () => Promise<Page>;
  /** Text on all of them afterwards. */
  shows?: string | (() => Promise<string>);
  /** Text that must be gone from all of them. */
  hides?: string;
}

export const ediciones: Edicion[] = [
  {
    what: "a product is edited",
    on: [producto.href],
    work: () => edit(`/admin/productos/${producto.id}`, { descripcion: "Descripción muy nueva" }),
    shows: "Descripción muy nueva",
  },
  {
    what: "a product is renamed",
    on: [section, "/buscar?q=rebautizado"],
    work: () => edit(`/admin/productos/${producto.id}`, { nombre: "Producto rebautizado" }),
    shows: "Producto rebautizado",
  },
  {
    what: "a product is hidden",
    on: [section, "/buscar?q=por+ocultar"],
    work: () => edit(`/admin/productos/${hidden.id}`, { visible: null }),
    hides: "Por ocultar",
  },
  {
    what: "a product is deleted",
    on: [section],
    work: () => remove(`/admin/productos/${doomed.id}`),
    hides: "Por eliminar",
  },
  {
    what: "a subcategory is renamed",
    on: ["/", `/${categoria.slug}`],
    work: () => withFiles(`/admin/subcategorias/${emptySub.id}`, { nombre: "Subcategoría rebautizada" }),
    shows: "Subcategoría rebautizada",
  },
  {
    what: "a category is deleted",
    on: ["/", "/catalogo"],
    work: () => remove(`/admin/categorias/${empty.id}`),
    hides: "Sin nada adentro",
  },
  {
    what: "a menu entry is edited",
    on: ["/", "/nosotros"],
    work: () => edit("/admin/home", { nombre: "Quiénes somos" }, `#f-menu-${menu.id}`),
    shows: "Quiénes somos",
  },
  {
    what: "a quick link is edited",
    on: ["/", "/privacidad"],
    work: () => edit(`/admin/home?enlace=${enlace.id}`, { nombre: "Enlace muy nuevo" }, "form[id^=f-enlace]"),
    shows: "Enlace muy nuevo",
  },
  {
    what: "a line of the contact information is edited",
    on: ["/", "/catalogo"],
    work: () => edit(`/admin/home?contacto=${contacto.id}`, { valor: "Calle Nueva 1" }, `#f-contacto-${contacto.id}`),
    shows: "Calle Nueva 1",
  },
  {
    what: "a benefit is edited",
    on: ["/"],
    work: () => edit(`/admin/beneficios/${beneficio.id}`, { titulo: "Beneficio muy nuevo" }),
    shows: "Beneficio muy nuevo",
  },
  {
    what: "a value of the company is edited",
    on: ["/nosotros"],
    work: () => edit(`/admin/nosotros/valores/${valor.id}`, { valor: "Valor muy nuevo" }),
    shows: "Valor muy nuevo",
  },
  {
    what: "the company gets another name in the settings",
    on: ["/", "/nosotros", section],
    work: () => edit("/admin/configuracion", { empresa: "Otra Empresa" }),
    shows: "Otra Empresa",
  },
  {
    what: "the logo is replaced",
    on: ["/", "/catalogo"],
    work: () => pictured("/admin/logo", "main form[enctype]"),
    shows: async () => (await db.configuracionLogo.findFirstOrThrow({ where: { activo: true }, ...file })).medio.clave,
  },
  {
    what: "a picture is replaced",
    on: ["/"],
    work: () => pictured(`/admin/imagenes/${slide.id}`, "form[data-part=editor]"),
    shows: async () => (await db.imagenSitio.findFirstOrThrow({ where: { id: slide.id }, ...file })).medio.clave,
  },
  {
    what: "a category is renamed",
    on: ["/", "/catalogo"],
    work: () => withFiles(`/admin/categorias/${categoria.id}`, { nombre: "Familia rebautizada" }),
    shows: "Familia rebautizada",
  },
];
