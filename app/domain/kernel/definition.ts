import type { z } from "zod";
import type { Tx, Writing } from "~/services/db/client.server";
import type { Words } from "./words";

/** A row of an entity; those that are only put in and taken out have no `revision`. */
export interface Saved {
  id: number;
  revision?: number;
  orden?: number;
  /** The one file it names itself. */
  medio_id?: number | null;
}
type Place = { orden?: "asc"; id?: "asc" };

/** What the kernel asks of a table; `S`: the columns that are written, `R`: the row that is read. */
export interface Table<S, R extends Saved> {
  create(args: { data: S }): PromiseLike<{ id: number }>;
  updateMany(args: {
    where: { id: number | { in: number[] }; revision?: number };
    data: Partial<S> & { revision: { increment: number } };
  }): PromiseLike<{ count: number }>;
  findUnique(args: { where: { id: number } }): PromiseLike<R | null>;
  findMany(args: { where?: { id: { in: number[] } }; orderBy?: Place[] }): PromiseLike<R[]>;
  deleteMany(args: { where: { id: number } }): PromiseLike<{ count: number }>;
}

/** A file of a form, in its place, with its text. */
export interface EditedFile {
  id: number;
  alt: string;
}

/** How the files of an entity belong to its rows. */
export interface Media {
  /** The files a row has, in their order. */
  of: (tx: Tx, row: Saved) => Promise<(EditedFile & { nombre: string })[]>;
  /** Writes what stands beside the row: their order, their texts. */
  write: (tx: Tx, id: number, files: readonly EditedFile[]) => Promise<void>;
  /** Lets go of files; those that nothing else refers to are deleted after the commit. */
  release: (tx: Tx, ids: readonly number[]) => Promise<void>;
}

/** Where a value goes: the row it is saved over (null: a new one), the place of a new row, and its files. */
export interface At<R> {
  before: R | null;
  place: number;
  files: readonly EditedFile[];
}

/** What was written; `before` is null for a new row. */
interface Done<V, S, R> {
  id: number;
  value: V;
  stored: S;
  before: R | null;
}

export interface Definition<
  N extends string,
  T extends string,
  Z extends z.ZodObject,
  S extends object,
  R extends Saved,
> {
  /** In the history, and in addresses. */
  name: N;
  /** What staff call one row: "Beneficio". */
  one: string;
  /** Its table in a backup, and what staff call the rows there: "Beneficios". None: no backup holds it. */
  stored?: { table: T; title: string };
  /** What its form takes, or is put in without one; the field is the column. */
  schema: Z;
  table: (tx: Writing) => Table<NoInfer<S>, R>;
  /** What staff know a row by. */
  title: (row: R) => string;
  /** The texts a search of the whole list looks into. */
  search?: (row: R) => readonly string[];
  /**
   * Rows have a place, `orden`. `typed`: the editor shows it, so a move is a change like any other. `append`: a new row
   * goes to the end, whatever was typed; `most`: as long as there are fewer.
   */
  ordered?: { typed?: boolean; append?: boolean; most?: { rows: number; full: string } };
  /** False: no visitor sees it, and no kept page depends on it. */
  public?: boolean;
  /** The columns that are stored for a value; throws FieldRefusal. Without it they are the value's own. */
  derive?: (tx: Tx, value: z.output<Z>, at: At<R>) => S | Promise<S>;
  /** The rows as the history remembers them, where that is not column by column. */
  snapshot?: (tx: Tx, ids: number[]) => PromiseLike<({ id: number } & Record<string, unknown>)[]>;
  /** What a Conflict tells of the row somebody else saved; all of it unless told. */
  shown?: (row: R) => Record<string, unknown>;
  media?: Media;
  /** The columns of a row whose own file is taken away. */
  fileless?: (row: R) => Partial<S>;
  /** What its screens say; from them comes the confirmation before a deletion. */
  words?: Words;
  /** After a row was written, in the same transaction. */
  saved?: (tx: Tx, done: Done<z.output<Z>, S, R>) => Promise<void>;
  /** Throws Refusal where a row cannot go, NotFound where it is none of these. */
  beforeRemove?: (tx: Tx, row: R) => Promise<void> | void;
}
