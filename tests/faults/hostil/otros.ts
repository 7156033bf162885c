/** Measures how long others wait while inputs are processed, and which inputs made them wait. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { z } from "zod";

const Wait = z.object({ at: z.number(), ms: z.number(), path: z.string(), status: z.number(), own: z.number() });
const Sum = z.object({ asked: z.number(), bad: z.number(), p50: z.number(), p99: z.number(), worst: z.number() });
export type Suma = z.infer<typeof Sum>;

/** A long wait, with the inputs in progress at that time. */
export type Espera = z.infer<typeof Wait> & { inputs: number[] };

interface Turno {
  input: number;
  from: number;
  to: number;
}

/** Number of recent inputs remembered as possible causes of a wait. */
const REMEMBERED = 400;

/** Watches a site from a separate process. */
export function otherClient(origin: string) {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/faults/hostil/vigia.ts", origin], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  const turns: Turno[] = [];
  const waits: Espera[] = [];
  let sum: Suma | undefined;
  createInterface({ input: child.stdout }).on("line", (line) => {
    const told: unknown = JSON.parse(line);
    const wait = Wait.safeParse(told);
    if (!wait.success) return void (sum = Sum.parse(told));
    const { at, ms } = wait.data;
    const meanwhile = turns.filter(({ from, to }) => from <= at + ms && to >= at);
    waits.push({ ...wait.data, inputs: meanwhile.map(({ input }) => input) });
  });
  return {
    waits,
    /** Sends an input and records its start and end time. */
    async during<T>(input: number, work: () => Promise<T>): Promise<T> {
      const turn = { input, from: Date.now(), to: Infinity };
      turns.push(turn);
      if (turns.length > REMEMBERED) turns.shift();
      try {
        return await work();
      } finally {
        turn.to = Date.now();
      }
    },
    async end(): Promise<Suma> {
      child.stdin.end();
      await once(child, "close");
      if (!sum) throw new Error("The other client is gone");
      return sum;
    },
  };
}
