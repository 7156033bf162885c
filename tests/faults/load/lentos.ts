/** Fault: hundreds of slow clients of three kinds, while others read. */
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../lib/types";
import { inWorld, type World } from "../lib/world";

const SECONDS = 30;
const READERS = 4;
/** Time until the server has sent slow readers as much as their connections buffer: gigabytes when they are many. */
const SETTLE_SECONDS = 8;

/** A slow client of one of three kinds by `serial`: endless headers, an endless body, or an answer it never reads. */
function attack(origin: URL, serial: number, file: string): Socket {
  const socket = connect(Number(origin.port), origin.hostname);
  socket.on("error", () => undefined);
  const host = `Host: ${origin.host}\r\n`;
  const manner = serial % 3;
  if (manner === 0) socket.write(`GET / HTTP/1.1\r\n${host}X-Slow: `);
  if (manner === 1)
    socket.write(
      `POST /contacto HTTP/1.1\r\n${host}Origin: ${origin.origin}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100000\r\n\r\n`,
    );
  if (manner === 2) {
    socket.write(`GET ${file} HTTP/1.1\r\n${host}\r\n`);
    socket.pause();
    return socket;
  }
  // The answer is read, because a socket with unread data does not report that it was closed.
  socket.resume();
  const drip = setInterval(() => void socket.write("a"), 2_000);
  socket.on("close", () => clearInterval(drip));
  return socket;
}

/** Starts a slow client and records how many seconds it lasted until the server closed it. */
function last(origin: URL, serial: number, file: string, lasted: Map<number, number>): Socket {
  const socket = attack(origin, serial, file);
  let connected = Date.now();
  socket.on("connect", () => (connected = Date.now()));
  socket.on("close", () => lasted.set(serial, (Date.now() - connected) / 1000));
  return socket;
}

async function read(world: World, end: number, tally: { ok: number; bad: number }): Promise<void> {
  for (let n = 0; Date.now() < end; n += 1) {
    const path = ["/", "/catalogo", "/nosotros", "/healthz"][n % 4] ?? "/";
    const signal = AbortSignal.timeout(10_000);
    const good = await world
      .visitor(n)
      .fetch(path, { signal })
      .then(({ status }) => status === 200)
      .catch(() => false);
    if (good) tally.ok += 1;
    else tally.bad += 1;
    await pause(20);
  }
}

export const lentos: Fault = {
  name: "lentos",
  what: "slow heads, slow bodies and slow readers (slowloris, slow POST, slow read) while others read",
  goal: "parallel GETs ≥ 99 % ok; slow heads cut off after 10 s, slow bodies after 30 s",
  full: 1_500,
  run: (times = 300, say, database) =>
    inWorld(database, { demo: true }, async (world) => {
      const origin = new URL(world.site.origin);
      const [pdf] = await world.rows("SELECT clave FROM medios WHERE mime = 'application/pdf'");
      const file = `/media/${String(pdf?.clave)}`;
      const lasted = new Map<number, number>();
      const tally = { ok: 0, bad: 0 };
      const end = Date.now() + (SETTLE_SECONDS + SECONDS + 5) * 1000;
      const readers = Array.from({ length: READERS }, () => read(world, end, tally));
      const all = Array.from({ length: times }, (_, serial) => serial);
      const begin = (serials: number[]) => serials.map((serial) => last(origin, serial, file, lasted));
      const sockets = begin(all.filter((serial) => serial % 3 === 2));
      await pause(SETTLE_SECONDS * 1000);
      sockets.push(...begin(all.filter((serial) => serial % 3 !== 2)));
      await Promise.all(readers);
      const slowest = (manner: number) =>
        Math.max(...all.filter((serial) => serial % 3 === manner).map((serial) => lasted.get(serial) ?? Infinity));
      const [heads, bodies] = [slowest(0), slowest(1)];
      for (const socket of sockets) socket.destroy();
      say(`heads were cut off after ${heads} s at most, bodies after ${bodies} s`);
      const share = (100 * tally.ok) / (tally.ok + tally.bad);
      const figure = `${times} slow connections, ${tally.ok + tally.bad} GETs, ${share.toFixed(1)} % ok, heads cut off after ${heads.toFixed(0)} s, bodies after ${bodies.toFixed(0)} s`;
      return { figure, ok: share >= 99 && heads <= 12 && bodies <= 32 };
    }),
};
