import { contentChanged, recordContentVersion } from "./content-version.server";
import { openRawConnection } from "~/services/db/own.server";
import type { RawConnection } from "~/services/db/own-connection";
import { log } from "~/services/log/log.server";

/** How often the version is read: other instances see a change within a second (DECISIONS.md). */
const LOOK_MS = 500;
/** A reading that takes longer counts as failed. */
const PATIENCE_MS = 1_000;
const MOST_MISSED = 2;
const VERSION = "SELECT version FROM contenido_version WHERE id = 1";

/**
 * Reads the content version twice a second while the process lives, to notice changes by other processes. It has its
 * own connection, so that it never waits for one of the pool. After two failed readings in a row the version counts as
 * unreadable (`isVersionUnreadable`). Where `yearOf` says another year pages change too: vehicles still made are offered up
 * to the next one.
 */
export function watchContent(yearOf: () => number): void {
  let own: RawConnection | undefined;
  let missed = 0;
  let year = yearOf();

  async function look(): Promise<void> {
    const before = year;
    year = yearOf();
    if (year !== before) contentChanged();
    try {
      own ??= await openRawConnection(undefined, PATIENCE_MS);
      const [row] = await own.run(VERSION);
      if (!row) throw new Error("The content version is not there");
      recordContentVersion(Number(row.version));
      missed = 0;
    } catch (error) {
      missed += 1;
      if (missed === 1) log.error("The content version cannot be read", error);
      if (missed === MOST_MISSED) recordContentVersion(null);
      // Not awaited: a database that does not answer may not answer this either.
      void own?.close().catch(() => undefined);
      own = undefined;
    }
    setTimeout(() => void look(), LOOK_MS).unref();
  }
  void look();
}
