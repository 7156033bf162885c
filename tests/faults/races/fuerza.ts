/**
 * Fault: 10,000 password guesses against two instances; few may reach the password check, and the owner signs in at
 * once.
 */
import type { Fault } from "../lib/types";
import { inWorld, staff, type World } from "../lib/world";

const ACCOUNTS = 5;
const AT_ONCE = 50;
const MOST_HASHES = 30;

/**
 * Guesses passwords from a new address each time, alternating the instances. Returns how many guesses were checked per
 * account.
 */
async function guess(world: World, total: number, say: (line: string) => void): Promise<Map<string, number>> {
  const tried = new Map<string, number>();
  let next = 0;
  const stranger = async () => {
    for (let serial = (next += 1); serial <= total; serial = next += 1) {
      const account = serial % ACCOUNTS;
      const email = account === 0 ? staff.email : `nadie${account}@ejemplo.com`;
      const visitor = world.visitor(serial, serial % world.sites.length);
      const status = await visitor.signIn({ email, password: `adivino ${serial}` });
      if (status !== 429) tried.set(email, (tried.get(email) ?? 0) + 1);
      if (serial % 2_000 === 0) say(`${serial} of ${total} guesses`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, stranger));
  return tried;
}

export const fuerza: Fault = {
  name: "fuerza-bruta",
  what: "login attempts from ever new addresses over two instances (one on SQLite)",
  goal: "≤ 30 hashes per account; the owner's known device enters at the first try",
  full: 10_000,
  run: (times = 400, say, database) => {
    const sites = database === "postgresql" ? 2 : 1;
    return inWorld(database, { sites, env: { SECRET: "s".repeat(40) } }, async (world) => {
      const owner = await world.admin();
      owner.cookies.delete("admin_session_token");
      const tried = await guess(world, times, say);
      const most = Math.max(...tried.values());
      const entered = (await owner.signIn(staff)) === 303;
      const figure = `${times} attempts at ${ACCOUNTS} accounts on ${sites} instances: ${most} tried at most, the owner ${entered ? "entered" : "did NOT enter"}`;
      return { figure, ok: most <= MOST_HASHES && entered };
    });
  },
};
