import { describe, expect, it } from "vitest";
import { codigoPlano } from "../../../app/domain/catalogo/search";
import { createProducto } from "../../support/content/factories";
import { isSearch, planOf, productoQueries, wholeTableReads } from "../../support/db/plans";
import { attribute, links, text, texts } from "../../support/site/reading";
import { db, type Page, signedIn, Visitor } from "../../support/site/site";
import { buscar, sugeridos } from "../../support/site/search";

const visitor = new Visitor();

interface Numero {
  tipo?: "oe" | "equivalente" | "reemplaza";
  marca?: string;
  numero: string;
}

async function withNumero({ tipo = "equivalente", marca = "Monroe", numero }: Numero, codigo?: string) {
  const producto = await createProducto({ codigo });
  const row = { producto_id: producto.id, tipo, marca, numero, numero_plano: codigoPlano(numero), orden: 1 };
  await db.referencia.create({ data: row });
  await db.contenidoVersion.update({ where: { id: 1 }, data: { version: { increment: 1 } } });
  return producto;
}

/** The codes that a page offers, the first one's before the others'. */
function offered(page: Page): string[] {
  return texts(page, "#quiso a, main tbody th");
}

describe("a number of another maker (DEC 50)", () => {
  it.each(["WQ 7289-A", "wq7289a", "WQ-7289 a", "  wq 72 89 a "])("typed as %s opens its product", async (q) => {
    const producto = await db.producto.findFirst({ where: { codigo: "NM-0001" } });
    if (!producto) await withNumero({ numero: "WQ 7289-A" }, "NM-0001");
    const page = await buscar(q);
    expect([page.path.startsWith("/productos/"), text(page, "[data-part=code]")]).toEqual([true, "NM-0001"]);
    expect(await sugeridos(q)).toEqual(["NM-0001"]);
  });

  it("that several products have lists them", async () => {
    const both = [await withNumero({ numero: "WQ 5500" }), await withNumero({ numero: "wq-5500", tipo: "oe" })];
    const page = await buscar("WQ5500");
    expect([text(page, "h1"), texts(page, "main tbody th")]).toEqual([
      "Resultados para «WQ5500»",
      both.map(({ codigo }) => codigo),
    ]);
    expect(page.text).toContain("2 referencias");
  });

  // Numbers of the maker of a vehicle have its make for a brand.
  it.each([
    ...["Renault WQ 8181", "wq8181 renault", "amortiguador de prueba WQ-8181", "Renault; WQ 8181", "Renault;WQ-8181"],
    ...["Amortiguadores para Renault wq 8181", "prueba WQ 8181 Renault", "de la ref. WQ 8181"],
  ])("typed beside its brand or words of the product opens it: %s", async (q) => {
    const known = await db.producto.findFirst({ where: { codigo: "NM-0008" } });
    const { id } = known ?? (await withNumero({ marca: "Renault", numero: "WQ 8181" }, "NM-0008"));
    await db.producto.update({ where: { id }, data: { nombre: "Amortiguador de prueba" } });
    await db.contenidoVersion.update({ where: { id: 1 }, data: { version: { increment: 1 } } });
    expect(text(await buscar(q), "[data-part=code]")).toBe("NM-0008");
    expect(await sugeridos(q)).toEqual(["NM-0008"]);
  });

  it.each(["Sachs WQ 8282", "WQ 8282 bujía", "81 monroe"])(
    "beside words that are neither, or too short, opens none: %s",
    async (q) => {
      await withNumero({ numero: q.includes("8282") ? "WQ 8282" : "81" });
      expect((await buscar(q)).path.startsWith("/productos/")).toBe(false);
    },
  );

  it("comes after a search by words: names with both are found", async () => {
    await withNumero({ numero: "10.9 77" });
    const named = await createProducto({ nombre: "Monroe de prueba 10.9 77" });
    expect(texts(await buscar("Monroe 10.9 77"), "main tbody th")).toEqual([named.codigo]);
    expect(await sugeridos("Monroe 10.9 77")).toEqual([named.codigo]);
  });

  it("that is a code of ours too opens ours; a retired one says what replaces it", async () => {
    const own = await createProducto({ codigo: "WV-7001", nombre: "Manguera propia" });
    await withNumero({ numero: "WV-7001" });
    expect(await sugeridos("WV 7001; manguera")).toEqual([own.codigo]);
    const hidden = await createProducto({ codigo: "WV-7002", nombre: "Manguera oculta", visible: false });
    const other = await withNumero({ numero: "WV-7002" });
    await db.producto.update({ where: { id: other.id }, data: { nombre: "Manguera ajena" } });
    await db.contenidoVersion.update({ where: { id: 1 }, data: { version: { increment: 1 } } });
    expect([hidden.visible, await sugeridos("Monroe WV-7002")]).toEqual([false, [other.codigo]]);
    const { codigo, nombre } = await withNumero({ tipo: "reemplaza", marca: "", numero: "WV-5501" });
    const page = await buscar(`${nombre.split(" ")[0]} WV-5501`);
    expect([text(page, "#quiso"), page.text.includes("El código WV-5501 ya no se vende")]).toEqual([
      `Reemplazado por ${codigo}`,
      true,
    ]);
  });

  it("is found by its beginning, of four letters and digits or more, and listed", async () => {
    const both = [await withNumero({ numero: "WY-77 4102" }), await withNumero({ numero: "wy774101" })];
    const hidden = await withNumero({ numero: "WY 774103" });
    await db.producto.update({ where: { id: hidden.id }, data: { visible: false } });
    const codes = both.map(({ codigo }) => codigo).toReversed();
    for (const q of ["wy-77", "WY 77 41", "wy77410"]) {
      const page = await buscar(q);
      expect([page.path.startsWith("/buscar"), texts(page, "main tbody th")]).toEqual([true, codes]);
      expect(await sugeridos(q)).toEqual(codes);
    }
    expect(texts(await buscar("wy774102"), "[data-part=code]")).toEqual([both[0]?.codigo]);
    const staff = await signedIn();
    const found = texts(await staff.visit("/admin/productos?q=wy-7741"), "tbody th");
    expect(found.toSorted()).toEqual([...codes, hidden.codigo].toSorted());
    for (const q of ["wy7", "wy775"]) expect(await sugeridos(q)).toEqual([]);
  });

  it("finds its product for staff too, hidden or not, where nothing else has it", async () => {
    const staff = await signedIn();
    const producto = await withNumero({ numero: "WQ 9393" });
    await db.producto.update({ where: { id: producto.id }, data: { visible: false } });
    for (const q of ["wq-9393", "monroe+wq9393", "WQ9393&estado=oculto"])
      expect(texts(await staff.visit(`/admin/productos?q=${q}`), "tbody th")).toEqual([producto.codigo]);
    const other = await staff.visit("/admin/productos?q=wq-9393&estado=visible");
    expect(texts(other, "tbody th")).toEqual([]);
    const exported = await staff.fetch("/admin/productos/exportar?formato=csv&q=wq-9393");
    expect((await exported.text()).split("\r\n")).toHaveLength(3);
  });

  it("of a hidden product leads nowhere", async () => {
    const { id } = await withNumero({ numero: "WQ 6600" });
    await db.producto.update({ where: { id }, data: { visible: false } });
    expect(offered(await buscar("WQ 6600"))).toEqual([]);
  });
});

