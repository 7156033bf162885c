import type { ReactNode } from "react";
import { Buttons } from "~/ui/button";
import { Card, CardBody, CardHeader, CardTitle } from "~/ui/card";
import { FormatLinks } from "./format-links";

interface ColumnsProps {
  /** Address of the empty templates. */
  plantilla: string;
  /** Titles of the columns and what they hold. */
  columns: readonly (readonly [titulo: string, texto: string])[];
  /** What stands above the list. */
  children: ReactNode;
}

/** The columns that an import reads, with links to empty templates. */
export function Columns({ plantilla, columns, children }: ColumnsProps) {
  return (
    <Card narrow aria-labelledby="columnas-t">
      <CardHeader>
        <CardTitle id="columnas-t">Columnas</CardTitle>
        <Buttons>
          <FormatLinks text="Plantilla" hrefOf={(formato) => `${plantilla}?formato=${formato}`} />
        </Buttons>
      </CardHeader>
      <CardBody>
        <p>{children}</p>
        <dl className="grid gap-2.5 [&_dt]:font-semibold [&>div]:grid [&>div]:gap-x-4 [&>div]:gap-y-0.5 xs:[&>div]:grid-cols-[9rem_minmax(0,1fr)]">
          {columns.map(([title, meaning]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="nota">
          Si hay códigos que empiezan por cero o parecen fechas, como 3-12, use XLSX: Excel los cambia al abrir un CSV.
        </p>
      </CardBody>
    </Card>
  );
}
