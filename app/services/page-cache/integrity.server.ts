import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const known = new Map<string, string | undefined>();

function hashOf(url: string): string | undefined {
  try {
    const content = readFileSync(join("build", "client", url));
    return `sha384-${createHash("sha384").update(content).digest("base64")}`;
  } catch {
    return undefined;
  }
}

/** The `integrity` attribute of a script of the build; undefined in development, when there is no build. */
export function integrityOf(url: string): string | undefined {
  if (!known.has(url)) known.set(url, hashOf(url));
  return known.get(url);
}
