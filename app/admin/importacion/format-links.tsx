import { Download } from "lucide";
import { type Formato, formatos } from "~/domain/importacion/sheet";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

interface FormatLinksProps {
  /** What is downloaded: "Plantilla". */
  text: string;
  hrefOf: (formato: Formato) => string;
  /** As large as the buttons they stand beside. */
  size?: "sm" | "md";
}

/** A link for each format of a spreadsheet. */
export function FormatLinks({ text, hrefOf, size = "sm" }: FormatLinksProps) {
  return formatos.map((formato) => (
    <a key={formato} className={buttonClass({ size })} href={hrefOf(formato)}>
      <Icon of={Download} />
      {text} {formato.toUpperCase()}
    </a>
  ));
}
