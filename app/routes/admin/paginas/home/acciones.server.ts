import type { z } from "zod";
import {
  type Answer,
  recordId,
  redirectWithToast,
  type Row,
  rowAction,
  saveForm,
  saveRowForm,
} from "~/admin/form/form.server";
import { saidOf } from "~/admin/form/rows.server";
import { savedHref } from "~/ui/form/stacked-address";
import { ContactoNuevoSchema, ContactoSchema, EnlaceSchema } from "~/domain/paginas/schemas/footer";
import { contactos, enlaces } from "~/domain/paginas/footer.server";
import { banner, bloqueCategorias, footerContenido, homeCta } from "~/domain/paginas/home-blocks.server";
import { MenuItemSchema } from "~/domain/paginas/schemas/menu";
import { menuItems } from "~/domain/paginas/menu.server";
import type { Created } from "~/domain/kernel/forms.server";
import type { Move } from "~/domain/kernel/order.server";
import type { Failure } from "~/domain/kernel/words";

type Action = (request: Request, url: URL, id: string | undefined) => Promise<Answer>;

async function saved(url: URL, name: string, said: [string, string?], close?: string) {
  return redirectWithToast(savedHref(url, name, close), ...said);
}

/** Action for the row buttons of a table: the switch, up and down. `fila` is the prefix of each row's element id. */
function rowButtons(
  name: string,
  fila: string,
  done: string,
  failure: Failure,
  rows: {
    set: (id: number, revision: number, data: { activo: boolean }) => Promise<unknown>;
    move: (move: Move) => Promise<void>;
  },
): Action {
  return async (request, url) => {
    const to = async (id: number, revision: number, activo: boolean) => {
      await rows.set(id, revision, { activo });
      return { titulo: done };
    };
    const handlers = {
      activar: ({ id, revision }: Row) => to(id, revision, true),
      desactivar: ({ id, revision }: Row) => to(id, revision, false),
      mover: async (row: Row) => {
        await rows.move(row);
        return { titulo: "Orden actualizado" };
      },
    };
    return rowAction(request, new URL(savedHref(url, name), url), failure, handlers, (id) => `${fila}-${id}`);
  };
}

interface Bloque<Z extends z.ZodObject> {
  schema: Z;
  save: (revision: number, value: z.output<Z>, form: string | null) => Promise<Created>;
}

/** Action that saves a block of which there is one. */
function bloque<Z extends z.ZodObject>(
  name: string,
  { schema, save }: Bloque<Z>,
  failure: string,
  ...said: [string, string?]
): Action {
  return async (request, url) =>
    saveForm(request, schema, failure, async (value, revision, form) =>
      saved(url, name, saidOf(await save(revision, value, form), ...said)),
    );
}

const enlaceActualizado = ["Enlace actualizado correctamente", "No se pudo actualizar el enlace"] as const;
const contactoActualizado = [
  "Información de contacto actualizada correctamente",
  "No se pudo actualizar la información de contacto",
] as const;

/** The action of each editor on the screen, by its name in the address (ADM §8 for the texts). */
const acciones: Record<string, Action> = {
  banner: bloque("banner", banner, "Error al actualizar el banner", "Banner actualizado correctamente"),
  elemento: async (request, url) =>
    saveForm(request, MenuItemSchema, "Error al crear el elemento del menú", async (value, _, form) => {
      await menuItems.create(value, { form });
      return saved(url, "menu", ["Elemento del menú creado"], "elemento");
    }),
  menu: async (request, url, id) => {
    const row = recordId(id);
    const failure = "Error al actualizar el elemento del menú";
    const get = () => menuItems.get(row);
    return saveRowForm(request, { schema: MenuItemSchema, failure, get }, async (value, revision, form) => {
      const result = await menuItems.update(row, revision, value, { form });
      return saved(url, `menu-${id}`, saidOf(result, "Elemento del menú actualizado"));
    });
  },
  orden: async (request, url) =>
    rowAction(
      request,
      new URL(savedHref(url, "menu"), url),
      "Error al reordenar el menú",
      {
        mover: async (row) => {
          await menuItems.move(row);
          return { titulo: "Orden del menú actualizado" };
        },
      },
      (id) => `menu-${id}`,
    ),
  categorias: bloque(
    "categorias",
    bloqueCategorias,
    "Error al actualizar el bloque de categorías",
    "Bloque de categorías actualizado",
  ),
  cta: bloque("cta", homeCta, "Error al actualizar el llamado a la acción", "Llamado a la acción actualizado"),
  footer: bloque(
    "footer",
    footerContenido,
    "No se pudo actualizar el contenido del footer",
    "Éxito",
    "Contenido del footer actualizado correctamente",
  ),
  enlace: async (request, url, id) => {
    if (!id)
      return saveForm(request, EnlaceSchema, "No se pudo crear el enlace", async (value, _, form) => {
        await enlaces.create(value, { form });
        return saved(url, "enlaces", ["Enlace creado correctamente"], "enlace");
      });
    const [row, failure] = [recordId(id), enlaceActualizado[1]];
    const get = () => enlaces.get(row);
    return saveRowForm(request, { schema: EnlaceSchema, failure, get }, async (value, revision, form) => {
      const result = await enlaces.update(row, revision, value, { form });
      return saved(url, "enlaces", saidOf(result, enlaceActualizado[0]), "enlace");
    });
  },
  enlaces: rowButtons("enlaces", "fila-enlace", ...enlaceActualizado, enlaces),
  contacto: async (request, url, id) => {
    if (!id) {
      const noCreado = "No se pudo crear la información de contacto";
      return saveForm(request, ContactoNuevoSchema, noCreado, async (value, _, form) => {
        await contactos.create(value, { form });
        return saved(url, "contactos", ["Información de contacto creada correctamente"], "contacto");
      });
    }
    const [row, failure] = [recordId(id), contactoActualizado[1]];
    const get = () => contactos.get(row);
    return saveRowForm(request, { schema: ContactoSchema, failure, get }, async ({ valor }, revision, form) => {
      const result = await contactos.update(row, revision, { valor }, { form });
      return saved(url, "contactos", saidOf(result, contactoActualizado[0]), "contacto");
    });
  },
  contactos: rowButtons("contactos", "contacto", ...contactoActualizado, contactos),
};

/** The action of an editor by its name, such as "menu-3" or "banner"; null for an unknown name. */
export function accionDe(name: string): ((request: Request, url: URL) => Promise<Answer>) | null {
  const [, clave = "", id] = /^([a-z]+)(?:-([1-9]\d{0,8}))?$/.exec(name) ?? [];
  const accion = Object.hasOwn(acciones, clave) ? acciones[clave] : undefined;
  return accion ? (request, url) => accion(request, url, id) : null;
}
