import { describe, expect, it } from "vitest";
import { links, texts } from "../../support/site/reading";
import { db, Visitor } from "../../support/site/site";

const visitor = new Visitor();

describe("the links to the PDF catalogue", () => {
  it("lead to the published file, in a new tab, in the words of the newest banner (PUB §1, PUB §2 Navbar)", async () => {
    const pdf = await db.catalogoPdf.findFirstOrThrow({ include: { medio: true } });
    await db.bannerHome.create({
      data: { titulo: "Otro título", subtitulo: "s", descripcion: "d", texto_boton_pdf: "Baje el catálogo" },
    });
    const page = await visitor.visit("/");
    const buttons = page.$$("header a[type='application/pdf']");
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) {
      expect(button.textContent).toContain("Baje el catálogo");
      expect(button.getAttribute("href")).toBe(`/media/${pdf.medio.clave}`);
      expect(button.getAttribute("target")).toBe("_blank");
    }
    expect(texts(page, "h1")).toEqual(["Otro título"]);
  });

  it("lead to the static file while none is published, and that file is there (PUB §2 Navbar, PUB §3, PUB §4, PUB §9)", async () => {
    await db.catalogoPdf.updateMany({ data: { activo: false } });
    const [[, href] = ["", ""]] = links(await visitor.visit("/"), "header a[type='application/pdf']");
    expect(href).not.toContain("/media/");
    const file = await visitor.fetch(href);
    expect(file.status).toBe(200);
    expect(file.headers.get("Content-Type")).toBe("application/pdf");
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });
});

describe("the footer", () => {
  it("shows only what is active, in its order, and the texts of the database (PUB §2 Footer, PUB §3, PUB §4, PUB §7)", async () => {
    await db.footerEnlace.updateMany({ where: { nombre: "Nosotros" }, data: { activo: false } });
    await db.footerEnlace.updateMany({ where: { nombre: "Contacto" }, data: { orden: 0 } });
    await db.footerContacto.updateMany({ where: { tipo: "direccion" }, data: { activo: false } });
    const page = await visitor.visit("/contacto");
    expect(texts(page, "footer h2")).toEqual(["Enlaces rápidos", "Información de contacto"]);
    expect(links(page, "footer nav a")).toEqual([
      ["Contacto", "/contacto"],
      ["Inicio", "/"],
      ["Catálogo", "/catalogo"],
    ]);
    expect(links(page, "footer div li a")).toEqual(
      expect.arrayContaining([
        ["+57 601 555 0100", "tel:+576015550100"],
        ["ventas@ejemplo.com", "mailto:ventas@ejemplo.com"],
        ["www.ejemplo.com", "https://www.ejemplo.com"],
      ]),
    );
    const [footer = ""] = texts(page, "footer");
    expect(footer).not.toContain("Bodega 14");
    expect(footer).toContain("© 2026 GED Autopartes. Todos los derechos reservados.");
    expect(footer).toContain("Hecho en Colombia, pieza por pieza.");
  });
});
