import { describe, expect, it } from "vitest";
import { formatMoment } from "~/domain/kernel/dates";

describe("a moment as it is told in Colombia", () => {
  it.each([
    ["2026-11-20T08:31:00Z", "20 de noviembre de 2026, 3:31 a. m."],
    ["2026-01-01T04:59:59Z", "31 de diciembre de 2025, 11:59 p. m."],
    ["2026-03-05T17:00:00Z", "5 de marzo de 2026, 12:00 p. m."],
    ["2026-03-05T05:05:00Z", "5 de marzo de 2026, 12:05 a. m."],
  ])("%s is %s", (iso, told) => {
    expect(formatMoment(new Date(iso)).replaceAll("\u00a0", " ")).toBe(told);
  });
});
