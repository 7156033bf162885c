/** Measures what a browser loads for each kind of page before its pictures. */
import { addresses, encodedBody, type Site } from "./site";
import type { Options, Row } from "./types";

async function transferred(url: string): Promise<{ bytes: number; text: string }> {
  const answer = await fetch(url);
  return { text: await answer.text(), bytes: (await encodedBody(url, "br")).length };
}

/** Sums page, styles, scripts and the fonts that Spanish needs, in KB (brotli). */
export async function sizes(site: Site, { say }: Options): Promise<Row[]> {
  const { category, subcategory, product } = await addresses(site.origin);
  const kinds: [string, string, number][] = [
    ["home", "/", 60],
    ["category", category[0] ?? "/", 60],
    ["subcategory", subcategory[0] ?? "/", 60],
    ["product", product[0] ?? "/", 55],
  ];
  const rows: Row[] = [];
  for (const [name, path, most] of kinds) {
    const { bytes, text } = await transferred(site.origin + path);
    const styles = Array.from(text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, href = ""]) => href);
    const scripts = Array.from(text.matchAll(/<script type="module" src="([^"]+)"/g), ([, href = ""]) => href);
    const css = await Promise.all(styles.map((href) => transferred(site.origin + href)));
    const fonts = Array.from(
      css
        .map((one) => one.text)
        .join()
        .matchAll(/url\(([^)]*\/(?:archivo|sometype-mono)-(?!otras-|latin-)[^)]*\.woff2)\)/g),
      ([, href = ""]) => href,
    );
    const other = await Promise.all(
      [...scripts, ...fonts].map((href) => transferred(new URL(href, `${site.origin}/assets/`).href)),
    );
    const all = [bytes, ...css.map((one) => one.bytes), ...other.map((one) => one.bytes)];
    const kb = all.reduce((sum, one) => sum + one, 0) / 1000;
    const value = `${kb.toFixed(1)} KB: page ${(bytes / 1000).toFixed(1)}, ${all
      .slice(1)
      .map((one) => (one / 1000).toFixed(1))
      .join(" + ")}; blocking: ${styles.length} CSS`;
    say(`${name}: ${value}`);
    rows.push({
      group: "Transferred before pictures",
      name,
      value,
      ratio: kb / most,
      goal: `≤ ${most} KB, 1 CSS`,
      ok: kb <= most && styles.length === 1,
    });
  }
  return rows;
}
