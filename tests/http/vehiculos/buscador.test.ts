import { describe, expect, it } from "vitest";
import { createAplicacion, createLinea } from "../../support/content/vehiculos";
import { attribute, text } from "../../support/site/reading";
import { createProducto } from "../../support/content/factories";
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

  it("names all lines that begin as it was typed, and leads to their make", async () => {
    const { marca } = await createLinea({ nombre: "Zorrano D22" });
    await createLinea({ marca, nombre: "Zorrano NP300" });
    const page = await new Visitor().visit(`/vehiculos?marca=${marca.slug}&linea=zorrano&ano=2018`);
    expect(text(page, "[role=alert]")).toContain("¿Quiso decir «Zorrano D22» o «Zorrano NP300»?");
    for (const letra of ["C", "E"]) await createLinea({ marca, nombre: `Claseq ${letra}` });
    const near = await new Visitor().visit(`/vehiculos?marca=${marca.slug}&linea=claseq`);
    expect(text(near, "[role=alert]")).toContain("¿Quiso decir «Claseq C» o «Claseq E»?");
    expect(
      page.$(`main [role=alert] ~ a[href="/vehiculos/${marca.slug}"], main a[href="/vehiculos/${marca.slug}"]`),
    ).not.toBeNull();
  });

  it("keeps the category of a line's page when a year is chosen", async () => {
    const linea = await createLinea();
    const producto = await createProducto();
    await createAplicacion(producto, linea, { desde: 2010, hasta: 2015 });
    const { slug } = producto.subcategoria.categoria;
    const page = await new Visitor().visit(`${linea.href}?categoria=${slug}`);
    const form = "form:has(#ano)";
    expect(attribute(page, `${form} [name=categoria]`, "value")).toBe(slug);
    const shown = await new Visitor().visit(`${linea.href}?categoria=${slug}&ano=2012`);
    expect(attribute(shown, `${form} [name=categoria]`, "value")).toBe(slug);
    expect((await new Visitor().visit(linea.href)).$(`${form} [name=categoria]`)).toBeNull();
  });
});
