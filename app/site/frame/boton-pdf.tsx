import { FileDown } from "lucide";
import { Buttons, buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { usePdf } from "./sitio";

/**
 * Link that opens the PDF catalogue in a new tab, with the banner's text; `label` where the specification has its own
 * words for a page (DEC 45).
 */
export function BotonPdf({
  className = buttonClass({ variant: "primary", size: "lg" }),
  label,
}: {
  className?: string;
  label?: string;
}) {
  const pdf = usePdf();
  return (
    <a className={className} href={pdf.href} target="_blank" rel="noopener" type="application/pdf">
      <Icon of={FileDown} />
      {label ?? pdf.label}
    </a>
  );
}

/** The two ways on from the head of a page: the PDF catalogue, and the contact page. */
export function CatalogueButtons({ contacto = "Contáctenos" }: { contacto?: string }) {
  return (
    <Buttons>
      <BotonPdf />
      <a className={buttonClass({ size: "lg" })} href="/contacto">
        {contacto}
      </a>
    </Buttons>
  );
}
