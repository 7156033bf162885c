/** Spreadsheets for imports. */
import type { Client } from "../../support/site/client";
import type { Azar } from "../lib/azar";

function randomWords(azar: Azar, line: string): string {
  return line.replace(
    /;("?)([^;"]{6,})(?=[;"])/,
    (_, quote: string, text: string) => `;${quote}${text} ${azar.below(100)}`,
  );
}

/** Some lines of the site's own export, some of them changed, for the import that an address takes. */
export async function tableFor(action: string, azar: Azar, client: Client): Promise<string> {
  const path = /importar$/.test(action) ? action.replace(/importar$/, "exportar") : `${action}/exportar`;
  const text = await (await client.fetch(`${path}?formato=csv`)).text();
  const [head = "", ...lines] = text.split("\r\n").filter(Boolean);
  const some = lines.filter(() => azar.chance(12 / Math.max(12, lines.length)));
  return [head, ...some.map((line) => (azar.chance(0.6) ? randomWords(azar, line) : line)), ""].join("\r\n");
}
