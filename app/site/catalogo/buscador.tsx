import { Search } from "lucide-react";
import { IconLabel } from "~/ui/icon";

interface BuscadorProps {
  /** Id unique on the page. */
  id: string;
  /** Accessible name that distinguishes this box from others on the page. */
  etiqueta: string;
  q?: string;
  className?: string;
}

/** The search box: a plain GET form; with JavaScript it suggests products during typing. */
export function Buscador({ id, etiqueta, q = "", className = "" }: BuscadorProps) {
  return (
    <ged-buscador>
      <form className={`busca ${className}`} action="/buscar" method="get" role="search" aria-label={etiqueta}>
        <label className="oculto" htmlFor={id}>
          Buscar por código o nombre
        </label>
        <input
          className="ent"
          id={id}
          name="q"
          type="search"
          defaultValue={q}
          placeholder="Código o nombre"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="btn btn--ico">
          <IconLabel of={Search} label="Buscar" />
        </button>
      </form>
    </ged-buscador>
  );
}
