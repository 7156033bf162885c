import { db } from "~/services/db/client.server";
import { isDraining } from "~/services/listener.server";
import { log } from "~/services/log.server";
import { checkStore } from "~/services/media.server";

const PATIENCE_MS = 3_000;

let asking: Promise<boolean> | undefined;

async function ask(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer within three seconds")), PATIENCE_MS);
  });
  try {
    await Promise.race([
      Promise.all([db.contenidoVersion.findUniqueOrThrow({ where: { id: 1 } }), checkStore()]),
      late,
    ]);
    return true;
  } catch (error) {
    log.error("Not ready", error);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether this process can work: database and storage answer, and it is not about to end. Asked at once it is looked up once. */
export async function isReady(): Promise<boolean> {
  if (isDraining()) return false;
  asking ??= ask().finally(() => (asking = undefined));
  return (await asking) && !isDraining();
}
