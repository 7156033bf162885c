import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const namesOf = (provider: string) => readdirSync(`prisma/${provider}/migrations`).sort();

it("both databases have migrations of the same names: a backup of one tells the other how new it is", () => {
  expect(namesOf("sqlite")).toEqual(namesOf("postgresql"));
});

it("what SQLite keeps only to search in is called _fts: neither backup nor move takes it for content", () => {
  const all = namesOf("sqlite").map((name) => readFileSync(`prisma/sqlite/migrations/${name}/migration.sql`, "utf8"));
  const virtual = Array.from(all.join("\n").matchAll(/CREATE VIRTUAL TABLE "(\w+)"/g), ([, name]) => name);
  expect(virtual.length).toBeGreaterThan(0);
  expect(virtual.filter((name) => !name?.endsWith("_fts"))).toEqual([]);
});
