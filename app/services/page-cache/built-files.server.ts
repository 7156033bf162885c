import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { securityHeaders } from "~/services/http/security-headers.server";
import { CachedResponse } from "./cached-response.server";

const ROOT = "build/client";
/** Larger files are streamed from the disk. */
const MOST_BYTES = 512 * 1024;
const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".pdf": "application/pdf",
  ".webmanifest": "application/manifest+json; charset=utf-8",
};

function encodedBeside(path: string) {
  const [br, gzip] = [`${path}.br`, `${path}.gz`].map((file) => (existsSync(file) ? readFileSync(file) : undefined));
  return { br, gzip };
}

/**
 * Loads the files of the build into memory, by address, with the versions that the build compressed. Names under
 * /assets change with their content and are cached for a year; the others for a day.
 */
export function builtFiles(): Map<string, CachedResponse> {
  const files = new Map<string, CachedResponse>();
  const names = existsSync(ROOT) ? readdirSync(ROOT, { recursive: true, encoding: "utf8" }) : [];
  for (const name of names) {
    const [path, type] = [join(ROOT, name), types[extname(name)]];
    if (!type || statSync(path).size > MOST_BYTES) continue;
    const age = name.startsWith("assets/") ? "max-age=31536000, immutable" : "max-age=86400";
    const headers: [string, string][] = [
      ["Content-Type", type],
      ["Cache-Control", `public, ${age}`],
      ...Object.entries(securityHeaders([])),
    ];
    const body = readFileSync(path);
    files.set(`/${name}`, new CachedResponse({ status: 200, headers, body, encoded: encodedBeside(path) }));
  }
  return files;
}
