import { afterEach, expect, it, vi } from "vitest";
import { stopOnSignals } from "~/server/signals.server";

afterEach(() => void vi.restoreAllMocks());

it("a second signal cuts nothing short, as npm passes it on; Ctrl+C after two seconds does", () => {
  const told: string[] = [];
  const others = new Set(process.listeners("SIGTERM"));
  stopOnSignals(() => told.push("stop"));
  const [hear] = process.listeners("SIGTERM").filter((one) => !others.has(one));
  if (!hear) throw new Error("Nobody hears SIGTERM");
  process.off("SIGTERM", hear).off("SIGINT", hear);
  vi.spyOn(process, "exit").mockImplementation((code) => {
    told.push(`exit ${code}`);
    throw new Error("ended");
  });
  const start = performance.now();
  const signal = (name: "SIGTERM" | "SIGINT", after: number) => {
    vi.spyOn(performance, "now").mockReturnValue(start + after);
    hear(name);
  };
  signal("SIGINT", 0);
  signal("SIGINT", 5);
  signal("SIGTERM", 1_000);
  signal("SIGTERM", 5_000);
  expect(told).toEqual(["stop"]);
  expect(() => signal("SIGINT", 2_001)).toThrow("ended");
  expect(told).toEqual(["stop", "exit 130"]);
});
