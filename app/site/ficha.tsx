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

/** A card of a ruled grid: the whole of it is one link. */
export function Ficha({ href, titulo, figura, numero, nota }: FichaProps) {
  return (
    <a className="ficha" href={href}>
      {numero !== undefined && (
        <span className="num" aria-hidden="true">
          {numero}
        </span>
      )}
      <span className="fig mini">{figura}</span>
      <span className="pie">
        <span className="h3">
          {titulo} <Icon of={ArrowRight} />
        </span>
        {nota && <span className="nota">{nota}</span>}
      </span>
    </a>
  );
}
