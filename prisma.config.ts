import { defineConfig } from "prisma/config";

// `prisma generate` needs no engine, but asks for one that it may be unable to download.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= "/bin/true";

export default defineConfig({ schema: process.env.PRISMA_SCHEMA ?? "prisma/generated/sqlite.prisma" });
