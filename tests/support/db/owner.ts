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

/** Runs `npm run seed` as a separate process, like an operator; throws with its output when it refuses. */
export function seed(...args: string[]): void {
  command("scripts/seed.ts", {}, args, "", "pipe");
}

/** Migrates a database in a separate process and creates the owner as its administrator. */
export function createOwner(env: Place): void {
  command("scripts/create-admin.ts", env, [], `${owner.nombre}\n${owner.email}\n${owner.password}\n`);
}

/** Migrates a database and fills it with demo content in separate processes, like an operator. */
export function fillTemplate(env: Place): void {
  command("scripts/seed.ts", env, []);
  createOwner(env);
}
