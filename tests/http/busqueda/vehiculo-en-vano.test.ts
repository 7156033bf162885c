import { beforeAll, describe, expect, it } from "vitest";
import { createProducto } from "../../support/content/factories";
import { createAplicacion, createLinea } from "../../support/content/vehiculos";
import { productoQueries } from "../../support/db/plans";
import { links, text } from "../../support/site/reading";
import { db, type Page } from "../../support/site/site";
import { buscar, codigosIn, sugeridos } from "../../support/site/search";

const vehiculosIn = (page: Page) =>
  links(page, "ul[aria-label='Filtros aplicados'] a").flatMap(([, href]) => (href.startsWith("/vehi") ? [href] : []));
const sobran = (page: Page) => page.$("[data-part=sobran] span")?.textContent;

let linea: Awaited<ReturnType<typeof createLinea>>;

beforeAll(async () => {
  linea = await createLinea({ nombre: "Crosstrun" });
  const otra = await createLinea({ nombre: "Monzurro Sport" });
  const corta = await createLinea({ nombre: "Monzurro", marca: otra.marca });
  const buje = await createProducto({ codigo: "VV-1", nombre: "Zurrete de bronce Crosstrun" });
  const largo = await createProducto({ codigo: "VV-2", nombre: "Zurrete largo de bronce" });
  const tapa = await createProducto({ codigo: "VV-3", nombre: "Kupela" });
  await createProducto({ codigo: "VV-4", nombre: "Turbazina", universal: true });
  for (const producto of [buje, largo]) await createAplicacion(producto, linea);
  await createAplicacion(tapa, corta);
  await createAplicacion(await createProducto({ codigo: "VV-5", nombre: "Kupela Monzurro Sport" }), otra);
});

