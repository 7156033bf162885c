import { type Formato, formatos } from "~/domain/catalogo/productos";

/** The export format of an address; CSV by default. */
export function formatoOf(url: URL): Formato {
  return formatos.find((formato) => formato === url.searchParams.get("formato")) ?? "csv";
}
