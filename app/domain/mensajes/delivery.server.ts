import { log } from "~/services/log/log.server";
import { deliverDue } from "./outbox.server";

/** How often, in ms, the outbox is checked for mails that are due or that another instance left. */
const LOOK_MS = 2_000;

let wake: () => void = () => undefined;

/** Starts a delivery now instead of at the next check of the outbox. */
export function deliverSoon(): void {
  wake();
}

/** Delivers mails until the returned function is called; that one resolves when the deliveries under way have ended. */
export function startDeliveries(): () => Promise<void> {
  let going = true;
  async function work(): Promise<void> {
    while (going) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      const took = await deliverDue().catch((error: unknown) => {
        log.error("Mails could not be sent", error);
        return 0;
      });
      if (took > 0 || !going) continue;
      const timer = setTimeout(() => wake(), LOOK_MS);
      await woken;
      clearTimeout(timer);
    }
  }
  const working = work();
  return () => {
    going = false;
    wake();
    return working;
  };
}
