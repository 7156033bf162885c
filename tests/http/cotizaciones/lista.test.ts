import { describe, expect, it } from "vitest";
import { createProducto, createSubcategoria } from "../../support/content/factories";
import { text } from "../../support/site/reading";
import { db, Visitor } from "../../support/site/site";

const subcategoria = await createSubcategoria();
const [uno, dos, tres] = [
  await createProducto({ subcategoria, codigo: "CZ-1001" }),
  await createProducto({ subcategoria, codigo: "CZ-1002" }),
  await createProducto({ subcategoria, codigo: "CZ-1003" }),
];
const path = `/${subcategoria.categoria.slug}/${subcategoria.slug}`;
const note = "#resultado";
const boxes = (visitor: Visitor) =>
  visitor
    .visit("/cotizacion")
    .then((page) => page.$$("tbody input").map((box) => [box.getAttribute("name"), box.getAttribute("value")]));
const quote = (id: number) => `c-${id}`;

async function paste(visitor: Visitor, lote: string, archivo?: { nombre: string; bytes: Uint8Array<ArrayBuffer> }) {
  const file = { campo: "archivo", ...(archivo ?? { nombre: "", bytes: new Uint8Array() }) };
  const response = await visitor.post("/cotizacion", { pegar: "1", lote }, [file]);
  return visitor.follow(response, "/cotizacion");
}

describe("adding", () => {
  it("from a product's page and from a list leads to the list, which says what was added and the way back", async () => {
    const visitor = new Visitor();
    const product = await visitor.visit(uno.href);
    const first = await visitor.submit(product, "article form[action='/cotizacion']", { [quote(uno.id)]: "4" });
    expect([first.path.split("?")[0], text(first, `${note} b`)]).toEqual(["/cotizacion", "Se agregó 1 producto."]);
    visitor.formHeaders.Referer = `http://localhost${path}`;
    const list = await visitor.visit(path);
    const second = await visitor.submit(list, "main form[method=post]", {
      [quote(uno.id)]: "5",
      [quote(tres.id)]: "2",
    });
    expect(text(second, `${note} b`)).toBe(
      "Se agregó 1 producto. CZ-1001 ya estaba en la lista: su cantidad pasó de 4 a 5.",
    );
    expect(second.$(`${note} a`)?.getAttribute("href")).toBe(path);
    expect(await boxes(visitor)).toEqual([[quote(uno.id), "5"], [quote(tres.id), "2"]]); // prettier-ignore
  });

  it("in a browser that keeps no cookies says so", async () => {
    const answer = await new Visitor().post("/cotizacion", { [quote(uno.id)]: "4" });
    const forgetful = await new Visitor().visit(answer.headers.get("Location") ?? "");
    expect([forgetful.path.split("?")[0], forgetful.text]).toEqual([
      "/cotizacion",
      expect.stringContaining("su navegador no los guardó"),
    ]);
    expect((await new Visitor().visit("/cotizacion")).text).not.toContain("su navegador no los guardó");
  });

  it("names few products whose quantity is another one now, and counts many", async () => {
    const visitor = new Visitor();
    const codigos = Array.from({ length: 6 }, (_, at) => `CZ-30${at}`);
    const all = await Promise.all(codigos.map(async (codigo) => createProducto({ subcategoria, codigo })));
    const quantities = (count: number, cantidad: string) =>
      Object.fromEntries(all.slice(0, count).map(({ id }) => [quote(id), cantidad]));
    const send = async (fields: Record<string, string>) =>
      visitor.follow(await visitor.post("/cotizacion", fields), "/cotizacion");
    await send({ ...quantities(6, "1200"), [quote(uno.id)]: "3" });
    const some = await send({ ...quantities(2, "5"), [quote(uno.id)]: "3" });
    expect(text(some, `${note} b`)).toBe(
      "2 ya estaban en la lista: CZ-300 pasó de 1.200 a 5; CZ-301 pasó de 1.200 a 5.",
    );
    const many = await send(quantities(6, "7"));
    expect(text(many, `${note} b`)).toBe("6 ya estaban en la lista y quedaron con la cantidad nueva.");
    // Nothing is told by an address of a list that is another one by now.
    expect((await visitor.visit(some.path)).$(note)).toBeNull();
    expect(text(await visitor.visit(many.path), `${note} b`)).toContain("6 ya estaban");
  });

  it("the same form twice adds nothing twice; a box that holds no quantity is named, and the others are added", async () => {
    const visitor = new Visitor();
    for (let time = 0; time < 2; time += 1) await visitor.post("/cotizacion", { [quote(uno.id)]: "3" });
    expect(await boxes(visitor)).toEqual([[quote(uno.id), "3"]]);
    const wrong = { [quote(dos.id)]: "2", [quote(tres.id)]: "-1", "c-999999": "1" };
    const page = await visitor.follow(await visitor.post("/cotizacion", wrong), "/cotizacion");
    expect(page.status).toBe(400);
    expect(text(page, note)).toContain("CZ-1003; -1: La cantidad debe ser un número entre 1 y 9.999.");
    expect(text(page, note)).toContain("1 producto ya no está en el catálogo.");
    expect(await boxes(visitor)).toEqual([[quote(uno.id), "3"], [quote(dos.id), "2"]]); // prettier-ignore
    const gone = await visitor.follow(await visitor.post("/cotizacion", { "c-999999": "1" }), "/cotizacion");
    expect([gone.status, text(gone, note)]).toEqual([
      400,
      expect.stringContaining("Se agregaron 0 productos. 1 producto ya no está en el catálogo."),
    ]);
    const nothing = await visitor.post("/cotizacion", { [quote(dos.id)]: "" });
    expect(nothing.status).toBe(400);
  });

  it("kept pages are the same for everybody, whatever the list", async () => {
    const visitor = new Visitor();
    const before = await (await visitor.fetch(path)).text();
    const answer = await visitor.post("/cotizacion", { [quote(uno.id)]: "4" });
    const cookie = answer.headers.get("Set-Cookie") ?? "";
    expect(cookie).toMatch(/^cotizacion=[\w.]+; Path=\/; Max-Age=2592000; SameSite=Lax/);
    const after = await visitor.fetch(path);
    expect([await after.text(), after.headers.get("Set-Cookie")]).toEqual([before, null]);
    const own = await visitor.fetch("/cotizacion");
    expect([own.headers.get("Cache-Control"), (await own.text()).includes('content="noindex"')]).toEqual([
      "no-store",
      true,
    ]);
  });

  it("holds 100 products and no more", async () => {
    const visitor = new Visitor();
    const full = Array.from({ length: 100 }, (_, at) => `${(900_000 + at).toString(36)}.1`).join("_");
    visitor.cookies.keep(new Headers({ "Set-Cookie": `cotizacion=${full}; Path=/` }));
    const page = await visitor.follow(await visitor.post("/cotizacion", { [quote(uno.id)]: "1" }), "/cotizacion");
    expect([page.status, text(page, `${note} b`)]).toEqual([
      400,
      "Se agregaron 0 productos. La lista admite hasta 100 productos.",
    ]);
    expect(page.text.split("Ya no está en el catálogo")).toHaveLength(101);
    expect(page.$("textarea#lote")?.textContent.trim()).toBe("CZ-1001; 1");
  });
});

