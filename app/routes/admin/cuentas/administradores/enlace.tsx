import { Copy } from "lucide";
import { useState } from "react";
import { formatMoment } from "~/domain/kernel/dates";
import { buttonClass } from "~/ui/button";
import { Card, CardBody, CardHeader, CardTitle } from "~/ui/card";
import { controlClass } from "~/ui/form/control";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/admin/shell/hydrated";

interface EnlaceProps {
  nombre: string;
  href: string;
  vence: string;
}

interface Made {
  nombre: string;
  token: string;
  expires_at: Date;
}

/** A one-time link as its note shows it. */
export function enlaceOf({ origin }: URL, { nombre, token, expires_at }: Made): EnlaceProps {
  return { nombre, href: `${origin}/admin/primer-acceso?llave=${token}`, vence: formatMoment(expires_at) };
}

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <>
      <button type="button" className={buttonClass({ size: "sm" })} onClick={copy}>
        <Icon of={Copy} />
        Copiar enlace
      </button>
      <span role="status">{copied ? "Enlace copiado" : ""}</span>
    </>
  );
}

/** A one-time link, which is shown only this once. */
export function EnlaceNota({ nombre, href, vence }: EnlaceProps) {
  const hydrated = useHydrated();
  return (
    <Card narrow aria-labelledby="enlace-titulo">
      <CardHeader>
        <CardTitle id="enlace-titulo">Enlace para {nombre}</CardTitle>
      </CardHeader>
      <CardBody className="grid justify-items-start gap-5">
        <p>
          Cópielo ahora y hágaselo llegar solo a {nombre}: no se vuelve a mostrar. Sirve una sola vez y vence el {vence}
        </p>
        <label className="oculto" htmlFor="enlace">
          Enlace de un solo uso
        </label>
        <input className={cx("mono w-full", controlClass())} id="enlace" type="text" readOnly value={href} />
        {hydrated && <CopyButton text={href} />}
      </CardBody>
    </Card>
  );
}
