import { Search } from "lucide-react";
import type { Orden } from "~/domain/catalogo/catalogo.server";
import { buttonClass } from "~/ui/button";
import { controlClass, selectClass } from "~/ui/form/control";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { ActiveFilters } from "~/ui/list/active-filters";

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
  /** Address of the list with these filters, and with the others where they are left out. */
  hrefOf: (filters: { q?: string; orden?: Orden }) => string;
}

/** Filter and sort form of a long product list, and what is on; its state is in the address. */
export function FiltroProductos({ q, orden, hrefOf }: FiltroProductosProps) {
  const sorted = ordenes.find(({ value }) => value === orden);
  const active = [
    ...(q ? [{ name: "Código o nombre", value: q, without: hrefOf({ orden }) }] : []),
    ...(sorted && sorted !== ordenes[0] ? [{ name: "Orden", value: sorted.label, without: hrefOf({ q }) }] : []),
  ];
  return (
    <>
      <form
        className="flex flex-wrap gap-3 print:hidden"
        method="get"
        action={hrefOf({})}
        aria-label="Filtrar productos"
      >
        <label className="oculto" htmlFor="filtro">
          Filtrar por código o nombre
        </label>
        <input
          className={cx(width, controlClass())}
          id="filtro"
          name="q"
          type="search"
          defaultValue={q}
          placeholder="Filtrar por código o nombre"
          maxLength={100}
        />
        <label className="oculto" htmlFor="orden">
          Ordenar por
        </label>
        <select className={cx(width, selectClass())} id="orden" name="orden" defaultValue={orden}>
          {ordenes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <button type="submit" className={buttonClass({ size: "lg" })}>
          <Icon of={Search} />
          Filtrar
        </button>
      </form>
      <ActiveFilters filters={active} clear={hrefOf({})} />
    </>
  );
}