describe("the list", () => {
  it("saves quantities, keeps what was typed beside an error, removes, empties and gives back", async () => {
    const visitor = new Visitor();
    await visitor.post("/cotizacion", { [quote(uno.id)]: "1", [quote(dos.id)]: "2", [quote(tres.id)]: "3" });
    const typed = { [quote(uno.id)]: "9999", [quote(dos.id)]: "10000" };
    const saved = await visitor.follow(
      await visitor.post("/cotizacion", { actualizar: "1", ...typed, [quote(tres.id)]: "3" }),
      "/cotizacion",
    );
    expect([saved.status, text(saved, `#e-${dos.id}`)]).toEqual([
      400,
      "La cantidad debe ser un número entre 1 y 9.999.",
    ]);
    expect(saved.$(`[name=c-${dos.id}]`)?.getAttribute("value")).toBe("10000");
    await visitor.post("/cotizacion", { actualizar: "1", quitar: String(tres.id) });
    expect(await boxes(visitor)).toEqual([[quote(uno.id), "9999"], [quote(dos.id), "2"]]); // prettier-ignore
    const empty = await visitor.follow(
      await visitor.post("/cotizacion", { actualizar: "1", vaciar: "1" }),
      "/cotizacion",
    );
    expect(empty.text).toContain("La lista está vacía");
    const lista = empty.$("button[name=recuperar]")?.getAttribute("value") ?? "";
    await visitor.submit(empty, "form:has([name=recuperar])", { recuperar: lista });
    expect(await boxes(visitor)).toEqual([[quote(uno.id), "9999"], [quote(dos.id), "2"]]); // prettier-ignore
  });

  it("shows nothing of products that no visitor may see", async () => {
    const visitor = new Visitor();
    const hidden = await createProducto({ subcategoria, codigo: "CZ-SECRETO" });
    await visitor.post("/cotizacion", { [quote(hidden.id)]: "1" });
    await db.producto.update({ where: { id: hidden.id }, data: { visible: false } });
    const page = await visitor.visit("/cotizacion");
    expect(page.text).toContain("Ya no está en el catálogo");
    expect(page.text).not.toContain("CZ-SECRETO");
  });
});

