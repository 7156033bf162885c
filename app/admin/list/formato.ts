import { type Formato, formatos } from "~/domain/catalogo/productos";

/** The kind of file an address asks for; CSV unless told. */
export function formatoOf(url: URL): Formato {
  return formatos.find((formato) => formato === url.searchParams.get("formato")) ?? "csv";
}
