import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";

interface Row {
  requirement: string;
  level: string;
  state: string;
  how: string;
  shown: string[];
}

const page = readFileSync("SECURITY.md", "utf8");
const rows: Row[] = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| ([\w/]+) \| (.+?) \| (.*?) ?\|$/gm)].map(
  ([, requirement = "", level = "", state = "", how = "", shown = ""]) => ({
    requirement,
    level,
    state,
    how,
    shown: [...shown.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
  }),
);
const of = (level: string, ...states: string[]) =>
  rows.filter((row) => row.level === level && (states.length === 0 || states.includes(row.state)));

const Lock = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });
const { packages } = Lock.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));

function sources(folder: string): { name: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes("generated"))
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
}

/** Whether a version is at least another one, both x.y.z. */
function reaches(version: string, floor: string): boolean {
  const [found = [], least = []] = [version, floor].map((text) => text.split(".").map(Number));
  for (const [place, number] of least.entries()) {
    const difference = (found[place] ?? 0) - number;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

describe("the table of SECURITY.md", () => {
  it("has each of the 70 requirements of level 1 and the 183 of level 2 once", () => {
    expect([of("1").length, of("2").length]).toEqual([70, 183]);
    expect(new Set(rows.map(({ requirement }) => requirement)).size).toBe(253);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["met", "n/a", "exception"]));
  });

  it("has all of level 1 met, and nine in ten of level 2 that apply", () => {
    expect(of("1", "exception")).toEqual([]);
    expect(of("2", "met").length / of("2", "met", "exception").length).toBeGreaterThanOrEqual(0.9);
  });

  it("names for each that is met what shows it, and all of that exists", () => {
    const unshown = rows.filter(({ state, shown }) => state === "met" && shown.length === 0);
    expect(unshown.map(({ requirement }) => requirement)).toEqual([]);
    const named = [...new Set([...page.matchAll(/`((?:tests|scripts)\/[^`]+)`/g)].map(([, file = ""]) => file))];
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });

  it("gives a reason for every exception", () => {
    for (const { requirement, how } of of("2", "exception"))
      expect([requirement, how.length > 40]).toEqual([requirement, true]);
  });
});

describe("versions", () => {
  it.each([
    ["react-router", "7.18.4"],
    ["@react-router/node", "7.18.4"],
    ["react", "19.2.3"],
    ["react-dom", "19.2.3"],
  ])("%s is at least %s", (name, floor) => {
    const version = packages[`node_modules/${name}`]?.version ?? "0";
    expect([version, reaches(version, floor)]).toEqual([version, true]);
  });

  it("no react-server-dom package is installed", () => {
    expect(Object.keys(packages).filter((name) => name.includes("react-server-dom"))).toEqual([]);
  });
});

describe("what the code does without", () => {
  const files = sources("app");
  const all = files.map(({ text }) => text).join("\n");

  it("markup from text, but for our own drawings, what React rendered (icons, the frame), and JSON-LD whose signs are escaped", () => {
    const found = files.filter(({ text }) => /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=/.test(text));
    expect(found.map(({ name }) => name).sort()).toEqual([
      ...["routes/site/layout.tsx", "site/dibujo/dibujo.tsx", "site/frame/datos-estructurados.tsx", "ui/icon.tsx"],
    ]);
  });

  it.each([
    ["another program", /node:child_process/],
    ["code from text", /\beval\(|new Function\(/],
    ["weak hashes", /createHash\("(?:md5|sha1)"\)/],
    ["connections to whom it does not check", /rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/],
    ["types that are not checked", /: any\b|<any>/],
  ])("%s", (_, sign) => {
    expect(sign.exec(all)?.[0]).toBeUndefined();
  });
});
