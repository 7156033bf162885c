import type { Failure, Words } from "./words";

/** What a confirmation tells of a row, one below the other: a text, or one that is set apart. */
export type Part =
  | string
  | { nota: string }
  | { aviso: string }
  | { fuerte: string; sigue: string }
  | { datos: readonly { nombre: string; valor: string; como?: "codigo" | "visible" | "oculto" }[] };

/** A deletion that cannot be yet: what stands in the way, and where it could be moved (decision 5). */
export interface InTheWay {
  titulo: string;
  texto: string;
  label: string;
  submit: string;
  groups: readonly { label: string | null; destinos: readonly { id: number; nombre: string }[] }[];
}

/** What is asked before a row goes, and what goes with it. */
export interface Asked {
  pregunta: string;
  partes: readonly Part[];
  estorba?: InTheWay | false;
}

/** How the rows of a list are deleted: the question, what is told, and what could be done instead. */
export interface Deletion {
  /** The confirmation of a row stands at `path/:id/eliminar`. */
  path: string;
  /** Where the list is, when not at `path`. */
  list?: string;
  listName: string;
  /** "Eliminar beneficio": name of the screen and of its button. */
  titulo: string;
  /** Null: there is no such row. */
  ask: (id: number) => Promise<Asked | null>;
  /** What is told once a row is gone: "Beneficio eliminado". */
  eliminado: string;
  /** Returns what else is told. Throws NotFound, and Refusal for what stands in the way. */
  remove: (id: number) => Promise<string | undefined>;
  /** Moves what stands in the way to another row. Throws NotFound and FieldRefusal. */
  move?: (id: number, destino: number) => Promise<{ titulo: string; texto: string }>;
  failure: Failure;
}

/** The confirmation of an entity whose rows go by themselves. */
export function deletionOf<R>(
  { path, textos, nombres, lista, pierde }: Words,
  { get, remove }: { get: (id: number) => Promise<R | null>; remove: (id: number) => Promise<R> },
  title: (row: R) => string,
): Deletion {
  return {
    ...{ path, titulo: nombres.eliminar, listName: lista.titulo },
    ...{ eliminado: textos.eliminado, failure: textos.noEliminado },
    ask: async (id) => {
      const row = await get(id);
      return row && { pregunta: textos.pregunta(title(row)), partes: [`${pierde} Esta acción no se puede deshacer.`] };
    },
    remove: async (id) => {
      await remove(id);
      return undefined;
    },
  };
}
