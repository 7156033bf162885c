import { describe, expect, it } from "vitest";
import { Azar } from "../../faults/lib/azar";
import { hostil } from "../../faults/hostil/hostil";
import { shrunk } from "../../faults/hostil/encoge";
import { type Entrada, invented } from "../../faults/hostil/entrada";
import { routeOf, targets } from "../../faults/hostil/mapa";
import { appRoutes } from "../../support/site/routes";

const SEED = 20_261_121;
const blancos = targets();
const source = {
  map: { targets: blancos, keys: ["q"], known: ["Ana"] },
  samples: { media: [Buffer.from("GIF89a")], backup: Buffer.alloc(0), csv: Buffer.alloc(0), xlsx: Buffer.alloc(0) },
  page: () => Promise.resolve('<form method="post" action="/contacto"><input name="nombre" value="Ana"></form>'),
  origin: "http://localhost",
};

async function inputOf(seed: number): Promise<Entrada> {
  const contacto = routeOf(blancos, "/contacto");
  if (!contacto) throw new Error("There is no such route");
  return invented(new Azar(seed), { ...contacto, pages: ["/contacto"] }, source);
}

describe("invented inputs", () => {
  it("are answered on every route without a fault, in little memory", async () => {
    const said: string[] = [];
    const { ok, figure } = await hostil.run(undefined, (line) => said.push(line), "sqlite", { seed: SEED });
    console.log(figure);
    expect(ok, said.join("\n")).toBe(true);
  }, 240_000);

  it("are aimed at every route there is, a new one too", () => {
    const ids = appRoutes({}).flatMap(({ id, path }) => (path ? [id] : []));
    expect(blancos.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    const own = blancos.filter(
      ({ id, pattern }) => routeOf(blancos, pattern.replace(/:/g, "x").replace("*", "x/y/z/w"))?.id !== id,
    );
    expect(own.map(({ id }) => id)).toEqual([]);
  });

  it("are the same again with the same seed, and others with another", async () => {
    const all = await Promise.all(Array.from({ length: 40 }, (_, seed) => inputOf(seed)));
    expect(await Promise.all(all.map((_, seed) => inputOf(seed)))).toEqual(all);
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBeGreaterThan(30);
  });
});

describe("an input that fails", () => {
  it("is told without what is not needed for it", async () => {
    const parts = ["a=1&", "b=2&", "c=3&"].map((part) => Buffer.from(part));
    const input = { ...(await inputOf(1)), heads: ["A: 1", "B: 2"], query: ["q=1"], body: { type: "x", parts } };
    const least = await shrunk(input, ({ heads, body }) =>
      Promise.resolve(heads.includes("B: 2") && (body?.parts ?? []).some((part) => part.includes("b="))),
    );
    expect([least.heads, least.query, least.body?.parts.map(String)]).toEqual([["B: 2"], [], ["b=2&"]]);
  });
});
