import { describe, expect, it } from "vitest";
import { finish } from "../../support/site/cache";
import { edit, ediciones, valor } from "../../support/content/ediciones";
import { db, Visitor } from "../../support/site/site";

const visitor = new Visitor();

describe("a finished page is made anew at the next request after", () => {
  it.each(ediciones)("$what", async ({ on, work, shows, hides }) => {
    for (const path of on) {
      await finish(path);
      if (hides) expect([path, (await visitor.visit(path)).text]).toEqual([path, expect.stringContaining(hides)]);
    }
    expect((await work()).status).toBe(200);
    const text = typeof shows === "function" ? await shows() : shows;
    for (const path of on) {
      const { html } = await visitor.visit(path);
      if (text) expect([path, html.includes(text)]).toEqual([path, true]);
      if (hides) expect([path, html.includes(hides)]).toEqual([path, false]);
    }
  });

  it("two saves at once, whichever ends last", async () => {
    const path = `/admin/nosotros/valores/${valor.id}`;
    const other = await db.nosotrosValor.create({ data: { valor: "Otro", descripcion: "x", orden: 90 } });
    await finish("/nosotros");
    await Promise.all([
      edit(path, { valor: "El primero" }),
      edit(`/admin/nosotros/valores/${other.id}`, { valor: "El segundo" }),
      ...Array.from({ length: 20 }, () => visitor.visit("/nosotros")),
    ]);
    const { text } = await visitor.visit("/nosotros");
    expect(text).toContain("El primero");
    expect(text).toContain("El segundo");
  });

  it("nothing: a form that is refused changes no page", async () => {
    const etag = await finish("/nosotros");
    expect((await edit(`/admin/nosotros/valores/${valor.id}`, { valor: " " })).status).toBe(400);
    const response = await visitor.fetch("/nosotros", { headers: { "If-None-Match": etag } });
    expect(response.status).toBe(304);
  });
});
