/** Measures what scripts a browser loads for a screen of the back office. */
import { encodedBody, type Site } from "./site";
import { signIn } from "./staff";
import type { Options, Row } from "./types";

const MOST_KB = 130;

/** The addresses that a text of HTML or JavaScript names to be loaded with it: preloaded, or imported at once. */
function named(text: string): string[] {
  const found = text.matchAll(
    /<link rel="modulepreload" href="([^"]+)"|\b(?:from|import)\s*["'`]([^"'`]+\.js)["'`]|<script[^>]+src="([^"]+)"/g,
  );
  return Array.from(found, ([, preload, module, script]) => preload ?? module ?? script ?? "");
}

/** The bytes (brotli) of every script that a page brings: those it names, and what they import at once. */
async function scriptsOf(origin: string, html: string): Promise<Map<string, number>> {
  const bytes = new Map<string, number>();
  const visit = async (href: string): Promise<void> => {
    if (bytes.has(href)) return;
    bytes.set(href, (await encodedBody(href, "br")).length);
    for (const other of named(await (await fetch(href)).text())) await visit(new URL(other, href).href);
  };
  for (const href of named(html)) await visit(new URL(href, origin).href);
  return bytes;
}

/** Sums the scripts of lists and editors of the back office, in KB (brotli). */
export async function scripts(site: Site, { say }: Options): Promise<Row[]> {
  const staff = await signIn(site.origin);
  const list = await staff.get("/admin/productos");
  const editor = /href="(\/admin\/productos\/\d+)[?"]/.exec(list)?.[1] ?? "/admin/productos/nuevo";
  const screens: [string, string][] = [
    ["list of products", list],
    ["editor of a product", await staff.get(editor)],
    ["list of messages", await staff.get("/admin/mensajes")],
    ["settings", await staff.get("/admin/configuracion")],
  ];
  const rows: Row[] = [];
  for (const [name, html] of screens) {
    const loaded = await scriptsOf(site.origin, html);
    const kb = [...loaded.values()].reduce((sum, one) => sum + one, 0) / 1000;
    const value = `${kb.toFixed(1)} KB in ${loaded.size} files`;
    say(`${name}: ${value}`);
    rows.push({
      group: "Scripts of the back office",
      name,
      value,
      ratio: kb / MOST_KB,
      goal: `≤ ${MOST_KB} KB`,
      ok: kb <= MOST_KB,
    });
  }
  return rows;
}
