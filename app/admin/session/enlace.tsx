import { Copy } from "lucide-react";
import { useState } from "react";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/admin/shell/hydrated";

export interface EnlaceProps {
  nombre: string;
  href: string;
  vence: string;
}

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <>
      <button type="button" className="btn btn--sm" onClick={copy}>
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
    <section className="bloq editor" aria-labelledby="enlace-titulo">
      <header>
        <h2 id="enlace-titulo">Enlace para {nombre}</h2>
      </header>
      <div className="in enlace-unico">
        <p>
          Cópielo ahora y hágaselo llegar solo a {nombre}: no se vuelve a mostrar. Sirve una sola vez y vence el {vence}
        </p>
        <label className="oculto" htmlFor="enlace">
          Enlace de un solo uso
        </label>
        <input className="ent mono" id="enlace" type="text" readOnly value={href} />
        {hydrated && <CopyButton text={href} />}
      </div>
    </section>
  );
}
