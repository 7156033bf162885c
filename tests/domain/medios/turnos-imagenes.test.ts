import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, it, vi } from "vitest";
import "../../support/db/temp-env";
import { picture } from "../../support/files/files";
import type { Asker } from "~/services/env/turns.server";

const { env } = await import("~/services/env/env.server");
const { TooBusy, Turns } = await import("~/services/env/turns.server");
const { variantOf } = await import("~/services/files/picture-sizes.server");
const { QueueFull, withSharp } = await import("~/services/files/sharp.server");

/** Work that lasts until it is let go. */
function held() {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  return { release, until };
}

it("pictures are worked on one at a time, uploads before sizes; too many uploads that wait are refused", async () => {
  const done: string[] = [];
  const { release, until } = held();
  let [busy, most] = [0, 0];
  const work = (name: string) => async () => {
    busy += 1;
    most = Math.max(most, busy);
    await (name === "first" ? until : Promise.resolve());
    busy -= 1;
    done.push(name);
  };
  const first = withSharp("medida", work("first"));
  const size = withSharp("medida", work("size"));
  const uploads = Array.from({ length: 16 }, (_, n) => withSharp("subida", work(`upload ${n}`)));
  await expect(withSharp("subida", work("refused"))).rejects.toThrow(QueueFull);
  release();
  await Promise.all([first, size, ...uploads]);
  expect([most, done.length, done.slice(0, 3), done.at(-1)]).toEqual([
    1,
    18,
    ["first", "upload 0", "upload 1"],
    "size",
  ]);
});

/** Asks for sizes of a picture; `haveAsked` waits until so many wait or are being made. */
async function sizesOf(key: string) {
  const source = join(env().DATA_DIR, key);
  await mkdir(env().DATA_DIR, { recursive: true });
  await writeFile(source, await picture("png"));
  const run = vi.spyOn(Turns.prototype, "run").mockClear();
  return {
    ask: async (width: number, asker?: Asker) => basename(await variantOf(source, key, width, "webp", asker)),
    haveAsked: async (times: number) => vi.waitFor(() => expect(run).toHaveBeenCalledTimes(times), 10_000),
  };
}

it("visitors take turns with sizes, and none is made for who has left", async () => {
  const { release, until } = held();
  const first = withSharp("medida", () => until);
  const { ask, haveAsked } = await sizesOf("una.png");
  const [done, refused]: [string[], string[]] = [[], []];
  const wants = async (network: string, width: number, isGone = () => false) =>
    ask(width, { network, isGone })
      .then((name) => done.push(`${network} ${name}`))
      .catch((error: unknown) => refused.push(error instanceof TooBusy ? network : String(error)));
  const asked = [wants("a", 1)];
  await haveAsked(1);
  asked.push(
    wants("a", 2),
    wants("a", 3),
    wants("b", 4),
    wants("c", 5, () => true),
  );
  await haveAsked(5);
  release();
  await Promise.all([first, ...asked]);
  expect(refused).toEqual(["c"]);
  expect(done.slice(0, 2)).toEqual(["a una.png.1.webp", "b una.png.4.webp"]);
  // Which of the others waited first is up to the disk.
  expect(done.slice(2).toSorted()).toEqual(["a una.png.2.webp", "a una.png.3.webp"]);
});

it("a size is refused where 128 others wait", async () => {
  const { release, until } = held();
  const first = withSharp("medida", () => until);
  const { ask, haveAsked } = await sizesOf("otra.png");
  const asked = Promise.allSettled(Array.from({ length: 130 }, (_, at) => ask(at + 1)));
  await haveAsked(130);
  release();
  await first;
  const refused = (await asked).filter((one) => one.status === "rejected");
  expect(refused.map(({ reason }) => reason)).toEqual([expect.any(TooBusy)]);
});

it("a turn ends with work that fails", async () => {
  await expect(withSharp("subida", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await withSharp("medida", () => Promise.resolve("next"))).toBe("next");
});
