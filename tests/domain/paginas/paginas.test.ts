import { describe, expect, it } from "vitest";
import { contentChanged, perContent } from "../../../app/services/page-cache/content-version.server";
import { isInvented, keptAddress } from "../../../app/services/page-cache/page-key.server";
import "../../support/site/declared";

describe("the address a page is kept under", () => {
  it.each([
    ["/", "/", true],
    ["/?utm_source=x", "/", true],
    ["/catalogo?q=x&pagina=3", "/catalogo", true],
    ["/ferreteria/pernos?pagina=2&x=y", "/ferreteria/pernos?pagina=2", true],
    ["/ferreteria/pernos?pagina=50", "/ferreteria/pernos?pagina=50", true],
    ["/ferreteria/pernos?pagina=51", "/ferreteria/pernos?pagina=51", false],
    ["/ferreteria/pernos?pagina=1&orden=nombre", "/ferreteria/pernos", true],
    ["/catalogo/ferreteria/pernos?orden=codigo", "/catalogo/ferreteria/pernos?orden=codigo", true],
    ["/ferreteria/pernos?q=%20m8%20", "/ferreteria/pernos?q=m8", false],
    ["/productos/a/b/c?pagina=7", "/productos/a/b/c", true],
    ["/producto/c?pagina=7&q=x", "/producto/c", true],
    ["/catalogo/ferreteria?pagina=2", "/catalogo/ferreteria", true],
    ["/buscar?pagina=2&q=perno&utm=1", "/buscar?q=perno&pagina=2", false],
    ["/buscar/sugerencias?q=per&pagina=4", "/buscar/sugerencias?q=per", false],
    ["/ferreteria/pernos?m7=zincado", "/ferreteria/pernos?m7=zincado", false],
    ["/vehiculos?marca=zz", "/vehiculos?marca=zz", false],
    ["/vehiculos/renault/duster?categoria=zz", "/vehiculos/renault/duster?categoria=zz", false],
    ["/vehiculos/renault/duster?ano=15", "/vehiculos/renault/duster?ano=2015", false],
    ["/vehiculos.json?v=zzzzzzzzzzzz", "/vehiculos.json", true],
    ["/sitemap.xml?x=y", "/sitemap.xml", true],
    ["/sitemap/3?x=y", "/sitemap/3", false],
    [`/catalogo?utm_source=boletin&fbclid=${"x".repeat(400)}`, "/catalogo", true],
    [`/ferreteria/pernos?gclid=${"x".repeat(400)}&pagina=2`, "/ferreteria/pernos?pagina=2", true],
    ["/Catalogo", "/Catalogo", false],
    ["/catalogo/", "/catalogo/", false],
  ])("of %s is %s", (target, path, own) => {
    expect(keptAddress(target)).toEqual({ path, own });
  });

  it.each([
    "/admin",
    "/ADMIN/productos",
    "/admin.data",
    "/contacto",
    "/Contacto/",
    "/contacto?asunto=x",
    "/media/x/y.png",
    "/imagen/320.avif/x",
    "/assets/app.css",
    "/healthz",
    "/catalogo-ged-autopartes.pdf",
    "/catalogo.data",
    "/%63ontacto",
    "//contacto",
    "/suspensi%C3%B3n",
    `/${"a".repeat(400)}`,
    `/${"a".repeat(250)}%`,
    `/ferreteria/${"a".repeat(283)}?pagina=20`,
    `/catalogo?fbclid=${"x".repeat(8_200)}`,
    "http://localhost/",
    "*",
  ])("is none for %s", (target) => {
    expect(keptAddress(target)).toBeNull();
  });
});

it("drawings of a page and icons wait for no search", () => {
  const paths = ["/dibujos/tarjeta/perno.svg", "/favicon.ico", "/apple-touch-icon-120x120.png", "/buscar?q=perno"];
  expect(paths.map(isInvented)).toEqual([false, false, false, true]);
});

describe("what is read once per state of the content", () => {
  it("is read again after a change, a failure, or when it was not whole", async () => {
    let read = 0;
    const value = perContent(
      async () => {
        read += 1;
        if (read === 2) throw new Error("no database");
        return read;
      },
      (number) => number !== 3,
    );
    expect([await value(), await value()]).toEqual([1, 1]);
    contentChanged();
    await expect(value()).rejects.toThrow("no database");
    expect([await value(), await value(), await value()]).toEqual([3, 4, 4]);
  });

  it("and overtaken by a change does not count for who comes after it", async () => {
    const readings: ((value: string) => void)[] = [];
    const value = perContent(() => new Promise<string>((resolve) => readings.push(resolve)));
    const before = value();
    contentChanged();
    const after = value();
    readings[1]?.("new");
    readings[0]?.("old");
    expect([await before, await after, await value()]).toEqual(["old", "new", "new"]);
  });
});
