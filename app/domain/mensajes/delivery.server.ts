import { log } from "~/services/log/log.server";
import { deliverDue } from "./outbox.server";

/** How often deliveries are looked for that another instance left, or whose time has come. */
const LOOK_MS = 2_000;

let wake: () => void = () => undefined;

/** Has the mails of this process sent now instead of at its next look. */
export function deliverSoon(): void {
  wake();
}

/** Sends mails for as long as the process lives; what it returns stops that once those under way are done. */
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
