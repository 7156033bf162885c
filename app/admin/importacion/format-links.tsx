import { Download } from "lucide-react";
import { type Formato, formatos } from "~/domain/catalogo/listas";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

interface FormatLinksProps {
  /** What is downloaded: "Plantilla". */
  text: string;
  hrefOf: (formato: Formato) => string;
}

/** A link for each format of a spreadsheet. */
export function FormatLinks({ text, hrefOf }: FormatLinksProps) {
  return formatos.map((formato) => (
    <a key={formato} className={buttonClass({ size: "sm" })} href={hrefOf(formato)}>
      <Icon of={Download} />
      {text} {formato.toUpperCase()}
    </a>
  ));
}
