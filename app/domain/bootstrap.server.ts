import { mkdir } from "node:fs/promises";
import { migrate } from "~/services/db/migrate.server";
import { env } from "~/services/env.server";
import { log } from "~/services/log.server";
import { AdminSchema } from "./admins";
import { FieldRefusal } from "./refusal";
import { createSetupToken } from "./acceso.server";
import { countAdmins, createAdmin } from "./sesiones.server";

async function firstAdmin(): Promise<string | null> {
  if ((await countAdmins()) > 0) return null;
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = env();
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD) return createSetupToken();
  const nombre = ADMIN_EMAIL.split("@")[0] || "Administrador";
  const parsed = AdminSchema.safeParse({ nombre, email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  if (!parsed.success) throw new Error(`ADMIN_PASSWORD: ${parsed.error.issues[0]?.message ?? "cannot be used"}`);
  await createAdmin(parsed.data).catch((error: unknown) => {
    throw error instanceof FieldRefusal ? new Error(`ADMIN_PASSWORD: ${error.message}`) : error;
  });
  log.info("The first administrator was created as ADMIN_EMAIL says");
  return null;
}

/** Everything before the first request: folders, migrations, the first administrator (decision 15). */
export async function bootstrap(): Promise<{ setupToken: string | null; hadAdmin: boolean }> {
  const { DATA_DIR, DATABASE_URL } = env();
  await mkdir(DATA_DIR, { recursive: true });
  for (const name of await migrate(DATABASE_URL)) log.info(`Migration ${name} applied`);
  const hadAdmin = (await countAdmins()) > 0;
  return { setupToken: await firstAdmin(), hadAdmin };
}
