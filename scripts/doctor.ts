/**
 * `npm run doctor [-- --no-mail]`: checks configuration, machine, database, storage, mail, clock and the public
 * address, and says what to do about each finding. Exits with 1 when a check fails. `--no-mail` sends no test message;
 * `--trust-clock` declares that this machine's clock is right.
 */
import { parseArgs } from "node:util";
import { EnvError, readEnv } from "../app/services/env/env.server";
import { checkDatabase } from "./doctor/database";
import { checkMachine, checkNode } from "./doctor/machine";
import { type Finding, fail, findingsOf, print, said } from "./doctor/report";
import { checkWeb } from "./doctor/web";

const { values } = parseArgs({
  options: { mail: { type: "boolean", default: true }, "trust-clock": { type: "boolean", default: false } },
  allowNegative: true,
});
process.env.LOG_LEVEL ||= "silent";
process.env.NODE_ENV ??= "production";

function configuration(): ReturnType<typeof readEnv> | null {
  try {
    return readEnv(process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const [, ...lines] = error.message.split("\n");
    tell([checkNode(process.versions.node)]);
    tell(
      lines.map((line) =>
        fail("Configuration", line.replace(/^\s*-\s*/, ""), "Correct the variable, in .env or where you set it"),
      ),
    );
    return null;
  }
}

const counts = { ok: 0, warn: 0, FAIL: 0 };

function tell(findings: readonly Finding[]): void {
  for (const finding of findings) {
    counts[finding.state] += 1;
    print(finding);
  }
}

const env = configuration();
if (env) {
  tell(await checkMachine(env));
  // Imported only now, because it needs a valid environment.
  const { machineChecks } = await import("../app/domain/sistema/health-machine.server");
  tell(await findingsOf(Object.values(machineChecks)));
  const database = await checkDatabase(env);
  tell(database);
  if (database.every(({ name, state }) => state === "ok" || !["Database", "Migrations", "Writing"].includes(name))) {
    // Imported only now, because these modules open the database.
    const { checkServer, checkServices } = await import("./doctor/services");
    const { siteChecks } = await import("../app/domain/sistema/health-site.server");
    const { trustClock } = await import("../app/domain/operation/clock.server");
    const { db } = await import("../app/services/db/client.server");
    if (values["trust-clock"]) await trustClock();
    tell([await checkServer(env)]);
    tell(await findingsOf(Object.values(siteChecks)));
    tell(
      await checkServices(env, values.mail).catch((error: unknown) => [
        fail("Services", said(error), "See the other findings"),
      ]),
    );
    await db.$disconnect();
  }
  tell(await checkWeb(env));
}
console.log(`\n${counts.ok} ok, ${counts.warn} to look at, ${counts.FAIL} to repair`);
process.exit(counts.FAIL > 0 ? 1 : 0);
