import { describe, expect, it } from "vitest";
import { text } from "../../support/site/reading";
import { buscar, codigosIn, sugeridos } from "../../support/site/search";

const vehiculo = (page: Awaited<ReturnType<typeof buscar>>) => text(page, "ul[aria-label='Filtros aplicados'] a");
const sobran = (page: Awaited<ReturnType<typeof buscar>>) => page.$("[data-part=sobran] span")?.textContent;

describe("two digits beside a vehicle and a word for rims", () => {
  it("are the size, not the year", async () => {
    for (const q of ["copas aveo 14", "copas 14 aveo", "aveo 14 copas de rin"]) {
      const page = await buscar(q);
      expect([q, vehiculo(page), codigosIn(page), sobran(page)]).toEqual([
        q,
        "Chevrolet Aveo",
        ["CP-5029", "CP-5028"],
        undefined,
      ]);
    }
    expect(await sugeridos("copas aveo 14")).toEqual(["CP-5029", "CP-5028"]);
  });

  it("are left out where nothing has the size, and the page says so", async () => {
    const page = await buscar("rines aveo 15");
    expect([codigosIn(page)[0], sobran(page)]).toEqual(["CP-5002", "No se tuvo en cuenta «15»"]);
    expect(text(page, "[data-part=cuenta]")).toBe("1 para su vehículo, 6 universales");
  });

  it("are the year without such a word, behind «modelo», and where no rim has as many inches", async () => {
    for (const [q, ano] of [
      ["aveo 08", "2008"],
      ["amortiguador aveo 12", "2012"],
      ["rines aveo modelo 12", "2012"],
      ["rines aveo 08", "2008"],
    ] as const) {
      const page = await buscar(q);
      expect([q, vehiculo(page), sobran(page)]).toEqual([q, `Chevrolet Aveo ${ano}`, undefined]);
    }
  });
});
