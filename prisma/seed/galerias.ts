/** The demo products with several files: further views of the part on their picture, its video and its guide. */
import type { SeedProducto } from "./tipos";

/** Products of each part; more would show the same pictures again. */
const DE_CADA = 12;

/** Returns a function that gives the files of each demo product that follow its first picture, in their order. */
export function galeriasDemo(archivos: readonly string[]): (producto: SeedProducto) => string[] {
  const given = new Map<string, number>();
  return ({ medio }) => {
    const part = medio.replace(/^partes\/|(?:-\d)?\.webp$/g, "");
    const before = given.get(part) ?? 0;
    if (part === "" || before === DE_CADA) return [];
    given.set(part, before + 1);
    const views = archivos.filter(
      (archivo) => archivo.startsWith("partes/") && archivo.replace(/(?:-\d)?\.webp$/, "") === `partes/${part}`,
    );
    const others = archivos.filter((archivo) => {
      const [, of] = /\/(?:giro|guia)-(.+)\.\w+$/.exec(archivo) ?? [];
      return of !== undefined && part.endsWith(of);
    });
    return [...views, ...others].filter((one) => one !== medio);
  };
}
