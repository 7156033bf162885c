/** Measures how long pages that nobody has seen take while the site imports, backs up and searches. */
import { setTimeout as pause } from "node:timers/promises";
import { type Client, staffAt } from "../../support/site/client";
import { addresses, owner, type Site } from "../site";
import { median, type Options, type Row } from "../types";
import { type Seen, visit } from "./visitors";

const GOAL = 2;
const ROWS = 50_000;
/** Everything is measured so often, the idle site too, and the median of the rounds counts: others use the machine too. */
const ROUNDS = 5;
const PAGES_A_SECOND = 40;
const SEARCHES_A_SECOND = 1_000;
/** Connections of those who search. */
const SEARCHERS = 64;
const ROUND_MS = 5_000;
const WARM_MS = 10_000;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const SIGNS = ["!", ".", ",", ";", ":", "-"];

/** A letter and signs that mean nothing: a text of its own for each number. */
function spelled(number: number): string {
  let text = LETTERS[number % LETTERS.length] ?? "a";
  for (let left = number; left > 0; left = Math.floor(left / SIGNS.length)) text += SIGNS[left % SIGNS.length];
  return text;
}

const searchPath = (q: string) => `/buscar?${new URLSearchParams({ q })}`;
const many = <T>(count: number, one: (at: number) => T) => Array.from({ length: count }, (_, at) => one(at));
const searches = {
  "the same letters": () => many(200_000, (at) => searchPath(LETTERS[at % LETTERS.length] ?? "a")),
  "one letter, each spelled in its way": () => many(200_000, (at) => searchPath(spelled(at + LETTERS.length))),
};

/** A spreadsheet of new products, others for each number. */
function spreadsheet(number: number): Uint8Array<ArrayBuffer> {
  const lines = many(ROWS, (row) => {
    const at = number * ROWS + row;
    const codigo = `BN${String(at).padStart(6, "0")}`;
    return `${codigo};Tornillo hexagonal ${at},5 mm;FERRETERIA;Pernos;Peso ${at % 90},${at % 10} kg, caja de 100;Sí`;
  });
  const titles = "CODIGO;Nombre;Categoría;Subcategoría;Descripción;Visible";
  return new TextEncoder().encode([titles, ...lines].join("\r\n"));
}

async function upload(client: Client, number: number): Promise<string> {
  const path = "/admin/productos/importar";
  const files = [{ campo: "archivo", nombre: "banco.csv", bytes: spreadsheet(number) }];
  const answer = await client.post(path, {}, files);
  const to = answer.headers.get("Location");
  if (!to) throw new Error(`The upload was answered with ${answer.status}`);
  return to;
}

async function confirm(client: Client, path: string): Promise<void> {
  const page = await client.visit(path);
  const huella = page.$("input[name=huella]")?.getAttribute("value") ?? "";
  const done = await client.follow(await client.post(page.path, { huella }), page.path);
  if (!done.text.includes("productos creados")) throw new Error(`The import ended with ${done.status} at ${done.path}`);
}

async function backup(client: Client): Promise<void> {
  const path = "/admin/backup";
  let page = await client.submit(await client.visit(path), "[data-part=title] form");
  while (page.$("progress")) {
    await pause(500);
    page = await client.visit(page.path);
  }
}

const at = ({ ms }: Seen, share: number) => ms[Math.floor(ms.length * share)] ?? Number.NaN;
const ofRounds = (rounds: readonly Seen[], share: number) => median(rounds.map((seen) => at(seen, share)));
const told = (...rounds: Seen[]) =>
  `p50 ${ofRounds(rounds, 0.5).toFixed(1)}, p99 ${ofRounds(rounds, 0.99).toFixed(1)} ms`;

/** Response times of first renders beside all that is long, as ratios of those of the same site when idle. */
export async function busy(site: Site, { say }: Options): Promise<Row[]> {
  const { origin } = site;
  const client = await staffAt(origin, owner.email, owner.password);
  const { product } = await addresses(origin);
  let next = 0;
  /** What visitors see while work runs; each page is asked for once. */
  async function beside(what: string, work: () => Promise<unknown>): Promise<Seen> {
    const visiting = await visit({ origin, paths: product.slice(next), perSecond: PAGES_A_SECOND, most: 90 });
    await work();
    const seen = await visiting.stop();
    next += seen.ms.length;
    say(`${what}: ${told(seen)}, longest ${seen.ms.at(-1)?.toFixed(0)} ms of ${seen.ms.length} pages`);
    return seen;
  }
  async function searching(what: keyof typeof searches) {
    const searchers = await visit({ origin, paths: searches[what](), perSecond: SEARCHES_A_SECOND, most: SEARCHERS });
    const rounds: Seen[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await beside(what, () => pause(ROUND_MS)));
    const { ms, seconds } = await searchers.stop();
    return { rounds, name: `${Math.round(ms.length / seconds)} searches a second, ${what}` };
  }

  // The first screens of a new process take 130 ms: they belong to no import.
  for (const path of many(30, (at) => (at % 2 ? "/admin/productos" : "/admin/productos/importar")))
    await client.visit(path);
  await beside("warming up", () => pause(WARM_MS));
  const seen: [string, Seen[]][] = [];
  for (const what of ["the same letters", "one letter, each spelled in its way"] as const) {
    const { rounds, name } = await searching(what);
    seen.push([name, rounds]);
  }
  const [idle, read, imported, kept]: [Seen[], Seen[], Seen[], Seen[]] = [[], [], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    idle.push(await beside("idle", () => pause(ROUND_MS)));
    let path = "";
    read.push(await beside("reading", async () => (path = await upload(client, round))));
    imported.push(await beside("importing", () => confirm(client, path)));
    kept.push(await beside("backup", () => backup(client)));
  }
  seen.push([`${ROWS} rows are read and planned`, read]);
  seen.push([`${ROWS} rows are imported`, imported]);
  seen.push(["a backup", kept]);
  return seen.map(([name, rounds]) => {
    const ratio = ofRounds(rounds, 0.99) / ofRounds(idle, 0.99);
    const value = `${told(...rounds)}; idle ${told(...idle)}`;
    return { group: "First renders beside", name, value, ratio, goal: `≤ ${GOAL}`, ok: ratio <= GOAL };
  });
}
