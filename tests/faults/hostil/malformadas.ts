/** Fault: malformed requests to all routes must be answered, never with a server error. */
import { appRoutes } from "../../support/site/routes";
import { Azar } from "../lib/azar";
import { deformed } from "./deforme";
import { exchange, isFault, statusOf } from "./cable";
import type { Fault } from "../lib/types";
import { inWorld, type World } from "../lib/world";

const SEED = 20_261_120;
const AT_ONCE = 24;

/** Addresses of all routes, without those that would end the test's own session. */
function paths(): string[] {
  const routes = appRoutes({ id: "1", categoria: "ferreteria", subcategoria: "pernos", producto: "perno" });
  const all = routes.map(({ path }) => path).filter((path) => path !== "" && !/logout|cuenta/.test(path));
  return [...new Set([...all, "/", "/assets/x.js", "/favicon.svg", "/healthz", "/readyz", "/media/a/b.png"])];
}

async function sendAll(world: World, total: number, say: (line: string) => void) {
  const origin = new URL(world.site.origin);
  const admin = await world.admin();
  const session = `Cookie: ${admin.cookies.header}`;
  const azar = new Azar(SEED);
  const statuses = new Map<string, number>();
  const bad: string[] = [];
  const all = paths();
  let sent = 0;
  const sender = async () => {
    while (sent < total) {
      sent += 1;
      if (sent % 10_000 === 0) say(`${sent} of ${total} sent, ${bad.length} bad answers`);
      const bytes = deformed(azar, all, origin, session);
      const answer = await exchange(origin, bytes);
      const status = statusOf(answer);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (isFault(answer)) bad.push(`${status}: ${bytes.toString("latin1").slice(0, 600)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  say(
    [...statuses]
      .sort()
      .map(([status, count]) => `${status} ${count}×`)
      .join(", "),
  );
  return { bad, sent };
}

export const malformadas: Fault = {
  name: "malformadas",
  what: "malformed requests from a seeded generator over all routes, signed in and not",
  goal: "0 answers 5xx, 0 exits, 0 stack traces shown",
  full: 100_000,
  run: (times = 1_500, say, database) =>
    inWorld(database, { demo: true }, async (world) => {
      const pid = world.site.pid();
      const { bad, sent } = await sendAll(world, times, say);
      for (const line of bad.slice(0, 12)) say(line.replace(/\r\n/g, "␍"));
      const alive = (await world.visitor(1).fetch("/healthz")).status === 200 && world.site.pid() === pid;
      const figure = `${sent} sent, ${bad.length} answers 5xx, with a stack trace or missing, ${alive ? 0 : 1} exits`;
      return { figure, ok: bad.length === 0 && alive };
    }),
};
