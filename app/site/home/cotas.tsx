import type { ReactNode } from "react";
import { cx } from "~/ui/cx";

export interface Cota {
  cifra: ReactNode;
  titulo: string;
  texto?: string;
}

const figure = cx(
  "pb-3.5 text-display leading-none font-bold apretada font-stretch-116% cifras [&>svg]:size-14 [&>svg]:stroke-[1.4]",
);
/** A dimension line: a stroke between two bars, with an arrow at each end. */
const dimension = cx(
  "relative mb-4 h-4 border-x text-minio-600",
  "before:absolute before:inset-x-0 before:top-2 before:h-px before:bg-current",
  "after:absolute after:inset-x-0 after:inset-y-1 after:bg-current after:puntas",
);

/** Figures with a dimension line under each: the benefits and the statistics: four to a row, or three. */
export function Cotas({ cotas }: { cotas: readonly Cota[] }) {
  return (
    <div
      className={cx(
        "grid grid-cols-1 gap-x-air-md gap-y-10 xs:grid-cols-2",
        cotas.length === 3 ? "lg:grid-cols-3" : "lg:grid-cols-4",
      )}
      data-part="figures"
    >
      {cotas.map(({ cifra, titulo, texto }, index) => (
        <div key={index}>
          <div className={figure}>{cifra}</div>
          <div className={dimension} aria-hidden="true" />
          <h3 className="h3 mb-1.5">{titulo}</h3>
          {texto && <p className="text-tinta-700">{texto}</p>}
        </div>
      ))}
    </div>
  );
}
