/** What a request for a quote says of its product. */
interface Pedida {
  codigo: string;
  nombre: string;
  categoria: { nombre: string };
  subcategoria: { nombre: string };
}

/** Subject and message of a quote request for a product: name, code, category, subcategory (PUB §7). */
export function quoteOf({ nombre, codigo, categoria, subcategoria }: Pedida): { asunto: string; mensaje: string } {
  return {
    asunto: `Cotización ${codigo} - ${nombre}`,
    mensaje: `Hola, quiero cotizar este producto:\n${nombre}\nCódigo: ${codigo}\nCategoría: ${categoria.nombre}\nSubcategoría: ${subcategoria.nombre}`,
  };
}

/** Most codes that are read out of one message. */
const CODES = 10;

/** What may be the codes of products in a request for a quote, as `quoteOf` writes it and visitors change it. */
export function codigosDe({ asunto, mensaje }: { asunto: string; mensaje: string }): string[] {
  const lines = mensaje.split("\n").flatMap((line) => /^Código: *(\S.*)$/.exec(line)?.[1] ?? []);
  const parts = (/^Cotización +(\S.*)$/.exec(asunto)?.[1] ?? "").split(" - ");
  // A code may hold the sign that stands between code and name.
  const subject = parts.map((_, at) => parts.slice(0, at + 1).join(" - "));
  return [...new Set([...lines, ...subject])].filter(Boolean).slice(0, CODES);
}
