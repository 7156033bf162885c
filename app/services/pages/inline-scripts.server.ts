import { createHash } from "node:crypto";

const INLINE = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** What a content policy admits the inline scripts of a page by: a page that is kept cannot carry a nonce. */
export function hashesOf(html: string): string[] {
  const scripts = [...html.matchAll(INLINE)].filter(([, attributes = ""]) => !attributes.includes("ld+json"));
  return scripts.map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
}
