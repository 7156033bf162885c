import { once } from "node:events";
import { parentPort, type ResourceLimits, type Transferable, workerData } from "node:worker_threads";
import { giveWay, startThread } from "./threads.server";

/** A message of a thread: what it asks, or its result. */
type Message = { ask: string; given: unknown[] } | { done: unknown };

/** The thread's side: what starts it may ask whoever started it, and hands over its result. */
export interface Asker {
  /** Functions of which each asks for the answer of the same name, one after the other. */
  facts: <F extends object>() => F;
}

/**
 * Does the work of a thread that `runInThread` has started, giving way to those that answer. `moved` says what memory of
 * the result is handed over.
 */
export async function workInThread<J, R>(
  work: (job: J, ask: Asker) => Promise<R>,
  moved: (result: R) => Transferable[],
): Promise<void> {
  const port = parentPort;
  if (!port) return;
  giveWay();
  const facts: Asker["facts"] = () =>
    new Proxy(Object.create(null), {
      get:
        (_, ask: string) =>
        async (...given: unknown[]) => {
          port.postMessage({ ask, given } satisfies Message);
          const [answer] = await once(port, "message");
          return answer;
        },
    });
  const done = await work(workerData, { facts });
  port.postMessage({ done } satisfies Message, moved(done));
}

/**
 * Runs the thread in a file on a job, and answers with `facts` what it asks for by name. Throws what the thread threw,
 * ERR_WORKER_OUT_OF_MEMORY among it; what a fact threw; and the signal's reason.
 */
export async function runInThread<R>(
  code: URL,
  job: unknown,
  facts: object,
  { signal, resourceLimits }: { signal?: AbortSignal; resourceLimits?: ResourceLimits } = {},
): Promise<R> {
  const worker = startThread(code, { workerData: job, resourceLimits });
  try {
    return await new Promise<R>((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
      worker.on("error", reject);
      worker.on("exit", () => reject(new Error("The thread ended without a word")));
      worker.on("message", (message) => {
        if ("done" in message) return resolve(message.done);
        const answer: Promise<unknown> = Reflect.get(facts, message.ask)(...message.given);
        answer.then((known) => worker.postMessage(known)).catch(reject);
      });
    });
  } finally {
    await worker.terminate();
  }
}
