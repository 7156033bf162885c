/**
 * `npm run cluster [-- --messages 1000] [--no-load]`: runs two instances on one PostgreSQL behind nginx, all on
 * loopback; prints one line per check and exits with 1 when one failed. `--no-load` skips the kills and the messages.
 * Needs a build, PostgreSQL's programs and nginx (installed when missing).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "../support/db/postgres";
import { startPostmark } from "../support/fakes/postmark";
import { checkShared } from "./shared";
import { checkKilled, checkMails } from "./faults";
import { startProxy } from "./proxy";
import { faultSite } from "../faults/lib/site";
import { account, staff } from "../faults/lib/world";
import { finish } from "../support/run/checks";
import { freePort } from "../support/run/server";

const TOKEN = "prueba";
const { values } = parseArgs({
  options: { messages: { type: "string", default: "1000" }, load: { type: "boolean", default: true } },
  allowNegative: true,
});

const postgres = await startPostgres();
await postgres.createDatabase("ged");
const postmark = await startPostmark(TOKEN);
const dataDir = mkdtempSync(join(tmpdir(), "ged-cluster-"));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const env = {
  PUBLIC_ORIGIN: origin,
  DATABASE_URL: postgres.url("ged"),
  DATA_DIR: dataDir,
  SECRET: "the same thirty-two characters for both",
  TRUSTED_IP_HEADER: "X-Visitor",
  POSTMARK_TOKEN: TOKEN,
  POSTMARK_API: postmark.origin,
  SEED_DEMO: "true",
  ...account,
};
const [one, two] = [await faultSite(env), await faultSite(env)];
let stopProxy: () => Promise<void> = async () => undefined;
try {
  console.log("Two instances start at the same moment on an empty database");
  await Promise.all([one.start(), two.start()]);
  stopProxy = await startProxy(port, [new URL(one.origin).host, new URL(two.origin).host]);
  const cluster = {
    origin,
    one,
    two,
    database: env.DATABASE_URL,
    owner: [staff.email, staff.password] as const,
  };
  await checkShared(cluster);
  if (values.load) {
    console.log("One dies under load");
    await checkKilled(cluster);
    console.log(`${values.messages} messages, an instance killed three times meanwhile`);
    await checkMails(cluster, postmark.taken, Number(values.messages));
  }
} finally {
  await stopProxy();
  await Promise.all([one.remove(), two.remove()]);
  postmark.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
finish("The cluster works");
