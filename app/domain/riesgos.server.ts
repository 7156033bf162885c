import { env } from "~/services/env.server";
import { log } from "~/services/log.server";
import { type Riesgo, riesgos } from "./riesgos";

/** What is risky about this process's configuration. `admins`: there is an administrator. */
export function ownRisks(admins: boolean): Riesgo[] {
  const variables = env();
  return riesgos({
    publicOrigin: variables.PUBLIC_ORIGIN,
    databaseUrl: variables.DATABASE_URL,
    trustedIpHeader: variables.TRUSTED_IP_HEADER,
    postmark: variables.POSTMARK_TOKEN !== undefined,
    ownSecret: variables.SECRET !== undefined,
    cloudinary: variables.CLOUDINARY_URL !== undefined,
    seedDemo: variables.SEED_DEMO,
    passwordLeft: admins && variables.ADMIN_PASSWORD !== undefined,
    logLevel: variables.LOG_LEVEL,
    root: process.getuid?.() === 0,
  });
}

/** Warns of them at start, a line each. `admins`: there was an administrator before this start. */
export function tellRisks(admins: boolean): void {
  for (const { english } of ownRisks(admins)) log.warn(english);
}
