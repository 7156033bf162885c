/**
 * Fault: the clock is five years wrong when the site starts and is corrected while it runs. An hour of site time passes
 * in 30 s.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openRawConnection } from "../../../app/services/db/own.server";
import { contacto } from "../lib/contacto";
import type { Fault } from "../lib/types";
import { inWorld, type World } from "../lib/world";

const SPEED = 120;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FIVE_YEARS = 5 * 366 * 24 * HOUR;
/** Time without deletions after a start or a clock correction (10 min), plus the longest interval of a job after it. */
const SETTLED = 10 * MINUTE + 5 * MINUTE + 3 * MINUTE;

/** The site's clock, which the site reads from a file. */
function otherClock(folder: string) {
  const path = join(folder, "clock.json");
  const since = Date.now();
  const set = (offset: number) => writeFileSync(path, JSON.stringify({ since, speed: SPEED, offset }));
  set(0);
  return {
    set,
    env: { OTHER_CLOCK: path, NODE_OPTIONS: `--import=${resolve("tests/support/fakes/other-clock.mjs")}` },
    /** The correct time, at the site's speed. */
    moment: (ms = 0) => new Date(since + (Date.now() - since) * SPEED + ms).toISOString(),
    pass: (ms: number) => pause(ms / SPEED),
  };
}
type Clock = ReturnType<typeof otherClock>;

/** Creates rows that must stay, and one expired row of each kind. */
async function furnish(world: World, clock: Clock): Promise<void> {
  for (let n = 0; n < 4; n += 1) await world.visitor(n).post("/contacto", contacto(`Antes ${n}`));
  const own = await openRawConnection(world.databaseUrl);
  const old = "UPDATE mensajes_contacto SET created_at = ? WHERE asunto = ?";
  await own.run(old, [clock.moment(-20 * 31 * 24 * HOUR), "Antes 0"]);
  await own.run(old, [clock.moment(-30 * 31 * 24 * HOUR), "Antes 1"]);
  const draft = "INSERT INTO borradores (clave, admin_user_id, campos, vence_at) VALUES (?, 1, '[]', ?)";
  await own.run(draft, ["vigente", clock.moment(20 * HOUR)]);
  await own.run(draft, ["vencido", clock.moment(-HOUR)]);
  const kept = "INSERT INTO importaciones (clave, admin_user_id, archivo, filas, plan, huella, vence_at)";
  await own.run(`${kept} VALUES ('vigente', 1, '', '[]', '[]', '', ?)`, [clock.moment(20 * HOUR)]);
  await own.run(
    "INSERT INTO medios (clave, nombre, mime, bytes, sha256, created_at) VALUES ('imagenes-sitio/vigente.png', '', 'image/png', 1, '', ?)",
    [clock.moment()],
  );
  await own.close();
  mkdirSync(join(world.site.dataDir, "media", "imagenes-sitio"), { recursive: true });
  writeFileSync(join(world.site.dataDir, "media", "imagenes-sitio", "vigente.png"), "x");
}

const LASTING = `(SELECT count(*) FROM mensajes_contacto WHERE asunto <> 'Antes 1') + (SELECT count(*) FROM admin_sessions)
  + (SELECT count(*) FROM borradores WHERE clave = 'vigente') + (SELECT count(*) FROM importaciones)
  + (SELECT count(*) FROM medios WHERE clave = 'imagenes-sitio/vigente.png')`;
const OVER = `(SELECT count(*) FROM mensajes_contacto WHERE asunto = 'Antes 1') + (SELECT count(*) FROM borradores WHERE clave = 'vencido')`;

/** Sets job leases and backup work to end years ahead, as an older version of the site could leave them. */
async function giveAway(world: World, clock: Clock): Promise<void> {
  const own = await openRawConnection(world.databaseUrl);
  await own.run("UPDATE limites SET vence_at = ? WHERE clave LIKE 'tarea:%'", [clock.moment(FIVE_YEARS)]);
  await own.run("UPDATE backup_trabajo SET estado = 'corriendo', latido_at = ?", [clock.moment(FIVE_YEARS)]);
  await own.close();
}

/**
 * Starts the site with a wrong clock and then corrects it. Returns how many rows were deleted that must stay, and how
 * many jobs did not run in their interval.
 */
async function wrongStart(world: World, clock: Clock, offset: number, say: (line: string) => void) {
  const name = offset > 0 ? "ahead" : "behind";
  const lasting = await world.count(`SELECT ${LASTING}`);
  const over = await world.count(`SELECT ${OVER}`);
  await world.site.kill("SIGKILL");
  clock.set(offset);
  await world.site.start();
  const sent = await world.visitor(90).post("/contacto", { ...contacto(`Con el reloj ${name}`), persona: "on" });
  await clock.pass(SETTLED);
  const meanwhile = lasting + 1 - (await world.count(`SELECT ${LASTING}`));
  const tooSoon = over - (await world.count(`SELECT ${OVER}`));
  say(`five years ${name}: ${meanwhile + tooSoon} rows deleted; a message was answered with ${sent.status}`);
  await giveAway(world, clock);
  clock.set(0);
  const right = clock.moment();
  await clock.pass(SETTLED + MINUTE);
  const deleted = lasting + 1 - (await world.count(`SELECT ${LASTING}`));
  const jobs = ["tarea:limpieza", "tarea:archivos", "tarea:barrido"];
  const done = await world.rows(
    `SELECT clave FROM limites WHERE updated_at > '${right}' AND vence_at < '${clock.moment(6 * HOUR)}'`,
  );
  const late = jobs.filter((job) => !done.some(({ clave }) => clave === job));
  if (await world.count("SELECT count(*) FROM outbox WHERE tipo = 'correo' AND estado <> 'enviada'")) late.push("mail");
  if (!(await world.count(`SELECT count(*) FROM backups WHERE created_at > '${right}'`))) late.push("backup");
  if (await world.count(`SELECT ${OVER}`)) late.push("what is over");
  say(`right again: ${deleted} rows deleted; not done in their term: ${late.join(", ") || "none"}`);
  return { deleted: meanwhile + tooSoon + deleted, late: late.length };
}

export const reloj: Fault = {
  name: "reloj",
  what: "a clock five years ahead at a start, then right; five years behind, then right",
  goal: "0 rows deleted that last, every job runs within its next term",
  async run(_times, say, database) {
    const folder = join(process.env.TMPDIR ?? "/tmp", `ged-reloj-${process.pid}-${database}`);
    mkdirSync(folder, { recursive: true });
    const clock = otherClock(folder);
    return inWorld(database, { env: { ...clock.env, BACKUP_EVERY: "15m" } }, async (world) => {
      await furnish(world, clock);
      await world.admin();
      await clock.pass(MINUTE);
      const ahead = await wrongStart(world, clock, FIVE_YEARS, say);
      const behind = await wrongStart(world, clock, -FIVE_YEARS, say);
      const [deleted, late] = [ahead.deleted + behind.deleted, ahead.late + behind.late];
      const figure = `${deleted} rows deleted that last, ${late} jobs not done in their term`;
      return { figure, ok: deleted === 0 && late === 0 };
    });
  },
};
