import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { scripts } from "../../../package.json";
import { commandOf } from "../../support/run/server";
import { execForm, isIgnored, pairs, readDockerfile, type Stage } from "../../container/dockerfile";

const stages = readDockerfile(readFileSync("Dockerfile", "utf8"));
const ignore = readFileSync(".dockerignore", "utf8");

function steps({ steps }: Stage, name: string) {
  return steps.filter((step) => step.name === name);
}

/** What a stage copies from the project itself. */
function copied(stage: Stage): string[] {
  return steps(stage, "COPY").flatMap(({ text, flags }) => (flags.from ? [] : text.split(/\s+/).slice(0, -1)));
}

describe("the Dockerfile", () => {
  it("copies only files that there are and that .dockerignore lets in", () => {
    const all = stages.flatMap(copied);
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter((path) => !existsSync(path) || isIgnored(path, ignore))).toEqual([]);
  });

  it("ends with a user, a health check and a stop signal", () => {
    const last = stages.at(-1);
    if (!last) throw new Error("No stage");
    expect(steps(last, "USER").map(({ text }) => text)).toEqual(["node"]);
    expect(steps(last, "STOPSIGNAL").map(({ text }) => text)).toEqual(["SIGTERM"]);
    expect(execForm(steps(last, "HEALTHCHECK")[0]?.text ?? "[]")).toEqual(["node", "scripts/healthcheck.mjs"]);
    expect(execForm(steps(last, "CMD")[0]?.text ?? "[]")).toEqual(["node", ...commandOf(scripts.start).args]);
  });

  it("gives the process the memory's settings of npm start, as npm run up does", () => {
    const { env, args } = commandOf(scripts.start);
    const set = stages.at(-1);
    expect(set && pairs(steps(set, "ENV")[0]?.text ?? "")).toMatchObject(env);
    expect(commandOf(scripts.up)).toEqual({ env, args: args.with(-1, "scripts/up.mjs") });
    expect(args).toContain("--max-semi-space-size=16");
    expect(args).toEqual(expect.arrayContaining(["--no-allocation-site-pretenuring", "--v8-pool-size=3"]));
  });
});

it("npm run build, which an upgrade and the container call, makes the database's clients of the new models first", () => {
  expect(scripts.build).toMatch(/^npm run (-s )?generate && react-router build$/);
  const [run] = stages.flatMap((stage) => steps(stage, "RUN")).filter(({ text }) => text.includes("npm run"));
  expect(run?.text).toBe("npm run build && npm run build:tools");
});

it("a container comes back after the machine's start: compose's and the README's", () => {
  expect(readFileSync("README.md", "utf8")).toMatch(/^docker run -d --restart unless-stopped /m);
  expect(readFileSync("compose.yaml", "utf8").split("x-app:")[1]?.split("services:")[0]).toContain(
    "restart: unless-stopped",
  );
});

it("compose hands on every variable that the README has for operators, but those of the image", () => {
  const table = readFileSync("README.md", "utf8").split("\n## Configuration\n")[1]?.split("\n## ")[0] ?? "";
  const named = table.split("\n").flatMap((line) => line.split("|")[1]?.match(/(?<=`)[A-Z_]+(?=`)/g) ?? []);
  const ofImage = ["PORT", "HOST", "DATA_DIR", ...Object.keys(commandOf(scripts.start).env)];
  const handed = readFileSync("compose.yaml", "utf8").matchAll(/^ {4}([A-Z_]+): /gm);
  const known = new Set([...ofImage, ...Array.from(handed, ([, name]) => name)]);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

it("Fly sends visitors as long as pages are answered, with a full disk too, and looks whether a deploy is ready", () => {
  const pathOf = (section: string) =>
    readFileSync("fly.toml", "utf8")
      .split(`\n${section}\n`)[1]
      ?.split("\n[")[0]
      ?.match(/^path = "(.+)"$/m)?.[1];
  expect(pathOf("[[http_service.checks]]")).toBe("/healthz");
  expect(pathOf("[checks.ready]")).toBe("/readyz");
});

describe("reading a Dockerfile", () => {
  it("joins lines, takes flags off, fills arguments in, leaves comments out", () => {
    const [stage] = readDockerfile(
      "# x\nARG V=24\nFROM node:${V}-slim AS a\nRUN --mount=type=cache,target=/c one \\\n  && two",
    );
    expect(stage).toEqual({
      name: "a",
      from: "node:24-slim",
      steps: [{ name: "RUN", text: "one && two", flags: { mount: "type=cache,target=/c" } }],
    });
  });

  it("refuses a step it does not follow", () => {
    expect(() => readDockerfile("FROM a AS b\nONBUILD RUN x")).toThrow("ONBUILD");
  });

  it("reads the variables of ENV", () => {
    expect(pairs('A=1 B="two words"')).toEqual({ A: "1", B: "two words" });
  });

  it("knows what .dockerignore keeps out: the last line that fits decides", () => {
    const lines = "*\n!app\napp/generated\n";
    expect(["README.md", "app", "app/x.ts", "app/generated/y.ts"].map((path) => isIgnored(path, lines))).toEqual([
      ...[true, false, false, true],
    ]);
  });
});
