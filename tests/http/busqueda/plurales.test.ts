import { beforeAll, describe, expect, it } from "vitest";
import { namesHold } from "~/domain/busqueda/nombres.server";
import { sql } from "~/services/db/sql.server";
import { readRows } from "~/services/db/rows.server";
import { createProducto, createSubcategoria } from "../../support/content/factories";
import { createAplicacion, createLinea } from "../../support/content/vehiculos";
import { text } from "../../support/site/reading";
import { buscar, codigosIn, sugeridos } from "../../support/site/search";

describe("the plural of a word of three letters", () => {
  beforeAll(async () => {
    await createProducto({ codigo: "UX-1", nombre: "Uxo cardánico" });
    await createProducto({ codigo: "UX-2", nombre: "Guardapolvo largo de uxos cardánicos" });
    await createProducto({ codigo: "UX-3", nombre: "Uxograma" });
    const xan = await createProducto({ codigo: "XA-1", nombre: "Xan de lujo" });
    await createProducto({ codigo: "XA-2", nombre: "Xine de lujo" });
    await createAplicacion(xan, await createLinea({ nombre: "Zarpador" }));
    await createProducto({
      codigo: "KU-1",
      nombre: "Perno",
      subcategoria: await createSubcategoria({ nombre: "Kut" }),
    });
  });

  it("finds what a name has in the singular, and nothing that only begins so", async () => {
    expect(codigosIn(await buscar("uxos"))).toEqual(["UX-1", "UX-2"]);
    expect(codigosIn(await buscar("uxo")).sort()).toEqual(["UX-1", "UX-2", "UX-3"]);
    expect(codigosIn(await buscar("xanes"))).toEqual(["XA-1"]);
    expect(codigosIn(await buscar("kuts"))).toEqual(["KU-1"]);
  });

  it("is found beside other words, a mistyped one, a vehicle, and while one types", async () => {
    expect(codigosIn(await buscar("uxos cardanicos"))).toEqual(["UX-1", "UX-2"]);
    const mended = await buscar("xanes lujp");
    expect(codigosIn(mended)).toEqual(["XA-1"]);
    expect(text(mended, "[data-part=remiendo]")).toContain("«xanes lujo»");
    expect(codigosIn(await buscar("xanes zarpador"))).toEqual(["XA-1"]);
    expect(await sugeridos("xanes")).toContain("XA-1");
  });

  it("is nothing that a mistyped word is taken for", async () => {
    for (const q of ["xanp", "kutq"]) {
      const page = await buscar(q);
      expect([q, codigosIn(page), page.$$("[data-part=remiendo]").length]).toEqual([q, [], 0]);
    }
  });

  it("leads to a name in the singular where the names alone are read", async () => {
    const named = (await namesHold([["uxos"]]))({ clave: sql`clave`, subcategoria: sql`subcategoria_id` });
    const found = await readRows(sql`SELECT codigo FROM productos WHERE ${named} ORDER BY codigo`);
    expect(found).toEqual([{ codigo: "UX-1" }, { codigo: "UX-2" }, { codigo: "UX-3" }]);
  });
});
