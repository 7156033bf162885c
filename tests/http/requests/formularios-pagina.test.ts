import { describe, expect, it } from "vitest";
import type { HTMLElement } from "node-html-parser";
import { isFieldName } from "~/services/http/form-fields.server";
import { doorScreens, publicScreens, staffScreens } from "../../support/browser/screens";
import { signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const addresses = (screens: readonly { address: string }[]) => [...new Set(screens.map(({ address }) => address))];

/** What a form may send beside each other: of buttons and of choices only one. */
function sentNames(form: HTMLElement): string[] {
  const controls = form.querySelectorAll("input[name], select[name], textarea[name]");
  const single = controls.filter((control) => control.getAttribute("type") !== "radio");
  const buttons = form.querySelectorAll("button[name]").map((button) => button.getAttribute("name") ?? "");
  const choices = controls.filter((control) => !single.includes(control)).map((one) => one.getAttribute("name") ?? "");
  return [...single.map((one) => one.getAttribute("name") ?? ""), ...new Set(buttons), ...new Set(choices)];
}

describe("every form of the site", { timeout: 120_000 }, () => {
  it.each([
    ["visitors", new Visitor(), addresses([...publicScreens, ...doorScreens])],
    ["staff", admin, addresses(staffScreens)],
  ])("for %s has only names that pass the gate, and repeats only those of lists", async (_, who, paths) => {
    let forms = 0;
    for (const path of paths) {
      const page = await who.visit(path);
      for (const form of page.$$("form").filter((one) => one.getAttribute("method")?.toLowerCase() === "post")) {
        forms += 1;
        const names = sentNames(form);
        const repeated = names.filter((name, at) => !name.endsWith("[]") && names.indexOf(name) !== at);
        expect([path, names.filter((name) => !isFieldName(name)), repeated]).toEqual([path, [], []]);
      }
    }
    expect(forms).toBeGreaterThan(who === admin ? 50 : 1);
  });
});

describe("every screen of staff", { timeout: 120_000 }, () => {
  it("has links to fewer addresses than its scripts may ask for the routes of", async () => {
    for (const path of addresses([...doorScreens, ...staffScreens])) {
      const links = (await admin.visit(path)).$$("a[data-discover]");
      const to = new Set(links.map((link) => link.getAttribute("href")?.split(/[?#]/, 1)[0]));
      expect([path, to.size < 100]).toEqual([path, true]);
    }
  });
});

describe("every page of the public site", { timeout: 120_000 }, () => {
  it("has no script of its own but what only search engines read: a page that is kept admits none", async () => {
    for (const path of addresses(publicScreens)) {
      const { html } = await new Visitor().visit(path);
      const scripts = [...html.matchAll(/<script\b([^<>]*)>/g)].map(([, attributes = ""]) => attributes);
      const inline = scripts.filter((attributes) => !/ src="|type="application\/ld\+json"/.test(attributes));
      expect([path, inline]).toEqual([path, []]);
    }
  });
});
