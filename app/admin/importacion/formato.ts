import { type Formato, formatos } from "~/domain/catalogo/listas";

/** The format of a table to download that an address asks for; CSV by default. */
export function formatoOf(url: URL): Formato {
  return formatos.find((formato) => formato === url.searchParams.get("formato")) ?? "csv";
}
