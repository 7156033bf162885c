import { z } from "zod";
import type { Page } from "./site";

const Bloque = z.looseObject({ "@context": z.literal("https://schema.org"), "@type": z.string() });
export type Bloque = z.infer<typeof Bloque>;

/** The facts for search engines of a page, read as a browser ends the elements; throws when one is no JSON. */
export function jsonLd({ html }: Page): Bloque[] {
  const found = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script/g);
  return [...found].map(([, json = ""]) => Bloque.parse(JSON.parse(json)));
}

/** Those of one type. */
export function jsonLdOf(page: Page, type: string): Bloque[] {
  return jsonLd(page).filter((bloque) => bloque["@type"] === type);
}
