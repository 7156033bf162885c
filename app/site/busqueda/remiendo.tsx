import { Fragment, type ReactNode } from "react";
import type { Trozo } from "~/domain/catalogo/search";
import { textLink } from "~/ui/button";
import { Marcado } from "./marcado";

/** What a search was taken for, with the way back to what was typed (DEC 50). */
function TomadoPor({ part, literal, children }: { part: string; literal: string; children: ReactNode }) {
  return (
    <div
      className="flex flex-wrap items-center gap-x-6 gap-y-1 border-l-6 border-minio-600 bg-tinta-50 px-4 py-1.5"
      data-part={part}
    >
      <span>{children}</span>
      <a className={textLink} href={literal}>
        Buscar tal como lo escribí
      </a>
    </div>
  );
}

/** Says which words a search was mended to. */
export function Remiendo({ corregido, literal }: { corregido: readonly Trozo[]; literal: string }) {
  return (
    <TomadoPor part="remiendo" literal={literal}>
      Mostrando resultados para «<Marcado trozos={corregido} />»
    </TomadoPor>
  );
}

/** Words in quotation marks, with commas between them and a word before the last. */
function Citadas({ palabras, y }: { palabras: readonly string[]; y: string }) {
  return palabras.map((palabra, at) => (
    <Fragment key={palabra}>
      {at > 0 && (at === palabras.length - 1 ? ` ${y} ` : ", ")}«<b>{palabra}</b>»
    </Fragment>
  ));
}

/** Says which words that mean the same some results have in place of those that were typed. */
export function Sinonimos({ palabras, literal }: { palabras: readonly string[]; literal: string }) {
  return (
    <TomadoPor part="sinonimos" literal={literal}>
      Incluye lo que se llama <Citadas palabras={palabras} y="o" />
    </TomadoPor>
  );
}

/** Says which words that nothing has were left out beside a vehicle. */
export function Sobran({ palabras, literal }: { palabras: readonly string[]; literal: string }) {
  return (
    <TomadoPor part="sobran" literal={literal}>
      No se tuvo en cuenta <Citadas palabras={palabras} y="ni" />
    </TomadoPor>
  );
}
