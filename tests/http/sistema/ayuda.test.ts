import { expect, it } from "vitest";
import { links, text, texts } from "../../support/site/reading";
import { signedIn, Visitor } from "../../support/site/site";

it("the guide for staff is in the menu, and every screen and subject it names is there", async () => {
  expect((await new Visitor().visit("/admin/ayuda")).path).toMatch(/^\/admin\/login/);
  const admin = await signedIn();
  const page = await admin.visit("/admin/ayuda");
  expect([text(page, "h1"), text(page, "nav[aria-label=Administración] [aria-current]")]).toEqual(["Ayuda", "Ayuda"]);
  const ids = page.$$("main h2").map((title) => `#${title.id}`);
  for (const [, href] of links(page, "main nav a")) expect(ids).toContain(href);
  for (const [name, href] of links(page, "main section header a"))
    expect([
      name,
      texts(await admin.visit(href), "nav[aria-label=Administración] [aria-current], h1").includes(name),
    ]).toEqual([name, true]);
});
