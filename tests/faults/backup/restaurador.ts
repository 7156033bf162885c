/**
 * Restores the archives whose paths it reads from standard input, one per line. Prints one line of JSON for each:
 * whether it was accepted, the reason if not, the longest event loop delay in ms, and the peak memory so far in MB.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { setFlagsFromString } from "node:v8";
import { restoreArchive } from "../../../app/domain/backup/restore.server";
import { bootstrap } from "../../../app/domain/cuentas/first-account.server";
import { purgeFiles } from "../../../app/domain/medios/file-removal.server";
import { Refusal } from "../../../app/domain/kernel/refusal";
import { db } from "../../../app/services/db/client.server";

async function restored(path: string): Promise<string> {
  const { done } = await restoreArchive({ path, archivo: "forjado.zip", sesion: null });
  await done;
  await purgeFiles();
  return "";
}

// Collects garbage as the server does (`npm start`).
setFlagsFromString("--heap-growing-percent=40");
await bootstrap();
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
console.log("ready");
for await (const path of createInterface({ input: process.stdin })) {
  delay.reset();
  const reason = await restored(path).catch((error: unknown) =>
    error instanceof Refusal ? error.message : `FAULT ${error instanceof Error ? error.stack : String(error)}`,
  );
  const [held, memory] = [Math.round(delay.max / 1e6), Math.round(process.resourceUsage().maxRSS / 1024)];
  console.log(JSON.stringify({ taken: reason === "", reason, held, memory }));
}
await db.$disconnect();
process.exit(0);
