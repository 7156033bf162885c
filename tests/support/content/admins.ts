import { hash } from "@node-rs/argon2";
import { owner } from "../db/owner";
import { db, type Page, Visitor } from "../site/site";

const password = "otra llave de prueba 31";
let serial = 0;

/** Creates an administrator, who can sign in with `password`. */
export async function createAdmin({ nombre = "Lucía Gómez", activo = true } = {}) {
  serial += 1;
  const email = `persona${serial}@ejemplo.com`;
  const password_hash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const row = await db.adminUser.create({ data: { nombre, email, email_clave: email, activo, password_hash } });
  return { ...row, password };
}

/** Signs in through the login form; returns the resulting page. */
export async function signInAs(visitor: Visitor, who: { email: string; password: string } = owner): Promise<Page> {
  const { email, password } = who;
  return visitor.submit(await visitor.visit("/admin/login"), "form", { email, password });
}

/** A visitor who is signed in as the given administrator. */
export async function visitorAs(who: { email: string; password: string }): Promise<Visitor> {
  const visitor = new Visitor();
  await signInAs(visitor, who);
  return visitor;
}

/** The row of the template's administrator. */
export async function ownerRow() {
  return db.adminUser.findFirstOrThrow({ where: { email: owner.email } });
}
