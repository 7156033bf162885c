import { readFileSync } from "node:fs";

export const providers = ["sqlite", "postgresql"] as const;
export type Provider = (typeof providers)[number];

/** The complete Prisma schema of one provider: its datasource and generator, then the shared models. */
export function schemaFor(provider: Provider, models = readFileSync("prisma/models.prisma", "utf8")): string {
  return `generator client {
  provider = "prisma-client"
  output   = "../../app/services/db/generated/${provider}"
  runtime  = "nodejs"
}

datasource db {
  provider = "${provider}"
}

${models}`;
}
