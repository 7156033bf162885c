import { beforeAll, describe, expect, it } from "vitest";
import { createProducto } from "../../support/content/factories";
import { createAplicacion, createLinea } from "../../support/content/vehiculos";
import { text } from "../../support/site/reading";
import { buscar, codigosIn, sugeridos } from "../../support/site/search";

beforeAll(async () => {
  const linea = await createLinea({ nombre: "Zumbero" });
  const nombres = [
    "Gurbio de puerta",
    "Gurbio trasero izquierdo",
    "Gurbio delantero izquierdo",
    "Gurbia delantera derecha",
  ];
  for (const [at, nombre] of nombres.entries())
    await createAplicacion(await createProducto({ codigo: `GB-${at}`, nombre }), linea);
  await createProducto({ codigo: "GB-8", nombre: "Tolmo de gurbio, delantero" });
  await createProducto({ codigo: "GB-7", nombre: "Tolmo de gurbio" });
  await createProducto({ codigo: "GB-9", nombre: "Tolmo rizado" });
});

describe("the short form «del»", () => {
  it("is delantero at the end and before a place, and the page says so", async () => {
    const page = await buscar("gurbio del");
    expect(codigosIn(page)).toEqual(["GB-2", "GB-8"]);
    expect(text(page, "[data-part=remiendo]")).toContain("Mostrando resultados para «gurbio delantero»");
    expect(await sugeridos("gurbio del")).toEqual(["GB-2", "GB-8"]);
    const derecha = await buscar("gurbia del der");
    expect(codigosIn(derecha)).toEqual(["GB-3"]);
    expect(text(derecha, "[data-part=remiendo]")).toContain("«gurbia delantera der»");
    expect(codigosIn(await buscar("gurbio zumbero del izq"))).toEqual(["GB-2"]);
    expect(codigosIn(await buscar("gurbio del", { literal: "1" })).length).toBe(5);
  });

  it("is an article before other words, as a first word, and where nothing is a front one", async () => {
    expect(codigosIn(await buscar("tolmo del gurbio"))).toEqual(["GB-7", "GB-8"]);
    const page = await buscar("tolmo rizado del");
    expect([codigosIn(page), page.$("[data-part=remiendo]")]).toEqual([["GB-9"], null]);
    expect(codigosIn(await buscar("del gurbio")).length).toBe(5);
  });

  it("before a vehicle is either: the front ones come first", async () => {
    const page = await buscar("gurbio del zumbero");
    expect(codigosIn(page)).toEqual(["GB-2", "GB-0", "GB-1"]);
    expect([page.$("[data-part=remiendo]"), codigosIn(await buscar("gurbio zumbero"))[0]]).toEqual([null, "GB-0"]);
  });
});
