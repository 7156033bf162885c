import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import writeXlsx from "write-excel-file/node";
import { createProducto } from "../../support/content/factories";
import { forgedBook } from "../../support/files/forjas-tablas";
import { links, text } from "../../support/site/reading";
import { Visitor } from "../../support/site/site";

const { formProblems } = await import("~/services/http/form-fields.server");

const [uno, dos] = [await createProducto({ codigo: "HX-1001" }), await createProducto({ codigo: "HX-1002" })];
const note = "#resultado";

async function boxes(visitor: Visitor) {
  const page = await visitor.visit("/cotizacion");
  return page.$$("tbody input").map((box) => [box.getAttribute("name"), box.getAttribute("value")]);
}

function withCookie(value: string): Visitor {
  const visitor = new Visitor();
  visitor.cookies.keep(new Headers({ "Set-Cookie": `cotizacion=${value}; Path=/` }));
  return visitor;
}

async function choose(visitor: Visitor, bytes: Buffer) {
  const file = { campo: "archivo", nombre: "a.xlsx", bytes: new Uint8Array(bytes) };
  return visitor.follow(await visitor.post("/cotizacion", { pegar: "1", lote: "" }, [file]), "/cotizacion");
}

it("a full list leaves every pasted line in its box, also two of one product", async () => {
  const visitor = withCookie(Array.from({ length: 100 }, (_, at) => `${(900_000 + at).toString(36)}.1`).join("_"));
  const pasted = await visitor.post("/cotizacion", { pegar: "1", lote: "HX-1001 x 4\nHX-1001 x 2" });
  const page = await visitor.follow(pasted, "/cotizacion");
  expect(page.$("textarea#lote")?.textContent.trim()).toBe("HX-1001 x 4\nHX-1001 x 2");
});