describe("pasting", () => {
  it("adds by code and quantity, names what does not exist, and keeps it in the box", async () => {
    const visitor = new Visitor();
    const page = await paste(
      visitor,
      "CZ-1001 x 4\r\ncz1002\t3\r\nCZ-9999; 2\r\nCZ 1003, 1\r\nCZ-1003; 2\r\nCZ-1002; 0",
    );
    expect(page.status).toBe(400);
    expect(text(page, `${note} b`)).toBe(
      "Se agregaron 3 productos. 1 código no existe: CZ-9999. 1 línea no se agregó.",
    );
    expect(page.$("textarea#lote")?.textContent.trim()).toBe("CZ-9999; 2\nCZ-1002; 0");
    expect(await boxes(visitor)).toEqual([
      [quote(uno.id), "4"],
      [quote(dos.id), "3"],
      [quote(tres.id), "3"],
    ]);
  });

  it("adds by a code or a number beside its brand or words of the product's name, hidden products never", async () => {
    const visitor = new Visitor();
    const perno = await createProducto({ subcategoria, codigo: "CZ-2001", nombre: "Perno de rueda" });
    const oculto = await createProducto({ subcategoria, codigo: "CZ-2002", visible: false });
    for (const { id } of [perno, oculto])
      await db.referencia.create({
        data: {
          producto_id: id,
          tipo: "oe",
          marca: "Monroe",
          numero: `ZQ 77-${id}`,
          numero_plano: `zq77${id}`,
          orden: 1,
        },
      });
    const lines = [
      `CZ-2001 Perno rueda x 2`,
      `CZ 2001\tPerno\t3`,
      `Monroe ZQ 77-${perno.id}`,
      `zq77${perno.id} MONROE x 4`,
    ];
    const page = await paste(visitor, lines.join("\n"));
    expect([page.status, text(page, `${note} b`)]).toEqual([200, "Se agregó 1 producto."]);
    expect(await boxes(visitor)).toEqual([[quote(perno.id), "10"]]);
    await db.producto.update({ where: { id: perno.id }, data: { nombre: "Perno de rueda 2021" } });
    await visitor.post("/cotizacion", { quitar: String(perno.id) });
    expect((await paste(visitor, "CZ-2001 perno rueda 2021")).status).toBe(200);
    expect(await boxes(visitor)).toEqual([[quote(perno.id), "1"]]);
    await visitor.post("/cotizacion", { [quote(perno.id)]: "10" });
    const wrong = [
      "CZ-2001 bujía 2",
      "CZ-2001 perno 2",
      `Sachs ZQ 77-${perno.id}`,
      `Monroe zq77${oculto.id}`,
      "CZ-2002 producto 1",
    ];
    const refused = await paste(visitor, wrong.join("\n"));
    expect([refused.status, refused.$("textarea#lote")?.textContent.trim()]).toEqual([400, wrong.join("\n")]);
    expect(text(refused, note)).toContain("No se entiende «bujía 2». Deje el código CZ-2001 y la cantidad.");
    expect(await boxes(visitor)).toEqual([[quote(perno.id), "10"]]);
  });

  it("reads a CSV file, refuses what is none, too many lines and too large a file in words, and changes nothing", async () => {
    const visitor = new Visitor();
    const bytes = (content: string) => new TextEncoder().encode(content);
    const read = await paste(visitor, "", {
      nombre: "a.csv",
      bytes: bytes("Código;Cantidad\nCZ-1001;7\n=SUMA(A1);1\n"),
    });
    expect(text(read, note)).toContain("Se agregó 1 producto. 1 código no existe: =SUMA(A1).");
    const order = bytes("Ítem;Cant.;Descripción;Referencia\n1;7;Perno M8 x 1;CZ-1001\n");
    expect((await paste(visitor, "", { nombre: "a.csv", bytes: order })).status).toBe(200);
    for (const [lote, said] of [
      ["A-1\n".repeat(2_000), "Pegue a lo sumo 100 líneas; hay 2.000 líneas."],
      ["A-1\n".repeat(10_000), "Pegue a lo sumo 100 líneas. Un texto es demasiado largo"],
      ["", "Pegue al menos un código o elija un archivo."],
    ] as const)
      expect(text(await paste(visitor, lote), note)).toContain(said);
    const broken = await paste(visitor, "", { nombre: "a.xlsx", bytes: bytes("PK\u0003\u0004 broken") });
    expect([broken.status, text(broken, note)]).toEqual([400, expect.stringContaining("El archivo está dañado")]);
    const rows = Array.from({ length: 5_000 }, (_, at) => `A-${at};1`).join("\n");
    const many = await paste(visitor, "", { nombre: "a.csv", bytes: bytes(rows) });
    expect(text(many, note)).toContain("El archivo admite hasta 100 líneas.");
    expect(await boxes(visitor)).toEqual([[quote(uno.id), "7"]]);
  });
});

describe("a form of the list that no browser sends", () => {
  it("is refused where its parts cannot be read", async () => {
    const visitor = new Visitor();
    const response = await visitor.fetch("/cotizacion", {
      method: "POST",
      headers: { "Content-Type": "multipart/form-data; boundary=x", Origin: "http://localhost" },
      body: '--x\r\nContent-Disposition: form-data; name="lote"\r\n\r\nGP-3055',
    });
    expect(response.status).toBe(400);
  });

  it("adds nothing for ids that no database has", async () => {
    const visitor = new Visitor();
    for (const id of ["2147483648", "9999999999"]) {
      const response = await visitor.post("/cotizacion", { [`c-${id}`]: "1" });
      expect([id, response.status]).toEqual([id, 400]);
      expect(await boxes(visitor)).toEqual([]);
    }
  });
});
