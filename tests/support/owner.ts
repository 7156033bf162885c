import { execFileSync } from "node:child_process";

export const owner = { nombre: "Andrés Rincón", email: "andres.rincon@ejemplo.com", password: "llave de prueba 27" };

/** Migrates and fills a database in processes of their own, as an operator would. */
export function fillTemplate(env: { DATA_DIR: string; DATABASE_URL: string }): void {
  const tsx = (script: string, args: string[], input = "") =>
    execFileSync(process.execPath, ["node_modules/tsx/dist/cli.mjs", script, ...args], {
      env: { ...process.env, ...env },
      input,
      stdio: ["pipe", "ignore", "inherit"],
    });
  tsx("scripts/seed.ts", []);
  tsx("scripts/create-admin.ts", [], `${owner.nombre}\n${owner.email}\n${owner.password}\n`);
}
