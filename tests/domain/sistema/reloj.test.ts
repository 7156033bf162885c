import { describe, expect, it } from "vitest";
import { clockCorrection, judgeClock, type ClockRecord } from "~/domain/operation/clock";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const right = Date.parse("2026-11-20T12:00:00Z");
const seen: ClockRecord = { visto: new Date(right), otra: null };

/** What is said of a clock that is looked at at these moments, one after the other; they count from the last believed one. */
function look(...moments: number[]) {
  let reloj = seen;
  return moments.map((moment) => {
    const found = judgeClock(reloj, new Date(right + moment));
    ({ reloj } = found);
    return { ...found, said: new Date(right + moment + clockCorrection(found)) };
  });
}
const said = (...moments: number[]) => look(...moments).map(({ hora }) => hora);

describe("a machine's clock", () => {
  it("is believed when it goes on from what was seen, also after a week off or a correction by a day", () => {
    expect(said(60_000, 2 * DAY, 9 * DAY, 8 * DAY, 8 * DAY + 1)).toEqual(Array.from({ length: 5 }, () => "en hora"));
  });

  it("is not believed years ahead, however often the site is started, and is again once it is right", () => {
    const times = [5 * YEAR, 5 * YEAR + HOUR, 5 * YEAR + 6 * DAY, 6 * DAY + HOUR];
    expect(said(...times)).toEqual(["adelantado", "adelantado", "adelantado", "en hora"]);
  });

  it("is not believed years behind, and is again once it is right", () => {
    expect(said(-5 * YEAR, -5 * YEAR + HOUR, HOUR)).toEqual(["atrasado", "atrasado", "en hora"]);
  });

  it("that is behind is put right by what was seen and the time since", () => {
    const [first, later] = look(-5 * YEAR, -5 * YEAR + 3 * HOUR);
    expect([first?.said, later?.said]).toEqual([new Date(right), new Date(right + 3 * HOUR)]);
  });

  it("that is ahead is left as it is", () => {
    expect(look(5 * YEAR)[0]?.said).toEqual(new Date(right + 5 * YEAR));
  });

  it("is believed when nobody has corrected it for a week", () => {
    const days = [0, 1, 2, 3, 4, 5, 6, 7].map((day) => 5 * YEAR + day * DAY);
    expect(said(...days).lastIndexOf("adelantado")).toBe(6);
    expect(said(...days).at(-1)).toBe("en hora");
  });

  it("that jumps about begins its week anew each time", () => {
    const jumps = Array.from({ length: 9 }, (_, index) => (index + 1) * YEAR);
    expect(new Set(said(...jumps))).toEqual(new Set(["adelantado"]));
  });
});
