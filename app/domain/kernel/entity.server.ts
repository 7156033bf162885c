import type { z } from "zod";
import { db, type Tx } from "~/services/db/client.server";
import { byOrden } from "./order";
import { Conflict, NotFound, Refusal } from "./refusal";
import { holdsAll } from "./text";
import { change, changeContent } from "./change.server";
import type { DeriveContext, Definition, EditedFile, EntityRow, Sending } from "./definition";
import { deletionOf } from "./deletion";
import { track, trackNew } from "./history.server";
import { listHash, type Move, placeBehind, reorder } from "./order.server";
import { namesText } from "./rows";
import { type Created, once } from "./forms.server";
import { type HistorySource, reader, type Snapshot, unitOf } from "./unit.server";

/**
 * Makes an entity of its definition: list, get, create, update, remove and move, with optimistic lock, history, files
 * and order.
 */
export function entity<Z extends z.ZodObject, R extends EntityRow, S extends object = z.output<Z>>(
  definition: Definition<Z, S, R>,
) {
  type V = z.output<Z>;
  const { name, table, media, ordered, derive, title, search } = definition;
  const run = definition.public === false ? change : changeContent;
  const read = (tx: Tx) => table(reader(tx));

  const recorded: HistorySource = {
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
    const archivos = files && { archivos: namesText(files) };
    const shown = (await definition.shown?.(row, tx)) ?? Object.fromEntries(Object.entries(row));
    const current = { ...shown, ...archivos, revision: row.revision ?? 0 };
    return new Conflict(current, { files });
  }

  /**
   * The row, if it is still at `revision`; the history records what changes in it from here on. Throws NotFound or
   * Conflict.
   */
  async function hold(tx: Tx, id: number, revision: number): Promise<R> {
    const row = await rows(tx).findUnique({ where: { id } });
    if (!row) throw new NotFound();
    if (row.revision !== revision) throw await conflict(tx, row);
    await track(tx, recorded, [id]);
    return row;
  }

  /** Without `derive` the columns are the value's fields. */
  function isStored(_value: V | S): _value is S {
    return derive === undefined;
  }

  async function columnsOf(tx: Tx, value: V, at: DeriveContext<R>): Promise<S> {
    if (derive) return derive(tx, value, at);
    if (isStored(value)) return value;
    throw new Error(`${name} has no columns`);
  }

  async function writeRow(tx: Tx, before: R, data: Partial<S>): Promise<void> {
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
    return read(tx).findMany({ orderBy: ordered ? [...byOrden] : [{ id: "asc" }] });
  }

  async function placeOf(tx: Tx): Promise<number> {
    if (!ordered?.append) return 0;
    const there = await all(tx);
    if (ordered.most && there.length >= ordered.most.rows) throw new Refusal(ordered.most.full);
    return placeBehind(there);
  }

  /** Runs a change once per form and row; `one` names the row, where there is one already. */
  async function changeOnce(form: string | null, one: string, work: (tx: Tx) => Promise<number>): Promise<Created> {
    return run(async (tx) => {
      const exists = async (id: number) => (await read(tx).findUnique({ where: { id } })) !== null;
      return once(tx, { name: name + one, form, exists }, () => work(tx));
    });
  }

  const made = {
    ...definition,
    recorded,
    /**
     * The rows that a search finds, in their order; `firma`, the list hash of all rows and these; `siguiente`, the
     * place after the last row.
     */
    async list(q = "", tx: Tx = db) {
      const there = await all(tx);
      const filas = there.filter((row) => !q || holdsAll(q, ...(search?.(row) ?? [])));
      return { filas, firma: listHash(there, filas), siguiente: placeBehind(there) };
    },
    async get(id: number): Promise<R | null> {
      return read(db).findUnique({ where: { id } });
    },
    // `insert`, `overwrite`, `assign` and `erase` work inside a change that is open; the others open one of their own.
    /** Inserts a row as it is, inside a change. Returns its id. */
    async insert(tx: Tx, data: S): Promise<number> {
      const { id } = await rows(tx).create({ data });
      trackNew(tx, recorded, id);
      return id;
    },
    /**
     * Writes columns of a row that is still at `revision`, inside a change. Returns the row before. Throws NotFound
     * or Conflict.
     */
    async overwrite(tx: Tx, id: number, revision: number, data: Partial<S>): Promise<R> {
      const before = await hold(tx, id, revision);
      await writeRow(tx, before, data);
      return before;
    },
    /** Writes columns of several rows inside a change, whatever their `revision`. */
    async assign(tx: Tx, ids: readonly number[], data: Partial<S>): Promise<void> {
      await track(tx, recorded, ids);
      await rows(tx).updateMany({ where: { id: { in: [...ids] } }, data: { ...data, revision: { increment: 1 } } });
    },
    /** Deletes a row inside a change. Returns the row. Throws NotFound, and what `beforeRemove` throws. */
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
    /**
     * Creates a row with its files in order, once per form. Throws FieldRefusal, and Refusal when the list is full.
     */
    async create(value: V, { files = [], form = null, wrong }: Sending = {}): Promise<Created> {
      return changeOnce(form, "", async (tx) => {
        if (wrong) throw wrong;
        const place = await placeOf(tx);
        const stored = await columnsOf(tx, value, { before: null, place, files });
        const id = await made.insert(tx, ordered?.append ? { ...stored, orden: place } : stored);
        await media?.write(tx, id, files);
        await definition.saved?.(tx, { id, value, stored, before: null });
        return id;
      });
    },
    /**
     * Saves a row that is still at `revision`, once per form; files it no longer has are deleted. Throws NotFound,
     * Conflict and FieldRefusal.
     */
    async update(
      id: number,
      revision: number,
      value: V,
      { files = [], form = null, wrong }: Sending = {},
    ): Promise<Created> {
      return changeOnce(form, `/${id}`, async (tx) => {
        const before = await hold(tx, id, revision);
        if (wrong) throw wrong;
        const stored = await columnsOf(tx, value, { before, place: before.orden ?? 0, files });
        await writeRow(tx, before, stored);
        await giveFiles(tx, before, files);
        await definition.saved?.(tx, { id, value, stored, before });
        return id;
      });
    },
    /**
     * Saves some columns of a row that is still at `revision`. Returns the row before. Throws NotFound or Conflict.
     */
    async set(id: number, revision: number, data: Partial<S>): Promise<R> {
      return run((tx) => made.overwrite(tx, id, revision, data));
    },
    /**
     * Gives a row more files inside a change, whatever its `revision`: behind those that it has, or `antes` of them.
     * Throws NotFound.
     */
    async addFiles(tx: Tx, id: number, files: readonly EditedFile[], { antes }: { antes: boolean }): Promise<void> {
      const row = await rows(tx).findUnique({ where: { id } });
      if (!row) throw new NotFound();
      await track(tx, recorded, [id]);
      const there = (await media?.of(tx, row)) ?? [];
      await writeRow(tx, row, {});
      await media?.write(tx, id, antes ? [...files, ...there] : [...there, ...files]);
    },
    /** Removes one file from a row at once (ADM §4). Returns the row's new revision. Throws NotFound or Conflict. */
    async removeFile(id: number, revision: number, file: number): Promise<number> {
      await run(async (tx) => {
        const before = await hold(tx, id, revision);
        const kept = ((await media?.of(tx, before)) ?? []).filter((one) => one.id !== file);
        await writeRow(tx, before, {});
        await giveFiles(tx, before, kept);
      });
      return revision + 1;
    },
    /** Deletes a row with its files. Returns the row. Throws NotFound, and Refusal when something prevents it. */
    async remove(id: number): Promise<R> {
      return run((tx) => made.erase(tx, id));
    },
    /**
     * Moves a row within the rows that a search shows. Throws Refusal when the list has changed since it was shown.
     */
    async move(move: Move, q = ""): Promise<void> {
      await run(async (tx) => {
        const { filas } = await made.list(q, tx);
        const list = { table: definition.stored?.table ?? name, recorded, typed: ordered?.typed ?? false };
        await reorder(tx, list, move, filas);
      });
    },
  };

  return { ...made, deletion: definition.words ? deletionOf(definition.words, made, title) : null };
}
