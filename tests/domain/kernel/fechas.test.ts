import { describe, expect, it } from "vitest";
import { formatFecha, formatMoment, readableDate, todaysBeginning } from "~/domain/kernel/dates";

describe("a moment as it is told in Colombia", () => {
  it.each([
    ["2026-11-20T08:31:00Z", "20 de nov. de 2026, 3:31 a. m."],
    ["2026-01-01T04:59:59Z", "31 de dic. de 2025, 11:59 p. m."],
    ["2026-03-05T17:00:00Z", "5 de mar. de 2026, 12:00 p. m."],
    ["2026-03-05T05:05:00Z", "5 de mar. de 2026, 12:05 a. m."],
  ])("%s is %s", (iso, told) => {
    expect(formatMoment(new Date(iso)).replaceAll("\u00a0", " ")).toBe(told);
  });

  it("keeps the day on one line, and the hour on one", () => {
    expect(formatMoment(new Date("2026-11-20T08:31:00Z")).split(" ")).toHaveLength(2);
  });
});

describe("a day in Colombia", () => {
  it.each([
    ["2026-03-05T04:59:59Z", "2026-03-04T05:00:00.000Z"],
    ["2026-03-05T05:00:00Z", "2026-03-05T05:00:00.000Z"],
  ])("at %s began at %s", (iso, began) => expect(todaysBeginning(new Date(iso)).toISOString()).toBe(began));
});

describe("a date as the database writes it", () => {
  it.each([
    ["2026-05-15", "15 de may. de 2026"],
    ["2026-11-20T08:31:00.000Z", "20 de nov. de 2026, 3:31 a. m."],
    ["2026-13-45", "2026-13-45"],
    ["2026-13-45T08:31:00.000Z", "2026-13-45T08:31:00.000Z"],
    ["GP-3055", "GP-3055"],
  ])("%s is read as %s", (written, told) => {
    expect(readableDate(written).replaceAll("\u00a0", " ")).toBe(told);
  });

  it("that is none stays what it is", () => {
    expect(formatFecha("pronto")).toBe("pronto");
  });
});
