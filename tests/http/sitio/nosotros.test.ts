import { beforeAll, describe, expect, it } from "vitest";
import { text, texts } from "../../support/site/reading";
import { db, Visitor } from "../../support/site/site";

const visitor = new Visitor();

beforeAll(async () => {
  await db.nosotrosSeccion.deleteMany();
  await db.nosotrosSeccion.createMany({
    data: [
      { tipo: "otro", titulo: "Otro asunto", contenido: "Otra cosa.", orden: 1, icono: "⚙️" },
      { tipo: "historia", titulo: "La historia", contenido: "Primero.\n\nDespués.", orden: 9 },
      { tipo: "vision", titulo: "La visión", contenido: "Ver.", orden: 3 },
      { tipo: "mision", titulo: "La misión", contenido: "Hacer.", orden: 2 },
      { tipo: "compromiso", titulo: "El compromiso", contenido: "Cumplir.", orden: 0 },
    ],
  });
  await db.nosotrosValor.deleteMany();
  await db.nosotrosValor.createMany({
    data: [
      { valor: "Respeto", descripcion: "Al final.", icono: "★", orden: 4 },
      { valor: "Calidad", descripcion: "Al comienzo.", icono: "", orden: 1 },
      { valor: "Innovación", descripcion: "En tercer lugar.", icono: "bombillo", orden: 3 },
      { valor: "Confiabilidad", descripcion: "En segundo lugar.", icono: "", orden: 2 },
    ],
  });
  await db.nosotrosEstadistica.deleteMany();
  await db.nosotrosEstadistica.createMany({
    data: [
      { titulo: "99", descripcion: "Segunda cifra", orden: 2 },
      { titulo: "5", descripcion: "Primera cifra", orden: 1 },
    ],
  });
});

describe("about us", () => {
  it("opens with a hero of its own picture and texts (PUB §2 About us)", async () => {
    const page = await visitor.visit("/nosotros");
    const image = await db.imagenSitio.findFirstOrThrow({
      where: { ubicacion: "nosotros", activo: true },
      orderBy: { orden: "asc" },
    });
    expect(texts(page, "h1")).toEqual([image.titulo]);
    expect(text(page, "section:has(h1)")).toContain(image.descripcion);
    expect(page.$("section:has(h1) picture")).not.toBeNull();
  });

  it("shows mission and vision as cards, then the history, then commitment and others by order (PUB §2 About us, PUB §3, DEC 32)", async () => {
    const page = await visitor.visit("/nosotros");
    expect(texts(page, "[aria-label='Misión y visión'] article h2")).toEqual(["La misión", "La visión"]);
    expect(texts(page, "main h2")).toEqual([
      "La misión",
      "La visión",
      "La historia",
      "El compromiso",
      "⚙️ Otro asunto",
      "Nuestros Valores",
    ]);
    expect(texts(page, "section > div > h2 + div p")).toEqual(["Primero.", "Después.", "Cumplir.", "Otra cosa."]);
  });

  it("shows the values by order, an icon of one character as text, else one chosen by the name (PUB §2 About us, PUB §3)", async () => {
    const page = await visitor.visit("/nosotros");
    const values = page.$$("section[aria-labelledby=valores] article");
    expect(values.map((value) => value.querySelector("h3")?.textContent)).toEqual([
      "Calidad",
      "Confiabilidad",
      "Innovación",
      "Respeto",
    ]);
    const drawn = values.map(
      (value) => value.querySelector("svg")?.innerHTML ?? value.querySelector("[aria-hidden]")?.text,
    );
    expect(drawn.at(-1)).toBe("★");
    expect(new Set(drawn.slice(0, 3)).size).toBe(3);
    for (const drawing of drawn.slice(0, 3)) expect(drawing).toContain("<path");
    expect(texts(page, "section[aria-labelledby=valores] p")).toEqual([
      "Al comienzo.",
      "En segundo lugar.",
      "En tercer lugar.",
      "Al final.",
    ]);
  });

  it("shows the figures by order (PUB §2 About us, PUB §3, PUB §7)", async () => {
    const page = await visitor.visit("/nosotros");
    expect(texts(page, "[aria-label=Cifras] .cifra")).toEqual(["5", "99"]);
    expect(texts(page, "[aria-label=Cifras] h3")).toEqual(["Primera cifra", "Segunda cifra"]);
  });
});
