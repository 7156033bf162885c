/**
 * Fault: random hostile inputs, made from the site's own forms, addresses and files, against every route while others
 * read.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { memoryMb, peakMb } from "../../support/run/memory";
import { Azar } from "../lib/azar";
import { exchange, isFault, statusOf } from "./cable";
import { mediaSamples, type Muestras } from "./archivos";
import { shrunk } from "./encoge";
import { bytesOf, type Entrada, type Fuente, invented } from "./entrada";
import { explore, isEntrance, learn } from "./mapa";
import { type Espera, otherClient, type Suma } from "./otros";
import { Personal } from "./personal";
import type { Fault } from "../lib/types";
import { addressOf, backupsEnded, inWorld, type World } from "../lib/world";

const QUICK = 220;
const AT_ONCE = 2;
const MOST_MS = 250;
/** Between inputs, and at any moment: pictures, spreadsheets and archives that are being read stand on top. */
const MOST_MB = { between: 350, ever: 450 };
/** A rise of the peak that is told with its input. */
const STEEP_MB = 15;
/** The site is explored again after this many inputs, because its content has changed. */
const EXPLORED_AGAIN = 1_000;
const KEPT = ".cache/hostil";
/**
 * From this size on (bytes) an answer may be lost: the server closes the connection of a body that is cut off or too
 * long.
 */
const LARGE = 4 * 1024 * 1024;

interface Resultado {
  sent: number;
  routes: number;
  missed: string[];
  statuses: Map<string, number>;
  bad: string[];
  honest: number;
  waits: Espera[];
  /** Rises of the process's peak memory, in MB, and the input after which each was seen. */
  rises: { input: number; mb: number }[];
  sum: Suma;
  /** MB: the process's peak, the most between inputs, and what it held at each second. */
  memory: number;
  between: number;
  seconds: number[];
}

/** Valid files of this site: its exports, and a backup made for this. */
async function samplesOf({ client, world }: Personal): Promise<Muestras> {
  const file = async (path: string) => {
    const headers = { Cookie: client.cookies.header, "X-Visitor": client.ip };
    return Buffer.from(await (await fetch(client.origin + path, { headers })).arrayBuffer());
  };
  await client.submit("/admin/backup", "form[method=post]:has(button)");
  await backupsEnded(world);
  const { html } = await client.fetch("/admin/backup");
  const [archive] = /\/admin\/backup\/\d{1,9}\/archivo/.exec(html) ?? [];
  if (!archive) throw new Error("There is no backup to be changed");
  const [backup, csv, xlsx] = await Promise.all(
    [archive, "/admin/productos/exportar?formato=csv", "/admin/productos/exportar?formato=xlsx"].map(file),
  );
  if (!backup || !csv || !xlsx) throw new Error("There are no files to be changed");
  return { backup, csv, xlsx, media: await mediaSamples() };
}

function told({ method, path, query, heads, body }: Entrada): string {
  const sent = body ? ` ${body.type} ${Buffer.concat(body.parts).toString("latin1").slice(0, 400)}` : "";
  return `${method} ${path}?${query.join("&").slice(0, 300)} ${heads.join(" | ").slice(0, 200)}${sent}`.replace(/\s+/g, " "); // prettier-ignore
}

