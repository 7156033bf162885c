/** Writes one Prisma schema per provider from prisma/models.prisma and generates both clients (offline). */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { type Provider, providers, schemaFor } from "./lib/schema";

function generate(provider: Provider): void {
  const file = `prisma/generated/${provider}.prisma`;
  mkdirSync("prisma/generated", { recursive: true });
  writeFileSync(file, schemaFor(provider));
  execFileSync(process.execPath, ["node_modules/prisma/build/index.js", "generate", "--schema", file], {
    env: { ...process.env, PRISMA_SCHEMA: file, PRISMA_HIDE_UPDATE_MESSAGE: "1", CHECKPOINT_DISABLE: "1" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

for (const provider of providers) generate(provider);
