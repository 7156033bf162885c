import { execFileSync } from "node:child_process";

export const owner = { nombre: "Andrés Rincón", email: "andres.rincon@ejemplo.com", password: "llave de prueba 27" };

interface Place {
  DATA_DIR: string;
  DATABASE_URL: string;
}

function command(
  script: string,
  env: Partial<Place>,
  args: string[],
  input = "",
  stderr: "inherit" | "pipe" = "inherit",
) {
  execFileSync(process.execPath, ["node_modules/tsx/dist/cli.mjs", script, ...args], {
    env: { ...process.env, ...env },
    input,
    stdio: ["pipe", "ignore", stderr],
  });
}

/** `npm run seed` in a process of its own, as an operator would; throws with what it says when it refuses. */
export function seed(...args: string[]): void {
  command("scripts/seed.ts", {}, args, "", "pipe");
}

/** The owner as an administrator, of a database that a process of its own migrates first. */
export function createOwner(env: Place): void {
  command("scripts/create-admin.ts", env, [], `${owner.nombre}\n${owner.email}\n${owner.password}\n`);
}

/** Migrates and fills a database in processes of their own, as an operator would. */
export function fillTemplate(env: Place): void {
  command("scripts/seed.ts", env, []);
  createOwner(env);
}
