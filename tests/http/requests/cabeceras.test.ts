import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { db, ORIGIN, signedIn, Visitor } from "../../support/site/site";

const visitor = new Visitor();
const admin = await signedIn();
const answers = new Map<string, Response>();

beforeAll(async () => {
  const medio = await db.medio.findFirstOrThrow({ where: { mime: "image/webp" } });
  const { html } = await visitor.visit("/");
  const asset = /\/assets\/[\w-]+\.css/.exec(html)?.[0] ?? "";
  const paths = ["/", "/zzz", "/inicio", "/robots.txt", "/healthz", "/readyz", "/favicon.svg", asset];
  paths.push(`/media/${medio.clave}`, "/media/x/y.webp", "/assets/zzz.js", "/admin/login", "/admin", "/catalogo.data");
  for (const path of paths)
    answers.set(path === asset ? "an asset" : path.replace(medio.clave, "a picture"), await visitor.fetch(path));
  for (const path of ["/admin", "/admin/zzz", "/admin.data"])
    answers.set(`${path}, signed in`, await admin.fetch(path));
  answers.set("a refused post", await visitor.fetch("/", { method: "POST", headers: { Origin: "https://x.y" } }));
});

describe("every answer", () => {
  it("was asked for as planned", () => {
    const statuses = [...answers].map(([name, { status }]) => `${status} ${name}`);
    expect(statuses).toEqual([
      "200 /",
      "404 /zzz",
      "301 /inicio",
      "200 /robots.txt",
      "200 /healthz",
      "200 /readyz",
      "200 /favicon.svg",
      "200 an asset",
      "200 /media/a picture",
      "404 /media/x/y.webp",
      "404 /assets/zzz.js",
      "200 /admin/login",
      "302 /admin",
      "200 /catalogo.data",
      "200 /admin, signed in",
      "404 /admin/zzz, signed in",
      "200 /admin.data, signed in",
      "403 a refused post",
    ]);
  });

  it("carries the security headers (PUB §9 SEO and security, DEC 13)", () => {
    for (const [name, { headers }] of answers) {
      expect([name, headers.get("X-Content-Type-Options")]).toEqual([name, "nosniff"]);
      expect([name, headers.get("X-Frame-Options")]).toEqual([name, "DENY"]);
      expect([name, headers.get("Referrer-Policy")]).toEqual([name, "strict-origin-when-cross-origin"]);
      expect([name, headers.get("Cross-Origin-Opener-Policy")]).toEqual([name, "same-origin"]);
      expect([name, headers.get("Cross-Origin-Resource-Policy")]).toEqual([name, "same-origin"]);
      expect([name, headers.get("Permissions-Policy")]).toEqual([name, expect.stringContaining("camera=()")]);
      expect([name, headers.get("X-Powered-By") ?? headers.get("Server")]).toEqual([name, null]);
    }
  });

  it("carries a content policy that admits nothing by default and nothing unsafe (PUB §9 SEO and security)", () => {
    for (const [name, { headers }] of answers) {
      const policy = headers.get("Content-Security-Policy") ?? "";
      expect([name, policy]).toEqual([name, expect.stringMatching(/^default-src 'none'/)]);
      expect([name, policy]).toEqual([name, expect.not.stringMatching(/unsafe-|\*|data:|http:/)]);
      if (name.includes("picture")) continue;
      for (const rule of ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
        expect([name, policy]).toEqual([name, expect.stringContaining(rule)]);
    }
  });
});

describe("a method that an address does not take", () => {
  it.each([
    ["POST", "/nosotros", "GET, HEAD"],
    ["PROPFIND", "/nosotros", "GET, HEAD"],
    ["PROPFIND", "/contacto", "GET, HEAD, POST"],
    ["PUT", "/healthz", "GET, HEAD"],
  ])("%s %s is refused, and told which it takes", async (method, path, allow) => {
    const { status, headers } = await visitor.fetch(path, { method });
    expect([status, headers.get("Allow")]).toEqual([405, allow]);
  });

  it("can be asked for", async () => {
    for (const [path, allow] of [
      ["/", "GET, HEAD"],
      ["/cotizacion", "GET, HEAD, POST"],
    ] as const) {
      const answer = await visitor.fetch(path, { method: "OPTIONS" });
      expect([answer.status, answer.headers.get("Allow"), await answer.text()]).toEqual([204, allow, ""]);
    }
  });
});

describe("an icon that browsers ask for by its name", () => {
  it.each(["/favicon.ico", "/apple-touch-icon.png", "/apple-touch-icon-precomposed.png"])(
    "%s is not a page that says so",
    async (path) => {
      const { status, headers } = await visitor.fetch(path);
      expect([status, headers.get("Content-Type")]).toEqual([404, "text/plain; charset=utf-8"]);
    },
  );
});

/** The rules of a policy, each with its sources in order; the nonce of a page is left out. */
function rulesOf(policy: string | null): Record<string, string> {
  const rules = (policy ?? "").split(";").map((rule) => rule.trim().split(/\s+/));
  return Object.fromEntries(
    rules
      .filter(([name]) => name)
      .map(([name = "", ...sources]) => [name, sources.filter((one) => !one.startsWith("'nonce-")).join(" ")]),
  );
}

describe("the content policy of a public page", () => {
  it("admits this site, the maps service, and nothing else (PUB §9 SEO and security)", async () => {
    for (const path of ["/", "/contacto", "/catalogo", "/zzz"]) {
      const policy = (await visitor.fetch(path)).headers.get("Content-Security-Policy");
      expect([path, rulesOf(policy)]).toEqual([
        path,
        {
          "default-src": "'none'",
          "base-uri": "'none'",
          "form-action": "'self'",
          "frame-ancestors": "'none'",
          "frame-src": "https://www.google.com",
          ...Object.fromEntries(
            ["connect", "font", "img", "manifest", "media", "script", "style"].map((kind) => [`${kind}-src`, "'self'"]),
          ),
        },
      ]);
    }
  });
});

describe("the scripts of a page", () => {
  async function nonces(path: string) {
    const response = await admin.fetch(path);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const [, admitted = ""] = /'nonce-([^']+)'/.exec(policy) ?? [];
    const inline = [...(await response.text()).matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([, tag = ""]) => tag);
    return { admitted, inline };
  }

  it.each(["/admin", "/admin/productos", "/admin/productos/1", "/admin/zzz"])(
    "are admitted one and all by the policy of %s, and by no other answer's",
    async (path) => {
      const [first, second] = [await nonces(path), await nonces(path)];
      expect(first.inline.length).toBeGreaterThan(0);
      for (const tag of first.inline) expect(tag).toContain(`nonce="${first.admitted}"`);
      expect(Buffer.from(first.admitted, "base64")).toHaveLength(16);
      expect(second.admitted).not.toBe(first.admitted);
    },
  );

  it.each(["/admin", "/admin/productos", "/admin/productos/1", "/admin/login"])(
    "and styles of %s are none of those the policy would block",
    async (path) => {
      const { html } = await (path.endsWith("login") ? visitor : admin).visit(path);
      expect(html).not.toMatch(/\sstyle="|<style|\son(click|submit|load|error|change)="/);
      for (const [, source = ""] of html.matchAll(/\s(?:src|poster)="([^"]*)"/g)) expect(source).toMatch(/^\//);
    },
  );
});

