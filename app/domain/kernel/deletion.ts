import type { Failure, Words } from "./words";

/**
 * One paragraph of a confirmation: plain text, a note, a warning, a text with a bold start, or a list of names and
 * values.
 */
export type Part =
  | string
  | { nota: string }
  | { aviso: string }
  | { fuerte: string; sigue: string }
  | { datos: readonly { nombre: string; valor: string; como?: "codigo" | "visible" | "oculto" }[] };

/** What prevents a deletion. */
interface Blocker {
  titulo: string;
  texto: string;
  /** The rows it could be moved to (DEC 5); none where it goes away by itself. */
  mover?: {
    label: string;
    submit: string;
    groups: readonly { label: string | null; destinos: readonly { id: number; nombre: string }[] }[];
  };
}

/** The content of a confirmation: the question, what is deleted with the row, and what prevents the deletion. */
export interface Asked {
  pregunta: string;
  partes: readonly Part[];
  /** Which one is asked about, where another may have taken its place when the answer comes. */
  visto?: string;
  estorba?: Blocker | false;
}

/** How the rows of a list are deleted: the question, the consequences, and what can be done instead. */
export interface Deletion {
  /** The confirmation of a row stands at `path/:id/eliminar`. */
  path: string;
  /** Address of the list, when it is not `path`: one for all rows, or that of the row's owner. */
  list?: string | ((id: number) => string);
  listName: string;
  /** Name of the entity in the history; null when a deletion leaves no line there. */
  entidad: string | null;
  /** Title of the screen and label of its button: "Eliminar beneficio". */
  titulo: string;
  /** The confirmation of a row; null when there is no such row. */
  ask: (id: number) => Promise<Asked | null>;
  /** Title of the toast after the deletion: "Beneficio eliminado". */
  eliminado: string;
  /**
   * Deletes the row; returns the text of the toast, if it has one. Throws NotFound, Conflict when it is not the one that
   * was asked about (`visto`), and Refusal when something prevents the deletion.
   */
  remove: (id: number, visto: string) => Promise<string | undefined>;
  /**
   * Moves what prevents the deletion to another row. Returns the toast, or null when there was nothing to move; `to` is
   * where to go on, when the row is gone with it. Throws NotFound and FieldRefusal.
   */
  move?: (id: number, destino: number) => Promise<{ titulo: string; texto: string; to?: string } | null>;
  failure: Failure;
}

/** The texts of a deletion that are the same whatever else it does. */
export function deletionTexts({ path, textos, nombres, lista }: Words, entidad: string) {
  return {
    ...{ path, titulo: nombres.eliminar, listName: lista.titulo, entidad },
    ...{ eliminado: textos.eliminado, failure: textos.noEliminado },
  };
}

/** What can be done with so many rows that prevent a deletion: "Muévalas a otra marca o elimínelas antes." */
export function moveFirst(pronombre: "lo" | "la", count: number, donde: string): string {
  const them = count === 1 ? pronombre : `${pronombre}s`;
  return `Muéva${them} a ${donde} o elimíne${them} antes.`;
}

/** Whether visitors see a row, as far as its own columns say. */
function isShown(row: object): boolean {
  return !("activo" in row && row.activo === false) && !("visible" in row && row.visible === false);
}

/** The deletion of an entity's rows, where nothing else is deleted or moved with them. */
export function deletionOf<R extends object>(
  words: Words,
  { name, get, remove }: { name: string; get: (id: number) => Promise<R | null>; remove: (id: number) => Promise<R> },
  title: (row: R) => string,
): Deletion {
  return {
    ...deletionTexts(words, name),
    ask: async (id) => {
      const row = await get(id);
      return (
        row && {
          pregunta: words.textos.pregunta(title(row)),
          partes: [isShown(row) ? `${words.deja} ${words.pierde}`.trim() : words.pierde],
        }
      );
    },
    remove: async (id) => {
      await remove(id);
      return undefined;
    },
  };
}
