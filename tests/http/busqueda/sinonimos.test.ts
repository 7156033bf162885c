import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createProducto } from "../../support/content/factories";
import { createAplicacion, createLinea } from "../../support/content/vehiculos";
import { fieldError, fieldValue, text } from "../../support/site/reading";
import { db, type Page, signedIn, Visitor } from "../../support/site/site";
import { buscar, codigosIn, sugeridos } from "../../support/site/search";

const path = "/admin/configuracion";
const admin = await signedIn();
const visitor = new Visitor();

async function save(sinonimos: string) {
  return admin.submit(await admin.visit(path), "form[data-part=editor]", { sinonimos });
}

const told = (page: Page) => page.$("[data-part=sinonimos] span")?.textContent;

afterAll(async () => {
  await db.ajuste.deleteMany();
});

describe("words that staff say mean the same", () => {
  beforeAll(async () => {
    await createProducto({ codigo: "TQ-1", nombre: "Torquimetro de puente" });
    await createProducto({ codigo: "TQ-2", nombre: "Gargolina larga de puente" });
    await createProducto({ codigo: "TQ-3", nombre: "Gargolinas" });
    await createProducto({ codigo: "TQ-5", nombre: "Conmutador de chiriluces" });
    await createProducto({ codigo: "TQ-6", nombre: "Chiriluz tarol" });
    await createProducto({ codigo: "TQ-7", nombre: "Tambariz larguero" });
    await createProducto({ codigo: "TQ-8", nombre: "Tambarip larguero" });
    const apto = await createProducto({ codigo: "TQ-4", nombre: "Gargolina derecha" });
    await createAplicacion(apto, await createLinea({ nombre: "Tordillo" }));
    await createProducto({ codigo: "TQ-9", nombre: "Xun de la tunela" });
    await createProducto({ codigo: "TQ-20", nombre: "Zaranda de tiro" });
    await createProducto({ codigo: "TQ-21", nombre: "Palanca de sobretiro, zincada" });
    await createProducto({ codigo: "TQ-22", nombre: "Palanca larga" });
    const otra = await createProducto({ codigo: "TQ-23", nombre: "Palanca sobretiro" });
    await createAplicacion(otra, await createLinea({ nombre: "Tordillo Gris" }));
    const grupos = [
      "zaranda, palanca de sobretiro",
      "torquimetro, gargolinas, gargolin, filandra, parafilas",
      "chiriluz, tarol",
      "xun, tunela",
    ];
    expect((await save(grupos.join("\n"))).text).toContain("Configuración guardada");
  });

  it("find each other's products, those with the typed word first, and the page says so", async () => {
    const page = await buscar("torquímetro");
    expect(codigosIn(page)).toEqual(["TQ-1", "TQ-3", "TQ-4", "TQ-2"]);
    expect(told(page)).toBe("Incluye lo que se llama «gargolinas»");
    const literal = page.$("[data-part=sinonimos] a")?.getAttribute("href") ?? "";
    expect(codigosIn(await visitor.visit(literal))).toEqual(["TQ-1"]);
    expect(told(await visitor.visit(literal))).toBeUndefined();
  });

  it("find what the catalogue calls otherwise, beside other words, mistyped, and for a vehicle", async () => {
    expect(told(await buscar("filandra"))).toBe("Incluye lo que se llama «gargolinas» o «torquimetro»");
    expect(text(await buscar("filan dras"), "[data-part=remiendo]")).toContain("gargolina");
    expect(text(await buscar("para filas"), "[data-part=remiendo]")).toContain("gargolina");
    expect(codigosIn(await buscar("filandra puente"))).toEqual(["TQ-1", "TQ-2"]);
    const mistyped = await buscar("filanda larga");
    expect(codigosIn(mistyped)).toEqual(["TQ-2"]);
    expect(text(mistyped, "[data-part=remiendo]")).toContain("gargolina larga");
    const vehiculo = await buscar("filandra tordillo");
    expect([codigosIn(vehiculo), told(vehiculo)]).toEqual([["TQ-4"], "Incluye lo que se llama «gargolinas»"]);
  });

  it("find a name of two words by one, and one by such a name, beside a vehicle too, and the page says so", async () => {
    const una = await buscar("zarandas");
    expect([codigosIn(una), told(una)]).toEqual([
      ["TQ-20", "TQ-23", "TQ-21"],
      "Incluye lo que se llama «palanca de sobretiro»",
    ]);
    const dos = await buscar("palancas de sobretiro");
    expect([codigosIn(dos), told(dos)]).toEqual([["TQ-23", "TQ-21", "TQ-20"], "Incluye lo que se llama «zaranda»"]);
    expect(codigosIn(await buscar("zaranda zincada"))).toEqual(["TQ-21"]);
    expect(codigosIn(await buscar("zaranda tordillo gris"))).toEqual(["TQ-23"]);
    expect(await sugeridos("zaranda tordillo gris")).toEqual(["TQ-23"]);
    expect(codigosIn(await buscar("palanca"))).not.toContain("TQ-20");
    expect(codigosIn(await buscar("zaranda", { literal: "1" }))).toEqual(["TQ-20"]);
  });

  it("are found in a plural that is spelled otherwise, as any word is", async () => {
    for (const q of ["chiriluz", "chiriluces", "tarol"])
      expect(codigosIn(await buscar(q)).sort()).toEqual(["TQ-5", "TQ-6"]);
    expect(told(await buscar("chiriluces"))).toBeUndefined();
    expect(told(await buscar("tarol"))).toBe("Incluye lo que se llama «chiriluz»");
  });

  it("are no mistyped words in such a plural", async () => {
    const page = await buscar("tambarices larguerro");
    expect(codigosIn(page)).toEqual(["TQ-7"]);
    expect(page.text).toContain("Mostrando resultados para «tambarices larguero»");
  });

  it("are suggested while one types", async () => {
    expect(await sugeridos("filandra")).toContain("TQ-1");
  });

  it("say nothing where all results have what was typed", async () => {
    expect(told(await buscar("gargolina larga"))).toBeUndefined();
    expect(told(await buscar("gargolin larga"))).toBeUndefined();
    expect([codigosIn(await buscar("xunes")), told(await buscar("xunes"))]).toEqual([["TQ-9"], undefined]);
    expect(told(await buscar("filandra torquimetro"))).toBe("Incluye lo que se llama «gargolinas»");
    expect(codigosIn(await buscar("torquimetros larga"))).toEqual(["TQ-2"]);
  });

  it("are refused beside their field and stay as typed", async () => {
    const page = await save("torquimetro\ngargolinas, filandra");
    expect([page.status, fieldValue(page, "sinonimos")]).toEqual([400, "torquimetro\ngargolinas, filandra"]);
    expect(fieldError(page, "sinonimos")).toBe(
      "«torquimetro» está sola en su línea: escriba al lado otra que signifique lo mismo",
    );
  });

  it("may be none", async () => {
    await save("");
    expect(codigosIn(await buscar("torquimetro"))).toEqual(["TQ-1"]);
    expect(fieldValue(await admin.visit(path), "sinonimos")).toBe("");
  });
});
