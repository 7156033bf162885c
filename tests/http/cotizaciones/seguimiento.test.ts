import { describe, expect, it } from "vitest";
import { createAdmin } from "../../support/content/admins";
import { createCotizacion } from "../../support/content/contacto";
import { fieldError, fieldValue, text, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";
import { accept, answerAs, page, press } from "./oferta";

const path = "/admin/cotizaciones";
const form = "form[aria-labelledby=titulo-f-seguimiento]";
const [ana, luis] = [await signedIn(), await signedIn()];
const account = await createAdmin({ nombre: "Marcela Ruiz" });

describe("what staff say of a request", () => {
  it("is its state, who answers among the accounts, and a note; the history has all but the note's text", async () => {
    const { id, numero } = await createCotizacion();
    const typed = { estado: "perdida", responsable_id: String(account.id), nota: "Pide descuento de contado" };
    const saved = await ana.submit(await ana.visit(`${path}/${id}`), form, typed);
    expect(toast(saved)).toBe("Seguimiento guardado");
    expect(["estado", "responsable_id", "nota"].map((name) => fieldValue(saved, name).trim())).toEqual(
      Object.values(typed),
    );
    expect(texts(await ana.visit(`${path}?q=${numero}`), "tbody tr")[0]).toContain("Marcela Ruiz");
    const lines = await db.auditoria.findMany({ where: { entidad: "cotizaciones", entidad_id: String(id) } });
    expect(lines.map(({ titulo, antes, despues }) => [titulo, antes, despues])).toEqual([
      [
        numero,
        JSON.stringify({ estado: "Nueva", responsable: "", nota: "" }),
        JSON.stringify({
          estado: "Perdida",
          responsable: "Marcela Ruiz",
          nota: "Cambió; el texto no queda en el historial",
        }),
      ],
    ]);
    const history = await ana.visit("/admin/auditoria?entidad=cotizaciones");
    expect(text(history, "main")).toContain(`Editó · Solicitud de cotización: ${numero}`);
    // Nothing changed, so nothing is told.
    await ana.submit(await ana.visit(`${path}/${id}`), form, {});
    expect(await db.auditoria.count({ where: { entidad: "cotizaciones", entidad_id: String(id) } })).toBe(1);
  });

  it("closes its answer while it is lost, and opens it when it is not; who answers first is who answered", async () => {
    const { id, enlace } = await createCotizacion();
    const sent = await answerAs(ana, { id, enlace });
    const seguimiento = await ana.visit(`${path}/${id}`);
    expect((await db.cotizacion.findUniqueOrThrow({ where: { id } })).responsable).toBe(sent.autor);
    const lost = await ana.submit(seguimiento, form, { estado: "perdida" });
    const closed = await new Visitor().visit(page(sent.enlace));
    expect(text(closed, "[data-part=situacion]")).toBe("Está cerrada. Háganos una pregunta si todavía la necesita.");
    expect(closed.$("#aceptar")).toBeNull();
    const refused = await press(new Visitor(), sent.enlace, accept);
    expect([refused.status, text(refused, "#aceptar")]).toEqual([409, expect.stringContaining("está cerrada")]);
    expect((await db.cotizacion.findUniqueOrThrow({ where: { id } })).estado).toBe("perdida");
    await ana.submit(lost, form, { estado: "cotizada" });
    expect((await press(new Visitor(), sent.enlace, accept)).status).toBe(200);
    const won = await ana.submit(await ana.visit(`${path}/${id}`), form, { estado: "perdida" });
    expect(won.status).toBe(200);
    expect(text(await new Visitor().visit(page(sent.enlace)), "[data-part=situacion]")).toContain("Usted la aceptó");
  });

  it("that somebody else saved first is a conflict that shows both and loses nothing", async () => {
    const { id } = await createCotizacion();
    const [first, second] = [await ana.visit(`${path}/${id}`), await luis.visit(`${path}/${id}`)];
    await ana.submit(first, form, { nota: "De Ana", responsable_id: String(account.id) });
    const conflict = await luis.submit(second, form, { nota: "De Luis" });
    expect([conflict.status, fieldValue(conflict, "nota").trim()]).toEqual([409, "De Luis"]);
    expect(texts(conflict, "[data-part=saved]")).toEqual(["Guardado ahora: De Ana"]);
    for (const _press of ["first", "second"])
      expect(toast(await luis.submit(conflict, form))).toBe("Seguimiento guardado");
    const { nota, responsable_id } = await db.cotizacion.findUniqueOrThrow({ where: { id } });
    expect([nota, responsable_id]).toEqual(["De Luis", account.id]);
  });

  it("names only people who may sign in, keeps a name without an account, and refuses what it does not know", async () => {
    const { id } = await createCotizacion({ responsable: "Quien se fue" });
    const page = await ana.visit(`${path}/${id}`);
    expect(texts(page, "[name=responsable_id] option")[0]).toBe("Quien se fue");
    await ana.submit(page, form, { estado: "ganada" });
    const kept = await db.cotizacion.findUniqueOrThrow({ where: { id } });
    expect([kept.estado, kept.responsable]).toEqual(["ganada", "Quien se fue"]);
    const gone = await createAdmin({ activo: false });
    for (const [name, value, said] of [
      ["responsable_id", String(gone.id), "Esa persona ya no tiene acceso. Elija otra."],
      ["responsable_id", "-1", "Elija quién responde"],
      ["estado", "inventada", "Elija un estado"],
      ["nota", "x".repeat(2_001), "La nota no puede exceder 2.000 caracteres"],
    ] as const) {
      const refused = await ana.submit(await ana.visit(`${path}/${id}`), form, { [name]: value });
      expect([name, refused.status, fieldError(refused, name)]).toEqual([name, 400, said]);
    }
    expect((await db.cotizacion.findUniqueOrThrow({ where: { id } })).revision).toBe(kept.revision);
    const forged = await ana.post(`${path}/999999?bloque=seguimiento`, { estado: "ganada", responsable_id: "1" });
    expect(forged.status).toBe(404);
    const nota = "x".repeat(2_001);
    const wrong = await ana.post(`${path}/999999?bloque=seguimiento`, { estado: "ganada", responsable_id: "1", nota });
    expect(texts(await ana.follow(wrong, path), "[data-part=recovered] dd")).toContain(nota);
  });
});
