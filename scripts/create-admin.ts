/**
 * `npm run create-admin`: creates an administrator; asks for name, e-mail and password, or reads them as three lines
 * from standard input.
 */
import { createInterface } from "node:readline/promises";
import { AdminSchema } from "../app/domain/cuentas/administradores";
import { FieldRefusal } from "../app/domain/kernel/refusal";
import { createAdmin } from "../app/domain/cuentas/sessions.server";
import { db } from "../app/services/db/client.server";
import { prepareDatabase } from "./lib/prepare";

async function ask(): Promise<Record<string, string>> {
  const lines = createInterface({
    input: process.stdin,
    output: process.stdin.isTTY ? process.stdout : undefined,
    terminal: process.stdin.isTTY,
  });
  const input = lines[Symbol.asyncIterator]();
  const answers: Record<string, string> = {};
  for (const [name, question] of Object.entries({
    nombre: "Name: ",
    email: "E-mail: ",
    password: "Password (12 characters or more): ",
  })) {
    process.stdout.write(question);
    answers[name] = (await input.next()).value ?? "";
  }
  lines.close();
  return answers;
}

const parsed = AdminSchema.safeParse(await ask());
process.stdout.write("\n");
if (!parsed.success) {
  for (const issue of parsed.error.issues) console.error(`${issue.path.join(".")}: ${issue.message}`);
  process.exit(2);
}
await prepareDatabase();
const admin = await createAdmin(parsed.data).catch((error: unknown) => {
  if (!(error instanceof FieldRefusal)) throw error;
  console.error(`${error.field}: ${error.message}`);
  process.exit(2);
});
console.log(
  admin ? `Administrator ${admin.email} created` : `${parsed.data.email} already has an account: left as it is`,
);
await db.$disconnect();
process.exit(admin ? 0 : 1);
