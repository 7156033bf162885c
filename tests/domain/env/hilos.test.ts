import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { SHARE_ENV } from "node:worker_threads";
import { afterAll, describe, expect, it } from "vitest";
import { runInThread } from "../../../app/services/env/ask-thread.server";
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

const folder = mkdtempSync(join(tmpdir(), "ged-hilos-"));
writeFileSync(join(folder, "package.json"), '{"type":"module"}');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A thread with this work: an expression that has the job and the facts. */
function threadOf(name: string, work: string): URL {
  const file = join(folder, `${name}.ts`);
  const asked = pathToFileURL("app/services/env/ask-thread.server.ts").href;
  writeFileSync(
    file,
    `import { workInThread } from ${JSON.stringify(asked)};
    await workInThread(async (job, { facts }) => { const { twice } = facts(); return ${work}; }, () => []);`,
  );
  return pathToFileURL(file);
}

describe("a thread that asks", () => {
  const facts = { twice: async (n: number) => n * 2 };

  it("gets each answer to its own question, also of several at once", async () => {
    const code = threadOf("several", "Promise.all([twice(job), twice(job + 1), twice(job + 2)])");
    expect(await runInThread(code, 1, facts)).toEqual([2, 4, 6]);
  });

  it("ends with the error of what answers at once, or of what nobody answers", async () => {
    const code = threadOf("failing", "await twice(job)");
    const failing = () => {
      throw new Error("not today");
    };
    await expect(runInThread(code, 1, { twice: failing })).rejects.toThrow("not today");
    await expect(runInThread(code, 1, {})).rejects.toThrow("not a function");
  });

  it("sees the environment only where it is given", async () => {
    process.env.PGSSLMODE = "verify-full";
    try {
      const code = threadOf("environment", "process.env.PGSSLMODE ?? null");
      expect(await runInThread(code, 1, facts)).toBeNull();
      expect(await runInThread(code, 1, facts, { env: SHARE_ENV })).toBe("verify-full");
    } finally {
      delete process.env.PGSSLMODE;
    }
  });
});
