import { describe, expect, it } from "vitest";
import { LARGEST_COUNTER } from "~/services/db/values.server";
import { createCotizacion } from "../../support/content/contacto";
import { accept, answerAs, ask, form, mailsOf, page, press, priced, respuestas } from "./oferta";
import { fieldValue, text, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

const path = "/admin/cotizaciones";
const [ana, luis] = [await signedIn(), await signedIn()];
const typed = { ...priced, "precio-0": "40.000", mensaje: "Llega el lunes" };

describe("an answer that was sent while somebody else wrote it", () => {
  it.each(["before there was a draft", "from the draft"])(
    "%s keeps all they typed, says so, and becomes another version only by its own button",
    async (from) => {
      const request = await createCotizacion();
      const address = `${path}/${request.id}`;
      if (from === "from the draft") await ana.submit(await ana.visit(address), form, { ...priced, "precio-0": "1" });
      const open = await luis.visit(address);
      await answerAs(ana, request);
      const wrong = await luis.submit(open, form, { ...typed, "precio-0": "40.00" });
      expect([wrong.status, fieldValue(wrong, "precio-0"), fieldValue(wrong, "mensaje").trim()]).toEqual([
        ...[400, "40.00", "Llega el lunes"],
      ]);
      let refused = await luis.submit(wrong, form, typed);
      // A second press of the same form, and the way to the sending, are refused as well.
      open.$(form)?.setAttribute("action", open.$(`${form} [formaction]`)?.getAttribute("formaction") ?? "");
      const review = await luis.submit(open, form, typed);
      for (const again of [refused, review]) {
        expect([again.status, fieldValue(again, "precio-0"), fieldValue(again, "mensaje").trim()]).toEqual([
          ...[409, "40.000", "Llega el lunes"],
        ]);
        expect(text(again, "[role=alert]")).toBe(
          "La versión 1 se envió mientras usted la escribíaLo que usted escribió sigue aquí: ni se guardó ni se envió. Debajo de cada campo que cambia está lo que se envió. Si el cliente debe recibir otros precios, guárdelos como la versión 2. Descartar mis cambios",
        );
        expect(texts(again, "[data-part=saved]")[0]).toBe("Guardado ahora: 38.500");
        expect(texts(again, `${form} footer button`)).toEqual(["Guardar como versión 2"]);
      }
      refused = await luis.submit(refused, form, {});
      expect([refused.status, (await respuestas(request.enlace)).length]).toEqual([409, 1]);
      const saved = await luis.submit(refused, form, { version: "2" });
      expect([toast(saved), fieldValue(saved, "precio-0")]).toEqual(["Borrador guardado", "40.000"]);
      const rows = await respuestas(request.enlace);
      expect(rows.map(({ version, enviada_at }) => [version, enviada_at !== null])).toEqual([
        [1, true],
        [2, false],
      ]);
      // Whoever still writes the first version hears of the other draft, and may replace it.
      const behind = await luis.submit(open, form, { ...typed, "precio-0": "41.000" });
      expect([behind.status, text(behind, "[role=alert] b")]).toEqual([
        ...[409, "La versión 1 se envió mientras usted la escribía, y otra persona prepara la versión 2"],
      ]);
      expect(toast(await luis.submit(behind, form))).toBe("Borrador guardado");
      expect((await respuestas(request.enlace)).length).toBe(2);
    },
  );

  it("a draft made by mistake is discarded after a question; the history says so, what was sent stays", async () => {
    const request = await createCotizacion();
    const address = `${path}/${request.id}`;
    await answerAs(ana, request);
    expect((await ana.visit(`${path}/borrador/${request.id}/eliminar`)).status).toBe(404);
    await ana.submit(await ana.visit(`${address}?nueva=1`), form, typed);
    const shown = await ana.visit(`${address}?lista=q%3Dliliana`);
    const open = await luis.visit(address);
    const link = shown.$("[aria-labelledby=versiones] a[href*=eliminar]");
    expect(link?.textContent).toBe("Descartar borrador");
    const question = await ana.visit(link?.getAttribute("href") ?? "");
    expect(question.text).toContain(`descartar el borrador de la versión 2 de ${request.numero}?`);
    const discarded = await ana.submit(question, "main form");
    expect([discarded.path, toast(discarded)]).toEqual([
      ...[`${address}?lista=q%3Dliliana`, `Borrador descartado ${request.numero}, versión 2`],
    ]);
    expect((await respuestas(request.enlace)).map(({ version }) => version)).toEqual([1]);
    expect(toast(await ana.submit(question, "main form"))).toBe("Borrador descartado");
    const lines = await db.auditoria.findMany({ where: { entidad: "cotizaciones", entidad_id: String(request.id) } });
    expect(lines.map(({ antes, despues }) => [antes, despues]).at(-1)).toEqual([
      JSON.stringify({ borrador: "Versión 2" }),
      JSON.stringify({ borrador: "Descartado" }),
    ]);
    const conflict = await luis.submit(open, form, { "precio-0": "42.000" });
    expect([conflict.status, text(conflict, "[role=alert] b"), fieldValue(conflict, "precio-0")]).toEqual([
      ...[409, "El borrador de la versión 2 se descartó mientras usted lo editaba", "42.000"],
    ]);
    expect(toast(await luis.submit(conflict, form))).toBe("Borrador guardado");
  });

  it("a draft that was discarded and made again is neither written over nor sent by who has the first one open", async () => {
    const request = await createCotizacion();
    const address = `${path}/${request.id}`;
    await ana.submit(await ana.visit(address), form, typed);
    const [open, review] = [await luis.visit(address), await luis.visit(`${address}/respuesta`)];
    await ana.submit(await ana.visit(`${path}/borrador/${request.id}/eliminar`), "main form");
    await ana.submit(await ana.visit(address), form, { ...typed, "precio-0": "39.000" });
    const conflict = await luis.submit(open, form, { "precio-0": "42.000" });
    expect([conflict.status, texts(conflict, "[data-part=saved]")[0]]).toEqual([409, "Guardado ahora: 39.000"]);
    expect(toast(await luis.submit(review, "main form"))).toContain("La respuesta cambió mientras usted la revisaba.");
    expect((await respuestas(request.enlace)).map(({ enviada_at }) => enviada_at)).toEqual([null]);
  });

  it("a version that somebody else changed and sent is told neither as sent nor as discarded by who saw it before", async () => {
    const request = await createCotizacion();
    const address = `${path}/${request.id}`;
    await ana.submit(await ana.visit(address), form, { ...priced, "precio-0": "38.500" });
    const review = await luis.visit(`${address}/respuesta`);
    const question = await luis.visit(`${path}/borrador/${request.id}/eliminar`);
    await answerAs(ana, request, { ...priced, "precio-0": "39.000" });
    const discarded = toast(await luis.submit(question, "main form"));
    expect(discarded).toBe("Error La versión 1 ya se envió al cliente. No se descartó nada.");
    expect(toast(await luis.submit(review, "main form"))).toBe(
      "Error Ya se había enviado. Revise en la página del cliente lo que recibió.",
    );
    expect(await db.salida.count({ where: { cotizacion_id: request.id } })).toBe(1);
  });

  it("a draft that was saved again, or is another one, is not discarded by who was asked about the one before", async () => {
    const request = await createCotizacion();
    const address = `${path}/${request.id}`;
    await ana.submit(await ana.visit(address), form, typed);
    let question = await luis.visit(`${path}/borrador/${request.id}/eliminar`);
    const others = [
      async () => ana.submit(await ana.visit(address), form, { "precio-0": "39.000" }),
      async () => {
        await answerAs(ana, request);
        await ana.submit(await ana.visit(`${address}?nueva=1`), form, typed);
      },
    ];
    for (const [at, other] of others.entries()) {
      await other();
      question = await luis.submit(question, "main form");
      expect([question.status, text(question, "main form [role=alert]"), text(question, "h1")]).toEqual([
        409,
        "Alguien guardó otro borrador mientras usted decidía, y no se descartó. Si tampoco lo necesita, descártelo.",
        `¿Está seguro de que desea descartar el borrador de la versión ${at + 1} de ${request.numero}?`,
      ]);
    }
    expect(await respuestas(request.enlace)).toHaveLength(2);
    expect(toast(await luis.submit(question, "main form"))).toContain("Borrador descartado");
    expect(await respuestas(request.enlace)).toHaveLength(1);
  });

  it("a draft begins at a revision that a backup takes back, with as many again above it", async () => {
    const request = await createCotizacion();
    const address = `${path}/${request.id}`;
    const found: number[] = [];
    for (let made = 0; made < 8; made += 1) {
      await ana.submit(await ana.visit(address), form, typed);
      found.push(...(await respuestas(request.enlace)).map(({ revision }) => revision));
      await ana.submit(await ana.visit(`${path}/borrador/${request.id}/eliminar`), "main form");
    }
    expect([found.length, new Set(found).size, Math.max(...found) < LARGEST_COUNTER / 2]).toEqual([8, 8, true]);
  });
});

describe("a version that is sent while the customer looks at the one before", () => {
  it("does not replace what they accepted meanwhile unless staff say so; their page goes on telling when", async () => {
    const request = await createCotizacion();
    const review = `${path}/${request.id}/respuesta`;
    const first = await answerAs(ana, request);
    await ana.submit(await ana.visit(`${path}/${request.id}?nueva=1`), form, typed);
    const looked = await ana.visit(review);
    expect(texts(looked, "main form button")).toEqual(["Enviar respuesta"]);
    await press(new Visitor(), first.enlace, accept);
    const refused = await ana.submit(looked, "main form");
    expect([refused.path, toast(refused)]).toEqual([
      ...[review, "Error El cliente aceptó la versión 1, y la 2 no se envió. Léalo abajo y decida si la reemplaza."],
    ]);
    expect((await respuestas(request.enlace)).map(({ enviada_at }) => enviada_at !== null)).toEqual([true, false]);
    expect(texts(refused, "[data-part=note] b")).toContain("El cliente aceptó la versión 1");
    expect(texts(refused, "main form button")).toEqual(["Reemplazar la versión 1 y enviar"]);
    const sent = await ana.submit(refused, "main form", {
      aceptada: refused.$("[name=aceptada]")?.getAttribute("value") ?? "",
    });
    expect(toast(sent)).toContain("v2 enviada");
    const old = await new Visitor().visit(page(first.enlace));
    expect(text(old, "[data-part=situacion]")).toMatch(
      /^Usted la aceptó el .+[ap]\.\sm\. Esta versión fue reemplazada por .+ v2\.$/,
    );
    // The next one replaces nothing that was accepted.
    expect((await answerAs(ana, request)).version).toBe(3);
  });

  it.each(["Ganada", "Perdida"])("does not undo by itself that staff called the request %s", async (label) => {
    const request = await createCotizacion();
    const [estado, review] = [label.toLowerCase(), `${path}/${request.id}/respuesta`];
    await ana.submit(await ana.visit(`${path}/${request.id}`), form, typed);
    const looked = await ana.visit(review);
    expect(texts(looked, "[data-part=note] b")).toEqual([]);
    await luis.submit(await luis.visit(`${path}/${request.id}`), "form[aria-labelledby=titulo-f-seguimiento]", {
      estado,
    });
    const refused = await ana.submit(looked, "main form");
    expect([refused.path, toast(refused)]).toEqual([
      review,
      `Error La solicitud pasó a «${label}» mientras usted revisaba, y la versión 1 no se envió. Decida si la envía así.`,
    ]);
    const state = async () => (await db.cotizacion.findUniqueOrThrow({ where: { id: request.id } })).estado;
    expect([await state(), (await respuestas(request.enlace))[0]?.enviada_at]).toEqual([estado, null]);
    expect(texts(refused, "[data-part=note]").at(-1)).toBe(
      `La solicitud está ${estado}Si envía la versión 1, la solicitud deja de estar ${estado}.`,
    );
    expect(toast(await ana.submit(refused, "main form"))).toContain("enviada");
    expect(await state()).toBe("cotizada");
  });

  it("gives their question back, to be sent about the new one", async () => {
    const request = await createCotizacion();
    const first = await answerAs(ana, request);
    const visitor = new Visitor();
    expect((await visitor.visit(page(first.enlace))).$("#preguntar")).not.toBeNull();
    const second = await answerAs(ana, request, typed);
    const refused = await press(visitor, first.enlace, ask("¿Incluye <b>flete</b>?"));
    expect([refused.status, fieldValue(refused, "pregunta").trim()]).toEqual([409, "¿Incluye <b>flete</b>?"]);
    expect(text(refused, "#preguntar")).toContain("fue reemplazada por otra mientras usted escribía");
    expect(refused.$(`#preguntar a[href="${page(second.enlace)}"]`)?.textContent).toBe(`${request.numero} v2`);
    const asked = await visitor.submit(refused, "#preguntar", ask("¿Incluye <b>flete</b>?"));
    expect([asked.path, text(asked, "[data-part=pregunta]")]).toEqual([
      ...[page(second.enlace), "Recibimos su pregunta:¿Incluye <b>flete</b>?"],
    ]);
    expect((await respuestas(request.enlace)).map(({ pregunta }) => pregunta)).toEqual(["", "¿Incluye <b>flete</b>?"]);
  });
});

describe("the mails about a request", () => {
  it("say which each is; one that failed is seen behind those that were sent, and is sent again itself", async () => {
    const request = await createCotizacion();
    const { enlace } = await answerAs(ana, request);
    await press(new Visitor(), enlace, accept);
    const where = { cotizacion_id: request.id };
    const { id } = await db.salida.findFirstOrThrow({ where, orderBy: { id: "desc" } });
    await db.salida.update({
      where: { id },
      data: { estado: "fallida", entregas: { create: { resultado: "rechazado", detalle: "Sin servicio" } } },
    });
    await press(new Visitor(), enlace, ask("¿Y el flete?"));
    expect((await mailsOf(request.id)).length).toBe(2);
    const shown = await ana.visit(`${path}/${request.id}`);
    const list = await ana.visit(`${path}?q=${request.numero}`);
    for (const [screen, part] of [
      [shown, "[aria-labelledby=datos]"],
      [list, "tbody tr"],
    ] as const)
      expect(text(screen, part)).toContain("Correo fallido");
    const rows = "[aria-labelledby=entregas] tbody td[data-r=Correo]";
    expect(texts(shown, rows)).toEqual([
      "Pregunta, versión 1",
      "Aceptación, versión 1Reenviar",
      "Respuesta, versión 1",
    ]);
    const again = await ana.submit(shown, `${rows} form`, { intent: "reenviar-correo" });
    expect(toast(again)).toContain("Correo en camino");
    expect((await mailsOf(request.id))[1]).toContain("acept=C3=B3 la");
    expect(await db.salida.count({ where })).toBe(3);
    const sent = await ana.submit(shown, `${rows} form`, { intent: "reenviar-correo" });
    expect([toast(sent), sent.text.includes("Correo fallido")]).toEqual(["Error Ese correo ya se envió.", false]);
  });
});
