import { describe, expect, it } from "vitest";
import { form as contacto, mensaje, shownKey, stored } from "../../support/content/contacto";
import { createProducto } from "../../support/content/factories";
import { filled, send } from "../../support/site/formularios";
import { owner } from "../../support/db/owner";
import { fieldError, fieldValue, text } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

const KB = 1024;
const admin = await signedIn();

describe("the longest of everything", () => {
  it("reaches the contact form, in the signs that need most room", async () => {
    const visitor = new Visitor();
    const typed = {
      nombre: "漢".repeat(100),
      empresa: "字".repeat(100),
      asunto: "漢".repeat(200),
      mensaje: "漢\r\n".repeat(1_000),
      email: `${"a".repeat(244)}@b.co`,
    };
    const page = await visitor.submit(await visitor.visit("/contacto"), contacto, {
      ...mensaje,
      ...typed,
      idempotencia: shownKey(),
    });
    expect(text(page, `${contacto} [role=status]`)).toContain("Mensaje enviado");
    expect((await stored(typed.asunto)).mensaje).toBe("漢\n".repeat(1_000).trim());
  });

  it("reaches the policy", async () => {
    const path = "/admin/configuracion";
    const politica = `${"漢\r\n".repeat(9_999)}漢字`;
    await admin.submit(await admin.visit(path), "form[data-part=editor]", { politica });
    const page = await admin.visit(path);
    expect(fieldValue(page, "politica").trim()).toBe(politica.replaceAll("\r\n", "\n"));
  });

  it("that is longer than that is told beside its field and kept", async () => {
    const politica = "x".repeat(20_001);
    const page = await admin.submit(await admin.visit("/admin/configuracion"), "form[data-part=editor]", { politica });
    expect(page.status).toBe(400);
    expect(fieldError(page, "politica")).toBe("La política no puede exceder 20.000 caracteres");
    expect(fieldValue(page, "politica").trim()).toBe(politica);
  });

  it("that is longer than anything is kept from its beginning", async () => {
    const politica = "x".repeat(60_000);
    const page = await admin.submit(await admin.visit("/admin/configuracion"), "form[data-part=editor]", { politica });
    expect([page.status, text(page, "[data-part=summary]")]).toEqual([
      400,
      expect.stringContaining("primeros 40.000 caracteres"),
    ]);
    expect(fieldValue(page, "politica").trim()).toHaveLength(40_000);
  });
});

describe("a form that is too large", () => {
  it.each([
    ["/contacto", 33 * KB],
    ["/admin/login", 17 * KB],
    ["/admin/primer-acceso", 17 * KB],
    ["/admin/logout", 17 * KB],
    ["/admin/configuracion", 1025 * KB],
    ["/admin/categorias/nuevo", 1025 * KB],
  ])("at %s is refused in words", async (path, bytes) => {
    for (const address of [path, `${path}.data`]) {
      const response = await admin.post(address, { nombre: "x".repeat(bytes) });
      expect([address, response.status, await response.text()]).toEqual([
        address,
        413,
        "El formulario es demasiado grande.\n",
      ]);
    }
  });
});

describe("a large form for staff", () => {
  it("is not taken from a browser nobody signed in with, whatever cookie it makes up", async () => {
    for (const equipo of ["", "x.y", "eyJpZCI6IjEiLCJhZG1pbnMiOlsxXX0=.firma"]) {
      const stranger = new Visitor();
      stranger.cookies.set("equipo", equipo).set("admin_session_token", "A".repeat(43));
      const response = await stranger.post("/admin/configuracion", { politica: "x".repeat(17 * KB) });
      expect([equipo, response.status]).toEqual([equipo, 413]);
    }
  });

  it("is taken from one of staff whose session is over: it is kept until they are in again", async () => {
    const ana = await signedIn();
    const page = await ana.visit("/admin/configuracion");
    await db.adminSession.deleteMany();
    const login = await ana.submit(page, "form[data-part=editor]", { politica: "ñ".repeat(20_000) });
    expect(text(login, "[role=alert]")).toContain("lo que envió está a salvo");
    await admin.signIn();
  });
});

describe("what is no form", () => {
  it.each(["application/json", "text/plain", "image/png"])(
    "of type %s is refused in words by every door",
    async (type) => {
      const visitor = new Visitor();
      const headers = { ...visitor.formHeaders, "Content-Type": type };
      for (const path of ["/contacto", "/admin/login", "/admin/productos/1/eliminar", "/"]) {
        for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
          const response = await visitor.fetch(path, { method, body: '{"a":1}', headers });
          expect([path, method, response.status, await response.text()]).toEqual([
            path,
            method,
            400,
            expect.stringContaining("Lo que llegó no es un formulario"),
          ]);
        }
      }
    },
  );

  it.each(["/contacto", "/admin/subidas"])("is answered at %s, a file behind the end of the form too", async (path) => {
    const part = (name: string) => `--l\r\nContent-Disposition: form-data; ${name}\r\n\r\n${"x".repeat(900)}\r\n`;
    const body = `${part('name="asunto"')}--l--\r\n${part('name="x"')}${part('name="archivos"; filename="a.png"').trimEnd()}`;
    const headers = { ...admin.formHeaders, "Content-Type": "multipart/form-data; boundary=l" };
    expect((await admin.fetch(path, { method: "POST", body, headers })).status).toBe(400);
  });

  it("changes nothing for staff either", async () => {
    const { id } = await createProducto();
    const headers = { ...admin.formHeaders, "Content-Type": "application/json" };
    const path = `/admin/productos/${id}/eliminar`;
    expect((await admin.fetch(path, { method: "POST", body: "{}", headers })).status).toBe(400);
    expect(await db.producto.count({ where: { id } })).toBe(1);
  });
});

describe("a form of a browser that does not say where it comes from", () => {
  it("is given back too when one of its fields is refused", async () => {
    const path = "/admin/beneficios/nuevo";
    const honest = await filled(admin, path, "form[data-part=editor]", { titulo: "De un navegador de texto" });
    const body = new URLSearchParams([...honest.map(([name, value]) => [name, value]), ["titulo.x", "y"]]);
    const page = await admin.follow(await admin.fetch(path, { method: "POST", body }), path);
    expect([page.status, fieldValue(page, "titulo")]).toEqual([400, "De un navegador de texto"]);
    const forged = new URLSearchParams({ csrf: "x", titulo: "y", "titulo.x": "z" });
    expect((await admin.fetch(path, { method: "POST", body: forged })).status).toBe(403);
  });
});

describe("a form that comes after the session is over", () => {
  it("is kept as far as it is within the rules", async () => {
    const ana = await signedIn();
    const path = "/admin/beneficios/nuevo";
    const honest = await filled(ana, path, "form[data-part=editor]", { titulo: "A salvo" });
    await db.adminSession.deleteMany();
    const login = await send(ana, path, "multipart", [...honest, ["titulo[30000000]", "x"]]);
    expect(text(login, "[role=alert]")).toContain("lo que envió está a salvo");
    const { email, password } = owner;
    const back = await ana.submit(login, "form", { email, password });
    expect([back.path, fieldValue(back, "titulo")]).toEqual([path, "A salvo"]);
    await admin.signIn();
  });
});
