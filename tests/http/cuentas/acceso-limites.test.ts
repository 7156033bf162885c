import { beforeEach, describe, expect, it } from "vitest";
import { createAdmin, signInAs, visitorAs } from "../../support/content/admins";
import { owner } from "../../support/db/owner";
import { fieldValue, text } from "../../support/site/reading";
import { db, Visitor } from "../../support/site/site";

const wrong = { ...owner, password: "no es esta clave" };

beforeEach(async () => {
  await db.limite.deleteMany();
});

async function fail(visitor: Visitor, times: number, who: Parameters<typeof signInAs>[1] = wrong): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await signInAs(visitor, who)).status);
  return statuses;
}

/** Lets the time pass until whoever has to wait may try again. */
async function waitOver() {
  await db.limite.updateMany({ data: { vence_at: new Date(Date.now() - 1) } });
}

/** Has the wait last long enough for a slow machine. */
async function waitLong() {
  await db.limite.updateMany({ where: { intentos: { gte: 5 } }, data: { vence_at: new Date(Date.now() + 60_000) } });
}

describe("wrong passwords", () => {
  it("among the free ones nobody waits, though the clock that counted them was ahead", async () => {
    const visitor = new Visitor();
    expect(await fail(visitor, 3)).toEqual([401, 401, 401]);
    await db.limite.updateMany({ data: { vence_at: new Date(Date.now() + 60_000) } });
    expect((await signInAs(visitor, owner)).path).toBe("/admin");
  });

  it("five are free, then the right one has to wait too, in words, and the e-mail stays", async () => {
    const stranger = new Visitor();
    expect(await fail(stranger, 5)).toEqual([401, 401, 401, 401, 401]);
    await waitLong();
    const page = await signInAs(stranger, owner);
    expect([page.status, text(page, "[role=alert]")]).toEqual([
      429,
      expect.stringMatching(/^Demasiados intentos Espere 1 minuto antes de volver a intentarlo\.$/),
    ]);
    expect(Number(page.headers.get("Retry-After"))).toBeGreaterThan(50);
    expect(fieldValue(page, "email")).toBe(owner.email);
    await waitOver();
    expect((await signInAs(stranger, owner)).path).toBe("/admin");
  });

  it("make the wait double each time", async () => {
    const stranger = new Visitor();
    await fail(stranger, 5);
    const waits: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const { vence_at, updated_at } = await db.limite.findFirstOrThrow();
      waits.push((vence_at.getTime() - updated_at.getTime()) / 1000);
      await waitOver();
      await fail(stranger, 1);
    }
    expect(waits).toEqual([1, 2, 4, 8]);
  });

  it("are forgotten after success", async () => {
    const stranger = new Visitor();
    await fail(stranger, 4);
    expect((await signInAs(stranger, owner)).path).toBe("/admin");
    expect(await db.limite.count()).toBe(0);
  });

  it("count the same for an e-mail nobody has", async () => {
    const nobody = { email: "nadie@ejemplo.com", password: "no es esta clave" };
    await fail(new Visitor(), 5, nobody);
    await waitLong();
    expect(await fail(new Visitor(), 1, nobody)).toEqual([429]);
    expect(JSON.stringify(await db.limite.findMany())).not.toContain("nadie");
  });

  it("of forty at once for one account only five are tried", async () => {
    const { email, password } = wrong;
    const posts = Array.from({ length: 40 }, () => new Visitor().post("/admin/login", { email, password }));
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    // The sixth may be tried once its second is over, on a slow machine.
    const tried = statuses.filter((status) => status === 401).length;
    expect([5, 6, 7]).toContain(tried);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - tried);
  });

  it("that are empty or no e-mail cost nothing", async () => {
    await fail(new Visitor(), 8, { ...owner, password: "" });
    expect(await db.limite.count()).toBe(0);
  });
});

describe("a browser that somebody signed in with before", () => {
  it("lets its owner in at the first try, however many strangers tried", async () => {
    const known = await visitorAs(owner);
    await known.submit(await known.visit("/admin"), "form[action='/admin/logout']");
    await fail(new Visitor(), 5);
    await waitLong();
    expect(await fail(new Visitor(), 1)).toEqual([429]);
    expect((await signInAs(known, owner)).path).toBe("/admin");
  });

  it("has a limit of its own", async () => {
    const known = await visitorAs(owner);
    known.cookies.delete("admin_session_token");
    await fail(known, 5);
    await waitLong();
    expect(await fail(known, 1)).toEqual([429]);
    expect((await signInAs(new Visitor(), owner)).path).toBe("/admin");
  });

  it("is known for the accounts it was used with, not for others, and cannot be made up", async () => {
    const lucia = await createAdmin();
    const hers = await visitorAs(lucia);
    hers.cookies.delete("admin_session_token");
    await fail(new Visitor(), 5);
    await waitLong();
    expect(await fail(hers, 1)).toEqual([429]);
    const forger = new Visitor();
    const made = Buffer.from(JSON.stringify({ id: "A".repeat(22), admins: [1] })).toString("base64");
    forger.cookies.set("equipo", encodeURIComponent(`${made}.bm8gZXMgdW5hIGZpcm1h`));
    expect(await fail(forger, 1)).toEqual([429]);
  });

  it("keeps its mark where no script can read it, signed, for a year", async () => {
    const visitor = new Visitor();
    const { email, password } = owner;
    const response = await visitor.post("/admin/login", { email, password });
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith("equipo="));
    for (const part of [/HttpOnly/, /SameSite=Lax/, /Max-Age=31536000/, /Path=\//]) expect(cookie).toMatch(part);
  });
});
