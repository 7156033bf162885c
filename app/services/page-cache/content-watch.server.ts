import { contentLooked } from "./content-version.server";
import { openOwn } from "~/services/db/own.server";
import type { OwnConnection } from "~/services/db/own-connection";
import { log } from "~/services/log/log.server";

/** Other instances see a change within a second (DECISIONS.md). */
const LOOK_MS = 500;
/** A look that takes longer is missed. */
const PATIENCE_MS = 1_000;
const MOST_MISSED = 2;
const VERSION = "SELECT version FROM contenido_version WHERE id = 1";

/**
 * Looks twice a second, for as long as the process lives, for what other processes changed. Through a connection of its
 * own: however many wait for one of the others, it is not held up. After two missed looks nothing that is kept counts.
 */
export function watchContent(): void {
  let own: OwnConnection | undefined;
  let missed = 0;

  async function look(): Promise<void> {
    try {
      own ??= await openOwn(undefined, PATIENCE_MS);
      const [row] = await own.run(VERSION);
      if (!row) throw new Error("The content version is not there");
      contentLooked(Number(row.version));
      missed = 0;
    } catch (error) {
      missed += 1;
      if (missed === 1) log.error("The content version cannot be read", error);
      if (missed === MOST_MISSED) contentLooked(null);
      // Not waited for: what does not answer may not say goodbye either.
      void own?.close().catch(() => undefined);
      own = undefined;
    }
    setTimeout(() => void look(), LOOK_MS).unref();
  }
  void look();
}
