import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FaultSite, faultSite } from "../../faults/lib/site";
import { mensaje, shownKey } from "../../support/content/contacto-datos";
import { type PostgresServer, startPostgres } from "../../support/db/postgres";
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
}, 60_000);

afterAll(async () => {
  await Promise.all(sites.map((site) => site.remove()));
  postmark.close();
  await postgres.stop();
});

/** Status of the n-th message, sent to one instance after the other. */
async function post(serial: number, ip: string, idempotencia = shownKey()): Promise<number> {
  const site = sites[serial % sites.length];
  const body = new URLSearchParams({ ...mensaje, asunto: `Instancia ${serial}`, idempotencia, sitio_web: "" });
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
    const idempotencia = shownKey();
    const copies = Array.from({ length: 20 }, (_, index) => post(index, "203.0.113.10", idempotencia));
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
});
