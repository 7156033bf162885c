import type { listMarcados } from "~/domain/catalogo/productos.server";
import { countOf } from "~/domain/kernel/text";
import { Visible } from "~/ui/badge";

interface MarcadosProps {
  productos: Awaited<ReturnType<typeof listMarcados>>;
  /** How many were marked that are gone. */
  faltan: number;
}

/** The marked products that a question is about, by their names. */
export function Marcados({ productos, faltan }: MarcadosProps) {
  return (
    <>
      {faltan > 0 && (
        <p className="nota">
          {countOf(faltan, "producto marcado ya no está", "productos marcados ya no están")}: alguien{" "}
          {faltan === 1 ? "lo" : "los"} eliminó.
        </p>
      )}
      <ul className="grid border border-tinta-950 [&>li]:not-first:border-t [&>li]:not-first:border-tinta-200">
        {productos.map(({ id, codigo, nombre, visible }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3.5 py-2.5">
            <span className="mono whitespace-nowrap">{codigo}</span>
            <b className="min-w-0 flex-[1_1_12rem] leading-snug font-semibold">{nombre}</b>
            <Visible on={visible} si="Visible" no="Oculto" />
          </li>
        ))}
      </ul>
    </>
  );
}
