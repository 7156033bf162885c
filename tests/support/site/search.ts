import { texts } from "./reading";
import { type Page, Visitor } from "./site";

const visitor = new Visitor();

/** The page that a visitor gets for a text; `more` is what the address says besides. */
export function buscar(q: string, more: Record<string, string> = {}): Promise<Page> {
  return visitor.visit(`/buscar?${new URLSearchParams({ q, ...more })}`);
}

/** Codes of the products of a page's tables, in their order. */
export function codigosIn(page: Page): string[] {
  return texts(page, "main tbody th");
}

/** Codes of the products that are suggested for a text. */
export async function sugeridos(q: string): Promise<string[]> {
  const answer = await visitor.fetch(`/buscar/sugerencias?${new URLSearchParams({ q })}`);
  const rows: { codigo: string }[] = JSON.parse(await answer.text());
  return rows.map(({ codigo }) => codigo);
}
