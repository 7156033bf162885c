import { Search } from "lucide-react";
import { IconLabel } from "~/ui/icon";

/** The search box: a plain GET form; where scripts run it suggests while one types. `id` is unique on the page. */
export function Buscador({ id, q = "", className = "" }: { id: string; q?: string; className?: string }) {
  return (
    <ged-buscador>
      <form className={`busca ${className}`} action="/buscar" method="get" role="search" aria-label="Buscar productos">
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