describe("a list that somebody forged", () => {
  it("in a file of few bytes whose cells hold very much is answered with little", async () => {
    const rows = Array.from({ length: 100 }, () => ['"'.repeat(20_000), "\uFB03".repeat(20_000), "7".repeat(9_000)]);
    const book = await writeXlsx(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer();
    const page = await choose(new Visitor(), book);
    expect(page.status).toBe(400);
    expect(page.html.length).toBeLessThan(600_000);
  });

  it.each([
    ["a cookie of 8 KB", "1.1_".repeat(2_048)],
    ["no lines", "%00%FF<script>-1.1_NaN.1_1e9.9"],
    ["products that no database has", "zzzzzz.1_zik0zk.1"],
  ])("with %s is a list to which can be added as ever", async (_, value) => {
    const visitor = withCookie(value);
    expect((await visitor.visit("/cotizacion")).status).toBe(200);
    await visitor.post("/cotizacion", { [`c-${uno.id}`]: "4" });
    expect(await boxes(visitor)).toContainEqual([`c-${uno.id}`, "4"]);
  });

  it("keeps what it had when quantities, ids or another list are none", async () => {
    const visitor = withCookie(`${uno.id.toString(36)}.4`);
    const typed = ["-1", "0", "1e9", "NaN", "9".repeat(400), "=1+1"];
    for (const cantidad of typed) {
      const answer = await visitor.post("/cotizacion", { actualizar: "1", [`c-${uno.id}`]: cantidad });
      expect([cantidad, answer.status]).toEqual([cantidad, 400]);
    }
    const forms: Record<string, string>[] = [
      { actualizar: "1", quitar: "NaN" },
      { actualizar: "1", quitar: "-1", [`c-${dos.id}`]: "5" },
      { accion: "recuperar", lista: "x".repeat(9_000) },
      { accion: "recuperar", lista: "-1.1_0.1_zzzzzzz.1" },
    ];
    for (const fields of forms) await visitor.post("/cotizacion", fields);
    expect(await boxes(visitor)).toEqual([[`c-${uno.id}`, "4"]]);
  });

  it("leads to no other site", async () => {
    for (const de of ["//malo.ejemplo", "https://malo.ejemplo", "/\\malo.ejemplo", "javascript:alert(1)"]) {
      const empty = createHash("sha256").digest("hex").slice(0, 16);
      const page = await new Visitor().visit(`/cotizacion?mas=1&lista=${empty}&de=${encodeURIComponent(de)}`);
      expect([text(page, `${note} b`), links(page, `${note} a`)]).toEqual(["Se agregó 1 producto.", []]);
    }
  });
});

describe("a visitor's workbook", () => {
  it("is read by its values: no formula is computed, and what looks like one is a code that does not exist", async () => {
    const visitor = new Visitor();
    const formula = { value: "=1+1", type: "Formula" } as const;
    const rows = [
      [{ value: "Código" }, { value: "Cantidad" }],
      [{ value: "HX-1001" }, { value: 7 }],
      [{ value: "HX-1002" }, formula],
      [formula, { value: 3 }],
      [{ value: '=HYPERLINK("https://malo.ejemplo";"HX-1002")' }, { value: 3 }],
    ];
    const page = await choose(visitor, await writeXlsx(rows).toBuffer());
    expect([page.status, text(page, `${note} b`)]).toEqual([
      400,
      'Se agregaron 2 productos. 1 código no existe: =HYPERLINK("https://malo.ejemplo";"HX-1002").',
    ]);
    expect(await boxes(visitor)).toEqual([[`c-${uno.id}`, "7"], [`c-${dos.id}`, "1"]]); // prettier-ignore
  });

  it("is one too many after ten in five minutes, and the box keeps its lines (DEC 17)", async () => {
    const visitor = new Visitor();
    const send = async () =>
      visitor.post("/cotizacion", { pegar: "1", lote: "HX-1001 x 3" }, [
        { campo: "archivo", nombre: "a.csv", bytes: new Uint8Array() },
      ]);
    for (let sent = 0; sent < 10; sent += 1) expect((await send()).status).toBe(400);
    const last = await send();
    expect([last.status, last.headers.get("Retry-After")]).toEqual([429, "300"]);
    const page = await visitor.follow(last, "/cotizacion");
    expect([text(page, note), page.$("textarea#lote")?.textContent.trim()]).toEqual([
      "Ha enviado demasiados archivos. Espere unos minutos antes de intentar nuevamente.",
      "HX-1001 x 3",
    ]);
  });

  it("brings one file, and no more text than a box takes", async () => {
    const visitor = withCookie(`${uno.id.toString(36)}.4`);
    const file = { campo: "archivo", nombre: "a.csv", bytes: new TextEncoder().encode("HX-1002;1\n") };
    const two = await visitor.follow(
      await visitor.post("/cotizacion", { pegar: "1", lote: "" }, [file, file]),
      "/cotizacion",
    );
    expect([two.status, text(two, note)]).toEqual([400, "Envíe un solo archivo a la vez."]);
    const long = "x".repeat(40_000);
    const texts = { pegar: "1", lote: "HX-1002 x 2", a: long, b: long };
    const full = await visitor.follow(await visitor.post("/cotizacion", texts, [file]), "/cotizacion");
    expect([full.status, text(full, note)]).toEqual([400, formProblems.entries]);
    expect(await boxes(visitor)).toEqual([[`c-${uno.id}`, "4"]]);
  });

  it("waits for five others; more are asked to come back, and their lists stay", async () => {
    // Its rows are empty, so that it is read to its end, which takes longer than sending it.
    const slow = forgedBook(`<worksheet>${'<row r="1"><c t="str"><v></v></c></row>'.repeat(90_000)}</worksheet>`);
    const visitors = Array.from({ length: 8 }, () => withCookie(`${uno.id.toString(36)}.4`));
    const pages = await Promise.all(visitors.map((visitor) => choose(visitor, slow)));
    const busy = "Se están leyendo otros archivos en este momento. Espere un minuto e inténtelo de nuevo.";
    const refused = pages.filter((page) => text(page, note) === busy);
    expect([pages.length, refused.length]).toEqual([8, 2]);
    for (const page of refused)
      expect([page.status, page.headers.get("Retry-After"), page.text.includes("HX-1001")]).toEqual([503, "60", true]);
  });
});
