import { describe, expect, it } from "vitest";
import { owner } from "../../support/db/owner";
import { appRoutes } from "../../support/site/routes";
import { db, ORIGIN, signedIn, Visitor } from "../../support/site/site";

const producto = await db.producto.findFirstOrThrow({ orderBy: [{ clave: "asc" }, { id: "asc" }] });
const open = new Set(["/admin/login", "/admin/primer-acceso", "/admin/logout"]);
const routes = appRoutes({ id: String(producto.id) });
const guarded = routes.filter(({ path }) => /^\/admin(\/|$)/.test(path) && !open.has(path));
const ids = routes.map(({ id }) => id);

const sameSite = { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" };
const form = { method: "POST", headers: sameSite, body: new URLSearchParams({ intent: "ocultar" }) };

/** What only the back office knows, or shows in a list. */
function expectNothingTold(body: string) {
  for (const secret of [producto.codigo, producto.nombre.slice(0, 20), owner.nombre, owner.email, "csrf", "revision"])
    expect(body).not.toContain(secret);
}

/** A document answer that is no more than the way to the login. */
async function expectDoor(response: Response, what: string) {
  expect([what, response.status]).toEqual([
    what,
    expect.toSatisfy((status: number) => status === 302 || status === 303),
  ]);
  expect(response.headers.get("Location")).toMatch(/^\/admin\/login(\?volver=%2Fadmin[^&]*)?$/);
  expect(await response.text()).toBe("");
}

/** What answers with a file has no data, for nobody. */
const FILES = /\/(?:exportar|sugerir|plantilla|errores|archivo|json)$/;

async function expectNoData(response: Response, what: string) {
  expect([what, response.status, await response.text()]).toEqual([what, 404, "No encontrado\n"]);
}

/** A data answer that holds only the way to the login. */
async function expectDataDoor(response: Response, what: string) {
  const body = await response.text();
  expect([what, response.status]).toEqual([what, 202]);
  expect(body).toContain("/admin/login");
  expectNothingTold(body);
  expect(body.length, what).toBeLessThan(400);
}

function dataPath(path: string): string {
  return `${path}.data`;
}

describe("without a session", () => {
  it("the routes walked are all there are under /admin", () => {
    expect(guarded.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        "/admin",
        "/admin/productos",
        "/admin/productos/nuevo",
        `/admin/productos/${producto.id}`,
        `/admin/productos/${producto.id}/eliminar`,
        "/admin/no-existe",
      ]),
    );
    expect(routes.some(({ id }) => id === "routes/admin/layout")).toBe(true);
  });

  it.each(guarded)(
    "$path shows nothing as a document, whatever the method (ADM §2 Routes, ADM §6, PUB §6)",
    async ({ path }) => {
      const visitor = new Visitor();
      for (const method of ["GET", "HEAD"]) await expectDoor(await visitor.fetch(path, { method }), method);
      for (const method of ["POST", "PUT", "PATCH", "DELETE"])
        await expectDoor(await visitor.fetch(path, { method, headers: sameSite }), method);
    },
  );

  it.each(guarded)("$path shows nothing as data, whatever routes are asked for (ADM §2 Routes)", async ({ path }) => {
    const visitor = new Visitor();
    const expectNothing = FILES.test(path) ? expectNoData : expectDataDoor;
    const data = path === "/admin" ? ["/admin.data", "/admin/_.data", "/admin.data?index"] : [dataPath(path)];
    const under = ids.filter((id) => !/^routes\/(site|recursos)\//.test(id));
    const subsets = [
      ...under,
      under.join(","),
      "root",
      "routes/admin/catalogo/productos/list,routes/admin/layout",
      "x",
      "",
    ];
    for (const one of data) {
      await expectNothing(await visitor.fetch(one), one);
      await expectNothing(await visitor.fetch(one, form), `POST ${one}`);
      for (const subset of subsets) {
        const asked = `${one}${one.includes("?") ? "&" : "?"}_routes=${encodeURIComponent(subset)}`;
        await expectNothing(await visitor.fetch(asked), asked);
      }
    }
  });

  it.each(guarded)("$path changes nothing when it is posted to (ADM §2 Routes, ADM §6, PUB §6)", async ({ path }) => {
    const visitor = new Visitor();
    const before = await db.producto.findMany({ orderBy: { id: "asc" }, take: 5 });
    const total = await db.producto.count();
    const fields = { intent: "ocultar", id: String(producto.id), revision: "1", codigo: "INTRUSO", nombre: "Intruso" };
    const body = { ...fields, categoria_id: String(producto.categoria_id), subcategoria_id: "1", descripcion: "x" };
    for (const to of [path, dataPath(path)]) await visitor.post(to, body);
    expect(await db.producto.count()).toBe(total);
    expect(await db.producto.findMany({ orderBy: { id: "asc" }, take: 5 })).toEqual(before);
    expect(await db.producto.findUnique({ where: { id: producto.id } })).toEqual(producto);
  });

  it.each([
    "/admin/",
    "/ADMIN/productos",
    "//admin/productos",
    "/admin//productos",
    "/admin/productos/",
    "/%61dmin/productos",
    "/admin%2Fproductos",
    "/x/../admin/productos",
    "/admin/login/../productos",
    "/admin/login%2F..%2Fproductos",
    "/admin/productos.data/",
    "/admin/login.data?_routes=routes%2Fadmin%2Fproductos%2Flist",
    "/catalogo.data?_routes=routes%2Fadmin%2Fproductos%2Flist",
    "/_root.data?_routes=routes%2Fadmin%2Fdashboard",
    "/__manifest?paths=%2Fadmin%2Fproductos&version=1",
  ])("no other way of writing an address gets past the door: %s (ADM §2 Routes)", async (path) => {
    const visitor = new Visitor();
    for (const init of [{}, form]) {
      const response = await visitor.fetch(path, init);
      const body = await response.text();
      expect(response.status).toBeLessThan(500);
      expect(body).not.toMatch(/Gestión de Productos|Lista de Productos|Editar Producto/);
      for (const secret of [owner.nombre, owner.email, '"csrf"', "busqueda"]) expect(body).not.toContain(secret);
    }
  });

  it("the way back is remembered for what was opened, not for what was posted", async () => {
    const visitor = new Visitor();
    const opened = await visitor.fetch("/admin/productos?q=perno&pagina=2");
    const back = new URL(opened.headers.get("Location") ?? "", ORIGIN).searchParams.get("volver");
    expect(back).toBe("/admin/productos?q=perno&pagina=2");
    const posted = await visitor.fetch(`/admin/productos/${producto.id}/eliminar`, form);
    expect(posted.headers.get("Location")).toBe("/admin/login");
  });
});

describe("with a session", () => {
  it("every screen of the menu opens, and an unknown address is a 404 of the back office (ADM §2 Layout, ADM §6)", async () => {
    const admin = await signedIn();
    const panel = await admin.visit("/admin");
    const menu = panel.$$("nav[aria-label=Administración] a").map((link) => link.getAttribute("href") ?? "");
    expect(menu.length).toBeGreaterThanOrEqual(12);
    for (const href of menu) expect([href, (await admin.visit(href)).status]).toEqual([href, 200]);
    const missing = await admin.visit("/admin/zzz");
    expect([missing.status, missing.$("h1")?.textContent]).toEqual([404, "Página no encontrada"]);
    expect(missing.$("nav[aria-label=Administración]")).not.toBeNull();
    expect(missing.$("footer")).toBeNull();
  });
});
