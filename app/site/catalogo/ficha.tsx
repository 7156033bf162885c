import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";

interface FichaProps {
  href: string;
  titulo: string;
  figura: ReactNode;
  numero?: number;
  nota?: string;
}

/** A card of a ruled grid, which gives it its style; the whole card is one link. */
export function Ficha({ href, titulo, figura, numero, nota }: FichaProps) {
  return (
    <a href={href}>
      {numero !== undefined && <span aria-hidden="true">{numero}</span>}
      <div className="mini">{figura}</div>
      <div>
        <h3 className="h3">
          {titulo} <Icon of={ArrowRight} />
        </h3>
        {nota && <p className="nota">{nota}</p>}
      </div>
    </a>
  );
}
