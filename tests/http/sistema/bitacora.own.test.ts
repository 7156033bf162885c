import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { loggedLines } from "../../support/run/log";
import { createApp, createHttpServer, createPageCache } from "../../../build/server/index.js";
import { signInAs } from "../../support/content/admins";
import { send } from "../../support/content/contacto";
import { owner } from "../../support/db/owner";
import { db, signedIn, Visitor } from "../../support/site/site";

function events(): Record<string, unknown>[] {
  return loggedLines()
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line))
    .filter(({ message }) => message.startsWith("Seguridad: "))
    .map(({ message, level, time, solicitud, detail }) => ({ message, level, time, solicitud, ...detail }));
}

function messages(): unknown[] {
  return events().map(({ message }) => message);
}

describe("the log tells", () => {
  it("logins and logouts, with whose they were, when, and in which request", async () => {
    const { id } = await db.adminUser.findFirstOrThrow({ where: { email: owner.email } });
    const somebody = new Visitor();
    await signInAs(somebody, owner);
    await somebody.post("/admin/logout", {});
    expect(events()).toEqual([
      expect.objectContaining({ message: "Seguridad: ingreso", level: "info", admin: id }),
      expect.objectContaining({ message: "Seguridad: salida", admin: id }),
    ]);
    for (const { time, solicitud } of events()) {
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(solicitud).toMatch(/^[0-9a-f]{12}$/);
    }
  });

  it("logins that are refused or made to wait, the same account and network by the same mark", async () => {
    const stranger = new Visitor();
    for (let n = 0; n < 7; n += 1) await signInAs(stranger, { ...owner, password: "no es esta clave" });
    expect(messages().slice(0, 5)).toEqual(Array(5).fill("Seguridad: ingreso rechazado"));
    expect(messages()).toContain("Seguridad: ingreso aplazado");
    expect(new Set(events().map(({ red, cuenta }) => `${String(red)} ${String(cuenta)}`)).size).toBe(1);
    await db.limite.deleteMany();
  });

  it("posts without a session, forms from elsewhere, and forms without their token", async () => {
    await new Visitor().post("/admin/productos", { intent: "ocultar" });
    await new Visitor().fetch("/contacto", { method: "POST", headers: { Origin: "https://malo.ejemplo" } });
    const text = await signedIn();
    text.formHeaders = {};
    await text.post("/admin/productos", { intent: "ocultar", csrf: "x" });
    const wanted = ["Seguridad: sin sesión", "Seguridad: formulario de otro sitio", "Seguridad: formulario sin llave"];
    expect(messages()).toEqual(expect.arrayContaining(wanted));
  });

  it("a form whose sender leaves before its end as no error", async () => {
    const pages = createPageCache();
    const { server, closeIdle } = createHttpServer(createApp(pages).fetch, pages);
    onTestFinished(() => {
      closeIdle();
      server.close();
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    if (typeof address !== "object" || !address) throw new Error("The server has no port");
    const socket = connect(address.port, "127.0.0.1");
    const head = `POST /cotizacion HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
    socket.write(`${head}Content-Length: 5000\r\n\r\n--x\r\nContent-Disposition: form-data; name="pegado"\r\n\r\nGP-`);
    await once(socket, "connect");
    await pause(200);
    socket.destroy();
    while (!loggedLines().some((line) => line.includes('"/cotizacion"'))) await pause(20);
    expect(loggedLines().filter((line) => /"level":"(?:warn|error)"/.test(line))).toEqual([]);
    expect(loggedLines().join("")).toContain('"ruta":"/cotizacion","status":499');
  });

  it("nothing of a person, and no secret", async () => {
    const somebody = await signedIn();
    const token = somebody.cookies.get("admin_session_token") ?? "";
    await send(new Visitor(), { asunto: "Asunto secreto", nombre: "Nombre Reservado", email: "reservado@ejemplo.com" });
    await somebody.visit("/admin/mensajes?q=Reservado");
    await new Visitor().visit("/admin/primer-acceso?llave=llave-muy-secreta-0123456789");
    await signInAs(new Visitor(), { ...owner, password: "clave equivocada 1" });
    const all = loggedLines().join("");
    expect(all).toContain("Answered");
    const secrets = [
      "Reservado",
      "reservado@",
      owner.email,
      owner.nombre,
      "clave equivocada",
      "llave-muy-secreta",
      token,
    ];
    for (const secret of [...secrets, somebody.ip]) expect([secret, all.includes(secret)]).toEqual([secret, false]);
  });
});
