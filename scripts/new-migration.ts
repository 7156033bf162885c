/**
 * `npm run new-migration -- name`: writes the SQL of a database migration, for both databases, from the models as
 * committed with the last migration to the present prisma/models.prisma. Works offline and without a database: git
 * knows the last migration.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { sqlFromModels } from "./lib/schema-diff";
import { providers } from "./lib/schema";

const MIGRATIONS = providers.map((provider) => `prisma/${provider}/migrations`);

function git(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8" }).trim();
}

function refuse(line: string): never {
  console.error(line);
  process.exit(2);
}

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  refuse("Use: npm run new-migration -- some_name   (lower case, digits, _)");
}
const open = git("status", "--porcelain", "--untracked-files=all", "--", ...MIGRATIONS);
if (open) refuse(`Commit this migration first, or delete it to have it written again:\n${open}`);
const last = git("log", "-1", "--format=%H", "--", ...MIGRATIONS);
const before = git("show", `${last}:prisma/models.prisma`);
const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
for (const provider of providers) {
  const folder = `prisma/${provider}/migrations/${stamp}_${name}`;
  const sql = await sqlFromModels(provider, before);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/migration.sql`, sql || "-- Nothing to change in the tables.\n");
  console.log(`${folder}/migration.sql (${sql.split("\n").length} lines)`);
}
