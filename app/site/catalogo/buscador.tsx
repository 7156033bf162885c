import { Search } from "lucide";
import { controlClass } from "~/ui/form/control";
import { labelClass } from "~/ui/form/field-parts";
import { cx } from "~/ui/cx";
import { IconLabel } from "~/ui/icon";

interface BuscadorProps {
  /** Id unique on the page. */
  id: string;
  /** Accessible name that distinguishes this box from others on the page. */
  etiqueta: string;
  q?: string;
  /** The one that a page is about. */
  grande?: boolean;
  /** Asks above the box what is looked for; otherwise only screen readers are told. */
  pregunta?: boolean | "en teléfonos";
  className?: string;
}

/** The search box: a plain GET form; with JavaScript it suggests products during typing. */
export function Buscador({ id, etiqueta, q = "", grande = false, pregunta = false, className }: BuscadorProps) {
  return (
    <ged-buscador className="contents">
      <form
        className={cx("relative flex flex-wrap print:hidden", grande && "max-w-160", className)}
        action="/buscar"
        method="get"
        role="search"
        aria-label={etiqueta}
      >
        <label
          className={pregunta ? cx("mb-1.5 basis-full", labelClass, pregunta !== true && "sm:oculto") : "oculto"}
          htmlFor={id}
        >
          {pregunta ? "¿Qué pieza busca?" : "Buscar por código, nombre o vehículo"}
        </label>
        <input
          className={cx(
            "min-w-0 flex-1 rounded-r-none border-r-0 focus:z-1",
            controlClass(grande ? "largeSearch" : "search"),
          )}
          id={id}
          name="q"
          type="search"
          defaultValue={q}
          placeholder="Código o vehículo"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button
          type="submit"
          className={cx(
            "grid flex-none cursor-pointer place-items-center rounded-r-1 border p-0 active:[translate:0_1px]",
            grande
              ? "w-13 border-tinta-950 bg-tinta-950 text-papel hover:bg-tinta-700"
              : "w-11 border-tinta-400 bg-papel text-tinta-700 hover:text-tinta-950",
          )}
        >
          <IconLabel of={Search} label="Buscar" />
        </button>
      </form>
    </ged-buscador>
  );
}
