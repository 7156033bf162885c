import { beforeAll, describe, expect, it } from "vitest";
import { busquedas } from "../../support/content/busquedas";
import { createProducto, createSubcategoria } from "../../support/content/factories";
import { db, Visitor } from "../../support/site/site";
import { text } from "../../support/site/reading";
import { buscar, codigosIn } from "../../support/site/search";

const visitor = new Visitor();

describe("the search", () => {
  it.each(busquedas.filter(({ exacto }) => exacto))(
    "goes straight to the product of the code $q",
    async ({ q, exacto }) => {
      const page = await buscar(q);
      expect(page.path).toMatch(/^\/productos\//);
      expect(page.$("[data-part=code]")?.textContent).toBe(exacto);
    },
  );

  it.each(busquedas.filter(({ primeros }) => primeros))(
    "answers $q with the best first",
    async ({ q, total, primeros }) => {
      const page = await buscar(q);
      expect(page.$("[role=status]")?.textContent).toBe(`${total} referencia${total === 1 ? "" : "s"}`);
      expect(codigosIn(page).slice(0, 3)).toEqual(primeros);
    },
  );

  it("has a page for every result, each product once", async () => {
    const first = await buscar("guardalodo");
    const second = await buscar("guardalodo", { pagina: "2" });
    const third = await buscar("guardalodo", { pagina: "3" });
    const all = [first, second, third].flatMap(codigosIn);
    expect(all).toHaveLength(55);
    expect(new Set(all).size).toBe(55);
    expect((await buscar("guardalodo", { pagina: "9" })).path).toContain("pagina=3");
  });

  it("offers the category that is called so", async () => {
    const page = await buscar("guardalodos");
    expect(page.$$("[data-part=chip]").map((link) => link.getAttribute("href"))).toEqual([
      "/accesorios-4x4/guardalodos",
      "/carroceria/guardalodos",
    ]);
  });
});

describe("several codes in one text", () => {
  it("are the products of these, each with its box, and the other words are named", async () => {
    // FE is a truck, too.
    for (const q of ["FE-0410 FE-0440", "fe0410, FE0440", "FE-0410;FE-0440"]) {
      const page = await buscar(q);
      expect([q, text(page, "h1"), codigosIn(page)]).toEqual([q, `Resultados para «${q}»`, ["FE-0410", "FE-0440"]]);
      expect(page.$$("form[action='/cotizacion'] input[name^=c-]").length).toBe(2);
      expect(page.$("[data-part=sobran]")).toBeNull();
    }
    const one = await buscar("FE-0410 x 2, ZZ-999");
    expect(codigosIn(one)).toEqual(["FE-0410"]);
    expect(text(one, "[data-part=sobran]")).toContain("No se tuvo en cuenta «x», «2» ni «ZZ-999»");
  });
});

describe("a search that finds nothing", () => {
  it("shows no half of an emoji where its text is cut", async () => {
    const page = await visitor.visit(`/buscar?q=${encodeURIComponent(`${"zzyzxwq ".repeat(12)}xyz🚗`)}`);
    expect([page.status, page.$("h1")?.textContent]).toEqual([200, expect.stringMatching(/xyz»$/)]);
  });

  it.each([
    "zzzzzz",
    "%",
    "_",
    "*",
    '"',
    "'; drop table productos; --",
    "<script>alert(1)</script>",
    "a".repeat(500),
    "zz\u0000zz",
    "ñandú",
  ])("stays calm before %j", async (q) => {
    const page = await buscar(q);
    expect(page.status).toBe(200);
    expect(page.text).toContain("0 referencias");
    expect(page.$$("[data-part=cards] > a").length).toBeGreaterThan(6);
    expect(page.html).not.toContain("<script>alert");
    expect(await db.producto.count()).toBe(1284);
  });

  it("offers what resembles it, somebody to ask and the categories", async () => {
    const page = await buscar("farol delantero");
    expect(page.$("h1")?.textContent).toBe("No encontramos «farol delantero»");
    expect(page.text).toContain("Productos parecidos");
    const link = page.$$("a").find((one) => one.textContent.includes("No encontré mi repuesto"));
    expect(link?.getAttribute("href")).toContain("/contacto?");
    expect(decodeURIComponent((link?.getAttribute("href") ?? "").replaceAll("+", " "))).toContain(
      "Busco: farol delantero",
    );
  });

  it("has boxes for quantities of what resembles it", async () => {
    const page = await buscar("farol delantero");
    const resembling = page.$$("table[aria-labelledby=parecidos] tbody tr").length;
    expect(page.$$("form[action='/cotizacion'] input[name^=c-]").length).toBe(resembling);
    expect(resembling).toBeGreaterThan(1);
  });

  it("asks for nothing when nothing was typed", async () => {
    const page = await visitor.visit("/buscar");
    expect(page.$("h1")?.textContent).toBe("Buscar productos");
    expect(page.text).not.toContain("No encontré mi repuesto");
  });
});

describe("a product that staff add", () => {
  beforeAll(async () => {
    const staff = new Visitor();
    await staff.signIn();
    const editor = await staff.visit("/admin/productos/nuevo");
    const carroceria = await db.subcategoria.findFirstOrThrow({ where: { slug: "persianas" } });
    const typed = {
      codigo: "LZ-9001",
      nombre: "Farol delantero izquierdo Chevrolet Sail",
      categoria_id: String(carroceria.categoria_id),
      subcategoria_id: String(carroceria.id),
    };
    const saved = await staff.submit(editor, "form[data-part=editor]", typed);
    expect(saved.text).toContain("Producto creado");
  });

  it.each(["farol", "FAROL", "faról", "faroles", "faro", "frol", "farrol", "farlo", "faroñ", "lz 90", "sail farol"])(
    "is found by %s",
    async (q) => {
      expect(codigosIn(await buscar(q))[0]).toBe("LZ-9001");
    },
  );

  it("is suggested while one types", async () => {
    const response = await visitor.fetch("/buscar/sugerencias?q=faro");
    expect(await response.json()).toEqual([
      {
        codigo: "LZ-9001",
        nombre: "Farol delantero izquierdo Chevrolet Sail",
        href: "/productos/carroceria/persianas/farol-delantero-izquierdo-chevrolet-sail",
      },
    ]);
  });

  it("is gone once hidden", async () => {
    await db.producto.updateMany({ where: { codigo: "LZ-9001" }, data: { visible: false } });
    expect((await buscar("farol")).text).toContain("0 referencias");
    expect((await buscar("LZ-9001")).text).toContain("0 referencias");
  });
});

describe("a length", () => {
  beforeAll(async () => {
    const subcategoria = await createSubcategoria();
    const nombres = {
      "ZU-1": "10 mm zunchora",
      "ZU-2": "Zunchora acerada (10 mm)",
      "ZU-3": "Zunchora 25 mm, por 10",
      "ZU-4": "Zunchora 110 mm, 10 u",
      "ZU-5": "Zunchora gris, de 10 cm por 7 mm",
      "ZU-6": "Zunchora 10 mm, M8, 40",
      "ZU-7": "Zunchora reforzada M8 × 40 de 25 mm, bolsa por 10",
    };
    for (const [codigo, nombre] of Object.entries(nombres)) await createProducto({ subcategoria, codigo, nombre });
  });

  it.each([
    ["zunchora 10 mm", ["ZU-6", "ZU-2", "ZU-1"]],
    ["zunchora (10 mm)", ["ZU-6", "ZU-2", "ZU-1"]],
    ["10 mm zunchora", ["ZU-1", "ZU-6", "ZU-2"]],
    ["zunchora 10 cm", ["ZU-5"]],
    ["zunchora M8 x 40, 10 mm", ["ZU-7", "ZU-6"]],
  ])("puts names that have it first, wherever it stands in them: %s", async (q, first) => {
    expect(codigosIn(await buscar(q)).slice(0, first.length)).toEqual(first);
  });
});
