import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FaultSite, faultSite } from "../../faults/lib/site";
import { mensaje, shownKey } from "../../support/content/contacto-datos";
import { type PostgresServer, query, startPostgres } from "../../support/db/postgres";
import { startPostmark } from "../../support/fakes/postmark";

const TOKEN = "prueba";
const postmark = await startPostmark(TOKEN);
let postgres: PostgresServer;
let sites: FaultSite[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  await postgres.createDatabase("dos");
  const env = {
    DATABASE_URL: postgres.url("dos"),
    POSTMARK_TOKEN: TOKEN,
    POSTMARK_API: postmark.origin,
    TRUSTED_IP_HEADER: "X-Visitor",
  };
  sites = await Promise.all([faultSite(env), faultSite(env)]);
  await Promise.all(sites.map((site) => site.start()));
});

afterAll(async () => {
  await Promise.all(sites.map((site) => site.remove()));
  postmark.close();
  await postgres.stop();
});

/** Status of the n-th message, sent to one instance after the other. */
async function post(
  serial: number,
  ip: string,
  { idempotencia = shownKey(), asunto = `Instancia ${serial}` } = {},
): Promise<number> {
  const site = sites[serial % sites.length];
  const body = new URLSearchParams({ ...mensaje, asunto, idempotencia, sitio_web: "" });
  const headers = { Origin: site?.origin ?? "", "X-Visitor": ip };
  return (await fetch(`${site?.origin}/contacto`, { method: "POST", body, headers, redirect: "manual" })).status;
}

function mailed(pattern: RegExp): string[] {
  return postmark.taken.map(({ Subject }) => Subject).filter((subject) => pattern.test(subject));
}

describe("two instances on one PostgreSQL", () => {
  it("count a visitor's messages together", async () => {
    const answers: number[] = [];
    for (let serial = 0; serial < 5; serial += 1) answers.push(await post(serial, "203.0.113.9"));
    expect(answers).toEqual([303, 303, 303, 429, 429]);
  });

  it("store one form once though both get it, ten times each", async () => {
    const form = { idempotencia: shownKey(), asunto: "Una sola vez" };
    const copies = Array.from({ length: 20 }, (_, index) => post(index, "203.0.113.10", form));
    expect(new Set(await Promise.all(copies))).toEqual(new Set([303]));
    await expect.poll(() => mailed(/./).length, { timeout: 10_000 }).toBe(4);
  });

  it("mail each message once", async () => {
    const answers = Array.from({ length: 60 }, (_, index) => post(100 + index, `198.51.100.${index}`));
    expect(new Set(await Promise.all(answers))).toEqual(new Set([303]));
    await expect.poll(() => mailed(/1\d\d$/).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(60);
    const subjects = mailed(/1\d\d$/);
    expect([subjects.length, new Set(subjects).size]).toEqual([60, 60]);
  });

  it("change the products of a renamed subcategory by themselves, and go on when both were killed meanwhile", async () => {
    const url = postgres.url("dos");
    await query(
      url,
      `INSERT INTO subcategorias (categoria_id, nombre, clave, slug) VALUES (1, 'Renovada', 'RENOVADA', 'renovada')`,
    );
    await query(
      url,
      `INSERT INTO productos (codigo, codigo_clave, codigo_plano, nombre, clave, slug, busqueda, categoria_id, subcategoria_id)
       SELECT 'r' || n, 'R' || n, 'r' || n, 'Pieza', 'PIEZA', 'pieza-' || n, 'pieza', 1, s.id
       FROM subcategorias s, generate_series(1, 10000) n WHERE s.slug = 'renovada'`,
    );
    await query(
      url,
      `INSERT INTO pendientes (tipo, subcategoria_id) SELECT 'seguir', id FROM subcategorias WHERE slug = 'renovada'`,
    );
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const count = async (from: string) =>
      Number((await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${from}`)).rows[0]?.n);
    const changed = "productos WHERE busqueda LIKE '%renovada%'";
    await expect.poll(() => count(changed), { timeout: 20_000, interval: 20 }).toBeGreaterThan(0);
    await Promise.all(sites.map((site) => site.kill("SIGKILL")));
    const done = await count(changed);
    // Each batch is whole: what is done is what it is remembered to be.
    const until = "productos p JOIN pendientes w ON w.subcategoria_id = p.subcategoria_id WHERE p.slug <= w.hasta";
    expect([done, done < 10_000]).toEqual([await count(until), true]);
    await sites[0]?.start();
    await expect.poll(() => count("pendientes"), { timeout: 40_000 }).toBe(0);
    expect(await count(changed)).toBe(10_000);
    await client.end();
  });
});
