import type { Trozo } from "~/domain/catalogo/search";
import { textLink } from "~/ui/button";
import { Marcado } from "./marcado";

/** Says which words a search was mended to, with the way back to what was typed (DEC 50). */
export function Remiendo({ corregido, literal }: { corregido: readonly Trozo[]; literal: string }) {
  return (
    <div
      className="flex flex-wrap items-center gap-x-6 gap-y-1 border-l-6 border-minio-600 bg-tinta-50 px-4 py-1.5"
      data-part="remiendo"
    >
      <span>
        Mostrando resultados para «<Marcado trozos={corregido} />»
      </span>
      <a className={textLink} href={literal}>
        Buscar tal como lo escribí
      </a>
    </div>
  );
}
