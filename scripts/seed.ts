/**
 * `npm run seed [-- --products 50000] [--replace [--yes] [--while-running]]`: loads the demo content into an empty
 * database, or one where a load was interrupted. `--replace` deletes the present content first: it asks, makes a backup, and refuses while the site runs.
 */
import { parseArgs } from "node:util";
import { isEmpty, isUnfinished, loadDemo } from "../prisma/seed/load";
import { writable as db } from "../app/services/db/client.server";
import { prepareDatabase } from "./lib/prepare";
import { mayReplace } from "./lib/replacing";

const { values } = parseArgs({
  options: {
    products: { type: "string" },
    replace: { type: "boolean", default: false },
    "if-empty": { type: "boolean", default: false },
    yes: { type: "boolean", default: false },
    "while-running": { type: "boolean", default: false },
  },
});
const total = values.products === undefined ? undefined : Number(values.products);
if (total !== undefined && !(Number.isInteger(total) && total >= 0 && total <= 1_000_000)) {
  console.error("--products takes a whole number from 0 to 1000000");
  process.exit(2);
}
await prepareDatabase();
const replaces = values.replace && (await mayReplace(values));
if (values.replace && !replaces) {
  process.exitCode = 1;
} else if (replaces || (await isEmpty(db)) || (await isUnfinished(db))) {
  console.log("Loading the demo content. If this is interrupted, npm run seed begins again");
  await loadDemo(db, console.log, total);
} else if (values["if-empty"]) {
  console.log("The database has content: kept as it is");
} else {
  console.error("The database has content. Use --replace to throw it away and load the demo content.");
  process.exitCode = 1;
}
await db.$disconnect();
