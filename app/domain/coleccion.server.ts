import { db, type Tx } from "~/services/db/client.server";
import type { readers } from "./auditadas.server";
import { track, trackNew } from "./auditoria.server";
import { changeContent } from "./contenido.server";
import { Conflict, NotFound } from "./refusal";

/** A row that can be edited. */
type Saved = { id: number; revision: number } & Record<string, unknown>;

/** What the audit trail calls it. */
type Entidad = keyof typeof readers;

/** What every table of editable rows can do. */
interface Table<V, R extends Saved> {
  updateMany(args: {
    where: { id: number; revision: number };
    data: V & { revision: { increment: number } };
  }): PromiseLike<{ count: number }>;
  findUnique(args: { where: { id: number } }): PromiseLike<R | null>;
}
interface ListTable<V, R extends Saved> extends Table<V, R> {
  create(args: { data: V }): PromiseLike<{ id: number }>;
  findMany(args: { orderBy: { orden?: "asc"; id?: "asc" }[] }): PromiseLike<R[]>;
  deleteMany(args: { where: { id: number } }): PromiseLike<{ count: number }>;
}
interface SingleTable<V, R extends Saved> extends Table<V, R> {
  create(args: { data: V }): PromiseLike<{ id: number }>;
  findFirst(args: { orderBy: { created_at?: "desc"; id?: "desc" }[] }): PromiseLike<R | null>;
}

/** Saves over the row that is still at `revision`. Throws NotFound, or Conflict with what somebody else saved. */
export async function overwrite<V extends object, R extends Saved>(
  tx: Tx,
  entidad: Entidad,
  table: Table<V, R>,
  { id, revision }: { id: number; revision: number },
  value: V,
): Promise<void> {
  await track(tx, entidad, id);
  const { count } = await table.updateMany({ where: { id, revision }, data: { ...value, revision: { increment: 1 } } });
  if (count > 0) return;
  const current = await table.findUnique({ where: { id } });
  throw current ? new Conflict(current) : new NotFound();
}

/** The verbs of an entity whose rows are stored as they are typed, in the order of `orden`; all change public content. */
export function collection<V extends object, R extends Saved>(entidad: Entidad, of: (tx: Tx) => ListTable<V, R>) {
  return {
    list: async (tx: Tx = db) => of(tx).findMany({ orderBy: [{ orden: "asc" }, { id: "asc" }] }),
    get: async (id: number) => of(db).findUnique({ where: { id } }),
    create: async (value: V) =>
      changeContent(async (tx) => {
        const { id } = await of(tx).create({ data: value });
        trackNew(tx, entidad, id);
      }),
    /** Throws NotFound or Conflict. */
    update: async (id: number, revision: number, value: V) =>
      changeContent(async (tx) => overwrite(tx, entidad, of(tx), { id, revision }, value)),
    /** Throws NotFound. */
    remove: async (id: number) =>
      changeContent(async (tx) => {
        await track(tx, entidad, id);
        const { count } = await of(tx).deleteMany({ where: { id } });
        if (count === 0) throw new NotFound();
      }),
  };
}

/** The verbs of a text there is one of: the newest row counts, a missing one is created by saving (decision 31). */
export function singleton<V extends object, R extends Saved>(entidad: Entidad, of: (tx: Tx) => SingleTable<V, R>) {
  const newest = async (tx: Tx) => of(tx).findFirst({ orderBy: [{ created_at: "desc" }, { id: "desc" }] });
  return {
    get: async () => newest(db),
    /** Throws Conflict when somebody else saved, or created, it first. */
    save: async (revision: number, value: V) =>
      changeContent(async (tx) => {
        const row = await newest(tx);
        if (row) return overwrite(tx, entidad, of(tx), { id: row.id, revision }, value);
        const { id } = await of(tx).create({ data: value });
        trackNew(tx, entidad, id);
      }),
  };
}
