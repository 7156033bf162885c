import { MessageCircle } from "lucide";
import type { ReactNode } from "react";
import { whatsappHref } from "~/domain/ajustes/ajustes";
import { PageHead } from "~/site/frame/page-head";
import { useSitio } from "~/site/frame/sitio";
import { textLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

/** The short head of a page about vehicles: title on one side, a text or form on the other. */
export function CabeceraVehiculos({
  titulo,
  lado,
  children,
}: {
  titulo: string;
  lado: ReactNode;
  children?: ReactNode;
}) {
  return (
    <PageHead>
      <div className="wrap grid gap-5 py-air-md">
        <div className="grid gap-5 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-16">
          <h1 className="h1">{titulo}</h1>
          {lado}
        </div>
        {children}
      </div>
    </PageHead>
  );
}

interface PreguntaProps {
  fuerte: string;
  texto: string;
  enlace: string;
  /** The message that the chat begins with. */
  mensaje: string;
}

/** A framed question to an adviser, by WhatsApp. */
export function Pregunta({ fuerte, texto, enlace, mensaje }: PreguntaProps) {
  const { ajustes } = useSitio();
  return (
    <div className="flex items-start gap-3.5 border border-tinta-950 bg-papel p-5 print:hidden [&>svg]:size-7 [&>svg]:flex-none [&>svg]:text-minio-600">
      <Icon of={MessageCircle} />
      <div className="min-w-0 wrap-anywhere">
        <p>
          <b>{fuerte}</b> {texto}
        </p>
        <a className={textLink} href={whatsappHref(ajustes.whatsapp, mensaje)}>
          {enlace}
        </a>
      </div>
    </div>
  );
}
