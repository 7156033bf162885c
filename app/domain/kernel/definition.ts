import type { z } from "zod";
import type { Tx, Writing } from "~/services/db/client.server";
import type { FieldRefusal } from "./refusal";
import type { Words } from "./words";

/** A row of an entity. Rows that are only inserted and deleted, never edited, have no `revision`. */
export interface EntityRow {
  id: number;
  revision?: number;
  orden?: number;
  /** The one file that the row refers to by a column of its own. */
  medio_id?: number | null;
}
type Place = { orden?: "asc"; id?: "asc" };

/** The part of a Prisma model that the kernel uses. `S`: the columns that are written; `R`: the row that is read. */
export interface Table<S, R extends EntityRow> {
  create(args: { data: S }): PromiseLike<{ id: number }>;
  updateMany(args: {
    where: { id: number | { in: number[] }; revision?: number };
    data: Partial<S> & { revision: { increment: number } };
  }): PromiseLike<{ count: number }>;
  findUnique(args: { where: { id: number } }): PromiseLike<R | null>;
  findMany(args: { where?: { id: { in: number[] } }; orderBy?: Place[] }): PromiseLike<R[]>;
  deleteMany(args: { where: { id: number } }): PromiseLike<{ count: number }>;
}

/** A file in an editor's form, with its alternative text; the array's order is the files' order. */
export interface EditedFile {
  id: number;
  alt: string;
}

/** What a row is saved with besides its values. */
export interface Sending {
  /** The row's files, in their order. */
  files?: readonly EditedFile[];
  /** Names what the form sends (`submissionOf`): the same is saved once. Null: every time. */
  form?: string | null;
  /** What is wrong with the form besides its values: thrown unless somebody else saved the row first. */
  wrong?: FieldRefusal;
}

/** How the files of an entity belong to its rows. */
export interface Media {
  /** The files of a row, in their order. */
  of: (tx: Tx, row: EntityRow) => Promise<(EditedFile & { nombre: string })[]>;
  /** Saves the order and the alternative texts of a row's files. */
  write: (tx: Tx, id: number, files: readonly EditedFile[]) => Promise<void>;
  /** Gives files up; those that nothing else refers to are deleted after the commit. */
  release: (tx: Tx, ids: readonly number[]) => Promise<void>;
}

/**
 * What `derive` knows about the row: its state before (null for a new row), its place in the list (`orden`), and its
 * files.
 */
export interface DeriveContext<R> {
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

export interface Definition<Z extends z.ZodObject, S extends object, R extends EntityRow> {
  /** The entity's name in the history and in addresses. */
  name: string;
  /** What staff call one row: "Beneficio". */
  one: string;
  /** Its table in a backup, and what staff call the rows there: "Beneficios". Without it no backup holds the rows. */
  stored?: { table: string; title: string };
  /**
   * Schema of its form, or of the values that `insert` gets where there is no form. A field has the name of its
   * column.
   */
  schema: Z;
  table: (tx: Writing) => Table<NoInfer<S>, R>;
  /** The text by which staff recognise a row. */
  title: (row: R) => string;
  /** The texts of a row that the list's search looks into. */
  search?: (row: R) => readonly string[];
  /**
   * Rows have a place, `orden`. `typed`: the editor shows it, so a move increments `revision` like any other change.
   * `append`: a new row goes to the end, whatever was typed. `most`: the largest number of rows, and the refusal once
   * it is reached.
   */
  ordered?: { typed?: boolean; append?: boolean; most?: { rows: number; full: string } };
  /** False: no visitor sees the rows, so no cached page depends on them and the content version stays. */
  public?: boolean;
  /**
   * Returns the columns that are stored for a value; throws FieldRefusal. Without it the columns are the value's
   * fields.
   */
  derive?: (tx: Tx, value: z.output<Z>, at: DeriveContext<R>) => S | Promise<S>;
  /** The rows as the history records them, where that is not column by column. */
  snapshot?: (tx: Tx, ids: number[]) => PromiseLike<({ id: number } & Record<string, unknown>)[]>;
  /** What a Conflict shows of the row that somebody else saved; without it, the whole row. */
  shown?: (row: R, tx: Tx) => Record<string, unknown> | Promise<Record<string, unknown>>;
  media?: Media;
  /** The texts of its screens; the confirmation before a deletion is made of them. */
  words?: Words;
  /** Runs after a row was created or saved, in the same transaction. */
  saved?: (tx: Tx, done: Done<z.output<Z>, S, R>) => Promise<void>;
  /**
   * Runs before a row is deleted. Throws Refusal when it may not be deleted, NotFound when it is not one of this
   * entity's.
   */
  beforeRemove?: (tx: Tx, row: R) => Promise<void> | void;
}
