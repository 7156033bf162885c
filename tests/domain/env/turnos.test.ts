import { expect, it } from "vitest";
import { TooBusy, Turns } from "~/services/env/turns.server";

/** Work in turns, of which one is under way until it is let go; what was done, in order. */
function busy(most: number) {
  const turns = new Turns({ width: 1, most });
  const [done, refused]: [string[], string[]] = [[], []];
  let release = (): void => undefined;
  const first = turns.run(
    [{ network: "first", isGone: () => false }],
    () => new Promise<void>((end) => (release = end)),
  );
  const asked: Promise<unknown>[] = [first];
  return {
    ask: (network: string, { name = network, isGone = (): boolean => false } = {}) => {
      const turn = turns.run([{ network, isGone }], async () => void done.push(name));
      asked.push(turn.catch((error: unknown) => refused.push(error instanceof TooBusy ? name : "another error")));
    },
    end: async () => {
      release();
      await Promise.all(asked);
      return { done, refused };
    },
  };
}

it("whose last turn is longest ago comes next, however many places others have", async () => {
  const { ask, end } = busy(20);
  for (const network of ["a", "a", "a", "b", "b", "b", "c", "c", "d"]) ask(network);
  expect(await end()).toEqual({ done: ["a", "b", "c", "d", "a", "b", "c", "a", "b"], refused: [] });
});

it("who has most places gives one up for who has fewer", async () => {
  const { ask, end } = busy(3);
  ask("a", { name: "a1" });
  ask("a", { name: "a2" });
  ask("a", { name: "a3" });
  ask("b");
  ask("a", { name: "a4" });
  expect(await end()).toEqual({ done: ["a1", "b", "a2"], refused: ["a4", "a3"] });
});

it("networks that belong together give one up where each has one place", async () => {
  const { ask, end } = busy(3);
  for (const part of ["1", "2", "3"]) ask(`2001:db8:7:${part}::/64`, { name: part });
  ask("10.1.1.1", { name: "other" });
  ask("2001:db8:7:4::/64", { name: "4" });
  expect(await end()).toEqual({ done: ["1", "2", "other"], refused: ["4", "3"] });
});

it("what nobody waits for any more is not done", async () => {
  const { ask, end } = busy(3);
  ask("a", { name: "gone", isGone: () => true });
  ask("b");
  expect(await end()).toEqual({ done: ["b"], refused: ["gone"] });
});

it("what nobody waits for any more is not begun, also where nobody else waits", async () => {
  const turns = new Turns({ width: 1, most: 3 });
  const gone = { network: "a", isGone: () => true };
  await expect(turns.run([gone], async () => "begun")).rejects.toThrow(TooBusy);
});
