import { MessageCircle } from "lucide";
import { whatsappHref } from "~/domain/ajustes/ajustes";
import type { Ficha } from "~/domain/catalogo/ficha/ficha.server";
import type { Parecido } from "~/domain/referencias/numeros.server";
import { cotejo } from "~/domain/referencias/parecidos";
import { TablaProductos } from "~/site/catalogo/tabla-productos";
import { useSitio } from "~/site/frame/sitio";
import { textLink } from "~/ui/button";
import { Note } from "~/ui/note";
import { Marcado } from "./marcado";
import { Panel } from "./panel";

/** Other codes that a typed one may mean, each with the signs that differ. */
export function OtrosCodigos({ q, parecidos }: { q: string; parecidos: readonly Parecido[] }) {
  if (parecidos.length === 0) return null;
  const written = new Map(parecidos.map(({ producto, codigo }) => [producto.id, codigo]));
  return (
    <section data-part="otros-codigos">
      <h2 className="h3 mb-4" id="otros-codigos">
        Otros códigos que se parecen
      </h2>
      <TablaProductos
        productos={parecidos.map(({ producto }) => producto)}
        labelledby="otros-codigos"
        donde
        codigo={({ id, codigo }) => <Marcado trozos={cotejo(q, written.get(id) ?? codigo).codigo} />}
      />
    </section>
  );
}

/** Says which product replaces a retired code (DEC 52). */
export function Reemplazado({ retirado, producto }: { retirado: string; producto: Ficha }) {
  return (
    <div className="grid gap-air-md">
      <p>
        El código <b className="mono">{retirado}</b> ya no se vende.
      </p>
      <Panel producto={producto} antes="Reemplazado por" />
    </div>
  );
}

interface QuisoDecirProps {
  q: string;
  parecidos: readonly Parecido[];
  /** The product of the first. */
  producto: Ficha;
}

/** Offers the code that a misread one may mean: never opened by itself (DEC 50). */
export function QuisoDecir({ q, parecidos, producto }: QuisoDecirProps) {
  const { ajustes } = useSitio();
  const [first, ...others] = parecidos;
  if (!first) return null;
  const { escrito, codigo } = cotejo(q, first.codigo);
  const whose = first.marca === null ? "El código es" : first.marca ? `El número de ${first.marca} es` : "El número es";
  return (
    <div className="grid gap-air-md">
      <p>
        Ningún producto tiene el código <b className="mono">{q}</b>. Encontramos uno muy parecido:
      </p>
      <Panel producto={producto} antes="¿Quiso decir" despues="?" codigo={first.codigo}>
        <dl className="grid grid-cols-[auto_auto] items-center gap-x-5 gap-y-1 text-sm text-tinta-600 [&_dd]:font-mono [&_dd]:text-h3 [&_dd]:font-semibold [&_dd]:text-tinta-950">
          <dt>Usted escribió</dt>
          <dd>
            <Marcado trozos={escrito} wrong />
          </dd>
          <dt>{whose}</dt>
          <dd>
            <Marcado trozos={codigo} />
          </dd>
        </dl>
      </Panel>
      <OtrosCodigos q={q} parecidos={others} />
      <Note tone="info" icon={MessageCircle}>
        <b>¿No es ninguno?</b>
        Envíenos una foto del número que tiene la pieza y le decimos cuál es.
        <p>
          <a className={textLink} href={whatsappHref(ajustes.whatsapp, `Hola, busco el código ${q}`)}>
            Enviar foto por WhatsApp
          </a>
        </p>
      </Note>
    </div>
  );
}