/** Sends `total` inputs, or only the one numbered `only`, and records what went wrong. */
async function attack(
  world: World,
  seed: number,
  total: number,
  only: number | undefined,
  say: (line: string) => void,
) {
  const origin = new URL(world.site.origin);
  const personal = await Personal.signedIn(world);
  const samples = await samplesOf(personal);
  const each = total > QUICK ? 3 : 1;
  const look = async () => {
    const found = await explore(personal.client, world.visitor(2), each);
    // An import's preview has a page of its own, which only an upload leads to.
    const file = { campo: "archivo", nombre: "a.csv", bytes: new Uint8Array(samples.csv) };
    const preview = async () => {
      await personal.renew();
      return personal.client.submit("/admin/productos/importar", 'form[enctype="multipart/form-data"]', {}, [file]);
    };
    // An input that is still on its way may end the session.
    const { headers } = await preview().catch(preview);
    learn(found, headers.get("Location") ?? "/");
    return found;
  };
  let map = await look();
  const pages = new Map<string, Promise<string>>();
  const page = async (address: string) => {
    const known =
      pages.get(address) ??
      (isEntrance(address) ? world.visitor(2) : personal.client).fetch(address).then(
        ({ html }) => html,
        () => "",
      );
    pages.set(address, known);
    return known;
  };
  const others = otherClient(world.site.origin);
  const [aimed, statuses, bad] = [new Set<string>(), new Map<string, number>(), new Array<string>()];
  const rises: Resultado["rises"] = [];
  let [next, honest, memory] = [only ?? 0, 0, Math.round(peakMb(world.site.pid()))];

  const held = () => Math.round(memoryMb(world.site.pid()));
  let between = 0;
  const seconds: number[] = [];
  const clock = setInterval(() => seconds.push(held()), 1_000);

  const answer = async (input: Entrada, n: number) =>
    exchange(origin, bytesOf(input, origin, personal.cookie, addressOf(n + 70_000)), input.lie !== 0);
  const fails = (input: Entrada, text: string) => {
    const status = statusOf(text);
    const lost = input.lie !== 0 || Buffer.concat(input.body?.parts ?? []).length > LARGE;
    return status === "none" ? !lost : isFault(text) && status !== "503";
  };

  const one = async (n: number) => {
    const azar = new Azar(seed + n * 7_919);
    const target = map.targets[n % map.targets.length];
    if (!target) throw new Error("There is no route");
    const source: Fuente = { map, samples, page, origin: origin.origin };
    const input = await invented(azar, target, source);
    aimed.add(target.id);
    if (only !== undefined) say(told(input));
    const text = await others.during(n, () => answer(input, n));
    const mb = Math.round(peakMb(world.site.pid())) - memory;
    if (mb > 0) rises.push({ input: n, mb });
    if (mb >= STEEP_MB) say(`+${mb} MB after input ${n}: ${told(input).slice(0, 300)}`);
    memory += mb;
    const status = statusOf(text);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === "503") honest += 1;
    const [, to] = /^HTTP\/1.1 303 [\s\S]{0,4000}?\r\nLocation: (\/[^\r]{0,300})/i.exec(text) ?? [];
    if (to) learn(map, to);
    if (input.method !== "GET" && /^(?:303|404|409)$/.test(status)) pages.clear();
    if (/\r\nLocation: [^\r]{0,100}\/admin\/login/i.test(text) || target.id.includes("logout")) await personal.renew();
    if (fails(input, text)) await note(n, input, text);
  };
  const note = async (n: number, input: Entrada, text: string) => {
    say(`${statusOf(text)} input ${n}: ${told(input)}`);
    await personal.renew();
    const least = await shrunk(input, async (less) => fails(less, await answer(less, n)));
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(`${KEPT}/${seed}-${n}.http`, bytesOf(input, origin, personal.cookie, addressOf(n + 70_000)));
    bad.push(`${statusOf(text)} input ${n} (--seed ${seed} --input ${n}; ${KEPT}/${seed}-${n}.http): ${told(least)}`);
    say(bad.at(-1) ?? "");
  };
  let end = only === undefined ? total : only + 1;
  // Ctrl-C ends a long run early and still prints its figures.
  process.once("SIGINT", () => (end = Math.min(end, next)));
  let pause = next;
  const sender = async () => {
    while (next < Math.min(end, pause)) {
      const n = next;
      next += 1;
      await one(n);
    }
  };
  while (next < end) {
    // No input is sent while the site is explored, because it could end the session.
    if (next > 0 && only === undefined) {
      await personal.renew();
      map = await look();
      pages.clear();
      between = Math.max(between, held());
      say(`${next} of ${total} sent, ${bad.length} bad answers, ${held()} MB now, ${memory} MB at most`);
    }
    pause = next + EXPLORED_AGAIN;
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
  }
  const sum = await others.end();
  clearInterval(clock);
  between = Math.max(between, held());
  const missed = map.targets.filter(({ id }) => !aimed.has(id)).map(({ id }) => id);
  const sent = end - (only ?? 0);
  return {
    sent,
    routes: aimed.size,
    missed,
    statuses,
    bad,
    honest,
    waits: others.waits,
    rises,
    sum,
    memory,
    between,
    seconds,
  };
}

function report(
  { statuses, waits, rises, sum, missed, honest, seconds }: Resultado,
  say: (line: string) => void,
): void {
  const counts = [...statuses].sort().map(([status, count]) => `${status} ${count}×`);
  say(`${counts.join(", ")}; ${honest} honest 503`);
  say(`others asked ${sum.asked} times, ${sum.bad} not 200: half within ${sum.p50} ms, 99 % within ${sum.p99} ms, worst ${sum.worst} ms`); // prettier-ignore
  if (missed.length > 0) say(`aimed at by nothing: ${missed.join(", ")}`);
  const steps = rises.toSorted((a, b) => b.mb - a.mb).slice(0, 5);
  const mb = seconds.toSorted((a, b) => a - b);
  const share = (part: number) => mb[Math.floor((mb.length - 1) * part)] ?? 0;
  say(`memory, second by second: half ${share(0.5)} MB, 99 % ${share(0.99)} MB, most ${share(1)} MB`);
  say(`memory rose most after ${steps.map(({ input, mb }) => `${input} (+${mb} MB)`).join(", ")}`);
  const long = waits.toSorted((a, b) => b.ms - a.ms).slice(0, 8);
  for (const { ms, path, status, own, inputs } of long)
    say(`${path} waited ${ms} ms (${status}; the one who waits was late by ${own} ms) during ${inputs.join(", ")}`);
}

export const hostil: Fault = {
  name: "hostil",
  what: "inputs invented from the site's own forms, addresses and files, over every route, while others read",
  goal: `0 answers 5xx, 0 exits, no route left out, memory at most ${MOST_MB.between} MB between inputs and ${MOST_MB.ever} at any moment; by hand others wait at most ${MOST_MS} ms`,
  full: 50_000,
  run: (times, say, database, { seed = Math.floor(Math.random() * 1e9), input } = {}) =>
    inWorld(database, { demo: true, env: { NODE_OPTIONS: "--max-old-space-size=512" } }, async (world) => {
      say(`seed ${seed}`);
      // The restart resets the peak memory, so that filling the new site does not count.
      await world.site.kill("SIGTERM");
      await world.site.start();
      const pid = world.site.pid();
      const result = await attack(world, seed, times ?? QUICK, input, say);
      report(result, say);
      const exits = (await world.visitor(1).fetch("/healthz")).status === 200 && world.site.pid() === pid ? 0 : 1;
      const { sent, routes, missed, bad, sum, memory, between } = result;
      const figure = `${sent} inputs over ${routes} routes (seed ${seed}): ${bad.length} answers 5xx, ${exits} exits, worst wait of others ${sum.worst} ms, memory between inputs at most ${between} MB, at any moment ${memory} MB`;
      const waited = times === undefined || sum.worst <= MOST_MS;
      const whole = input !== undefined || missed.length === 0;
      return {
        figure,
        ok: bad.length + exits === 0 && memory <= MOST_MB.ever && between <= MOST_MB.between && whole && waited,
      };
    }),
};
