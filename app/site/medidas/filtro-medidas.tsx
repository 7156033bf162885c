import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { type AtributoPublico, type Filtro, filtroParams } from "~/domain/medidas/filtros";
import { opcionesOf } from "~/domain/medidas/medidas";
import { Celda, CeldaBoton, Celdas, cellControl } from "~/site/vehiculos/celdas";
import { buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

interface CampoProps {
  atributo: AtributoPublico;
  /** The search parameters that are on. */
  params: Readonly<Record<string, string | undefined>>;
}

function Opcion({ atributo: { id, nombre, opciones }, params }: CampoProps) {
  const name = `m${id}`;
  return (
    <Celda id={name} label={nombre}>
      <select className={cellControl} id={name} name={name} defaultValue={params[name] ?? ""}>
        <option value="">Todos</option>
        {opcionesOf(opciones).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </Celda>
  );
}

function Rango({ atributo: { id, nombre, unidad }, params }: CampoProps) {
  const side = (end: "desde" | "hasta") => {
    const name = `m${id}-${end}`;
    const input = { id: name, name, placeholder: end, defaultValue: params[name], maxLength: 12 };
    return { ...input, type: "text", inputMode: "decimal", autoComplete: "off" } as const;
  };
  return (
    <Celda id={`m${id}-desde`} label={`${nombre}, desde y hasta`}>
      <span className="flex items-center gap-3">
        <input className={cellControl} {...side("desde")} />
        <input className={cellControl} aria-label={`${nombre}, hasta`} {...side("hasta")} />
        {unidad && <span className="text-sm text-tinta-600">{unidad}</span>}
      </span>
    </Celda>
  );
}

interface FiltroMedidasProps {
  atributos: readonly AtributoPublico[];
  filtros: readonly Filtro[];
  action: string;
  /** The cells before those of the measures. */
  children: ReactNode;
}

/** The filters of a list as one form of joined cells, which a phone folds. */
export function FiltroMedidas({ atributos, filtros, action, children }: FiltroMedidasProps) {
  const params = filtroParams(filtros);
  return (
    <details className="lg:details-content:contents print:hidden">
      <summary
        className={cx(
          buttonClass({ variant: "paper", size: "wide" }),
          "lg:supports-[selector(::details-content)]:hidden",
        )}
      >
        <Icon of={SlidersHorizontal} />
        Filtrar por medida
      </summary>
      <Celdas label="Filtrar productos" action={action} className="flex! flex-wrap *:flex-[1_1_14rem]">
        {children}
        {atributos.map((atributo) =>
          atributo.tipo === "opcion" ? (
            <Opcion key={atributo.id} {...{ atributo, params }} />
          ) : (
            <Rango key={atributo.id} {...{ atributo, params }} />
          ),
        )}
        <CeldaBoton>Filtrar</CeldaBoton>
      </Celdas>
    </details>
  );
}
