import { Search } from "lucide";
import type { Orden } from "~/domain/busqueda/en-subcategoria.server";
import { type AtributoPublico, type Filtro, filtroParams, filtroText, type FiltroMalo } from "~/domain/medidas/filtros";
import { Celda, cellControl } from "~/site/vehiculos/celdas";
import { buttonClass } from "~/ui/button";
import { controlClass, selectClass } from "~/ui/form/control";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { ActiveFilters } from "~/ui/list/active-filters";
import { FiltroMedidas } from "~/site/medidas/filtro-medidas";

const ordenes: readonly { value: Orden; label: string }[] = [
  { value: "nombre", label: "Nombre, A a Z" },
  { value: "nombre-desc", label: "Nombre, Z a A" },
  { value: "codigo", label: "Código" },
];

/** The sort order of an address; by name for any unknown value. */
export function readOrden(given: string): Orden {
  return ordenes.find(({ value }) => value === given)?.value ?? "nombre";
}

const width = cx("max-w-96 min-w-0 flex-[1_1_12rem]");

interface FiltroProductosProps {
  q: string;
  orden: Orden;
  filtros: readonly Filtro[];
  /** What was typed as a number and is none, by the name of its field. */
  malos: Readonly<Record<string, FiltroMalo>>;
  /** The measures by which the list can be filtered. */
  atributos: readonly AtributoPublico[];
  /** Address of the list with these parameters, and with the others where they are left out. */
  hrefOf: (params: Record<string, string>) => string;
}

const texto = {
  ...{ id: "filtro", name: "q", type: "search", maxLength: 100 },
  placeholder: "Filtrar por código o nombre",
} as const;

function Ordenes({ className, orden }: { className: string; orden: Orden }) {
  return (
    <select className={className} id="orden" name="orden" defaultValue={orden}>
      {ordenes.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Filter and sort form of a product list, and what is on; its state is in the address. */
export function FiltroProductos({ q, orden, filtros, malos, atributos, hrefOf }: FiltroProductosProps) {
  const sorted = ordenes.find(({ value }) => value === orden);
  const all = { q, orden, ...filtroParams(filtros) };
  const active = [
    ...(q ? [{ name: "Código o nombre", value: q, without: hrefOf({ ...all, q: "" }) }] : []),
    ...filtros.map((filtro) => ({
      name: filtro.atributo.nombre,
      value: filtroText(filtro),
      without: hrefOf({ q, orden, ...filtroParams(filtros.filter((other) => other !== filtro)) }),
    })),
    ...(sorted && sorted !== ordenes[0]
      ? [{ name: "Orden", value: sorted.label, without: hrefOf({ ...all, orden: "nombre" }) }]
      : []),
  ];
  return (
    <>
      {atributos.length > 0 ? (
        <FiltroMedidas {...{ atributos, filtros, malos }} action={hrefOf({})}>
          <Celda id="filtro" label="Código o nombre">
            <input className={cellControl} {...texto} defaultValue={q} />
          </Celda>
          <Celda id="orden" label="Ordenar por">
            <Ordenes className={cellControl} orden={orden} />
          </Celda>
        </FiltroMedidas>
      ) : (
        <form
          className="flex flex-wrap gap-3 print:hidden"
          method="get"
          action={hrefOf({})}
          aria-label="Filtrar productos"
        >
          <label className="oculto" htmlFor="filtro">
            Filtrar por código o nombre
          </label>
          <input className={cx(width, controlClass())} {...texto} defaultValue={q} />
          <label className="oculto" htmlFor="orden">
            Ordenar por
          </label>
          <Ordenes className={cx(width, selectClass())} orden={orden} />
          <button type="submit" className={buttonClass({ size: "lg" })}>
            <Icon of={Search} />
            Filtrar
          </button>
        </form>
      )}
      <ActiveFilters filters={active} clear={hrefOf({})} />
    </>
  );
}
