import { describe, expect, it } from "vitest";
import { logged } from "../../support/run/log";
import { whileMissing } from "../../support/db/faults";
import { text } from "../../support/site/reading";
import { type Page, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const visitor = new Visitor();

function loggedErrors(): { message: string; solicitud: string }[] {
  return logged()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

function code(page: Page): string {
  return text(page, "main code");
}

describe("a fault", () => {
  it.each([
    ["a public page", visitor, "/nosotros", "nosotros_valores"],
    ["a public page of products", visitor, "/amortiguadores", "categorias_info"],
    ["a screen of the back office", admin, "/admin/beneficios", "beneficios_home"],
    ["a session that cannot be checked", admin, "/admin", "admin_sessions"],
  ])("of %s shows the code by which it stands in the log", async (_, who, path, table) => {
    const page = await whileMissing(table, () => who.visit(path));
    expect(page.status).toBeGreaterThanOrEqual(500);
    expect(code(page)).toMatch(/^[0-9a-f]{12}$/);
    expect(page.headers.get("X-Request-Id")).toBe(code(page));
    expect(loggedErrors().map(({ solicitud }) => solicitud)).toContain(code(page));
    expect(page.text).toContain("Si el problema continúa, indíquenos este código");
  });

  it("has a code of its own each time", async () => {
    const two = await whileMissing("beneficios_home", async () => [
      await admin.visit("/admin/beneficios"),
      await admin.visit("/admin/beneficios"),
    ]);
    expect(new Set(two.map(code)).size).toBe(2);
  });

  it("is not what a page that is not there is: no code is shown", async () => {
    for (const page of [await visitor.visit("/zzz"), await admin.visit("/admin/zzz")])
      expect([page.status, code(page)]).toEqual([404, ""]);
  });
});
