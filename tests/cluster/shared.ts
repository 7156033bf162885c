/** Checks what two instances share: the first start, sessions, edits, rate limits, scheduled jobs. */
import { readdirSync } from "node:fs";
import pg from "pg";
import { Client, staffAt } from "../support/site/client";
import type { FaultSite } from "../faults/lib/site";
import { check } from "../support/run/checks";

export interface Cluster {
  /** The proxy's address, which is PUBLIC_ORIGIN of both instances. */
  origin: string;
  one: FaultSite;
  two: FaultSite;
  database: string;
  owner: readonly [email: string, password: string];
}

const EDITS = 20;
const VISIBLE_MS = 1000;

async function counts(database: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const count = (table: string, where = "true") => `(SELECT count(*) FROM ${table} WHERE ${where})`;
  try {
    const { rows } = await client.query<Record<string, string>>(
      `SELECT ${count("_prisma_migrations")} AS migraciones, ${count("categorias_info")} AS categorias,
        ${count("productos")} AS productos, ${count("admin_users")} AS administradores`,
    );
    return rows[0] ?? {};
  } finally {
    await client.end();
  }
}

/** Milliseconds until a text is on an instance's home page, requested without pause. */
async function untilSeen(reader: Client, text: string): Promise<number> {
  const before = Date.now();
  while (Date.now() - before < 5 * VISIBLE_MS) {
    if ((await reader.visit("/")).text.includes(text)) break;
  }
  return Date.now() - before;
}

async function checkEdits(staff: Client, { origin, one, two }: Cluster): Promise<void> {
  const waits: number[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    const [written, read] = edit % 2 === 0 ? [one, two] : [two, one];
    const reader = new Client(origin, read.origin);
    await reader.visit("/");
    staff.server = written.origin;
    const editor = (await staff.visit("/admin/beneficios")).$("a[href^='/admin/beneficios/']");
    const titulo = `Cambio ${edit} de ${process.pid}`;
    const href = /^\/admin\/beneficios\/\d+$/.exec(editor?.getAttribute("href") ?? "")?.[0] ?? "/admin/beneficios/1";
    const saved = await staff.submit(await staff.visit(href), "form[data-part=editor]", { titulo });
    if (saved.path !== "/admin/beneficios")
      throw new Error(`Saving ended at ${saved.path}: ${saved.text.slice(0, 200)}`);
    waits.push(await untilSeen(reader, titulo));
  }
  const slowest = Math.max(...waits);
  check(slowest <= VISIBLE_MS, `${EDITS} edits on one are on the other's page after ${slowest} ms at most`);
}

/** Sends wrong passwords for one account, from one network, to both instances in turn. */
async function checkThrottle({ origin, one, two }: Cluster): Promise<void> {
  const answers: boolean[] = [];
  for (let tries = 0; tries < 8; tries += 1) {
    const browser = new Client(origin, (tries % 2 === 0 ? one : two).origin, { "X-Visitor": "192.0.2.77" });
    const login = await browser.visit("/admin/login");
    const fields = { email: "nadie@ejemplo.com", password: "equivocada del todo" };
    answers.push((await browser.submit(login, "form", fields)).text.includes("Espere"));
  }
  const free = answers.indexOf(true);
  check(free === 5, `wrong passwords on both count together: refused from number ${free + 1} on`);
}

/** Runs all checks of this file. */
export async function checkShared(cluster: Cluster): Promise<void> {
  const { origin, one, two, database, owner } = cluster;
  const found = await counts(database);
  const migrations = String(readdirSync("prisma/postgresql/migrations").length);
  const { migraciones, categorias, productos, administradores } = found;
  check(
    migraciones === migrations && categorias === "7" && productos === "1284" && administradores === "1",
    `${migraciones} migrations, ${productos} demo products and ${administradores} administrator, each made once`,
  );
  const staff = await staffAt(origin, ...owner, one.origin);
  staff.server = two.origin;
  const panel = await staff.visit("/admin/productos");
  check(panel.status === 200 && panel.path === "/admin/productos", "signed in on one, at work on the other");
  await checkEdits(staff, cluster);
  await checkThrottle(cluster);
}