describe("a public page", () => {
  it("is asked for anew each time, so that an edit shows at once (PUB §7)", async () => {
    for (const path of ["/", "/catalogo", "/amortiguadores", "/zzz"])
      expect([path, (await visitor.fetch(path)).headers.get("Cache-Control")]).toEqual([path, "no-cache"]);
  });

  it("comes compressed to who can read it", async () => {
    const plain = await (await visitor.fetch("/catalogo")).text();
    const response = await visitor.fetch("/catalogo", { headers: { "Accept-Encoding": "gzip" } });
    expect(response.headers.get("Content-Encoding")).toBe("gzip");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBeLessThan(plain.length / 3);
    expect(gunzipSync(bytes).toString()).toContain("Explorar por Categorías");
  });
});

describe("what the back office answers is kept nowhere:", () => {
  const post = { method: "POST", headers: admin.formHeaders };
  it.each([
    ["a screen", "/admin/productos", {}],
    ["its data", "/admin/productos.data", {}],
    ["a 404", "/admin/zzz", {}],
    ["a refused form", "/admin/productos/nuevo", post],
    ["an unknown intent", "/admin/productos", post],
    ["a row that is gone", "/admin/productos/999999", {}],
    ["the login", "/admin/login?x", {}],
    ["the way out", "/admin/logout", {}],
    ["an export behind two slashes", `${ORIGIN}//admin/productos/exportar`, {}],
    ["an export in other signs", "/%61dmin/mensajes/exportar", {}],
  ])("%s", async (_, path, init) => {
    expect((await admin.fetch(path, init)).headers.get("Cache-Control")).toContain("no-store");
  });

  it.each(["/admin", "/admin/productos?q=x", "/admin.data"])("the door at %s", async (path) => {
    expect((await visitor.fetch(path)).headers.get("Cache-Control")).toContain("no-store");
  });

  it("a login that is refused", async () => {
    const response = await visitor.post("/admin/login", { email: "x@y.co", password: "z" });
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([401, "no-store"]);
  });
});
