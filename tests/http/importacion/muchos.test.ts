import { readdir } from "node:fs/promises";
import { setImmediate, setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createSubcategoria } from "../../support/content/factories";
import { toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";
import { confirm, counts, sendLines, TITULOS } from "../../support/content/tablas";

const ROWS = 4_000;
const ana = await signedIn();
const sub = await createSubcategoria();
const lines = Array.from({ length: ROWS }, (_, n) => `MU-${n};Muchos ${n};${sub.categoria.nombre};${sub.nombre};;`);

describe("an import of thousands of products", () => {
  it("lets others have their answers while it is written, as it was before until all of it is there", async () => {
    const page = await sendLines(ana, ...lines);
    expect(counts(page)).toEqual([0, ROWS, 0, 0]);
    const [visitor, seen] = [new Visitor(), new Set<number>()];
    let [confirming, answered] = [true, 0];
    const sent = confirm(ana, page).finally(() => (confirming = false));
    while (confirming) {
      expect((await visitor.fetch("/buscar?q=nada")).status).toBe(200);
      seen.add(await db.producto.count({ where: { subcategoria_id: sub.id } }));
      answered += confirming ? 1 : 0;
      await setImmediate();
    }
    expect(toast(await sent)).toContain("4.000 productos creados");
    expect([...seen].filter((count) => count !== 0 && count !== ROWS)).toEqual([]);
    expect(answered).toBeGreaterThan(12);
  });

  it("is read to its end and answered, though who sent it has gone", async () => {
    const [body, gone] = [new FormData(), new AbortController()];
    body.set("archivo", new File([[TITULOS, ...lines].join("\r\n")], "productos.csv"));
    const init = { method: "POST", body, headers: ana.formHeaders, signal: gone.signal };
    const sent = ana.fetch("/admin/productos/importar", init);
    while ((await readdir(`${process.env["DATA_DIR"]}/tmp`)).length === 0) await pause(1);
    gone.abort();
    expect(counts(await ana.follow(await sent, ""))).toEqual([0, 0, 0, ROWS]);
  });

  it("shows the last of them as what it would do, line by line as it was kept", async () => {
    const page = await sendLines(ana, ...lines.map((line) => line.replace("Muchos", "Otros")));
    expect(counts(page)).toEqual([0, 0, ROWS, 0]);
    expect((await ana.visit(`${page.path}?ver=actualizar&pagina=80`)).text).toContain("MU-3999");
    expect(toast(await confirm(ana, page))).toContain("4.000 actualizados");
    expect(await db.producto.count({ where: { nombre: { startsWith: "Otros " } } })).toBe(ROWS);
  });
});