it("a code with a mistake is asked about where it is suggested (DEC 50)", async () => {
  await createProducto({ codigo: "JQ-83517" });
  expect(await sugeridos("JQ-83157")).toEqual(["¿Quiso decir JQ-83517?"]);
});

describe("a retired code (DEC 52)", () => {
  it("says what replaces it, and its old short address leads there for good", async () => {
    const { href, codigo } = await withNumero({ tipo: "reemplaza", marca: "", numero: "ZW-3015" });
    const page = await buscar("zw 3015");
    expect([page.status, text(page, "#quiso"), links(page, "#quiso a")]).toEqual([
      200,
      `Reemplazado por ${codigo}`,
      [[codigo, href]],
    ]);
    expect(page.text).toContain("El código ZW-3015 ya no se vende");
    const old = await visitor.fetch("/producto/ZW-3015");
    expect([old.status, old.headers.get("Location")]).toEqual([301, href]);
    expect((await visitor.fetch("/producto/zw-3016")).status).toBe(404);
  });

  it("that many others have is said to be replaced by its own product alone, on the first page", async () => {
    const { codigo } = await withNumero({ tipo: "reemplaza", marca: "", numero: "ZW-3077" });
    for (let other = 0; other < 30; other += 1) await withNumero({ numero: "ZW-3077" });
    expect(text(await buscar("ZW-3077"), "#quiso")).toBe(`Reemplazado por ${codigo}`);
    const second = await visitor.visit("/buscar?q=ZW-3077&pagina=2");
    expect([second.$("#quiso"), second.text.includes("ya no se vende"), offered(second).length > 0]).toEqual([
      ...[null, false, true],
    ]);
  });
});

