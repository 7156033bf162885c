import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, describe, expect, it } from "vitest";
import { folder } from "../../support/db/temp-env";

process.env.LOG_LEVEL = "silent";
const file = join(folder, "ged.db");
const { migrate } = await import("~/services/db/migrate.server");
await migrate(`file:${file}`);
const { contentChanged, contentEpoch, recordContentVersion, isVersionUnreadable, perContent } =
  await import("~/services/page-cache/content-version.server");
const { watchContent } = await import("~/services/page-cache/content-watch.server");
const { doNotCache } = await import("~/services/page-cache/render-context.server");
const { PageCache } = await import("~/services/page-cache/finished-pages.server");

let made = 0;
/** What becomes of the next page that is made. */
let next: () => Response | Promise<Response> = () => new Response(null);
const page = (status = 200) =>
  new Response(`page ${made}`, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
const pages = new PageCache({
  bytes: 1_000_000,
  addressOf: (path) => ({ path, own: true }),
  files: new Map(),
  width: 1,
  render: async () => {
    made += 1;
    return next();
  },
});

/** What a visitor is answered; at once where the page is finished. */
async function visit(): Promise<string> {
  const ask = ["http://localhost", "/", "identity", undefined] as const;
  const wire = pages.ready(...ask) ?? (await pages.get(...ask));
  return wire ? `${wire.status} ${wire.bytes.subarray(wire.head).toString()}` : "nothing";
}

afterEach(() => {
  recordContentVersion(1);
  contentChanged(1);
  made = 0;
  next = page;
});
next = page;

describe("while nobody can tell what others changed", () => {
  it("pages are made each time and not kept; once it can be told they are kept again", async () => {
    recordContentVersion(1);
    expect([await visit(), await visit()]).toEqual(["200 page 1", "200 page 1"]);
    recordContentVersion(null);
    expect([await visit(), await visit()]).toEqual(["200 page 2", "200 page 3"]);
    recordContentVersion(2);
    expect([await visit(), await visit()]).toEqual(["200 page 4", "200 page 4"]);
  });

  it("what was kept answers in place of a fault, and of a page that lacks something", async () => {
    recordContentVersion(1);
    await visit();
    recordContentVersion(null);
    next = () => page(500);
    expect(await visit()).toBe("200 page 1");
    next = () => {
      doNotCache();
      return page();
    };
    expect(await visit()).toBe("200 page 1");
    next = () => page(404);
    expect(await visit()).toBe("404 page 4");
  });

  it("what is read once per state of the content is read each time", async () => {
    let read = 0;
    const value = perContent(() => Promise.resolve((read += 1)));
    recordContentVersion(1);
    expect([await value(), await value()]).toEqual([1, 1]);
    recordContentVersion(null);
    expect([await value(), await value()]).toEqual([2, 3]);
  });
});

describe("what was begun before a change and ends after it", () => {
  it("is answered to those who asked before; it is not kept, and nobody who asks later waits for it", async () => {
    let end: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (end = resolve));
    next = async () => {
      const old = page();
      await held;
      return old;
    };
    const before = [visit(), visit()];
    contentChanged(2);
    next = page;
    expect(await visit()).toBe("200 page 2");
    end();
    expect(await Promise.all(before)).toEqual(["200 page 1", "200 page 1"]);
    expect(await visit()).toBe("200 page 2");
  });

  it("is read again", async () => {
    let end: () => void = () => undefined;
    let read = 0;
    const held = new Promise<void>((resolve) => (end = resolve));
    const value = perContent(async () => {
      const mine = (read += 1);
      if (mine === 1) await held;
      return mine;
    });
    const before = value();
    contentChanged(2);
    expect(await value()).toBe(2);
    end();
    expect([await before, await value()]).toEqual([1, 2]);
  });
});

describe("a SQLite file that another process changes", () => {
  it("is looked at while somebody writes to it; when it cannot be read, nothing kept counts until it can", async () => {
    watchContent(() => 2026);
    const other = new Sqlite(file);
    const before = contentEpoch();
    other.prepare("UPDATE contenido_version SET version = version + 1").run();
    await expect.poll(() => contentEpoch(), { timeout: 5_000 }).toBeGreaterThan(before);
    other.exec("ALTER TABLE contenido_version RENAME TO away");
    await expect.poll(() => isVersionUnreadable(), { timeout: 5_000 }).toBe(true);
    const blind = contentEpoch();
    other.exec("UPDATE away SET version = version + 1; ALTER TABLE away RENAME TO contenido_version; BEGIN IMMEDIATE");
    await expect.poll(() => isVersionUnreadable(), { timeout: 5_000 }).toBe(false);
    expect(contentEpoch()).toBeGreaterThan(blind);
    other.exec("COMMIT");
    other.close();
  });
});
