/** Fault: another process holds the database's write lock for 3 s and for 30 s. */
import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { sqlitePath } from "../../../app/services/env/env.server";
import { judge, nothingSeen, readOne, recovery, writeOne } from "./probe";
import type { Fault } from "../lib/types";
import { inWorld } from "../lib/world";

const WRITERS = 6;
const READERS = 4;

/** Takes the write lock; the returned function releases it. */
async function lock(url: string): Promise<() => Promise<void>> {
  const file = sqlitePath(url);
  if (file !== null) {
    const database = new Sqlite(file, { timeout: 5_000 });
    database.exec("BEGIN IMMEDIATE");
    return async () => {
      database.exec("COMMIT");
      database.close();
      await Promise.resolve();
    };
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("BEGIN");
  await client.query("LOCK TABLE mensajes_contacto, beneficios_home, contenido_version, limites IN EXCLUSIVE MODE");
  return async () => {
    await client.query("COMMIT");
    await client.end();
  };
}

export const bloqueada: Fault = {
  name: "base-bloqueada",
  what: "another process holds the lock for 3 s, then for 30 s (`--times`: so many seconds), while people read and save",
  goal: "0 false successes, reads 200, typed text kept, 0 hung, saving again ≤ 5 s",
  run: (times, say, database) =>
    inWorld(database, { demo: true }, async (world) => {
      const admin = await world.admin();
      const seen = nothingSeen();
      let serial = 0;
      let recovered: number | null = 0;
      for (const seconds of [3, times ?? 30]) {
        const release = await lock(world.databaseUrl);
        const end = Date.now() + seconds * 1000;
        const going = () => Date.now() < end;
        const write = async () => {
          while (going()) await writeOne(seen, world, admin, (serial += 1));
        };
        const read = async () => {
          for (let n = 0; going(); n += 1) {
            await readOne(seen, admin, n);
            await pause(50);
          }
        };
        const all = [...Array.from({ length: WRITERS }, write), ...Array.from({ length: READERS }, read)];
        while (going()) await pause(50);
        await release();
        const again = await recovery(world, admin, 10_000 * seconds);
        recovered = again === null || recovered === null ? null : Math.max(again, recovered);
        await Promise.all(all);
        say(`locked for ${seconds} s: ${seen.saved.length} saved, ${seen.refused} refused, ${seen.reads} reads`);
      }
      for (const bad of new Set(seen.badReads)) say(bad);
      return judge(world, seen, recovered);
    }),
};
