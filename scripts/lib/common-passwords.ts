/**
 * `tsx scripts/lib/common-passwords.ts < list`: rewrites app/services/secrets/common-passwords.data.ts from a list of
 * passwords, one per line, the most used first. Keeps the first ten thousand that are long enough, as prefixes of their
 * SHA-256. The present file comes from the million most used of "10 million passwords" in OWASP's SecLists.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { prefixOf } from "../../app/services/secrets/common-passwords.server";

const MOST = 10_000;
const SHORTEST_BYTES = 12;

const long = readFileSync(0, "utf8")
  .split(/\r?\n/)
  .filter((password) => Buffer.byteLength(password) >= SHORTEST_BYTES)
  .map((password) => password.toLowerCase());
const chosen = [...new Set(long)].slice(0, MOST);
const prefixes = chosen.map(prefixOf).sort(Buffer.compare);
writeFileSync(
  "app/services/secrets/common-passwords.data.ts",
  `/** Written by scripts/lib/common-passwords.ts; read by common-passwords.server.ts. */\nexport const prefixes =\n  "${Buffer.concat(prefixes).toString("base64")}";\n`,
);
console.log(`${chosen.length} passwords`);
