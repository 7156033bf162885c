import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Azar } from "../../faults/lib/azar";
import { exchange, isFault, statusOf } from "../../faults/hostil/cable";
import { deformed } from "../../faults/hostil/deforme";
import { type FaultSite, faultSite } from "../../faults/lib/site";

const PUBLIC = "https://www.ejemplo.com";
const account = { email: "ana@ejemplo.com", password: "una clave larga 9" };
let site: FaultSite;

beforeAll(async () => {
  const env = { PUBLIC_ORIGIN: PUBLIC, ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password };
  site = await faultSite(env);
  await site.start();
});
afterAll(() => site.remove());

function raw(lines: readonly string[]): Promise<string> {
  const { host } = new URL(site.origin);
  return exchange(
    new URL(site.origin),
    Buffer.from([lines[0], `Host: ${host}`, ...lines.slice(1), "", ""].join("\r\n")),
  );
}

describe("the server behind https", () => {
  it("gives cookies only this host gets, only over https, out of reach of scripts and other sites' forms", async () => {
    const body = new URLSearchParams(account);
    const init = { method: "POST", body, headers: { Origin: PUBLIC }, redirect: "manual" } as const;
    const cookies = (await fetch(`${site.origin}/admin/login`, init)).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual([
      "__Host-admin_session_token",
      "__Host-equipo",
      "__Host-toast",
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/(;|$)/);
      for (const attribute of [/; Secure/, /; HttpOnly/, /; SameSite=Lax/]) expect(cookie).toMatch(attribute);
      expect(cookie).not.toMatch(/Domain=/);
    }
  });

  it("has browsers come back by https for two years", async () => {
    const { headers } = await fetch(`${site.origin}/healthz`);
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains");
    expect(headers.get("Content-Security-Policy")).toContain("upgrade-insecure-requests");
  });
});

describe("the server", () => {
  it.each(["TRACE", "PROPFIND", "MKCOL"])("does not know the method %s", async (method) => {
    expect(statusOf(await raw([`${method} / HTTP/1.1`, "Connection: close"]))).toBe("405");
  });

  it.each(["127.999.999.999", "localhost:99999", "a..b", "1.2.3.4.5", "[::", "x y", "a".repeat(5_000)])(
    "answers a request for the host %.20s as one for its own",
    async (host) => {
      for (const path of ["/contacto", "/admin/login", "/"]) {
        const answer = await exchange(
          new URL(site.origin),
          Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
        );
        expect([path, statusOf(answer)]).toEqual([path, "200"]);
      }
    },
  );

  it("answers an address that names another host as its own", async () => {
    for (const target of [
      "http://malo.ejemplo/healthz",
      "http://127.999.999.999/healthz",
      `http://${"%CC%81".repeat(900)}/healthz`,
    ])
      expect(statusOf(await raw([`GET ${target} HTTP/1.1`, "Connection: close"]))).toBe("200");
  });

  it.each([
    ["an address longer than any", `/${"a".repeat(9_000)}`, "", "414", "La dirección es demasiado larga."],
    [
      "heads longer than all together",
      "/",
      `X-A: ${"a".repeat(20_000)}`,
      "431",
      "La dirección o los encabezados son demasiado largos.",
    ],
    ["a head that is none", "/", "nada", "400", "La solicitud no se pudo leer."],
  ])("refuses %s in words", async (_, target, head, status, words) => {
    const answer = await raw([`GET ${target} HTTP/1.1`, ...(head ? [head] : []), "Connection: close"]);
    expect([statusOf(answer), Buffer.from(answer, "latin1").toString("utf8")]).toEqual([
      status,
      expect.stringContaining(words),
    ]);
  });

  it("lets a form that is too large be told so, and its connection be used again", async () => {
    const agent = { method: "POST", headers: { Origin: PUBLIC, "Content-Type": "application/x-www-form-urlencoded" } };
    for (const bytes of [40_000, 500_000, 3_000_000, 1_000]) {
      const response = await fetch(`${site.origin}/contacto`, { ...agent, body: "a".repeat(bytes) });
      expect([bytes, response.status]).toEqual([bytes, bytes > 32_768 ? 413 : 400]);
      await response.text();
    }
  });

  it("refuses a request whose length is told in two ways", async () => {
    const smuggled = [
      "POST /contacto HTTP/1.1",
      "Content-Length: 4",
      "Transfer-Encoding: chunked",
      "Connection: close",
    ];
    expect(statusOf(await raw(smuggled))).toBe("400");
  });

  it("answers malformed requests without a fault", async () => {
    const azar = new Azar(7);
    const origin = new URL(site.origin);
    const paths = ["/", "/contacto", "/catalogo/x", "/buscar", "/admin/login", "/admin/productos/1", "/media/a/b.png"];
    // A body that is announced and does not come is waited for; here there is no time for that.
    const requests = Array.from({ length: 120 }, () => deformed(azar, paths, origin, "")).filter(
      (bytes) => !/Transfer-Encoding/.test(bytes.toString("latin1")),
    );
    const answers: string[] = [];
    // Of more connections from one address at once the idlest give way.
    for (let start = 0; start < requests.length; start += 40)
      answers.push(...(await Promise.all(requests.slice(start, start + 40).map((bytes) => exchange(origin, bytes)))));
    expect(answers.filter(isFault)).toEqual([]);
    expect(new Set(answers.map(statusOf)).size).toBeGreaterThan(4);
  });

  it("that is told to stop says so to its balancer, answers what is under way and goes", async () => {
    // With a connection open: a server without any goes at once, before these have come.
    await fetch(`${site.origin}/healthz`).then((answer) => answer.text());
    const slow = fetch(`${site.origin}/admin/login`, {
      method: "POST",
      body: new URLSearchParams(account),
      headers: { Origin: PUBLIC },
      redirect: "manual",
    });
    const ended = site.kill("SIGTERM");
    let ready = await fetch(`${site.origin}/readyz`);
    while (ready.ok) ready = await fetch(`${site.origin}/readyz`);
    expect([ready.status, ready.headers.get("Connection")]).toEqual([503, "close"]);
    // Under systemd npm passes on a signal that the site has already had.
    void site.kill("SIGTERM");
    expect([200, 303]).toContain((await slow).status);
    let answered = 0;
    const search = () => fetch(`${site.origin}/buscar?q=zurrumbo`).then((answer) => answer.text());
    while (await search().catch(() => null)) answered += 1;
    await ended;
    await expect(fetch(`${site.origin}/healthz`)).rejects.toThrow();
    // Searches are counted together, some time later, a text once a day: this one, too.
    const database = new Sqlite(join(site.dataDir, "ged.db"), { readonly: true });
    const counted = database.prepare("SELECT veces FROM busquedas_vacias WHERE clave = 'zurrumbo'").get();
    expect([answered > 0, counted]).toEqual([true, { veces: 1 }]);
    database.close();
  });
});
