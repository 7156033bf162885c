import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Elemento = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "ged-deslizador": Elemento;
    }
  }
}
