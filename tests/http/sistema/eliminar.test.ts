import { describe, expect, it } from "vitest";
import { appRoutes } from "../../support/site/routes";
import { text } from "../../support/site/reading";
import { type Page, signedIn } from "../../support/site/site";

const admin = await signedIn();

/** Lists that the demo content leaves empty; their own tests ask the same of them. */
const empty = ["mensajes", "cotizaciones", "cotizaciones/borrador", "logo", "backup"].map((one) => `/admin/${one}`);

const folders = appRoutes({ id: "0" })
  .filter(({ id }) => id.endsWith("-eliminar"))
  .map(({ path }) => path.replace("/0/eliminar", ""))
  .filter((folder) => !empty.includes(folder));

function hrefs(page: Page): string[] {
  return page.$$("a").map((link) => link.getAttribute("href")?.split("?")[0] ?? "");
}

/** Whether a form of the page would delete by itself: it posts to a deletion's address, or says that it deletes. */
function deletesAtOnce(page: Page): boolean {
  return page
    .$$("main form")
    .some((form) => /eliminar/.test(form.getAttribute("action") ?? "") || form.querySelector("[value^=eliminar]"));
}

describe("a deletion", () => {
  it("has a confirmation wherever something can be deleted", () => {
    expect(folders.length).toBeGreaterThan(10);
  });

  it.each(folders)(
    "in %s is a question first; asking changes nothing (ADM §2 Lists, ADM §8 Confirmations, DEC 30)",
    async (folder) => {
      const list = folder.replace(/^(\/admin\/home)\/.*/, "$1");
      const before = await admin.visit(list);
      const href = hrefs(before).find((one) => one.startsWith(`${folder}/`) && one.endsWith("/eliminar")) ?? "none";
      expect(href).toMatch(/\/\d+\/eliminar$/);
      expect(deletesAtOnce(before)).toBe(false);
      const question = await admin.visit(href);
      expect([question.status, text(question, "h1, h2")]).toEqual([
        200,
        expect.stringMatching(/^¿Est|no se puede eliminar todavía$/),
      ]);
      expect(hrefs(await admin.visit(list))).toContain(href);
      const editor = await admin.visit(href.replace("/eliminar", ""));
      if (editor.status === 200) expect(deletesAtOnce(editor)).toBe(false);
    },
  );

  it.each(folders)("of a row of %s that is not there leads to the screen above it", async (folder) => {
    const gone = await admin.visit(`${folder}/999999/eliminar`);
    const above = /^\/admin\/[^/]+/.exec(folder)?.[0];
    const links = gone.$$("main a").map((link) => link.getAttribute("href"));
    expect([gone.status, links]).toEqual([404, [above, "/admin"]]);
  });
});
