/** Fault: kill -9 under eight writers; nothing reported as saved is lost or doubled. */
import { setTimeout as pause } from "node:timers/promises";
import { sqlitePath } from "../../../app/services/env/env.server";
import type { Client } from "../lib/client";
import { contacto } from "../lib/contacto";
import type { Fault } from "../lib/types";
import { inWorld, type World } from "../lib/world";

const WRITERS = 8;
const READY_MS = 3_000;

interface Ledger {
  told: Set<string>;
  tried: Set<string>;
}

/** Half of the writers are visitors who send messages, half are staff who create benefits. */
async function write(world: World, staff: Client, writer: number, ledger: Ledger, going: () => boolean): Promise<void> {
  const admin = writer % 2 === 0 ? staff : null;
  for (let n = 0; going(); n += 1) {
    const name = `Muerte ${writer}-${n}`;
    ledger.tried.add(name);
    const answer = admin
      ? admin.post("/admin/beneficios/nuevo", { icono: "★", titulo: name, descripcion: "x", orden: "1", revision: "0" })
      : world.visitor(writer * 100_000 + n).post("/contacto", contacto(name));
    const status = await answer.then((one) => one.status).catch(() => 0);
    if (status === 303) ledger.told.add(name);
    if (status === 0) await pause(50);
  }
}

async function integrity({ rows, databaseUrl }: World): Promise<boolean> {
  if (sqlitePath(databaseUrl) === null) return true;
  const [row] = await rows("PRAGMA integrity_check");
  return row?.integrity_check === "ok";
}

async function stored({ rows }: World): Promise<string[]> {
  const messages = await rows("SELECT asunto AS nombre FROM mensajes_contacto");
  const benefits = await rows("SELECT titulo AS nombre FROM beneficios_home WHERE titulo LIKE 'Muerte%'");
  return [...messages, ...benefits].map(({ nombre }) => String(nombre));
}

export const matar: Fault = {
  name: "matar",
  what: `kill -9 of the server under ${WRITERS} writers`,
  goal: "0 acknowledged writes lost or doubled, integrity ok each time, ready again ≤ 3 s",
  full: 200,
  run: (times = 8, say, database) =>
    inWorld(database, {}, async (world) => {
      const ledger: Ledger = { told: new Set(), tried: new Set() };
      let going = true;
      const staff = await world.admin();
      const writers = Array.from({ length: WRITERS }, (_, writer) => write(world, staff, writer, ledger, () => going));
      let slowest = 0;
      let broken = 0;
      for (let killed = 1; killed <= times; killed += 1) {
        await pause(300 + ((killed * 137) % 400));
        await world.site.kill("SIGKILL");
        if (!(await integrity(world))) broken += 1;
        const began = Date.now();
        await world.site.start();
        slowest = Math.max(slowest, Date.now() - began);
        if (killed % 20 === 0) say(`killed ${killed} of ${times}, ${ledger.told.size} writes told as saved`);
      }
      going = false;
      await Promise.all(writers);
      const all = await stored(world);
      const present = new Set(all);
      const lost = [...ledger.told].filter((name) => !present.has(name)).length;
      const doubled = all.length - present.size;
      const figure = `${times} kills, ${ledger.told.size} writes told as saved, ${lost} lost, ${doubled} doubled, ${broken} times broken, ready again in ${(slowest / 1000).toFixed(1)} s at most`;
      return { figure, ok: lost + doubled + broken === 0 && ledger.told.size > 0 && slowest <= READY_MS };
    }),
};
