import { numeroPublico } from "~/domain/medidas/pulgadas";
import type { Ficha } from "~/domain/catalogo/ficha/ficha.server";

/** The measures of a product; nothing where there are none. Paper has them in two columns. */
export function TablaMedidas({ medidas }: Pick<Ficha, "medidas">) {
  if (medidas.length === 0) return null;
  return (
    <section className="grid w-full gap-3" data-part="medidas">
      <h2 className="h3">Medidas</h2>
      <dl className="border border-tinta-950 bg-papel print:columns-2 print:gap-0">
        {medidas.map(({ texto, numero, atributo: { id, nombre, unidad } }) => (
          <div
            key={id}
            className="flex justify-between gap-4 border-b border-tinta-200 px-4 py-2 last:border-b-0 print:py-1"
          >
            <dt>{nombre}</dt>
            <dd className="text-right font-semibold wrap-anywhere cifras">
              {numero === null ? texto : numeroPublico(texto, { unidad })}
              {unidad && <span className="font-normal text-tinta-600"> {unidad}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
