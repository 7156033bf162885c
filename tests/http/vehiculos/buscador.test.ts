import { describe, expect, it } from "vitest";
import { createLinea } from "../../support/content/vehiculos";
import { text } from "../../support/site/reading";
import { Visitor } from "../../support/site/site";

describe("the search by vehicle", () => {
  it("marks the field that is wrong, with what is wrong", async () => {
    const { marca, nombre } = await createLinea();
    const wrongOf = async (query: string) => {
      const page = await new Visitor().visit(`/vehiculos?${query}`);
      return page.$$("main [aria-invalid]").map((field) => {
        expect(text(page, `#${field.getAttribute("aria-describedby")}`)).toBe(text(page, "[role=alert]"));
        return field.getAttribute("name");
      });
    };
    expect(await wrongOf("marca=nada&linea=x")).toEqual(["marca"]);
    expect(await wrongOf(`marca=${marca.slug}&linea=zzz&ano=2010`)).toEqual(["linea"]);
    expect(await wrongOf(`marca=${marca.slug}&linea=&ano=2010`)).toEqual(["linea"]);
    expect(await wrongOf(`marca=${marca.slug}&linea=${nombre}&ano=1800`)).toEqual(["ano"]);
    expect(await wrongOf("")).toEqual([]);
  });
});
