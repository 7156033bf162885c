import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Elemento = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "ged-deslizador": Elemento;
      "ged-buscador": Elemento;
      "ged-comparte": Elemento;
      "ged-contacto": Elemento;
      "ged-vehiculo": Elemento;
      "ged-enlace-vehiculo": Elemento;
      "ged-imprime": Elemento;
      "ged-pide": Elemento;
    }
  }
}
