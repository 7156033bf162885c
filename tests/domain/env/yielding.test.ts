import { setImmediate } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { asAnswer, yielding } from "~/services/env/yielding.server";

/** Blocks Node for as long as a step of long work may. */
function block(): void {
  for (const end = performance.now() + 2.5; performance.now() < end;);
}

describe("long work", () => {
  it("waits between two steps until an answer that comes back several times is made", async () => {
    const seen: string[] = [];
    const answer = asAnswer(async () => {
      for (let turn = 0; turn < 3; turn += 1) await setImmediate();
      seen.push("answer");
    });
    const rest = yielding();
    for (let step = 0; step < 2; step += 1) {
      block();
      seen.push("step");
      await rest();
    }
    await answer;
    expect(seen).toEqual(["step", "answer", "step"]);
  });

  it("does not wait for an answer that is long work itself", async () => {
    let end = (): void => undefined;
    const answer = asAnswer(() => {
      yielding();
      return new Promise<void>((resolve) => (end = resolve));
    });
    const rest = yielding();
    block();
    let rested = false;
    void rest().then(() => (rested = true));
    for (let turn = 0; turn < 3; turn += 1) await setImmediate();
    expect(rested).toBe(true);
    end();
    await answer;
  });

  it("does not wait for an answer that has been made for long", async () => {
    let end = (): void => undefined;
    const slow = asAnswer(() => new Promise<void>((resolve) => (end = resolve)));
    const real = performance.now.bind(performance);
    const later = vi.spyOn(performance, "now").mockImplementation(() => real() + 300);
    const rest = yielding();
    block();
    let rested = false;
    void rest().then(() => (rested = true));
    for (let turn = 0; turn < 3; turn += 1) await setImmediate();
    later.mockRestore();
    expect(rested).toBe(true);
    end();
    await slow;
  });

  it("goes on after a while beside an answer that hangs", async () => {
    let end = (): void => undefined;
    const hanging = asAnswer(() => new Promise<void>((resolve) => (end = resolve)));
    const rest = yielding();
    block();
    await rest();
    end();
    await hanging;
  });
});
