import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { nav, navEntry } from "~/admin/shell/nav";
import { appRoutes, fixedPages } from "../../support/site/routes";
import { publicScreens } from "../../support/browser/screens";
import "../../support/db/temp-env";

const { isReserved } = await import("~/domain/catalogo/reserved-addresses");

const IMPORT = /^(?:import|export)\s[^;"]*?from "([^"]+)";|^import "([^"]+)";|\bimport\("([^"]+)"\)/gm;
const MOST_FILES = 20;

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((name) => /\.\w+$/.test(name) && !name.includes("generated"));
}

const names = filesOf("app");
const code = new Set(names.filter((name) => /\.tsx?$/.test(name)));

/** The file of this app that an import names; undefined for a package and for what is generated. */
function target(from: string, name: string): string | undefined {
  const base = name.startsWith("~/")
    ? join("app", name.slice(2))
    : name.startsWith(".")
      ? join(dirname(from), name)
      : "";
  return ["", ".ts", ".tsx", ".d.ts"].map((end) => base + end).find((path) => code.has(path));
}

const graph = new Map(
  [...code].map((from) => {
    const found = [...readFileSync(from, "utf8").matchAll(IMPORT)];
    return [from, found.flatMap(([, one, two, three]) => target(from, one ?? two ?? three ?? "") ?? [])];
  }),
);

/** A file and all that it loads, without what only types are taken of. */
function loadedBy(file: string): Set<string> {
  const found = new Set([file]);
  // A set gives out what is added while it is walked.
  for (const from of found)
    for (const [whole, one, two, three] of readFileSync(from, "utf8").matchAll(IMPORT)) {
      const next = /^(?:import|export) type /.test(whole) ? undefined : target(from, one ?? two ?? three ?? "");
      if (next) found.add(next);
    }
  return found;
}

/** Files that lead back to themselves, each way once. */
function circles(): string[][] {
  const done = new Set<string>();
  const found: string[][] = [];
  const follow = (file: string, way: readonly string[]) => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file]);
    if (done.has(file) || way.includes(file)) return;
    for (const next of graph.get(file) ?? []) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) follow(file, []);
  return found;
}

describe("a thread", () => {
  const threads = [...code].filter((file) => file.endsWith("/thread.server.ts"));

  it("loads neither the database's client nor the environment, which is empty there", () => {
    expect(threads.length).toBeGreaterThan(2);
    const never = ["app/services/db/client.server.ts", "app/services/env/env.server.ts"];
    for (const thread of threads)
      expect(
        never.filter((file) => loadedBy(thread).has(file)),
        thread,
      ).toEqual([]);
  });
});

describe("the house", () => {
  it("has no circle of imports", () => {
    expect([...graph.values()].flat().length).toBeGreaterThan(1_500);
    expect(circles()).toEqual([]);
  });

  it(`has no folder of more than ${MOST_FILES} files`, () => {
    const counts = new Map<string, number>();
    for (const name of [...names, ...filesOf("tests"), ...filesOf("scripts")])
      counts.set(dirname(name), (counts.get(dirname(name)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
  });
});

/** What modules of these folders lead to, as far as it can hold classes. */
function markupBehind(...folders: string[]): Set<string> {
  const found = new Set([...code].filter((file) => folders.some((folder) => file.startsWith(`${folder}/`))));
  // A set gives out what is added while it is walked.
  for (const file of found) for (const next of graph.get(file) ?? []) found.add(next);
  return new Set(
    [...found].filter((file) => /^app\/(?:ui|site|admin|routes)\//.test(file) && !file.endsWith(".server.ts")),
  );
}

describe("a style sheet", () => {
  it.each([
    ["app/app.css", ["app/routes/site"]],
    ["app/admin.css", ["app/routes/admin", "app/routes/acceso"]],
  ])("%s is made from all that its pages are made of", (sheet, folders) => {
    const sources = [...readFileSync(sheet, "utf8").matchAll(/@source (not )?"\.\/([^"]+)";/g)];
    // The last line that names a file or its folder counts.
    const isRead = (file: string) => {
      const last = sources.findLast(([, , path]) => `${file}/`.startsWith(`app/${path}/`));
      return last !== undefined && last[1] === undefined;
    };
    const files = [...markupBehind(...folders)];
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => !isRead(file))).toEqual([]);
  });
});

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? "";
}

describe("an entity that was only half made", () => {
  const routes = appRoutes({ id: "1" }).filter(({ id, path }) => /^\/admin\//.test(path) && !/eliminar/.test(id));

  it("has a list that the menu of the back office leads to", () => {
    const lists = routes.filter(({ id }) => /\/list$/.test(id));
    expect(lists.length).toBeGreaterThan(10);
    expect(lists.filter(({ path }) => !navEntry(path)).map(({ path }) => path)).toEqual([]);
  });

  it("has an address behind every entry of that menu", () => {
    const there = new Set(appRoutes({}).map(({ path }) => path));
    const entries = nav.flatMap(({ entradas }) => entradas.map(({ href }) => href));
    expect(entries.filter((href) => !there.has(href))).toEqual([]);
  });
});

describe("a page of the public site", () => {
  const fixed = fixedPages();

  it("has an address that no category can take", () => {
    const taken = appRoutes({}).map(({ path }) => path.split("/")[1] ?? "");
    expect(fixed.length).toBeGreaterThan(5);
    expect(taken.filter((segment) => !/^(?:x|no-existe|)$/.test(segment) && !isReserved(segment))).toEqual([]);
  });

  it("is looked at in every width", () => {
    const shown = new Set(publicScreens.map(({ address }) => pathOf(address)));
    expect(fixed.filter((path) => !shown.has(path))).toEqual([]);
  });
});
