/**
 * `npm run pixels -- shoot FOLDER [PATTERN]` takes a picture of every screen of the built site; `npm run pixels --
 * compare BEFORE AFTER` says in which of them pixels differ, and ends with 1 when one differs too much.
 */
import { findBrowser } from "../../scripts/lib/tools.mjs";
import { compareAll } from "./compare";
import { shootAll } from "./shoot";

const [verb, one, two] = process.argv.slice(2);
if (verb === "shoot" && one) {
  process.env.CHROMIUM_PATH ??= findBrowser();
  await shootAll(one, new RegExp(two ?? "", "i"));
} else if (verb === "compare" && one && two) process.exit((await compareAll(one, two)) === 0 ? 0 : 1);
else {
  console.error("npm run pixels -- shoot FOLDER [PATTERN] | compare BEFORE AFTER");
  process.exit(2);
}
