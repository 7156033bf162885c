import type { z } from "zod";
import { db, type Tx, type Writing } from "~/services/db/client.server";
import { changeContent } from "./change.server";
import type { Definition, Table } from "./definition";
import { entity } from "./entity.server";
import { once } from "./forms.server";
import { newestFirst } from "./order";
import { reader } from "./unit.server";

interface Row {
  id: number;
  revision: number;
}
interface SingleTable<S, R extends Row> extends Table<S, R> {
  findFirst(args: { orderBy: { created_at?: "desc"; id?: "desc" }[] }): PromiseLike<R | null>;
}

/** An entity with a single row: the newest row counts, and saving creates a missing one (DEC 31). */
export function singleton<Z extends z.ZodObject, R extends Row>(
  definition: Omit<Definition<Z, z.output<Z>, R>, "table"> & {
    table: (tx: Writing) => SingleTable<z.output<Z>, R>;
  },
) {
  const rows = entity<Z, R>(definition);
  async function newest(tx: Tx): Promise<R | null> {
    return definition.table(reader(tx)).findFirst({ orderBy: [...newestFirst] });
  }
  return {
    ...rows,
    get: async () => newest(db),
    /** Saves it once per form. Throws Conflict when somebody else saved, or created, it first. */
    save: async (revision: number, value: z.output<Z>, form: string | null) =>
      changeContent(async (tx) =>
        once(tx, { name: definition.name, form }, async () => {
          const row = await newest(tx);
          if (!row) return rows.insert(tx, value);
          await rows.overwrite(tx, row.id, revision, value);
          return row.id;
        }),
      ),
  };
}
