/** Fault: a password is changed, replaced or disabled while others keep signing in with it. */
import { parse } from "node-html-parser";
import { Client } from "../lib/client";
import type { Fault } from "../lib/types";
import { addressOf, inWorld, staff, type World } from "../lib/world";

const LOOPS = 8;
const ADMINS = "/admin/administradores";
const COOKIE = "admin_session_token";
const mine = { password_actual: staff.password };

interface Person {
  id: number;
  email: string;
  password: string;
}

/** Address of the one-time link on a page. */
function linkOf(html: string): string {
  const { pathname, search } = new URL(parse(html).querySelector("#enlace")?.getAttribute("value") ?? "http://x/");
  return pathname + search;
}

async function invite(world: World, ana: Client, serial: number): Promise<Person> {
  const [email, password] = [`persona${serial}@ejemplo.com`, `tuercas y pernos ${serial}`];
  const made = await ana.post(`${ADMINS}/nuevo`, { nombre: `Persona ${serial}`, email, ...mine });
  await world.visitor(90_000 + serial).post(linkOf(made.html), { nombre: `Persona ${serial}`, password });
  const [row] = await world.rows(`SELECT id FROM admin_users WHERE email = '${email}'`);
  return { id: Number(row?.id), email, password };
}

/** Signs in again and again until refused; returns the session tokens. */
async function signInOverAndOver(world: World, person: Person, ip: number): Promise<string[]> {
  const client = world.visitor(ip);
  for (const tokens: string[] = []; ; client.cookies.delete(COOKIE)) {
    if ((await client.signIn(person)) !== 303) return tokens;
    tokens.push(client.cookies.get(COOKIE) ?? "");
  }
}

async function isAlive({ site }: World, token: string): Promise<boolean> {
  const client = new Client(site.origin, addressOf(1));
  client.cookies.set(COOKIE, token);
  return (await client.fetch("/admin")).status === 200;
}

async function access(ana: Client, { id }: Person, intent: string) {
  return ana.submit(`${ADMINS}/${id}/acceso`, "form[data-part=editor]", { intent, ...mine });
}

type Closing = (world: World, ana: Client, person: Person) => Promise<() => Promise<unknown>>;

/** Ways to invalidate a password; each prepares everything and returns the single step that does it. */
const closings: readonly Closing[] = [
  async (world, _, person) => {
    const here = world.visitor(50_000);
    await here.signIn(person);
    return () => here.post("/admin/cuenta/clave", { password_actual: person.password, password: "arandelas 99 y más" });
  },
  async (world, ana, person) => {
    const link = linkOf((await access(ana, person, "enlace")).html);
    return () => world.visitor(50_001).post(link, { password: "arandelas 99 y más" });
  },
  async (_, ana, person) => async () => {
    await access(ana, person, "desactivar");
    // Reactivating the account would revive sessions that were only blocked, not deleted.
    await access(ana, person, "activar");
  },
];

export const sesiones: Fault = {
  name: "sesiones",
  what: `passwords are changed, replaced by a link, accounts switched off and on, under ${LOOPS} login loops`,
  goal: "0 sessions of the old password alive",
  full: 60,
  run: (times = 3, say, database) =>
    inWorld(database, {}, async (world) => {
      const ana = await world.admin();
      let [opened, alive] = [0, 0];
      for (let serial = 0; serial < times; serial += 1) {
        const person = await invite(world, ana, serial);
        const close = await (closings[serial % closings.length] ?? closings[0])?.(world, ana, person);
        const ips = Array.from({ length: LOOPS }, (_, loop) => 1_000 + serial * LOOPS + loop);
        const loops = ips.map((ip) => signInOverAndOver(world, person, ip));
        await close?.();
        const tokens = (await Promise.all(loops)).flat();
        opened += tokens.length;
        for (const token of tokens) if (await isAlive(world, token)) alive += 1;
        say(`${serial + 1} of ${times}: ${opened} sessions opened, ${alive} alive`);
      }
      return { figure: `${times} times, ${opened} sessions opened: ${alive} alive`, ok: alive === 0 && opened > 0 };
    }),
};
