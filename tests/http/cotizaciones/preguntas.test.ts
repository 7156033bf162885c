import { describe, expect, it } from "vitest";
import { createCotizacion } from "../../support/content/contacto";
import { text, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";
import { accept, answerAs, ask, form, mailsOf, page, press, priced } from "./oferta";

const path = "/admin/cotizaciones";
const ana = await signedIn();
const versiones = "[aria-labelledby=versiones]";

/** The rows of the list that have the mark. */
async function marked(search = "") {
  return texts(await ana.visit(`${path}${search}`), "tbody tr").filter((row) => row.includes("Pregunta"));
}

describe("a question about an answer", () => {
  it("marks its request until staff say that it was answered; one that came meanwhile keeps the mark", async () => {
    const [{ id, enlace, numero }] = [await createCotizacion(), await createCotizacion()];
    const sent = await answerAs(ana, { id, enlace });
    expect(await marked()).toEqual([]);
    await press(new Visitor(), sent.enlace, ask("¿Hay flete?"));
    const shown = await ana.visit(`${path}/${id}`);
    await press(new Visitor(), sent.enlace, ask("¿Y descuento?"));
    expect(await marked()).toEqual([expect.stringContaining(numero)]);
    expect(texts(await ana.visit(`${path}?estado=pregunta`), "tbody th a")).toEqual([numero]);
    const done = { intent: "pregunta-respondida" };
    const button = `${versiones} form:has([value=pregunta-respondida])`;
    expect(toast(await ana.submit(shown, button, done))).toContain("El cliente escribió algo más");
    expect(await marked()).toHaveLength(1);
    const settled = await ana.submit(await ana.visit(`${path}/${id}`), button, done);
    expect([toast(settled), settled.$(button), await marked("?estado=pregunta")]).toEqual([
      ...["Pregunta respondida", null, []],
    ]);
    expect(text(settled, "[data-part=pregunta]")).toContain("¿Y descuento?");
    const line = await db.auditoria.findFirst({ where: { entidad_id: String(id) }, orderBy: { id: "desc" } });
    expect([line?.titulo, line?.despues]).toEqual([numero, JSON.stringify({ pregunta: "Respondida" })]);
  });

  it("is answered by another version before whose sending it was shown, and its mail says what it is", async () => {
    const { id, enlace } = await createCotizacion();
    const first = await answerAs(ana, { id, enlace });
    await mailsOf(id);
    const open = await ana.visit(`${path}/${id}?nueva=1`);
    await press(new Visitor(), first.enlace, ask("¿Cuándo llega?"));
    // The draft is written after the question, by who has not seen it: the review shows it, and not the one after that.
    await ana.submit(open, form, { ...priced, "precio-0": "38.000" });
    const review = await ana.visit(`${path}/${id}/respuesta`);
    expect(text(review, "[data-part=note]")).toContain("Pregunta del cliente¿Cuándo llega?");
    await press(new Visitor(), first.enlace, ask("¿Y el flete?"));
    await ana.submit(review, "main form", {});
    expect(await marked()).toHaveLength(1);
    await mailsOf(id);
    const second = await db.cotizacionRespuesta.findFirstOrThrow({ where: { cotizacion: enlace, version: 2 } });
    await press(new Visitor(), second.enlace, ask("¿Y si llevo diez?"));
    await ana.submit(await ana.visit(`${path}/${id}?nueva=1`), form, { ...priced, "precio-0": "37.000" });
    await press(new Visitor(), second.enlace, ask("¿Y si llevo cien?"));
    const last = await ana.visit(`${path}/${id}/respuesta`);
    expect(texts(last, "[data-part=pregunta]")).toEqual([
      "Pregunta del cliente¿Y si llevo diez? ¿Y si llevo cien?",
      "Pregunta del cliente¿Cuándo llega? ¿Y el flete?",
    ]);
    await ana.submit(last, "main form", {});
    expect(await marked()).toEqual([]);
    await mailsOf(id);
    expect(texts(await ana.visit(`${path}/${id}`), "[aria-labelledby=entregas] [data-r=Correo]")).toEqual([
      ...["Respuesta, versión 3", "Pregunta, versión 2", "Pregunta, versión 2", "Respuesta, versión 2"],
      ...["Pregunta, versión 1", "Pregunta, versión 1", "Respuesta, versión 1"],
    ]);
  });

  it("that was answered and is asked again waits again, and is mailed", async () => {
    const { id, enlace } = await createCotizacion();
    const sent = await answerAs(ana, { id, enlace });
    const hay = ask("¿Ya hay existencias?");
    for (const asked of [1, 1, 2]) {
      if (asked === 2)
        await ana.submit(await ana.visit(`${path}/${id}`), `${versiones} form:has([value=pregunta-respondida])`, {
          intent: "pregunta-respondida",
        });
      const shown = await press(new Visitor(), sent.enlace, hay);
      expect(text(shown, "[data-part=pregunta]")).toBe(
        `Recibimos su pregunta:${Array.from({ length: asked }, () => hay.pregunta).join(" ")}`,
      );
      // The answer's own mail is the first.
      expect([(await marked()).length, (await mailsOf(id)).length]).toEqual([1, asked + 1]);
    }
  });
});

describe("an answer", () => {
  it("is accepted by who accepts many at once, and their questions go on being counted by themselves", async () => {
    const visitor = new Visitor();
    for (let accepted = 0; accepted < 4; accepted += 1) {
      const { enlace } = await answerAs(ana, await createCotizacion());
      expect((await press(visitor, enlace, accept)).status).toBe(200);
      expect((await press(visitor, enlace, ask("¿Cuándo llega?"))).status).toBe(accepted < 3 ? 200 : 429);
    }
  });

  it("is where the page of the request leads to once it is sent, the last one that was", async () => {
    const request = await createCotizacion();
    const shown = () => new Visitor().visit(`/cotizacion/${request.enlace}`);
    const ways = async () =>
      (await shown()).$$("main a[href^='/cotizacion/respuesta/']").map((one) => one.getAttribute("href"));
    await ana.submit(await ana.visit(`${path}/${request.id}`), form, priced);
    expect([await ways(), (await shown()).text.includes("La recibimos.")]).toEqual([[], true]);
    const { enlace } = await answerAs(ana, request);
    expect([await ways(), text(await shown(), "h1")]).toEqual([
      [page(enlace)],
      `Solicitud ${request.numero} respondida`,
    ]);
    expect((await shown()).text).toMatch(/Le respondimos el \d+ de/);
    const { enlace: second } = await answerAs(ana, request, { "precio-0": "39.000" });
    expect(await ways()).toEqual([page(second)]);
  });
});
