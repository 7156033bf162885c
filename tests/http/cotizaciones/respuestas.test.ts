import { describe, expect, it } from "vitest";
import { createCotizacion } from "../../support/content/contacto";
import { accept, answerAs, ask, form, mailsOf, page, press, priced, respuestas, type Solicitud } from "./oferta";
import { fieldError, fieldValue, text, texts, toast } from "../../support/site/reading";
import { db, purgeExpired, signedIn, Visitor } from "../../support/site/site";

const path = "/admin/cotizaciones";
const [ana, luis] = [await signedIn(), await signedIn()];
const DAY = 86_400_000;
const answer = (request: Solicitud, typed?: Record<string, string>) => answerAs(ana, request, typed);

describe("an answer", () => {
  it("is a draft until it is sent: kept with its sums, nobody's page, errors beside their fields", async () => {
    const { id, enlace } = await createCotizacion();
    const wrong = await ana.submit(await ana.visit(`${path}/${id}`), form, {
      ...{ "precio-0": "38.50", "iva-0": "16", "dias-1": "0", validez_dias: "400", mensaje: "Se conserva" },
    });
    expect([wrong.status, fieldValue(wrong, "precio-0"), fieldValue(wrong, "mensaje").trim()]).toEqual([
      ...[400, "38.50", "Se conserva"],
    ]);
    expect(["precio-0", "iva-0", "dias-1", "validez_dias"].map((name) => fieldError(wrong, name))).toEqual([
      "Escriba el precio en pesos, como 38.500 o 38.500,50",
      "Elija el IVA",
      "Escriba los días, entre 1 y 365",
      "La validez va de 1 a 365 días",
    ]);
    expect(texts(wrong, "[data-part=summary] li")).toEqual([
      "La validez va de 1 a 365 días",
      "AD-2046: Escriba el precio en pesos, como 38.500 o 38.500,50",
      "AD-2046: Elija el IVA",
      "TT-6502: Escriba los días, entre 1 y 365",
    ]);
    const both = await ana.submit(await ana.visit(`${path}/${id}`), form, { ...priced, "precio-1": "1" });
    expect(fieldError(both, "precio-1")).toBe("Quite el precio, o la marca «No disponible»");
    expect(text(both, "[data-part=totales]")).toContain("Subtotal$ 154.000");
    expect(await respuestas(enlace)).toEqual([]);
    const saved = await ana.submit(await ana.visit(`${path}/${id}`), form, priced);
    expect([toast(saved), text(saved, "[data-part=totales]")]).toEqual([
      "Borrador guardado",
      "Subtotal$\u00a0154.000IVA$\u00a029.260Total$\u00a0183.260".replaceAll("\u00a0", " "),
    ]);
    const [draft] = await respuestas(enlace);
    expect((await new Visitor().visit(page(draft?.enlace ?? ""))).status).toBe(404);
    expect(text(await ana.visit(`${path}/${id}`), "[aria-labelledby=versiones]")).toContain("Versión 1, borrador");
    const huge = { "precio-0": "999.999.999", "precio-1": "999.999.999", "agotada-1": "" };
    const { id: many } = await createCotizacion({
      lineas: JSON.stringify([
        { producto_id: 1, codigo: "A", nombre: "A", cantidad: 9_999 },
        { producto_id: 2, codigo: "B", nombre: "B", cantidad: 1 },
      ]),
    });
    const refused = await ana.submit(await ana.visit(`${path}/${many}`), form, huge);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining("La suma no puede pasar de")]);
  });

  it("to a request that was deleted meanwhile keeps what was typed", async () => {
    const { id } = await createCotizacion();
    const editor = await ana.visit(`${path}/${id}`);
    await db.cotizacion.delete({ where: { id } });
    const page = await ana.submit(editor, form, { ...priced, mensaje: "Llega en diciembre" });
    expect([page.status, text(page, "[data-part=recovered]")]).toEqual([
      404,
      expect.stringContaining("MensajeLlega en diciembre"),
    ]);
  });

  it("that somebody else saved first is a conflict that shows both", async () => {
    const { id } = await createCotizacion();
    const [first, second] = [await ana.visit(`${path}/${id}`), await luis.visit(`${path}/${id}`)];
    await ana.submit(first, form, priced);
    const conflict = await luis.submit(second, form, { ...priced, "precio-0": "40.000" });
    expect([conflict.status, fieldValue(conflict, "precio-0")]).toEqual([409, "40.000"]);
    expect(texts(conflict, "[data-part=saved]")).toEqual(["Guardado ahora: 38.500"]);
    expect(toast(await luis.submit(conflict, form))).toBe("Borrador guardado");
    // The same once more, as a second press sends it, is no conflict with oneself.
    expect(toast(await luis.submit(conflict, form))).toBe("Borrador guardado");
  });

  it("is looked at, then sent once: mailed with its page, the request is quoted, its history says so", async () => {
    const request = await createCotizacion();
    const { id, numero, enlace } = request;
    await ana.submit(await ana.visit(`${path}/${id}`), form, { ...priced, mensaje: "La <tapa> llega en diciembre" });
    const look = await ana.visit(`${path}/${id}/respuesta`);
    for (const part of ["compras@ejemplo.com", "$ 38.500", "No disponible", "$ 183.260", "sujetos a existencias"])
      expect(look.text.replaceAll("\u00a0", " ")).toContain(part);
    const stale = await luis.visit(`${path}/${id}/respuesta`);
    await ana.submit(await ana.visit(`${path}/${id}`), form, { ...priced, "precio-0": "39.000" });
    expect(toast(await luis.submit(stale, "main form", {}))).toContain(
      "La respuesta cambió mientras usted la revisaba",
    );
    const fresh = await ana.visit(`${path}/${id}/respuesta`);
    const [one, two] = [await ana.submit(fresh, "main form", {}), await luis.submit(fresh, "main form", {})];
    expect(toast(one)).toBe(`Cotización ${numero} enviada Va por correo a compras@ejemplo.com`);
    expect(toast(two)).not.toContain("Error");
    const [sent, ...others] = await respuestas(enlace);
    expect([others, sent?.version, sent?.condiciones]).toEqual([[], 1, expect.stringContaining("pesos colombianos")]);
    expect((await db.cotizacion.findUniqueOrThrow({ where: { id } })).estado).toBe("cotizada");
    const line = await db.auditoria.findFirst({ where: { entidad: "cotizaciones", entidad_id: String(id) } });
    expect([line?.titulo, line?.despues]).toEqual([
      numero,
      JSON.stringify({ estado: "Cotizada", responsable: sent?.autor }),
    ]);
    const [mail, ...more] = await mailsOf(id);
    expect(more).toEqual([]);
    expect(mail).toContain("4 x AD-2046 Amortiguador delantero: $ 39.000 c/u, IVA 19 %, total sin IVA $ 156.000");
    expect(mail).toContain("3 x TT-6502 Tapa de tanque: No disponible");
    // Not the mail of the request, although its entry names that too.
    for (const part of ["To: compras@ejemplo.com", page(sent?.enlace ?? ""), "$ 39.000", "&#60;tapa&#62;"])
      expect(mail).toContain(part);
    expect(mail).not.toContain("Política");
    const again = await ana.submit(await ana.visit(`${path}/${id}`), "[aria-labelledby=versiones] form", {
      intent: "reenviar-respuesta",
    });
    expect([toast(again), (await mailsOf(id)).length]).toEqual([expect.stringContaining("Correo en camino"), 2]);
    // The request itself is mailed to the staff, not this answer.
    await ana.submit(await ana.visit(`${path}/${id}`), "[aria-labelledby=entregas] form", { intent: "reenviar" });
    expect((await mailsOf(id)).at(-1)).toContain("To: ventas@ejemplo.com");
    const listed = texts(await ana.visit(`${path}/${id}`), "[aria-labelledby=entregas] [data-r=Correo]");
    expect(listed).toEqual(["Solicitud", "Respuesta, versión 1", "Respuesta, versión 1"]);
  });

  it("has a page with its prices, never kept, not indexed, that names nobody; no other page has a price", async () => {
    const request = await createCotizacion();
    const { enlace } = await answer(request);
    const shown = await new Visitor().visit(page(enlace));
    expect([shown.status, shown.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(shown.$("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
    expect(text(shown, "h1")).toBe(`Cotización ${request.numero}`);
    expect(texts(shown, "tbody tr").map((row) => row.replaceAll("\u00a0", " "))).toEqual([
      "AD-2046Amortiguador delantero4$ 38.50019 %$ 154.000",
      "TT-6502Tapa de tanque3No disponible--",
    ]);
    for (const part of [request.nombre, request.telefono, request.email]) expect(shown.html).not.toContain(part);
    expect((await new Visitor().visit(`/cotizacion/${request.enlace}`)).text).not.toContain("$");
    for (const other of ["a".repeat(22), request.enlace, `${enlace}x`, "1"])
      expect([other, (await new Visitor().visit(page(other))).status]).toEqual([other, 404]);
    expect((await press(new Visitor(), "a".repeat(22), accept)).status).toBe(404);
    expect((await press(new Visitor(), enlace, { accion: "borrar" })).status).toBe(400);
  });

  it("without a price or a word on any line is not sent", async () => {
    const silent = await createCotizacion({ email: "" });
    await ana.submit(await ana.visit(`${path}/${silent.id}`), form, {});
    const look = await ana.visit(`${path}/${silent.id}/respuesta`);
    expect(look.text).toContain("Escriba al menos un precio, o marque lo que no está disponible. Ninguno puede ser 0.");
    expect(look.$("main form")).toBeNull();
    const [draft] = await respuestas(silent.enlace);
    const forged = await ana.post(`${path}/${silent.id}/respuesta`, {
      version: "1",
      revision: String(draft?.revision),
    });
    expect(toast(await ana.follow(forged, `${path}/${silent.id}/respuesta`))).toContain("Escriba al menos un precio");
  });
});

describe("the customer", () => {
  it("accepts once, whatever is pressed: the request is won and the staff get one mail", async () => {
    const request = await createCotizacion();
    const { enlace } = await answer(request);
    const visitor = new Visitor();
    const [one, two] = await Promise.all([press(visitor, enlace, accept), press(new Visitor(), enlace, accept)]);
    for (const shown of [one, two]) {
      expect([shown.status, text(shown, "[data-part=situacion]")]).toEqual([
        200,
        expect.stringMatching(/^Usted la aceptó el .+[ap]\.\sm\.$/),
      ]);
      expect(shown.$("#aceptar")).toBeNull();
    }
    expect((await db.cotizacion.findUniqueOrThrow({ where: { id: request.id } })).estado).toBe("ganada");
    const mails = await mailsOf(request.id);
    expect([mails.length, mails[1]]).toEqual([2, expect.stringContaining("To: ventas@ejemplo.com")]);
    expect(mails[1]).toContain(`/admin/cotizaciones/${request.id}`);
    expect(text(await ana.visit(`${path}/${request.id}`), "[aria-labelledby=versiones]")).toContain("Aceptada");
  });

  it("asks: the same question is one, machines and too many are stopped, nothing typed is lost", async () => {
    const request = await createCotizacion();
    const { enlace } = await answer(request);
    const visitor = new Visitor();
    const empty = await press(visitor, enlace, ask(" "));
    expect([empty.status, fieldError(empty, "pregunta")]).toEqual([400, "Escriba su pregunta"]);
    // The browser keeps it, so that going back to it shows what was typed.
    expect(empty.headers.get("Cache-Control")).toBe("private, no-cache");
    const bot = await press(visitor, enlace, { ...ask("¿Hay <b>flete</b>?"), sitio_web: "x" });
    expect([bot.status, fieldValue(bot, "pregunta").trim(), bot.$("[name=persona]") !== null]).toEqual([
      ...[400, "¿Hay <b>flete</b>?", true],
    ]);
    for (let sent = 0; sent < 2; sent += 1) {
      const asked = await press(visitor, enlace, ask("¿Hay <b>flete</b>?"));
      expect([asked.status, text(asked, "[data-part=pregunta]")]).toEqual([
        ...[200, "Recibimos su pregunta:¿Hay <b>flete</b>?"],
      ]);
    }
    expect(text(await ana.visit(`${path}/${request.id}`), "[data-part=pregunta]")).toContain("¿Hay <b>flete</b>?");
    const mails = await mailsOf(request.id);
    expect([mails.length, mails[1]]).toEqual([2, expect.stringContaining("Reply-To: compras@ejemplo.com")]);
    await press(visitor, enlace, ask("¿Y descuento?"));
    await press(visitor, enlace, ask("¿Y plazo?"));
    const fourth = await press(visitor, enlace, ask("¿Y garantía?"));
    expect(fourth.headers.get("Cache-Control")).toBe("private, no-cache");
    expect([fourth.status, fourth.headers.get("Retry-After"), fieldValue(fourth, "pregunta").trim()]).toEqual([
      ...[429, "300", "¿Y garantía?"],
    ]);
    expect(text(fourth, "#preguntar")).toContain("Ha enviado demasiadas preguntas.");
    expect((await respuestas(request.enlace))[0]?.pregunta).toBe("¿Hay <b>flete</b>?\n\n¿Y descuento?\n\n¿Y plazo?");
  });

  it("is told that an answer expired or was replaced, and is led to the new one; neither is accepted", async () => {
    const request = await createCotizacion();
    const first = await answer(request);
    await db.cotizacionRespuesta.update({
      where: { id: first.id },
      data: { enviada_at: new Date(Date.now() - 10 * DAY) },
    });
    const expired = await new Visitor().visit(page(first.enlace));
    expect([text(expired, "[data-part=situacion]"), expired.$("#aceptar")]).toEqual([
      expect.stringMatching(/^Venció el /),
      null,
    ]);
    const late = await press(new Visitor(), first.enlace, accept);
    expect([late.status, text(late, "#aceptar")]).toEqual([409, expect.stringContaining("ya venció")]);
    const second = await answer(request, { ...priced, "precio-0": "37.000" });
    expect([second.version, second.enlace === first.enlace]).toEqual([2, false]);
    const old = await new Visitor().visit(page(first.enlace));
    expect(text(old, "[data-part=situacion]")).toBe(`Esta versión fue reemplazada por ${request.numero} v2.`);
    expect(old.text.replaceAll("\u00a0", " ")).toContain("$ 38.500");
    expect(old.$(`main a[href="${page(second.enlace)}"]`)).not.toBeNull();
    for (const fields of [accept, ask("¿Por qué cambió?")])
      expect((await press(new Visitor(), first.enlace, fields)).status).toBe(409);
    expect(text(await new Visitor().visit(page(second.enlace)), "h1")).toBe(`Cotización ${request.numero} v2`);
    const versions = texts(await ana.visit(`${path}/${request.id}`), "[aria-labelledby=versiones] li b");
    expect(versions).toEqual(["Versión 2, enviada", "Versión 1, reemplazada"]);
    // What was sent stays as it was, also when the form of the draft is posted again.
    const behind = await ana.post(`${path}/${request.id}?bloque=respuesta`, {
      ...priced,
      "iva-1": "19",
      validez_dias: "8",
      revision: "1",
    });
    expect(behind.status).toBe(409);
  });

  it("has no page any more once the request is deleted or past its term (DEC 20)", async () => {
    const request = await createCotizacion();
    const { enlace } = await answer(request);
    await db.cotizacion.update({ where: { id: request.id }, data: { created_at: new Date("2001-01-01") } });
    await purgeExpired();
    expect([(await new Visitor().visit(page(enlace))).status, await respuestas(request.enlace)]).toEqual([404, []]);
  });
});
