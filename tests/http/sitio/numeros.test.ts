import { describe, expect, it } from "vitest";
import { createSubcategoria } from "../../support/content/factories";
import { text, texts } from "../../support/site/reading";
import { type Page, Visitor } from "../../support/site/site";

const visitor = new Visitor();
const sentence = "Cada número corresponde a su lugar en el vehículo.";

/** The links of a place in their order, each with the number that it begins with. */
function numbered(page: Page, selector: string): string[] {
  return page
    .$$(selector)
    .map((link) => `${link.getAttribute("href")} ${link.querySelector("text, span")?.textContent}`);
}

describe("the numbers of the categories", () => {
  it("are said to be on the vehicle while each of them is, and only where the vehicle is shown", async () => {
    const page = await visitor.visit("/catalogo");
    expect(text(page, "main")).toContain(sentence);
    const onVehicle = numbered(page, "main svg a");
    expect(onVehicle).toHaveLength(7);
    expect(onVehicle).toEqual(numbered(page, "[data-part=cards] > a"));
    const home = await visitor.visit("/");
    expect([home.$("main svg a"), home.text.includes("Cada número")]).toEqual([null, false]);
    await createSubcategoria();
    const after = await visitor.visit("/catalogo");
    expect(texts(after, "[data-part=cards] > a")).toHaveLength(8);
    expect(text(after, "main")).not.toContain(sentence);
  });
});
