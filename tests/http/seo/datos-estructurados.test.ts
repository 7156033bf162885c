import { describe, expect, it } from "vitest";
import { createProducto } from "../../support/content/factories";
import { createAplicacion, createLinea } from "../../support/content/vehiculos";
import { jsonLd, jsonLdOf } from "../../support/site/json-ld";
import { attribute, links, migas } from "../../support/site/reading";
import { db, ORIGIN, Visitor } from "../../support/site/site";

const visitor = new Visitor();
const photographed =
  "/productos/accesorios-4x4/pasamanos/pasamanos-de-agarre-universal-en-acero-inoxidable-con-empunadura-de-caucho";

async function answerOf(address: unknown) {
  const url = new URL(String(address));
  const response = await visitor.fetch(url.pathname);
  return [url.origin, response.status, response.headers.get("Content-Type")];
}

describe("the facts for search engines", () => {
  it.each([
    ["/", ["Organization"]],
    ["/catalogo", ["BreadcrumbList"]],
    ["/nosotros", ["BreadcrumbList"]],
    ["/amortiguadores", ["BreadcrumbList"]],
    ["/accesorios-4x4/guardalodos", ["BreadcrumbList"]],
    [photographed, ["BreadcrumbList", "Product"]],
    ["/contacto", ["AutoPartsStore", "AutoPartsStore", "AutoPartsStore", "BreadcrumbList"]],
    ["/zzz", []],
  ])("of %s are whole and of these kinds: %j", async (path, types) => {
    const blocks = jsonLd(await visitor.visit(path));
    expect(blocks.map((block) => block["@type"]).toSorted()).toEqual(types);
  });

  it("of the home page say who the company is and how it is reached", async () => {
    const [empresa] = jsonLdOf(await visitor.visit("/"), "Organization");
    expect(empresa).toMatchObject({
      name: "GED Autopartes",
      url: `${ORIGIN}/`,
      email: "ventas@ejemplo.com",
      telephone: "+57 601 555 0100",
      address: { "@type": "PostalAddress", addressCountry: "CO" },
    });
    expect(await answerOf(empresa?.logo)).toEqual([ORIGIN, 200, expect.stringMatching(/^image\//)]);
  });
});

describe("the breadcrumb for search engines", () => {
  it.each(["/catalogo", "/amortiguadores", "/accesorios-4x4/guardalodos", photographed])(
    "of %s counts from 1 and has whole addresses, those of the breadcrumb people read",
    async (path) => {
      const page = await visitor.visit(path);
      const [ruta] = jsonLdOf(page, "BreadcrumbList");
      const shown = links(page, `${migas} a`).map(([name, href]) => ({ name, item: ORIGIN + href }));
      const steps = [...shown, { name: page.$(`${migas} [aria-current=page]`)?.textContent ?? "" }];
      expect(ruta?.itemListElement).toEqual(
        steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
      );
      for (const { item } of shown) expect((await visitor.fetch(new URL(item).pathname)).status).toBe(200);
    },
  );
});

describe("a product for search engines", () => {
  it("has code, category, pesos and availability, and no price (PUB §9 SEO and security, DEC 33)", async () => {
    const { href, codigo, nombre, categoria, subcategoria } = await createProducto({
      codigo: 'JL-1/2"',
      descripcion: "Acero zincado.",
    });
    const [product] = jsonLdOf(await visitor.visit(href), "Product");
    expect(product).toEqual({
      "@context": "https://schema.org",
      "@type": "Product",
      name: nombre,
      sku: codigo,
      mpn: codigo,
      description: "Acero zincado.",
      category: `${categoria.nombre} > ${subcategoria.nombre}`,
      url: ORIGIN + href,
      brand: { "@type": "Brand", name: "GED Autopartes" },
      offers: {
        "@type": "Offer",
        url: ORIGIN + href,
        priceCurrency: "COP",
        availability: "https://schema.org/InStock",
        seller: { "@type": "Organization", name: "GED Autopartes" },
      },
    });
  });

  it("has its photo as a JPEG that is there", async () => {
    const [product] = jsonLdOf(await visitor.visit(photographed), "Product");
    expect(await answerOf(product?.image)).toEqual([ORIGIN, 200, "image/jpeg"]);
  });

  it("has the same one address however it was opened", async () => {
    const { href, slug } = await createProducto();
    const page = await visitor.visit(`/producto/${slug}`);
    expect(jsonLdOf(page, "Product")[0]?.url).toBe(ORIGIN + href);
    expect(attribute(page, "link[rel=canonical]", "href")).toBe(ORIGIN + href);
  });

  it("cannot end its element, whatever its name is", async () => {
    const nombre = "</script><script>alert(1)</script>";
    const { href } = await createProducto({ nombre, descripcion: "<!--<script>\u2028]]>" });
    const page = await visitor.visit(href);
    expect(page.html).not.toContain("<script>alert");
    expect(jsonLdOf(page, "Product")[0]).toMatchObject({ name: nombre, description: "<!--<script>\u2028]]>" });
    expect(jsonLdOf(page, "BreadcrumbList")).toHaveLength(1);
  });
});

describe("the branches for search engines", () => {
  it("are the visible ones, placed only where coordinates are known", async () => {
    const { id: _, ...row } = await db.ubicacion.findFirstOrThrow();
    await db.ubicacion.create({ data: { ...row, nombre: "Isla Nula", latitud: 0, longitud: 0, orden: 9 } });
    await db.ubicacion.create({ data: { ...row, nombre: "Oculta", visible: false, orden: 10 } });
    const rows = await db.ubicacion.findMany({ where: { visible: true }, orderBy: { orden: "asc" } });
    const stores = jsonLdOf(await visitor.visit("/contacto"), "AutoPartsStore");
    expect(stores).toEqual(
      rows.map(({ nombre, telefono, correo, direccion, ciudad, latitud, longitud }) => ({
        "@context": "https://schema.org",
        "@type": "AutoPartsStore",
        name: nombre,
        telephone: telefono,
        email: correo,
        address: {
          "@type": "PostalAddress",
          streetAddress: direccion,
          addressLocality: ciudad,
          addressCountry: "CO",
        },
        ...(latitud !== null && { geo: { "@type": "GeoCoordinates", latitude: latitud, longitude: longitud } }),
      })),
    );
    expect(stores.filter(({ geo }) => geo)).toHaveLength(3);
  });
});

describe("a product for search engines", () => {
  it("names the lines it is for with their years, fifty at most, and its number as its maker's", async () => {
    const producto = await createProducto();
    const linea = await createLinea();
    await createAplicacion(producto, linea, { desde: 2012, hasta: 2020 });
    await createAplicacion(producto, linea, { desde: 2022, hasta: null });
    const [facts] = jsonLdOf(await visitor.visit(producto.href), "Product");
    expect(facts?.mpn).toBe(producto.codigo);
    expect(facts?.isAccessoryOrSparePartFor).toEqual([
      {
        "@type": "Vehicle",
        name: `${linea.marca.nombre} ${linea.nombre}`,
        brand: { "@type": "Brand", name: linea.marca.nombre },
        model: linea.nombre,
        vehicleModelDate: ["2012/2020", "2022/.."],
      },
    ]);
    const many = await createProducto();
    for (let n = 0; n < 51; n += 1) await createAplicacion(many, await createLinea({ marca: linea.marca }));
    const [bounded] = jsonLdOf(await visitor.visit(many.href), "Product");
    expect(bounded?.isAccessoryOrSparePartFor).toHaveLength(50);
    const [none] = jsonLdOf(await visitor.visit((await createProducto()).href), "Product");
    expect(none).not.toHaveProperty("isAccessoryOrSparePartFor");
  });
});
