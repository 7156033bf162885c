/**
 * `node scripts/run.mjs NAME …`: one of the operator's commands. Runs its built form where there is one and nothing else
 * (the container), its source everywhere else.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const [name = "", ...rest] = process.argv.slice(2);
const source = `scripts/${name}.ts`;
const built = `build/tools/${name}.js`;
const program = existsSync(source) ? ["node_modules/tsx/dist/cli.mjs", source] : [built];
if (existsSync(".env")) process.loadEnvFile(".env");
if (!existsSync(source) && !existsSync(built)) {
  console.error(`There is no command ${name}`);
  process.exit(2);
}
const { status, signal } = spawnSync(process.execPath, [...program, ...rest], { stdio: "inherit", env: process.env });
process.exit(signal ? 1 : (status ?? 1));
