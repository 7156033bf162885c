/** The demo products with several files: further views of the part on their picture, its video and its guide. */
import type { SeedProducto } from "./tipos";

/** Products of each part; more would show the same pictures again. */
const DE_CADA = 12;

/** The files of each demo product that follow its first picture, in their order, by its code. */
export function galeriasDemo(productos: readonly SeedProducto[], archivos: readonly string[]): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const { codigo, medio } of productos) {
    const part = medio.replace(/^partes\/|(?:-\d)?\.webp$/g, "");
    if (part !== "") parts.set(part, [...(parts.get(part) ?? []), codigo]);
  }
  const taken = new Map(productos.map(({ codigo, medio }) => [codigo, medio]));
  return new Map(
    [...parts].flatMap(([part, codigos]) => {
      const views = archivos.filter(
        (archivo) => archivo.startsWith("partes/") && archivo.replace(/(?:-\d)?\.webp$/, "") === `partes/${part}`,
      );
      const others = archivos.filter((archivo) => {
        const [, of] = /\/(?:giro|guia)-(.+)\.\w+$/.exec(archivo) ?? [];
        return of !== undefined && part.endsWith(of);
      });
      return codigos
        .slice(0, DE_CADA)
        .map((codigo): [string, string[]] => [
          codigo,
          [...views, ...others].filter((one) => one !== taken.get(codigo)),
        ]);
    }),
  );
}