describe("a search by vehicle that finds nothing as it was typed", () => {
  it("reads a line's name that was typed in two words with a letter amiss", async () => {
    const page = await buscar("zurrete cross trunk");
    expect([vehiculosIn(page), codigosIn(page)]).toEqual([[linea.href], ["VV-1", "VV-2"]]);
    expect(text(page, "[data-part=remiendo]")).toContain("«zurrete Crosstrun»");
    expect(await sugeridos("zurrete cross trunk")).toEqual(["VV-1", "VV-2"]);
  });

  it("leaves out the words that nothing has, says so, and leads to the text as it was typed", async () => {
    const page = await buscar("zurrete crosstrun xtremme gq");
    expect([vehiculosIn(page), codigosIn(page).toSorted()]).toEqual([[linea.href], ["VV-1", "VV-2"]]);
    expect(sobran(page)).toBe("No se tuvo en cuenta «xtremme» ni «gq»");
    const literal = await buscar("zurrete crosstrun xtremme gq", { literal: "1" });
    expect([literal.$("h1")?.textContent?.slice(0, 14), sobran(literal)]).toEqual(["No encontramos", undefined]);
    expect((await sugeridos("zurrete crosstrun xtremme")).toSorted()).toEqual(["VV-1", "VV-2"]);
  });

  it("finds what is universal without them, too", async () => {
    const page = await buscar("turbazina crosstrun xtremme");
    expect([codigosIn(page), sobran(page)]).toEqual([["VV-4"], "No se tuvo en cuenta «xtremme»"]);
  });

  it("mends a word that may be mistyped beside one that is left out, and leaves it out where that finds nothing", async () => {
    const page = await buscar("zurete largo crosstrun xtremme");
    expect([codigosIn(page)[0], sobran(page)]).toEqual(["VV-2", "No se tuvo en cuenta «xtremme»"]);
    expect(text(page, "[data-part=remiendo]")).toContain("«zurrete largo crosstrun»");
    const behind = await buscar("zurrete crosstrun lartgo xtremme");
    expect([codigosIn(behind), sobran(behind)]).toEqual([["VV-2"], "No se tuvo en cuenta «xtremme»"]);
    const mended = await buscar("zurrete crosstrun turbasina");
    expect([codigosIn(mended).toSorted(), sobran(mended)]).toEqual([
      ["VV-1", "VV-2"],
      "No se tuvo en cuenta «turbasina»",
    ]);
  });

  it("leaves out no size, and nothing that may be the part", async () => {
    for (const q of [
      "zurrete 77 crosstrun",
      "crosstrun xtremme",
      "77 crosstrun xtremme",
      "xtremme turbazina crosstrun",
      "crosstrun xtremme zurrete",
    ]) {
      const page = await buscar(q);
      expect([page.$("h1")?.textContent, sobran(page)]).toEqual([`No encontramos «${q}»`, undefined]);
      expect(text(page, "#del-vehiculo")).toContain("Lo que tenemos para");
    }
  });

  it("is for the line that was typed where «short» stands beside it", async () => {
    expect(codigosIn(await buscar("monzurro short"))).toEqual(["VV-3", "VV-5"]);
    const page = await buscar("kupela monzurro short");
    expect([codigosIn(page), sobran(page)]).toEqual([["VV-3", "VV-5"], "No se tuvo en cuenta «short»"]);
    expect([text(page, "[data-part=cuenta]"), page.$("[data-part=remiendo]")]).toEqual([
      "1 para su vehículo, 1 por su texto",
      null,
    ]);
  });

  it("leaves out the name of a version, also before the line and where no part is typed, and says so", async () => {
    for (const q of [
      "crosstrun turbo",
      "turbo crosstrun",
      "xlt crosstrun 2015",
      "zurrete xlt crosstrun",
      "ltz crosstrun zurrete",
    ]) {
      const page = await buscar(q);
      expect([q, codigosIn(page).toSorted()]).toEqual([q, ["VV-1", "VV-2"]]);
      expect([sobran(page), page.$("[data-part=remiendo]")]).toEqual([
        `No se tuvo en cuenta «${/xlt|ltz|turbo/.exec(q)?.[0]}»`,
        null,
      ]);
    }
    expect((await sugeridos("xlt crosstrun")).toSorted()).toEqual(["VV-1", "VV-2"]);
    expect(sobran(await buscar("zurrete xlt crosstrun turbo gq"))).toBe("No se tuvo en cuenta «xlt», «turbo» ni «gq»");
  });

  it("finds what is called as the version, and for another vehicle nothing of the kind", async () => {
    const turbo = await createProducto({ codigo: "VV-6", nombre: "Manguera de turbo" });
    await createAplicacion(turbo, linea);
    const page = await buscar("crosstrun turbo");
    expect([codigosIn(page), sobran(page)]).toEqual([["VV-6"], undefined]);
    expect(sobran(await buscar("monzurro turbo"))).toBe("No se tuvo en cuenta «turbo»");
    await db.producto.delete({ where: { id: turbo.id } });
  });

  it("reads a line by the word before its number: ram is a Ram 1500", async () => {
    const numerada = await createLinea({ nombre: "Vurrano 1500" });
    await createAplicacion(await createProducto({ codigo: "VV-7", nombre: "Zurrete ancho" }), numerada);
    for (const q of ["vurrano", "zurrete vurrano 2015", `${numerada.marca.nombre} vurrano`]) {
      const page = await buscar(q);
      expect([q, codigosIn(page), page.$("[data-part=remiendo]")]).toEqual([q, ["VV-7"], null]);
    }
  });

  it("looks once for what is universal or found by the text, and not again for what it offers in its place", async () => {
    const queries = await productoQueries(async () => {
      const page = await buscar("quebrantahuesos crosstrun 1951");
      expect(text(page, "#del-vehiculo")).toContain("sí para otros años");
    });
    const read = queries.filter(({ text: statement }) => statement.includes("h.lugar = 2"));
    // As typed; then one of the words, the year, and any year.
    expect([read.length, read.filter(({ text: statement }) => statement.includes("min(lugar)")).length]).toEqual([
      4, 1,
    ]);
  });
});
