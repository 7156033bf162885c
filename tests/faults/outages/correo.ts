/** Fault: Postmark fails in every way and the server is killed; each stored message must be delivered once. */
import { setTimeout as pause } from "node:timers/promises";
import { type Mood, startPostmark } from "../../support/fakes/postmark";
import { sendMessage } from "../lib/contacto";
import type { FaultSite } from "../lib/site";
import type { Database, Fault } from "../lib/types";
import { addressOf, inWorld } from "../lib/world";

const TOKEN = "prueba";
/** Concurrent senders while the server is being killed; without kills, all messages are sent at once. */
const SENDERS = 20;
const PATIENCE_MS = 180_000;
/** Most answers are failures; "silent" is rare because each takes ten seconds. */
const moods: readonly Mood[] = ["ok", 429, 500, 503, "cut", "cut-after", "ok", 429, "cut-after", "ok", "cut", "silent"];

async function sendAll(site: FaultSite, total: number, senders: number): Promise<number> {
  let [next, told] = [0, 0];
  const sender = async () => {
    while (next < total) {
      next += 1;
      const ip = addressOf(next);
      if (await sendMessage(site.origin, `Falla ${next}`, ip).catch(() => 0)) told += 1;
    }
  };
  await Promise.all(Array.from({ length: senders }, sender));
  return told;
}

async function run(total: number, kills: number, say: (line: string) => void, database: Database) {
  const postmark = await startPostmark(TOKEN);
  const env = { POSTMARK_TOKEN: TOKEN, POSTMARK_API: postmark.origin };
  try {
    return await inWorld(database, { env }, ({ site }) => deliverAll(site, postmark, total, kills, say));
  } finally {
    postmark.close();
  }
}

type Postmark = Awaited<ReturnType<typeof startPostmark>>;

async function deliverAll(
  site: FaultSite,
  postmark: Postmark,
  total: number,
  kills: number,
  say: (line: string) => void,
) {
  postmark.beOnce(...Array.from({ length: total }, (_, index) => moods[index % moods.length] ?? "ok"));
  const sending = sendAll(site, total, kills > 0 ? SENDERS : total);
  for (let killed = 0; killed < kills; killed += 1) {
    await pause(700);
    await site.kill("SIGKILL");
    await site.start();
    say(`killed ${killed + 1} of ${kills}, ${postmark.taken.length} delivered`);
  }
  const told = await sending;
  const delivered = () => new Set(postmark.taken.map(({ Subject }) => Subject)).size;
  for (let waited = 0; delivered() < told && waited < PATIENCE_MS; waited += 1000) {
    if (waited % 10_000 === 0) say(`${told} told as sent, ${delivered()} delivered`);
    await pause(1000);
  }
  return { told, delivered: delivered(), doubled: postmark.taken.length - delivered() };
}

function figure({ told, delivered, doubled }: Awaited<ReturnType<typeof run>>): string {
  return `${told} stored, ${delivered} delivered, ${told - delivered} lost, ${doubled} double`;
}

export const correo: Fault = {
  name: "correo",
  what: "Postmark down, slow, 429, 500, cutting connections; all contacts at once, each from its own address",
  goal: "stored = delivered, 0 lost, 0 double",
  full: 500,
  async run(times, say, database) {
    const result = await run(times ?? 60, 0, say, database);
    return { figure: figure(result), ok: result.told === result.delivered && result.doubled === 0 };
  },
};

export const correoKill: Fault = {
  name: "correo-kill",
  what: "the same with kill -9 of the server in the middle, up to 8 times",
  goal: "0 lost",
  full: 300,
  async run(times, say, database) {
    const result = await run(times ?? 60, times ? 8 : 3, say, database);
    return { figure: figure(result), ok: result.told === result.delivered };
  },
};
