import { describe, expect, it } from "vitest";
import { createAdmin, visitorAs } from "../../support/content/admins";
import { send } from "../../support/content/contacto";
import { createProducto } from "../../support/content/factories";
import { owner } from "../../support/db/owner";
import { db, signedIn, Visitor } from "../../support/site/site";
import { filesIn } from "../../support/content/uploads";

const admin = await signedIn();
const visitor = new Visitor();
const MARKUP = `<script>alert("x")</script><img src=x onerror='alert(1)'>`;

describe("what somebody types", () => {
  it("is text wherever it is shown, never markup", async () => {
    const { href, id } = await createProducto({ nombre: `Perno ${MARKUP}`, descripcion: MARKUP });
    await send(new Visitor(), { asunto: `Asunto ${MARKUP}`, mensaje: `Mensaje ${MARKUP}`, nombre: MARKUP });
    const { id: mensaje } = await db.mensajeContacto.findFirstOrThrow({ orderBy: { id: "desc" } });
    const pages = await Promise.all([
      visitor.visit(href),
      visitor.visit(`/buscar?q=${encodeURIComponent(MARKUP)}`),
      admin.visit("/admin/productos?q=Perno"),
      admin.visit(`/admin/productos/${id}`),
      admin.visit(`/admin/mensajes/${mensaje}`),
    ]);
    for (const { html, path } of pages) {
      expect([path, html.includes('<script>alert("x")'), html.includes("<img src=x")]).toEqual([path, false, false]);
      expect([path, /&lt;script&gt;|\\u003[cC]script|\\x3[cC]script/.test(html)]).toEqual([path, true]);
    }
  });

  it("changes no field that its form does not have", async () => {
    const other = await createAdmin();
    const path = `/admin/administradores/${other.id}`;
    const before = await db.adminUser.findUniqueOrThrow({ where: { id: other.id } });
    const more = { password_hash: "x", activo: "", email: "otra@ejemplo.com", id: "1" };
    await admin.submit(await admin.visit(path), "form[data-part=editor]", { nombre: "Otro nombre", ...more });
    const {
      nombre,
      revision,
      updated_at: _,
      ...after
    } = await db.adminUser.findUniqueOrThrow({ where: { id: other.id } });
    expect([nombre, revision]).toEqual(["Otro nombre", before.revision + 1]);
    expect(before).toMatchObject(after);
  });
});

describe("a session", () => {
  it("is a new one after each login, and the browser's old one ends", async () => {
    const somebody = await visitorAs(owner);
    const old = somebody.cookies.get("admin_session_token") ?? "";
    const { email, password } = owner;
    await somebody.post("/admin/login", { email, password });
    expect(somebody.cookies.get("admin_session_token")).not.toBe(old);
    const thief = new Visitor();
    thief.cookies.set("admin_session_token", old);
    expect((await thief.visit("/admin")).path).toMatch(/^\/admin\/login/);
    expect((await somebody.visit("/admin")).path).toBe("/admin");
  });

  it("takes with it what the browser stored for the site when it is ended", async () => {
    const somebody = await signedIn();
    const response = await somebody.post("/admin/logout", {});
    expect(response.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
  });
});

describe("an answer", () => {
  it("says in which letters its text is written", async () => {
    const { html } = await visitor.visit("/");
    const assets = [/\/assets\/[\w-]+\.css/, /\/assets\/[\w-]+\.js/].map((sign) => sign.exec(html)?.[0] ?? "");
    const paths = ["/", "/zzz", "/robots.txt", "/sitemap.xml", "/healthz", "/favicon.svg", "/catalogo.data", ...assets];
    paths.push("/media/x/y.webp", "/assets/zzz.js", "/admin/login", "/buscar/sugerencias?q=perno");
    for (const path of paths) {
      const type = (await visitor.fetch(path)).headers.get("Content-Type") ?? "";
      expect([path, type]).toEqual([path, expect.stringMatching(/charset=utf-8|^application\/json/i)]);
    }
  });

  it("is for no other site's scripts", async () => {
    for (const path of ["/", "/catalogo.data", "/buscar/sugerencias?q=perno", "/admin/login"]) {
      const { headers } = await visitor.fetch(path, { headers: { Origin: "https://malo.ejemplo" } });
      expect([path, headers.get("Access-Control-Allow-Origin")]).toEqual([path, null]);
    }
  });

  it.each([
    "/.env",
    "/.git/config",
    "/package.json",
    "/assets/",
    "/assets/..%2f..%2fpackage.json",
    "/data/ged.db",
    "/build/",
  ])("to %s is that there is nothing", async (path) => {
    const page = await visitor.visit(path);
    expect([page.status, /"dependencies"|\[core\]|Index of/.test(page.html)]).toEqual([404, false]);
  });

  it.each(["/%", "/%zz", "/catalogo/%FF%FE", "/%ED%A0%80", "/%C0%AE%C0%AE%2F", "/a%00b", "/ferreteria/%u0000"])(
    "to the address %s, which no text can be, is the page that is not there",
    async (path) => {
      const page = await visitor.visit(path);
      expect([page.status, page.$("header") !== null]).toEqual([404, true]);
    },
  );

  it("to a form with files that is malformed in its middle comes at once, and no file stays", async () => {
    const part = 'Content-Disposition: form-data; name="archivos"; filename="x.png"';
    const body = `--limite\r\n\r\n\r\n9\r\n--limite\r\n${part}\r\n\r\ntoString\r\n`;
    const headers = { ...admin.formHeaders, "Content-Type": "multipart/form-data; boundary=limite" };
    const response = await admin.fetch("/admin/subidas", { method: "POST", body, headers });
    expect(response.status).toBe(400);
    expect(filesIn("tmp")).toEqual([]);
  });

  it("to a search for what no text can hold is a page", async () => {
    for (const path of ["/buscar?q=%00", "/buscar?q=%ED%A0%80", "/admin/productos?q=%00perno"])
      expect([path, (await admin.visit(path)).status]).toEqual([path, 200]);
  });
});
