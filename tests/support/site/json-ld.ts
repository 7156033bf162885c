import { z } from "zod";
import type { Page } from "./site";

const Bloque = z.looseObject({ "@context": z.literal("https://schema.org"), "@type": z.string() });
export type Bloque = z.infer<typeof Bloque>;

/** The structured data of a page, with elements ended as a browser ends them. Throws when one is not valid JSON. */
export function jsonLd({ html }: Page): Bloque[] {
  const found = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script/g);
  return [...found].map(([, json = ""]) => Bloque.parse(JSON.parse(json)));
}

/** The structured data of one type. */
export function jsonLdOf(page: Page, type: string): Bloque[] {
  return jsonLd(page).filter((bloque) => bloque["@type"] === type);
}
