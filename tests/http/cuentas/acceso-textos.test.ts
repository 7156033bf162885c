import { describe, expect, it } from "vitest";
import { whileMissing, whileRefused } from "../../support/db/faults";
import { owner } from "../../support/db/owner";
import { text, texts } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

const { email, password } = owner;

describe("the login screen", () => {
  it("has e-mail, password and its button (ADM §2 Login, ADM §2 Routes)", async () => {
    const page = await new Visitor().visit("/admin/login");
    expect(texts(page, "form label")).toEqual(["Email", "Contraseña"]);
    expect(text(page, "form button")).toBe("Iniciar Sesión");
  });

  it("greets under the title of the specification (ADM §8 Login)", async () => {
    const visitor = new Visitor();
    const page = await visitor.submit(await visitor.visit("/admin/login"), "form", { email, password });
    expect(text(page, "main [role=status]")).toBe("Bienvenido Hola Andrés Rincón");
  });

  it("says that something went wrong when the session cannot be kept, and lets nobody in (ADM §8 Login)", async () => {
    const visitor = new Visitor();
    const login = await visitor.visit("/admin/login");
    const page = await whileRefused("INSERT", "admin_sessions", () =>
      visitor.submit(login, "form", { email, password }),
    );
    expect([page.status, text(page, "[role=alert]")]).toEqual([500, "Error Ocurrió un error durante el login"]);
    expect(visitor.cookies.has("admin_session_token")).toBe(false);
  });
});

describe("a screen of the back office", () => {
  it("says so when nobody can tell whether one may see it (ADM §8 Login)", async () => {
    const visitor = await signedIn();
    const page = await whileMissing("admin_sessions", () => visitor.visit("/admin/productos"));
    expect([page.status, text(page, "h1"), text(page, "main p")]).toEqual([
      503,
      "Acceso denegado",
      "No se pudo verificar los permisos administrativos",
    ]);
  });

  it("takes a token that opens nothing out of the browser (ADM §4 Session)", async () => {
    const visitor = await signedIn();
    await db.adminSession.deleteMany();
    expect(visitor.cookies.has("admin_session_token")).toBe(true);
    expect((await visitor.visit("/admin")).path).toBe("/admin/login");
    expect(visitor.cookies.has("admin_session_token")).toBe(false);
  });

  it("says so when a form with files breaks off", async () => {
    const visitor = await signedIn();
    const headers = { ...visitor.formHeaders, "Content-Type": "multipart/form-data; boundary=x" };
    const body = '--x\r\nContent-Disposition: form-data; name="archivos"; filename="a.mp4"\r\n\r\nroto';
    const response = await visitor.fetch("/admin/categorias/1", { method: "POST", body, headers });
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining("El formulario no llegó completo. Vuelva atrás e inténtelo de nuevo."),
    ]);
  });

  it("says so to a text browser whose page is out of date", async () => {
    const visitor = await signedIn();
    visitor.formHeaders = {};
    const response = await visitor.post("/admin/productos/1/eliminar", { csrf: "x" });
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.stringContaining("La página estaba vencida. Vuelva atrás, recárguela e intente de nuevo."),
    ]);
  });
});
