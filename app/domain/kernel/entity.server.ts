import type { z } from "zod";
import { db, type Tx, type Writing, writable } from "~/services/db/client.server";
import { placeBehind } from "../orden";
import { Conflict, NotFound, Refusal } from "../refusal";
import { holdsAll } from "../texto";
import { change, changeContent } from "./change.server";
import { track, trackNew } from "./history.server";
import { listHash, type Move, reorder } from "./order.server";
import type { Deletion } from "./deletion";
import { type Recorded, type Snapshot, unitOf, writer } from "./unit.server";
import type { Words } from "./words";

/** A row of an entity; those that are only put in and taken out have no `revision`. */
interface Saved {
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
interface At<R> {
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

/** One definition makes an entity: list, get, create, update, remove and move, with lock, history, files and order. */
export function entity<
  N extends string,
  T extends string,
  Z extends z.ZodObject,
  R extends Saved,
  S extends object = z.output<Z>,
>(definition: Definition<N, T, Z, S, R>) {
  type V = z.output<Z>;
  const { name, table, media, ordered, derive, title, search } = definition;
  const run = definition.public === false ? change : changeContent;
  const read = (tx: Tx) => table(tx === db ? writable : writer(tx));

  const recorded: Recorded = {
    name,
    async read(tx, ids): Promise<Snapshot[]> {
      const rows = await read(tx).findMany({ where: { id: { in: [...ids] } } });
      const fotos =
        definition.snapshot && new Map((await definition.snapshot(tx, [...ids])).map((row) => [row.id, row]));
      return rows.map((row) => ({ id: row.id, titulo: title(row), foto: { ...(fotos ? fotos.get(row.id) : row) } }));
    },
  };

  function rows(tx: Tx) {
    const unit = unitOf(tx);
    if (definition.public !== false && !unit.content) throw new Error(`${name} changes inside changeContent()`);
    return table(unit.tx);
  }

  async function conflict(tx: Tx, row: R): Promise<Conflict> {
    const files = await media?.of(tx, row);
    const archivos = files && { archivos: files.map(({ nombre }) => nombre).join(", ") };
    const shown = definition.shown?.(row) ?? Object.fromEntries(Object.entries(row));
    return new Conflict({ ...shown, ...archivos, revision: row.revision ?? 0 });
  }

  /** The row that is still at `revision`, watched from here on. Throws NotFound or Conflict. */
  async function hold(tx: Tx, id: number, revision: number): Promise<R> {
    const row = await rows(tx).findUnique({ where: { id } });
    if (!row) throw new NotFound();
    if (row.revision !== revision) throw await conflict(tx, row);
    await track(tx, recorded, [id]);
    return row;
  }

  /** Without `derive` the columns are the fields. */
  function isStored(_value: V | S): _value is S {
    return derive === undefined;
  }

  async function stores(tx: Tx, value: V, at: At<R>): Promise<S> {
    if (derive) return derive(tx, value, at);
    if (isStored(value)) return value;
    throw new Error(`${name} has no columns`);
  }

  async function store(tx: Tx, before: R, data: Partial<S>): Promise<void> {
    const { id, revision } = before;
    const { count } = await rows(tx).updateMany({
      where: { id, revision },
      data: { ...data, revision: { increment: 1 } },
    });
    if (count > 0) return;
    const current = await rows(tx).findUnique({ where: { id } });
    throw current ? await conflict(tx, current) : new NotFound();
  }

  async function giveFiles(tx: Tx, row: R, files: readonly EditedFile[]): Promise<void> {
    if (!media) return;
    const kept = new Set(files.map(({ id }) => id));
    const gone = (await media.of(tx, row)).filter(({ id }) => !kept.has(id));
    await media.write(tx, row.id, files);
    await media.release(
      tx,
      gone.map(({ id }) => id),
    );
  }

  async function all(tx: Tx): Promise<R[]> {
    return read(tx).findMany({ orderBy: ordered ? [{ orden: "asc" }, { id: "asc" }] : [{ id: "asc" }] });
  }

  async function placeOf(tx: Tx): Promise<number> {
    if (!ordered?.append) return 0;
    const there = await all(tx);
    if (ordered.most && there.length >= ordered.most.rows) throw new Refusal(ordered.most.full);
    return placeBehind(there.map(({ orden = 0 }) => ({ orden })));
  }

  const entity = {
    ...definition,
    recorded,
    /** The rows of a search in their order, what the whole list is known by, and the place behind the last. */
    async list(q = "", tx: Tx = db) {
      const there = await all(tx);
      const filas = there.filter((row) => !q || holdsAll(q, ...(search?.(row) ?? [])));
      return { filas, firma: listHash(there), siguiente: placeBehind(there.map(({ orden = 0 }) => ({ orden }))) };
    },
    async get(id: number): Promise<R | null> {
      return read(db).findUnique({ where: { id } });
    },
    /** Puts a row in as it is, inside a change; its id. */
    async insert(tx: Tx, data: S): Promise<number> {
      const { id } = await rows(tx).create({ data });
      trackNew(tx, recorded, id);
      return id;
    },
    /** Writes columns of the row that is still at `revision`, inside a change; the row before. Throws NotFound or Conflict. */
    async overwrite(tx: Tx, id: number, revision: number, data: Partial<S>): Promise<R> {
      const before = await hold(tx, id, revision);
      await store(tx, before, data);
      return before;
    },
    /** Writes columns of several rows, whatever their revision, inside a change. */
    async assign(tx: Tx, ids: readonly number[], data: Partial<S>): Promise<void> {
      await track(tx, recorded, ids);
      await rows(tx).updateMany({ where: { id: { in: [...ids] } }, data: { ...data, revision: { increment: 1 } } });
    },
    /** Takes a row out, inside a change; the row it was. Throws NotFound, and what `beforeRemove` does. */
    async erase(tx: Tx, id: number): Promise<R> {
      const row = await rows(tx).findUnique({ where: { id } });
      if (!row) throw new NotFound();
      await definition.beforeRemove?.(tx, row);
      await track(tx, recorded, [id]);
      const files = (await media?.of(tx, row)) ?? [];
      await media?.write(tx, id, []);
      const { count } = await rows(tx).deleteMany({ where: { id } });
      if (count === 0) throw new NotFound();
      await media?.release(
        tx,
        files.map((file) => file.id),
      );
      return row;
    },
    /** Creates a row, with its files in order; its id. Throws Refusal where there is room for no more, and FieldRefusal. */
    async create(value: V, files: readonly EditedFile[] = []): Promise<{ id: number }> {
      return run(async (tx) => {
        const place = await placeOf(tx);
        const stored = await stores(tx, value, { before: null, place, files });
        const id = await entity.insert(tx, ordered?.append ? { ...stored, orden: place } : stored);
        await media?.write(tx, id, files);
        await definition.saved?.(tx, { id, value, stored, before: null });
        return { id };
      });
    },
    /** Saves a row that is still at `revision`; a file it gives up goes. Throws NotFound, Conflict and FieldRefusal. */
    async update(id: number, revision: number, value: V, files: readonly EditedFile[] = []): Promise<void> {
      await run(async (tx) => {
        const before = await hold(tx, id, revision);
        const stored = await stores(tx, value, { before, place: before.orden ?? 0, files });
        await store(tx, before, stored);
        await giveFiles(tx, before, files);
        await definition.saved?.(tx, { id, value, stored, before });
      });
    },
    /** Saves some columns of a row that is still at `revision`; the row before. Throws NotFound or Conflict. */
    async set(id: number, revision: number, data: Partial<S>): Promise<R> {
      return run((tx) => entity.overwrite(tx, id, revision, data));
    },
    /** Takes one file from a row at once (ADM §4); the row's new revision. Throws NotFound or Conflict. */
    async removeFile(id: number, revision: number, file: number): Promise<number> {
      await run(async (tx) => {
        const before = await hold(tx, id, revision);
        const kept = ((await media?.of(tx, before)) ?? []).filter((one) => one.id !== file);
        await store(tx, before, definition.fileless?.(before) ?? {});
        await giveFiles(tx, before, kept);
      });
      return revision + 1;
    },
    /** Deletes a row, its files with it; the row it was. Throws NotFound, and Refusal for what stands in the way. */
    async remove(id: number): Promise<R> {
      return run((tx) => entity.erase(tx, id));
    },
    /** Moves a row inside what a search shows. Throws Refusal when the list is not the one that was seen any more. */
    async move(move: Move, q = ""): Promise<void> {
      await run(async (tx) => {
        const { filas } = await entity.list(q, tx);
        const list = { table: definition.stored?.table ?? name, recorded, typed: ordered?.typed ?? false };
        await reorder(tx, list, move, filas);
      });
    },
  };

  return { ...entity, deletion: definition.words ? deletionOf(definition.words, entity, title) : null };
}

/** The confirmation of an entity whose rows go by themselves. */
function deletionOf<R extends Saved>(
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
