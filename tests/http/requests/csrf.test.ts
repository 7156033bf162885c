import { describe, expect, it } from "vitest";
import { contentVersion, createProducto } from "../../support/content/factories";
import { toast } from "../../support/site/reading";
import { formFields } from "../../support/site/forms";
import { db, ORIGIN, signedIn, type Visitor } from "../../support/site/site";

const admin = await signedIn();

/** Sends the deletion of a product with these headers, and these fields beside the page's own. */
async function remove(headers: Record<string, string>, fields: Record<string, string | null> = {}) {
  const { id } = await createProducto();
  const path = `/admin/productos/${id}/eliminar`;
  const form = (await admin.visit(path)).$("form[data-part=confirm]");
  const sent = { ...(form && formFields(form)), ...fields };
  const own = admin.formHeaders;
  admin.formHeaders = headers;
  try {
    const { status } = await admin.post(path, sent);
    return { status, deleted: (await db.producto.count({ where: { id } })) === 0 };
  } finally {
    admin.formHeaders = own;
  }
}

const elsewhere: Record<string, string>[] = [
  { Origin: "https://malo.ejemplo" },
  { Origin: "null" },
  { Origin: "http://localhost:8080" },
  { Origin: "https://localhost" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { Referer: "https://malo.ejemplo/admin" },
  { Origin: ORIGIN, "Sec-Fetch-Site": "cross-site" },
  { Origin: "https://malo.ejemplo", "Sec-Fetch-Site": "same-origin" },
  { Origin: "https://malo.ejemplo", Host: "malo.ejemplo", "X-Forwarded-Host": "malo.ejemplo" },
];
const ownSite: Record<string, string>[] = [
  { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" },
  { "Sec-Fetch-Site": "same-origin" },
  { Origin: ORIGIN },
  { Referer: `${ORIGIN}/admin/productos` },
];

const refused = { status: 403, deleted: false };
const done = { status: 303, deleted: true };

describe("a form post", () => {
  it.each(elsewhere)("from elsewhere, by %j, is refused even with the right token", async (headers) => {
    expect(await remove(headers)).toEqual(refused);
  });

  it.each(ownSite)("of the site's own, by %j, is taken", async (headers) => {
    expect(await remove(headers)).toEqual(done);
  });

  it("that names no origin, as text browsers send it, is taken with the page's token", async () => {
    expect(await remove({})).toEqual(done);
  });

  it.each([null, "", "x", "0".repeat(64)])("that names no origin is refused with the token %j", async (csrf) => {
    expect(await remove({}, { csrf })).toEqual(refused);
  });

  it("is refused with the token of another session", async () => {
    const other = await signedIn();
    const csrf = (await other.visit("/admin")).$("input[name=csrf]")?.getAttribute("value") ?? "";
    expect(csrf).toMatch(/^[0-9a-f]{64}$/);
    expect(await remove({}, { csrf })).toEqual(refused);
  });

  it("as data is held to the same rules", async () => {
    const { id } = await createProducto();
    for (const headers of elsewhere) {
      const response = await admin.fetch(`/admin/productos/${id}/eliminar.data`, { method: "POST", headers });
      expect(response.status).toBe(403);
    }
    const init = { method: "POST", body: new URLSearchParams({ csrf: "x" }) };
    expect((await admin.fetch(`/admin/productos/${id}/eliminar.data`, init)).status).toBe(403);
    expect(await db.producto.count({ where: { id } })).toBe(1);
  });

  it("for logging in or out from elsewhere is refused as well", async () => {
    for (const path of ["/admin/login", "/admin/logout", "/admin/primer-acceso"]) {
      const headers = { Origin: "https://malo.ejemplo" };
      expect((await admin.fetch(path, { method: "POST", headers })).status).toBe(403);
    }
    expect((await admin.visit("/admin")).path).toBe("/admin");
  });

  it("for logging out that names no origin needs the page's token", async () => {
    const text = await signedIn();
    text.formHeaders = {};
    expect((await text.post("/admin/logout", {})).status).toBe(403);
    expect((await text.visit("/admin")).path).toBe("/admin");
    const out = await text.submit(await text.visit("/admin"), "form[action='/admin/logout']");
    expect(out.path).toBe("/admin/login");
  });

  it("of a text browser carries a whole working day: login, new product, edit, logout", async () => {
    const text: Visitor = await signedIn();
    text.formHeaders = {};
    const { id } = await createProducto({ descripcion: "x" });
    const saved = await text.submit(await text.visit(`/admin/productos/${id}`), "form[data-part=editor]", {
      nombre: "Con Lynx",
    });
    expect(toast(saved)).toContain("Producto actualizado");
  });
});

describe("opening an address", () => {
  it("changes nothing, whatever it asks for", async () => {
    const { id, revision, visible } = await createProducto();
    const before = [await contentVersion(), await db.producto.count(), await db.adminSession.count()];
    const intents = `intent=ocultar&id=${id}&revision=${revision}`;
    const addresses = [
      `/admin/productos?${intents}`,
      `/admin/productos/${id}?nombre=Cambiado&revision=1`,
      `/admin/productos/${id}/eliminar?confirmar=1`,
      "/admin/productos/nuevo?codigo=X&nombre=Y&categoria_id=1&subcategoria_id=1",
      "/admin/logout",
    ];
    for (const address of addresses) {
      for (const method of ["GET", "HEAD"]) await admin.fetch(address, { method });
      await admin.fetch(address.replace(/(\?|$)/, ".data$1"));
    }
    expect([await contentVersion(), await db.producto.count(), await db.adminSession.count()]).toEqual(before);
    expect(await db.producto.findUnique({ where: { id } })).toMatchObject({ revision, visible });
  });

  it("from another site is welcome", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site", Referer: "https://buscador.ejemplo/" };
    expect((await admin.fetch("/catalogo", { headers })).status).toBe(200);
    expect((await admin.fetch("/admin/productos", { headers })).status).toBe(200);
  });
});
