import { log } from "~/services/log/log.server";

/**
 * Runs `work` again and again: at once after it returned true, else when it is woken or `lookMs` milliseconds have passed;
 * an error is logged with `failed`, those after it only once it worked in between. `stop` resolves when the run under way has ended.
 */
export function startWorker(work: () => Promise<boolean>, lookMs: number, failed: string) {
  let [going, told] = [true, false];
  let wake: () => void = () => undefined;
  async function keepWorking(): Promise<void> {
    while (going) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      const worked = await work().then(
        (did) => {
          told = false;
          return did;
        },
        (error: unknown) => {
          // While the database is away each try fails, every few seconds.
          if (!told) log.error(failed, error);
          told = true;
          return false;
        },
      );
      if (worked || !going) continue;
      const timer = setTimeout(() => wake(), lookMs);
      await woken;
      clearTimeout(timer);
    }
  }
  const working = keepWorking();
  return {
    wake: () => wake(),
    stop() {
      going = false;
      wake();
      return working;
    },
  };
}