describe("a misread code", () => {
  it.each(["GL-40I8", "GL-4O18", "gl 401B", "GL-40188", "GL-4018X", "GL-0418", "GLL-4018"])(
    "%s is not opened, but GL-4018 is offered (DEC 50)",
    async (q) => {
      const page = await buscar(q);
      expect(page.path).toMatch(/^\/buscar/);
      expect(offered(page)).toContain("GL-4018");
      expect(text(page, "main")).not.toContain("Mostrando resultados para");
    },
  );

  it("names what was typed and what is meant, and shows the product (DEC 50)", async () => {
    const page = await buscar("GL-40I8");
    expect(text(page, "#quiso")).toBe("¿Quiso decir GL-4018?");
    expect(page.text).toContain("Ningún producto tiene el código GL-40I8. Encontramos uno muy parecido:");
    expect([text(page, "dl s"), text(page, "dl mark")]).toEqual(["I", "1"]);
    expect(attribute(page, "[data-part=quiso] img", "src")).not.toBe("");
    expect(texts(page, "main a").some((link) => link === "Enviar foto por WhatsApp")).toBe(true);
    expect(text(page, "[data-part=quiso] a + *, [data-part=quiso] p")).not.toBe("");
  });

  it("is offered for every code of a sample, whichever mistake is made (DEC 50)", async () => {
    const rows = await db.producto.findMany({
      where: { visible: true },
      orderBy: { id: "asc" },
      select: { codigo: true },
    });
    const sample = rows.filter(({ codigo }, index) => index % 97 === 0 && /^[A-Z]{2}-\d{4}$/.test(codigo));
    expect(sample.length).toBeGreaterThan(5);
    for (const [index, { codigo }] of sample.entries()) {
      const [first, last] = [codigo.slice(0, -2), codigo.slice(-2)];
      const typed = [
        `${codigo}X`,
        first + last.split("").reverse().join(""),
        first + last.slice(1),
        codigo.replace(/0/, "O").replace(/1/, "I").replace(/5/, "S").replace(/8/, "B"),
        `${codigo[0]}${codigo}`,
      ][index % 5];
      if (!typed || rows.some((one) => codigoPlano(one.codigo) === codigoPlano(typed))) continue;
      const page = await buscar(typed);
      expect(page.path, typed).toMatch(/^\/buscar/);
      expect(offered(page), typed).toContain(codigo);
    }
  });

  it("of another maker is offered with its product, and whose number it is (DEC 50)", async () => {
    const { href, codigo } = await withNumero({ numero: "KX 9341 77" });
    const page = await buscar("KX 934I 77");
    expect(links(page, "#quiso a")).toEqual([["KX 9341 77", href]]);
    expect(page.text).toContain("El número de Monroe es");
    expect(page.text).toContain(`Ver ${codigo}`);
  });

  it("that is a code all the same gets no correction, hidden or not (DEC 50)", async () => {
    await createProducto({ codigo: "XK-4418" });
    await createProducto({ codigo: "XK-44I8", visible: false });
    expect((await buscar("XK-4418")).path).toMatch(/^\/productos\//);
    expect(offered(await buscar("XK-44I8"))).toEqual([]);
  });

  it("that others begin with lists these, and then those that resemble it (DEC 50)", async () => {
    const page = await buscar("GL-405");
    expect(texts(page, "#resultados, main tbody th").slice(0, 3)).toEqual([
      "Resultados para «GL-405»",
      "GL-4050",
      "GL-4051",
    ]);
    const others = page.$$("[data-part=otros-codigos] tbody th").map((cell) => cell.textContent);
    expect(others).toContain("GL-4005");
    expect(others).not.toContain("GL-4050");
  });

  it.each([
    ["productos", "GL-40I9Z", "replace("],
    ["referencias", "GL-40I9Y", "replace("],
    ["referencias", "GL-40I9X", "numero_plano >="],
  ])("is looked for in %s by an index, however many there are: %s, %s (DEC 50)", async (table, q, sign) => {
    const queries = await productoQueries(() => buscar(q), table);
    const near = queries.filter((query) => query.text.includes(sign));
    expect(near.length).toBeGreaterThan(0);
    for (const query of near) {
      const plan = await planOf(query);
      expect(wholeTableReads(plan), plan.join("\n")).toEqual([]);
      expect(isSearch(plan), plan.join("\n")).toBe(true);
    }
  });
});

describe("a search that was mended (DEC 50)", () => {
  it("says to what, with the way back", async () => {
    const page = await buscar("Amortigador delantero");
    expect(text(page, "[data-part=remiendo]")).toContain("Mostrando resultados para «amortiguador delantero»");
    expect(text(page, "[data-part=remiendo] mark")).toBe("amortiguador");
    const [[label, href] = ["", ""]] = links(page, "[data-part=remiendo] a");
    expect(label).toBe("Buscar tal como lo escribí");
    const literal = await visitor.visit(href);
    expect([text(literal, "h1"), literal.$("[data-part=remiendo]")]).toEqual([
      "No encontramos «Amortigador delantero»",
      null,
    ]);
  });

  it("says so where words were joined, on every page of the results", async () => {
    expect(text(await buscar("guarda lodo"), "[data-part=remiendo]")).toContain("«guardalodo»");
    expect(text(await buscar("gardalodo", { pagina: "2" }), "[data-part=remiendo]")).toContain("«guardalodo»");
  });

  it.each(["guardalodo", "guardalodos", "GUARDÁLODO", "gl 40", "hilux guardalodo"])(
    "is not what %s is: it is found as typed",
    async (q) => {
      expect((await buscar(q)).$("[data-part=remiendo]")).toBeNull();
    },
  );
});
