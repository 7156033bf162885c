import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { send, stored } from "../../support/content/contacto";
import { db, deliverDue, signedIn, Visitor } from "../../support/site/site";

const postmark = await vi.hoisted(async () => {
  const { startPostmark } = await import("../../support/fakes/postmark");
  const fake = await startPostmark("clave-de-prueba");
  process.env.POSTMARK_TOKEN = "clave-de-prueba";
  process.env.POSTMARK_API = fake.origin;
  return fake;
});
afterAll(() => postmark.close());
afterEach(() => postmark.be("ok"));

let serial = 0;

/** Sends a contact message; its subject. */
async function newMessage(typed: Record<string, string> = {}): Promise<string> {
  serial += 1;
  const asunto = `Mensaje número ${serial}`;
  expect((await send(new Visitor(), { asunto, ...typed })).text).toContain("Mensaje enviado");
  return asunto;
}

function takenOf(asunto: string) {
  return postmark.taken.filter(({ Subject }) => Subject.endsWith(` - ${asunto}`));
}

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000);

async function attemptsOf(asunto: string): Promise<string[]> {
  const { salidas } = await stored(asunto);
  const rows = await db.salidaIntento.findMany({ where: { salida_id: salidas[0]?.id }, orderBy: { id: "asc" } });
  return rows.map(({ resultado }) => resultado);
}

describe("a mail through Postmark", () => {
  it("is handed over once, and its reference kept", async () => {
    const asunto = await newMessage();
    await deliverDue();
    await deliverDue(soon(3600));
    const { salidas } = await stored(asunto);
    expect(takenOf(asunto)).toMatchObject([{ ReplyTo: "inigo@ejemplo.com", From: "sitio@ejemplo.com" }]);
    expect(salidas).toMatchObject([{ estado: "enviada", referencia: `id-${takenOf(asunto)[0]?.Metadata.entrega}` }]);
    expect(await attemptsOf(asunto)).toEqual(["entregado"]);
  });

  it.each([
    [429, "aplazado"],
    [401, "aplazado"],
    [{ code: 400 }, "aplazado"],
    [{ code: 401 }, "aplazado"],
    [{ code: 405 }, "aplazado"],
    [{ code: 412 }, "aplazado"],
    [500, "sin respuesta"],
    [503, "sin respuesta"],
    ["cut", "sin respuesta"],
  ] as const)("refused with %j waits (%s), then goes once", async (mood, resultado) => {
    const asunto = await newMessage();
    postmark.beOnce(mood);
    await deliverDue();
    expect((await stored(asunto)).salidas).toMatchObject([{ estado: "pendiente", intentos: 1 }]);
    expect(takenOf(asunto)).toEqual([]);
    await deliverDue();
    expect(takenOf(asunto)).toEqual([]);
    await deliverDue(soon(30));
    expect(takenOf(asunto)).toHaveLength(1);
    expect(await attemptsOf(asunto)).toEqual([resultado, "entregado"]);
  });

  it("that was taken though the answer never came is not sent again", async () => {
    const asunto = await newMessage();
    postmark.beOnce("cut-after");
    await deliverDue();
    await deliverDue(soon(30));
    expect(takenOf(asunto)).toHaveLength(1);
    expect((await stored(asunto)).salidas).toMatchObject([{ estado: "enviada" }]);
    expect(await attemptsOf(asunto)).toEqual(["sin respuesta", "ya entregado"]);
  });

  it("is looked for before it is sent again, also where staff ask for it at once", async () => {
    const asunto = await newMessage();
    postmark.beOnce("cut-after");
    await deliverDue();
    const { id } = await stored(asunto);
    const ana = await signedIn();
    const page = await ana.visit(`/admin/mensajes/${id}`);
    await ana.submit(page, "form:has([value=reenviar])", { intent: "reenviar" });
    expect((await stored(asunto)).salidas).toMatchObject([{ estado: "pendiente", intentos: 1 }]);
    await deliverDue(soon(30));
    expect(takenOf(asunto)).toHaveLength(1);
  });

  it.each(["juan.@gmail.com", "ju..an@gmail.com", "josé@gmail.com"])(
    "from %s goes all the same, its answers to the sender",
    async (email) => {
      const asunto = await newMessage({ email });
      await deliverDue();
      expect(takenOf(asunto)).toMatchObject([{ ReplyTo: "sitio@ejemplo.com" }]);
    },
  );

  it("of a process that died while sending is looked up, then sent once", async () => {
    const asunto = await newMessage();
    const { salidas } = await stored(asunto);
    const [salida] = salidas;
    await db.salida.update({ where: { id: salida?.id }, data: { tomada_por: "otro:1", tomada_hasta: soon(20) } });
    await db.salidaIntento.create({ data: { salida_id: salida?.id ?? 0, resultado: "enviando" } });
    await deliverDue();
    expect(takenOf(asunto)).toEqual([]);
    await deliverDue(soon(30));
    expect(takenOf(asunto)).toHaveLength(1);
  });

  it("refused for good is shown as failed and not tried again", async () => {
    // An inactive recipient, and what is wrong with the mail itself, no operator can cure.
    const inactive = await newMessage();
    postmark.beOnce({ code: 406 });
    await deliverDue();
    expect((await stored(inactive)).salidas).toMatchObject([{ estado: "fallida" }]);
    const asunto = await newMessage();
    postmark.beOnce(422);
    await deliverDue();
    const calls = postmark.calls();
    await deliverDue(soon(86_400));
    expect(postmark.calls()).toBe(calls);
    expect((await stored(asunto)).salidas).toMatchObject([{ estado: "fallida", error: "422 (300): Fake 422" }]);
  });

  it("waits longer after each failure, and is given up after about a day", async () => {
    const asunto = await newMessage();
    postmark.be(429);
    let now = Date.now();
    const start = now;
    const pauses: number[] = [];
    for (let tries = 0; tries < 200; tries += 1) {
      await deliverDue(new Date(now));
      const [salida] = (await stored(asunto)).salidas;
      if (salida?.estado !== "pendiente") break;
      pauses.push(Math.round((salida.proximo_intento.getTime() - Date.now()) / 1000));
      now += (pauses.at(-1) ?? 0) * 1000 + 2000;
    }
    expect(pauses.slice(0, 12)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]);
    expect((now - start) / 3_600_000).toBeGreaterThan(20);
    expect((now - start) / 3_600_000).toBeLessThan(30);
    expect((await stored(asunto)).salidas).toMatchObject([{ estado: "fallida" }]);
  });

  it("goes out once each when three workers look for fifty at once", async () => {
    const asuntos: string[] = [];
    for (let made = 0; made < 50; made += 1) asuntos.push(await newMessage());
    let took = 1;
    // A busy machine may lose an answer: a minute later it is asked again.
    const workers = () => Promise.all([1, 2, 3].map(() => deliverDue(soon(60))));
    while (took > 0) took = Math.max(...(await workers()));
    expect(asuntos.map((asunto) => takenOf(asunto).length)).toEqual(asuntos.map(() => 1));
  });
});
