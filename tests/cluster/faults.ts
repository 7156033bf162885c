/** Checks that when an instance dies, readers get no error, and no message is lost or mailed twice. */
import { setTimeout as pause } from "node:timers/promises";
import { read, sendMessages } from "./load";
import { check } from "../support/run/checks";
import type { Cluster } from "./shared";

const READERS = 16;
const PATIENCE_MS = 120_000;

/** Kills and restarts one instance under load, then the other, with SIGTERM and with SIGKILL. */
export async function checkKilled({ origin, one, two }: Cluster): Promise<void> {
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    const load = read(origin, READERS);
    for (const site of [one, two]) {
      await pause(2500);
      await site.kill(signal);
      await pause(2500);
      await site.start();
      await pause(2500);
    }
    await load.stop();
    const kinds = [...new Set(load.failed)].slice(0, 4).join("; ");
    const what = `${signal} of one, then of the other: ${load.answered} pages read, ${load.failed.length} failed ${kinds}`;
    check(load.failed.length === 0, what.trim());
  }
}

/** Sends messages through the proxy while instances are killed, and counts the mails that Postmark accepted. */
export async function checkMails({ origin, one, two }: Cluster, taken: readonly { Subject: string }[], total: number) {
  const sites = [one, two, one];
  const again = await sendMessages(origin, total, 16, async () => {
    const site = sites.shift();
    await site?.kill("SIGKILL");
    void site?.start();
  });
  const subjects = () => taken.map(({ Subject }) => Subject);
  for (let waited = 0; new Set(subjects()).size < total && waited < PATIENCE_MS; waited += 500) await pause(500);
  await pause(3000);
  const different = new Set(subjects()).size;
  const what = `${total} sent (${again} of them again, the same form), ${different} mailed, ${taken.length - different} twice`;
  check(different === total && taken.length === total, what);
}
