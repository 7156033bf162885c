import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { createAdmin as createAccount } from "~/domain/cuentas/sessions.server";
import { sha256 } from "~/services/secrets/sha256.server";
import { createAdmin, visitorAs } from "../../support/content/admins";
import { owner } from "../../support/db/owner";
import { db, signedIn, Visitor } from "../../support/site/site";

const LOOPS = 8;
const ROUNDS = 2;
const fresh = "tuercas y pernos 8";

beforeEach(async () => {
  await db.adminUser.deleteMany({ where: { email: { not: owner.email } } });
  await db.limite.deleteMany();
});

type Person = Awaited<ReturnType<typeof createAdmin>>;

/** Signs in over and over until it is refused; every browser that got in. */
async function signInOverAndOver({ email, password }: Person): Promise<Visitor[]> {
  const inside: Visitor[] = [];
  for (;;) {
    const visitor = new Visitor();
    if ((await visitor.post("/admin/login", { email, password })).status !== 303) return inside;
    inside.push(visitor);
  }
}

interface TakenAway {
  /** Takes the password away from its owner. */
  take: () => Promise<unknown>;
  /** What happens before it is looked who is still in. */
  afterwards?: () => Promise<unknown>;
}

/** How many sessions of the old password live on after it was taken away, while eight people kept signing in with it. */
async function survivors(prepare: (who: Person) => Promise<TakenAway>): Promise<number> {
  let alive = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const who = await createAdmin();
    const { take, afterwards } = await prepare(who);
    const loops = Array.from({ length: LOOPS }, () => signInOverAndOver(who));
    await take();
    const inside = (await Promise.all(loops)).flat();
    await afterwards?.();
    const pages = await Promise.all(inside.map((visitor) => visitor.visit("/admin")));
    alive += pages.filter((page) => page.path === "/admin").length;
  }
  return alive;
}

describe("no session of the old password is left", () => {
  it("after its owner changed it", async () => {
    const alive = await survivors(async (who) => {
      const here = await visitorAs(who);
      return { take: () => here.post("/admin/cuenta/clave", { password_actual: who.password, password: fresh }) };
    });
    expect(alive).toBe(0);
  });

  it("after it was replaced by a link", async () => {
    const alive = await survivors(async ({ id }) => {
      const token = randomBytes(32).toString("base64url");
      const token_hash = sha256(token);
      const expires_at = new Date(Date.now() + 3_600_000);
      await db.enlaceAcceso.create({ data: { tipo: "clave", token_hash, expires_at, admin_user_id: id } });
      return { take: () => new Visitor().post(`/admin/primer-acceso?llave=${token}`, { password: fresh }) };
    });
    expect(alive).toBe(0);
  });

  it("after the account was switched off, nor when it is on again", async () => {
    const ana = await signedIn();
    const alive = await survivors(async ({ id, revision }) => {
      const off = { intent: "desactivar", revision: String(revision), password_actual: owner.password };
      return {
        take: () => ana.post(`/admin/administradores/${id}/acceso`, off),
        afterwards: () => db.adminUser.update({ where: { id }, data: { activo: true } }),
      };
    });
    expect(alive).toBe(0);
  });
});

describe("an account that two create at once", () => {
  it("is one account, and whoever came second is told that it exists (DEC 15)", async () => {
    const data = { nombre: "Inés", email: "ines@ejemplo.com", password: fresh };
    const made = await Promise.all([createAccount(data), createAccount(data), createAccount(data)]);
    expect(made.filter((account) => account?.email === data.email)).toHaveLength(1);
    expect(made.filter((account) => account === null)).toHaveLength(2);
  });
});
