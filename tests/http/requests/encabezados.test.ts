import { describe, expect, it } from "vitest";
import { createMedio } from "../../support/content/archivos";
import { signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const { clave } = await createMedio(admin);
const paths = [
  "/",
  "/contacto",
  "/buscar?q=perno",
  "/admin/login",
  "/catalogo.data",
  `/media/${clave}`,
  "/favicon.svg",
];

const long = (part: string) => part.repeat(Math.ceil(15_000 / part.length));
const odd: Record<string, string[]> = {
  "Accept-Encoding": [`a${long(" ")}x;q`, long("br;q=0,"), ";;;", "br;q=é"],
  Host: ["127.999.999.999", "localhost:99999", long("a."), "[::"],
  "If-None-Match": [long('"a",'), '"""', "W/"],
  "If-Range": [long("a"), '"'],
  Range: [long("bytes=0-,"), "bytes=99999999999999999999-", "bytes=-99999999999999999999", "bytes=a-b", "x"],
  Cookie: [long("a=b;"), `toast=${long("%5B")}`, "admin_session_token=%E0%A4%A", "=;==;;", "equipo=a.b.c"],
  Referer: [long("http://a/"), `http://${long("%CC%81")}/`, "::"],
  "User-Agent": [long("Mozilla "), "é"],
  "Content-Type": [long("multipart/form-data;"), ";", "a"],
  "Fly-Client-IP": [long("1.2.3.4,"), "::::", "1.2.3.4:80, x", "é"],
  "Sec-Fetch-Site": [long("none"), "é"],
  "Accept-Language": [long("es,"), "é"],
};
const cases = Object.entries(odd).flatMap(([name, values]) => values.map((value) => [name, value] as const));

describe("a request", () => {
  it.each(cases)(
    "with the head %s: %.30s is answered as one without it, or as one that asks for less",
    async (name, value) => {
      for (const path of paths) {
        const visitor = new Visitor();
        const plain = await visitor.fetch(path);
        const answer = await visitor.fetch(path, { headers: { [name]: value } });
        expect([path, [plain.status, 206, 416].includes(answer.status)]).toEqual([path, true]);
      }
    },
  );

  it.each(cases)("of a form with the head %s: %.30s is no fault of the server", async (name, value) => {
    const visitor = new Visitor();
    for (const path of ["/contacto", "/admin/login"]) {
      const headers = { ...visitor.formHeaders, [name]: value };
      const body = name === "Content-Type" ? "nombre=x" : new URLSearchParams({ nombre: "x" });
      const { status } = await visitor.fetch(path, { method: "POST", body, headers });
      expect([path, [400, 403].includes(status)]).toEqual([path, true]);
    }
  });

  it("that asks for nothing longer than a head may be is understood", async () => {
    const headers = { "Accept-Encoding": `br;q=1,${" ".repeat(200)}gzip` };
    expect((await new Visitor().fetch("/", { headers })).headers.get("Content-Encoding")).toBe("br");
  });

  it("with a session is the same person's beside a cookie of another site's", async () => {
    admin.cookies.set("ajena", "x".repeat(4_000));
    expect((await admin.fetch("/admin")).status).toBe(200);
    admin.cookies.delete("ajena");
  });
});

describe("an address", () => {
  it("that is longer than any is refused in words, whatever it asks for", async () => {
    for (const path of [
      `/${"a".repeat(9_000)}`,
      `/buscar?q=${"a".repeat(9_000)}`,
      `/catalogo.data?_routes=${"a,".repeat(4_500)}`,
      `/admin${"/x".repeat(3_500)}`,
      `/admin/${"%20/".repeat(25)}`,
    ]) {
      const response = await new Visitor().fetch(path);
      expect([response.status, await response.text()]).toEqual([414, "La dirección es demasiado larga.\n"]);
    }
  });

  it("of as many parameters as fit is a page like any other", { timeout: 120_000 }, async () => {
    const most = 8_000;
    const queries = [
      "q=".padEnd(most, "a"),
      "a&".repeat(most / 2),
      "q=".repeat(most / 2),
      `_routes=${",".repeat(most - 8)}`,
      "pagina=".padEnd(most, "9"),
    ];
    queries.push(`q=${"%CC%81%CC%96".repeat(600)}`, `ajeno=${"%5B".repeat(2_500)}`, `index&${"&".repeat(7_000)}`);
    for (const query of queries) {
      for (const path of [
        "/",
        "/buscar",
        "/buscar.data",
        "/buscar/sugerencias",
        "/ferreteria/pernos",
        "/contacto",
        "/admin/login",
      ]) {
        const { status } = await new Visitor().fetch(`${path}?${query}`);
        expect([path, query.slice(0, 20), status]).toEqual([path, query.slice(0, 20), 200]);
      }
      for (const path of ["/admin/productos", "/admin/auditoria", "/admin/mensajes", "/admin/productos.data"]) {
        const { status } = await admin.fetch(`${path}?${query}`);
        expect([path, query.slice(0, 20), status < 400]).toEqual([path, query.slice(0, 20), true]);
      }
    }
  });

  it("that is too long to be led back to leads to the login all the same", async () => {
    const response = await new Visitor().fetch(`/admin/productos?q=${"á".repeat(1_000)}`);
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/admin/login"]);
  });
});
