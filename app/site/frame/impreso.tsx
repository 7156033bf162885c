import type { ReactNode } from "react";
import { Marca } from "./marca";
import { useSitio } from "./sitio";

/** What has a head and a foot on paper only: the mark and what the sheet is, and where the company is found. */
export function Impreso({ titulo, children }: { titulo: string; children: ReactNode }) {
  const { empresa, direccion, telefono, web } = useSitio().ajustes;
  return (
    <>
      <div className="wrap hidden print:block">
        <div className="mb-4 flex items-end justify-between border-b pb-2">
          <Marca empresa={empresa} /> <b>{titulo}</b>
        </div>
      </div>
      {children}
      <p className="wrap nota hidden print:block">
        {empresa}. {direccion}. {telefono}. {web}
      </p>
    </>
  );
}
