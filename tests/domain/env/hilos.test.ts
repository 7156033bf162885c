import { describe, expect, it } from "vitest";
import { helpersGiveWay } from "../../../app/services/env/threads.server";
import { threadsOfThisProcess } from "../../support/run/threads";

describe("the threads of a process", () => {
  it("that collect garbage and compile give way to the one that answers, and no other does", () => {
    helpersGiveWay();
    const threads = threadsOfThisProcess();
    const helpers = threads.filter(({ name }) => name === "V8Worker");
    expect(helpers.length).toBeGreaterThan(0);
    expect(new Set(helpers.map(({ nice }) => nice))).toEqual(new Set([5]));
    expect(threads.filter(({ nice }) => nice > 0)).toEqual(helpers);
  });
});
