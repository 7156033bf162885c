import { describe, expect, it } from "vitest";
import { owner } from "../../support/db/owner";
import { Visitor } from "../../support/site/site";

describe("the way back after the login", () => {
  async function from(volver: string): Promise<string | null> {
    const { email, password } = owner;
    const response = await new Visitor().post(`/admin/login?volver=${encodeURIComponent(volver)}`, { email, password });
    expect(response.status).toBe(303);
    return response.headers.get("Location");
  }

  it.each([
    "/admin/productos",
    "/admin/productos/1?lista=q%3Dperno%26pagina%3D2",
    "/admin/logo",
    "/admin/productos?q=a+b",
    "/admin/productos?q=M8*40",
  ])("leads to the page that was asked for: %s", async (path) => {
    const asked = await new Visitor().fetch(path);
    const login = asked.headers.get("Location") ?? "";
    expect(new URL(login, "http://localhost").searchParams.get("volver")).toBe(path);
    expect(await from(path)).toBe(path);
  });

  it("leads to an address as a form of its page names it, with its commas", async () => {
    expect(await from("/admin/productos/fotos/revisar?fotos=3,8")).toBe("/admin/productos/fotos/revisar?fotos=3,8");
  });

  it.each([
    "//malo.ejemplo",
    "/\\malo.ejemplo",
    "https://malo.ejemplo/admin",
    "https:malo.ejemplo",
    "/admin//malo.ejemplo/..",
    "/admin/../../malo",
    "/admin@malo.ejemplo",
    "/adminmalo",
    "javascript:alert(1)",
    "/admin\r\nSet-Cookie: x=1",
    "/contacto",
    "/admin/logout",
    "/admin/login",
    "",
  ])("never leads out of the back office: %j", async (path) => {
    const to = await from(path);
    const url = new URL(to ?? "", "http://localhost");
    expect([url.host, /^\/admin(\/|$)/.test(url.pathname)]).toEqual(["localhost", true]);
    expect(url.pathname).not.toMatch(/log(in|out)$/);
  });
});
