import { Search } from "lucide-react";
import { controlClass } from "~/ui/form/control";
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
  className?: string;
}

/** The search box: a plain GET form; with JavaScript it suggests products during typing. */
export function Buscador({ id, etiqueta, q = "", grande = false, className }: BuscadorProps) {
  return (
    <ged-buscador className="contents">
      <form
        className={cx("relative flex print:hidden", grande && "max-w-160", className)}
        action="/buscar"
        method="get"
        role="search"
        aria-label={etiqueta}
      >
        <label className="oculto" htmlFor={id}>
          Buscar por código o nombre
        </label>
        <input
          className={cx(
            "w-full min-w-0 rounded-r-none border-r-0 focus:z-1",
            controlClass(grande ? "largeSearch" : "search"),
          )}
          id={id}
          name="q"
          type="search"
          defaultValue={q}
          placeholder="Código o nombre"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button
          type="submit"
          className={cx(
            "inline-flex min-h-11 flex-none cursor-pointer items-center justify-center rounded-r-1 border border-tinta-400 bg-papel p-0 text-control/tight text-tinta-700 [transition:color_var(--dur-1)] hover:text-tinta-950 active:[translate:0_1px]",
            grande ? "w-13" : "w-11",
          )}
        >
          <IconLabel of={Search} label="Buscar" />
        </button>
      </form>
    </ged-buscador>
  );
}
