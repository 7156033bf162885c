/**
 * Loaded by `node --import` before anything else: gives a process a wrong clock that runs faster. The file at
 * OTHER_CLOCK contains { since, speed, offset } and is read again every 20 ms, so that the clock can be corrected.
 */
import { readFileSync } from "node:fs";

const RealDate = Date;
const realUptime = performance.now.bind(performance);
const realInterval = setInterval;
const path = process.env.OTHER_CLOCK ?? "";
let known = { since: RealDate.now(), speed: 1, offset: 0 };
let readAt = -Infinity;

function clock() {
  if (realUptime() - readAt > 20) {
    readAt = realUptime();
    try {
      known = JSON.parse(readFileSync(path, "utf8"));
    } catch {
      // The file is being written at this moment.
    }
  }
  return known;
}

function nowMs() {
  const { since, speed, offset } = clock();
  return Math.floor(since + (RealDate.now() - since) * speed + offset);
}

globalThis.Date = class extends RealDate {
  /** @param {any[]} given */
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(nowMs());
  }
  static now() {
    return nowMs();
  }
};
performance.now = () => realUptime() * clock().speed;
/** @type {any} */
globalThis.setInterval = (work, ms, ...given) => realInterval(work, ms / clock().speed, ...given);
