import { once } from "node:events";
import { parentPort, type Transferable, workerData, type WorkerOptions } from "node:worker_threads";
import pLimit from "p-limit";
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
  const inTurn = pLimit(1);
  const answerTo = async (ask: string, given: unknown[]) => {
    port.postMessage({ ask, given } satisfies Message);
    const [answer] = await once(port, "message");
    return answer;
  };
  const facts: Asker["facts"] = () =>
    new Proxy(Object.create(null), {
      get:
        (_, ask: string) =>
        (...given: unknown[]) =>
          inTurn(() => answerTo(ask, given)),
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
  { signal, ...options }: { signal?: AbortSignal } & Pick<WorkerOptions, "resourceLimits" | "env"> = {},
): Promise<R> {
  const worker = startThread(code, { ...options, workerData: job });
  try {
    return await new Promise<R>((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
      worker.on("error", reject);
      worker.on("exit", () => reject(new Error("The thread ended without a word")));
      worker.on("message", (message) => {
        if ("done" in message) return resolve(message.done);
        const answer = async (): Promise<unknown> => Reflect.get(facts, message.ask)(...message.given);
        answer()
          .then((known) => worker.postMessage(known))
          .catch(reject);
      });
    });
  } finally {
    await worker.terminate();
  }
}
