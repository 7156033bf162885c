import { expect, it } from "vitest";
import "../../support/db/temp-env";

const { QueueFull, withSharp } = await import("~/services/files/sharp.server");

/** Work that lasts until it is let go. */
function held() {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  return { release, until };
}

it("pictures are worked on one at a time, uploads before sizes; too many sizes that wait are refused, uploads are not", async () => {
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
  const sizes = Array.from({ length: 128 }, (_, n) => withSharp("medida", work(`size ${n}`)));
  await expect(withSharp("medida", work("refused"))).rejects.toThrow(QueueFull);
  const uploads = Array.from({ length: 16 }, (_, n) => withSharp("subida", work(`upload ${n}`)));
  await expect(withSharp("subida", work("refused"))).rejects.toThrow(QueueFull);
  release();
  await Promise.all([first, ...sizes, ...uploads]);
  expect([most, done.length, done.slice(0, 3), done.at(-1)]).toEqual([
    1,
    145,
    ["first", "upload 0", "upload 1"],
    "size 127",
  ]);
});

it("a turn ends with work that fails", async () => {
  await expect(withSharp("subida", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await withSharp("medida", () => Promise.resolve("next"))).toBe("next");
});
