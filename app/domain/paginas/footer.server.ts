import { ajustesDefaults, fillAjustes, mergeAjustes } from "~/domain/ajustes/ajustes";
import { listAjustes } from "~/domain/ajustes/ajustes.server";
import { CONTACTOS_MAX, contactoValor, ENLACES_MAX } from "./footer";
import { ContactoNuevoSchema, EnlaceSchema } from "./schemas/footer";
import type { Deletion } from "~/domain/kernel/deletion";
import { entity } from "~/domain/kernel/entity.server";

function sigueOf({ activo }: { activo: boolean }): string {
  const deja = activo ? "dejará de aparecer en el pie de todas las páginas de inmediato" : "ya no aparece en el pie";
  return `${deja}. Esta acción no se puede deshacer.`;
}

/** The quick links. */
export const enlaces = entity({
  name: "enlaces",
  one: "Enlace rápido",
  stored: { table: "footer_enlaces", title: "Enlaces rápidos" },
  schema: EnlaceSchema,
  table: (tx) => tx.footerEnlace,
  title: (row) => row.nombre,
  ordered: {
    ...{ typed: true, append: true },
    most: { rows: ENLACES_MAX, full: `El pie admite hasta ${ENLACES_MAX} enlaces. Elimine uno para agregar otro.` },
  },
  derive: (_, value): { nombre: string; url: string; orden: number; activo?: boolean } => value,
});

/** The lines of the footer's contact information; a line's kind never changes. */
export const contactos = entity({
  name: "contacto",
  one: "Información de contacto",
  stored: { table: "footer_contacto", title: "Información de contacto" },
  schema: ContactoNuevoSchema.partial({ tipo: true }),
  table: (tx) => tx.footerContacto,
  title: (row) => row.valor,
  ordered: {
    append: true,
    most: {
      rows: CONTACTOS_MAX,
      full: `El pie admite hasta ${CONTACTOS_MAX} datos de contacto. Elimine uno para agregar otro.`,
    },
  },
  derive: (_, value, { before }): { tipo: string; valor: string; activo?: boolean } => {
    const tipo = before?.tipo ?? value.tipo ?? "";
    return { tipo, valor: contactoValor(tipo, value.valor) };
  },
});

/**
 * All lines of the contact information in their order; `leido`: the value as visitors read it; `firma`: the list
 * hash.
 */
export async function listContactos() {
  const [{ filas, firma }, rows] = await Promise.all([contactos.list(), listAjustes()]);
  const ajustes = mergeAjustes(ajustesDefaults, rows);
  return { filas: filas.map((fila) => ({ ...fila, leido: fillAjustes(fila.valor, ajustes) })), firma };
}

export const deleteEnlaces: Deletion = {
  path: "/admin/home/enlaces",
  list: "/admin/home#enlaces",
  listName: "Enlaces Rápidos",
  entidad: enlaces.name,
  titulo: "Eliminar enlace",
  eliminado: "Enlace eliminado correctamente",
  failure: "No se pudo eliminar el enlace",
  ask: async (id) => {
    const fila = await enlaces.get(id);
    const pregunta = "¿Estás seguro de que quieres eliminar este enlace?";
    return fila && { pregunta, partes: [{ fuerte: `${fila.nombre} (${fila.url})`, sigue: sigueOf(fila) }] };
  },
  remove: async (id) => {
    await enlaces.remove(id);
    return undefined;
  },
};

export const deleteContactos: Deletion = {
  path: "/admin/home/contactos",
  list: "/admin/home#contactos",
  listName: "Información de Contacto",
  entidad: contactos.name,
  titulo: "Eliminar información de contacto",
  eliminado: "Información de contacto eliminada correctamente",
  failure: "No se pudo eliminar la información de contacto",
  ask: async (id) => {
    const fila = (await listContactos()).filas.find((one) => one.id === id);
    if (!fila) return null;
    const pregunta = `¿Está seguro de que desea eliminar la información de contacto "${fila.leido}"?`;
    return { pregunta, partes: [{ fuerte: fila.leido, sigue: sigueOf(fila) }] };
  },
  remove: async (id) => {
    await contactos.remove(id);
    return undefined;
  },
};
