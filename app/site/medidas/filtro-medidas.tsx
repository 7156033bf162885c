import { SlidersHorizontal } from "lucide";
import type { ReactNode } from "react";
import { type AtributoPublico, type Filtro, filtroParams, ladosDe, type FiltroMalo } from "~/domain/medidas/filtros";
import { isInch, opcionesOf } from "~/domain/medidas/medidas";
import { numeroPublico } from "~/domain/medidas/pulgadas";
import { Celda, CeldaBoton, Celdas, cellControl } from "~/site/vehiculos/celdas";
import { buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { FieldError } from "~/ui/form/field-parts";
import { Icon } from "~/ui/icon";

/** One of two fields of a cell, which is marked while either has the focus: a line says which. */
const sideControl = cx(cellControl, "border-b border-transparent focus-visible:border-tinta-950");

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

type Malos = Readonly<Record<string, FiltroMalo>>;

function Rango({ atributo: { id, nombre, unidad }, params, malos }: CampoProps & { malos: Malos }) {
  const names = ladosDe(id);
  const [desde, hasta] = names;
  const side = (name: string, placeholder: string) => {
    const malo = malos[name];
    const on = params[name];
    const typed = malo?.typed ?? (on && numeroPublico(on, { unidad }));
    const input = { id: name, name, placeholder, defaultValue: typed, maxLength: 12 };
    const wrong = malo && ({ "aria-invalid": true, "aria-describedby": `${name}-error` } as const);
    return {
      ...input,
      ...wrong,
      type: "text",
      inputMode: isInch(unidad) ? "text" : "decimal",
      autoComplete: "off",
    } as const;
  };
  return (
    <Celda id={desde} label={`${nombre}, desde y hasta`}>
      <span className="flex items-center gap-3">
        <input className={sideControl} aria-label={`${nombre}, desde`} {...side(desde, "desde")} />
        <input className={sideControl} aria-label={`${nombre}, hasta`} {...side(hasta, "hasta")} />
        {unidad && <span className="text-sm text-tinta-600">{unidad}</span>}
      </span>
      {names.map((name) => {
        const malo = malos[name];
        return malo ? (
          <FieldError key={name} id={`${name}-error`}>
            {malo.mensaje}
          </FieldError>
        ) : null;
      })}
    </Celda>
  );
}

interface FiltroMedidasProps {
  atributos: readonly AtributoPublico[];
  filtros: readonly Filtro[];
  malos: Malos;
  action: string;
  /** The cells before those of the measures. */
  children: ReactNode;
}

/** The filters of a list as one form of joined cells, which a phone folds. */
export function FiltroMedidas({ atributos, filtros, malos, action, children }: FiltroMedidasProps) {
  const params = filtroParams(filtros);
  return (
    <details className="lg:details-content:contents print:hidden" open={Object.keys(malos).length > 0}>
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
            <Rango key={atributo.id} {...{ atributo, params, malos }} />
          ),
        )}
        <CeldaBoton>Filtrar</CeldaBoton>
      </Celdas>
    </details>
  );
}
