import { expect, it } from "vitest";
import { statementNames } from "~/services/db/statements/names.server";

it("a statement has a name from its third use on, always the same", () => {
  const nameOf = statementNames();
  const given = Array.from({ length: 5 }, () => nameOf({ sql: "SELECT 1" }));
  expect(given).toEqual(["", "", "ged_0", "ged_0", "ged_0"]);
  for (let use = 0; use < 3; use += 1) nameOf({ sql: "SELECT 2" });
  expect(nameOf({ sql: "SELECT 2" })).toBe("ged_1");
});

it("statements that are long, or come seldom, or are very many have none", () => {
  const nameOf = statementNames();
  const use = (sql: string) => Array.from({ length: 3 }, () => nameOf({ sql })).at(-1);
  expect(use(`SELECT ${"1, ".repeat(2_000)}1`)).toBe("");
  expect(nameOf({ sql: "SELECT 0" })).toBe("");
  for (let number = 0; number < 1_000; number += 1) nameOf({ sql: `SELECT 0 + ${number}` });
  expect([nameOf({ sql: "SELECT 0" }), nameOf({ sql: "SELECT 0" })]).toEqual(["", ""]);
  const names = new Set(Array.from({ length: 300 }, (_, number) => use(`SELECT 1 + ${number}`)));
  expect(names.size).toBe(201);
  expect(use("SELECT 1 + 0")).toBe("ged_0");
});
