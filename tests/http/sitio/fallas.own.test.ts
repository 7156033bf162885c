import { describe, expect, it } from "vitest";
import { logged } from "../../support/run/log";
import { whileMissing } from "../../support/db/faults";
import { links, text } from "../../support/site/reading";
import { Visitor } from "../../support/site/site";

const visitor = new Visitor();

describe("a menu that cannot be read", () => {
  it("is logged in the words of the specification, and the page comes without it (PUB §8)", async () => {
    const page = await whileMissing("menu_principal", () => visitor.visit("/nosotros"));
    expect(page.status).toBe(200);
    expect(links(page, "header nav[aria-label=Principal] a")).toEqual([]);
    expect(logged()).toContain("Error fetching menu principal:");
  });
});

describe("branches that cannot be read", () => {
  it("are told: 'Error al cargar la información de contacto', between header and footer (PUB §2 Contact)", async () => {
    const page = await whileMissing("ubicaciones_contacto", () => visitor.visit("/contacto"));
    expect(text(page, "main")).toContain("Error al cargar la información de contacto");
    expect([page.$("header") !== null, page.$("footer") !== null]).toEqual([true, true]);
  });
});

describe("a logo that cannot be read", () => {
  it("is told in its place: 'Error al cargar el logo', and the page comes with everything else (PUB §8)", async () => {
    const page = await whileMissing("configuracion_logo", () => visitor.visit("/"));
    expect(text(page, "h1")).toBe("Hechas para encajar.");
    expect(page.text).toContain("Error al cargar el logo");
  });
});

describe("products that cannot be read", () => {
  it("are told on the page of their subcategory, in the words of the specification (PUB §2 Errors)", async () => {
    const page = await whileMissing("productos", () => visitor.visit("/ferreteria/pernos"));
    expect([page.status, text(page, "h1")]).toEqual([500, "Error al cargar productos"]);
    expect(text(page, "main .lead")).toBe("Hubo un problema al obtener los productos. Por favor, intente nuevamente.");
    expect(text(await visitor.visit("/ferreteria/pernos"), "h1")).toBe("Pernos");
  });

  it("leave every other page whole", async () => {
    await whileMissing("productos", async () => {
      for (const path of ["/", "/catalogo", "/ferreteria", "/contacto", "/nosotros"])
        expect([path, (await visitor.fetch(path)).status]).toEqual([path, 200]);
    });
  });
});
