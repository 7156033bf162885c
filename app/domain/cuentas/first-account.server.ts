import { migrate, refuseHalfCopy } from "~/services/db/migrate.server";
import { env } from "~/services/env/env.server";
import { log } from "~/services/log/log.server";
import { StartRefusal } from "~/services/env/errors.server";
import { makeFolder } from "~/services/files/whole-file.server";
import { AdminSchema } from "./administradores";
import { FieldRefusal } from "~/domain/kernel/refusal";
import { lookAtClock } from "~/domain/operation/clock.server";
import { createSetupToken } from "./acceso.server";
import { countAdmins, createAdmin } from "./sessions.server";

function refusePassword(why: string): StartRefusal {
  return new StartRefusal(`ADMIN_PASSWORD: ${why}`, 78);
}

/** Creates the first administrator as the environment says; otherwise returns the token of the first account's link. */
async function firstAdmin(): Promise<string | null> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = env();
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD) return createSetupToken();
  const nombre = ADMIN_EMAIL.split("@")[0] || "Administrador";
  const parsed = AdminSchema.safeParse({ nombre, email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  if (!parsed.success) throw refusePassword(parsed.error.issues[0]?.message ?? "cannot be used");
  await createAdmin(parsed.data).catch((error: unknown) => {
    throw error instanceof FieldRefusal ? refusePassword(error.message) : error;
  });
  log.info("The first administrator was created as ADMIN_EMAIL says");
  return null;
}

/**
 * Makes the data folder, applies the missing migrations, and looks at the clock. Throws StartRefusal on a database that
 * is copied in part only.
 */
export async function prepareData(): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = env();
  await makeFolder(DATA_DIR);
  // In words: a name of 40 letters would be taken for a secret.
  for (const name of await migrate(DATABASE_URL)) log.info(`Migration ${name.replaceAll("_", " ")} applied`);
  await refuseHalfCopy(DATABASE_URL);
  // The clock's record may fail to be written, as on a full disk; the site can still be served.
  await lookAtClock().catch((error: unknown) => log.warn("The clock could not be looked at", error));
}

/**
 * Prepares the start: folder, schema migrations, the first administrator (DEC 15). Returns the token of the
 * first account's link, if one is needed, and whether there was an administrator before.
 */
export async function bootstrap(): Promise<{ setupToken: string | null; hadAdmin: boolean }> {
  await prepareData();
  const hadAdmin = (await countAdmins()) > 0;
  return { setupToken: hadAdmin ? null : await firstAdmin(), hadAdmin };
}
