/**
 * Another client, in a process with its own event loop: requests the health check and a cached page of a site (first
 * argument) again and again. Prints one line of JSON per long wait, and one summary once standard input ends.
 */
import { Agent, request } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

const NOTED_MS = 100;
const PAUSE_MS = 5;
const [origin = ""] = process.argv.slice(2);
const waits: number[] = [];
let [bad, over] = [0, false];
const own = monitorEventLoopDelay({ resolution: 5 });
own.enable();

/** Status of an answer read to its end; 0 for none. */
async function ask(path: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(origin + path, { agent, headers: { "X-Visitor": "10.255.0.1" } }, (answer) => {
      answer.resume();
      answer.on("close", () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
    });
    asked.on("error", () => resolve(0));
    asked.end();
  });
}

async function watch(path: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!over) {
    const [at, began] = [Date.now(), performance.now()];
    const status = await ask(path, agent);
    const ms = performance.now() - began;
    waits.push(ms);
    if (status !== 200) bad += 1;
    if (ms >= NOTED_MS || status !== 200) {
      console.log(JSON.stringify({ at, ms: Math.round(ms), path, status, own: Math.round(own.max / 1e6) }));
      own.reset();
    }
    await pause(PAUSE_MS);
  }
  agent.destroy();
}

process.stdin.on("end", () => (over = true)).resume();
await Promise.all([watch("/healthz"), watch("/")]);
waits.sort((a, b) => a - b);
const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0);
console.log(JSON.stringify({ asked: waits.length, bad, p50: at(0.5), p99: at(0.99), worst: at(1) }));
process.exit(0);
