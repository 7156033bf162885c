import { describe, expect, it } from "vitest";
import { whileMissing } from "../support/faults";
import { Visitor } from "../support/site";

const visitor = new Visitor();

async function plain(path: string): Promise<[number, string]> {
  const response = await visitor.fetch(path);
  return [response.status, await response.text()];
}

describe("the addresses for machines", () => {
  it("/healthz tells that the process answers, /readyz that it can work", async () => {
    expect(await plain("/healthz")).toEqual([200, "ok\n"]);
    expect(await plain("/readyz")).toEqual([200, "ok\n"]);
  });

  it("/readyz is 503 while the database cannot be read, and recovers by itself", async () => {
    const [ready, alive] = await whileMissing("contenido_version", async () => [
      await plain("/readyz"),
      await plain("/healthz"),
    ]);
    expect(ready).toEqual([503, "not ready\n"]);
    expect(alive).toEqual([200, "ok\n"]);
    expect(await plain("/readyz")).toEqual([200, "ok\n"]);
  });

  it("neither opens a session nor is kept in a cache", async () => {
    for (const path of ["/healthz", "/readyz"]) {
      const { headers } = await visitor.fetch(path);
      expect([headers.get("Set-Cookie"), headers.get("Cache-Control")]).toEqual([null, "no-store"]);
    }
  });

  it("/robots.txt keeps search engines out of the back office", async () => {
    const [status, body] = await plain("/robots.txt");
    expect(status).toBe(200);
    expect(body).toMatch(/^User-agent: \*\nDisallow: \/admin\n/);
  });
});

describe("when the database fails, a public page", () => {
  it.each(["/catalogo", "/contacto", "/amortiguadores"])(
    "%s says so in Spanish, without telling why (PUB §8)",
    async (path) => {
      const page = await whileMissing("categorias_info", () =>
        whileMissing("ubicaciones_contacto", () => visitor.visit(path)),
      );
      expect(page.status).toBe(500);
      expect(page.text).toContain("Error");
      expect(page.text).toMatch(/[Ii]ntente/);
      expect(page.html).not.toMatch(/prisma|no such table|relation|\bat .*\.js/i);
      expect((await visitor.visit(path)).status).toBe(200);
    },
  );
});
