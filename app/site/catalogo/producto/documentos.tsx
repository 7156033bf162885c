import { FileText } from "lucide";
import type { Ficha } from "~/domain/catalogo/ficha/ficha.server";
import { mediaHref } from "~/domain/catalogo/hrefs";
import { documentTitle, formatBytes } from "~/domain/medios/medios";
import { Icon } from "~/ui/icon";

/** The guides of a product, each a PDF with its size; nothing where there are none. */
export function Documentos({ documentos }: Pick<Ficha, "documentos">) {
  if (documentos.length === 0) return null;
  return (
    <section className="grid w-full gap-3 print:hidden" aria-labelledby="documentos" data-part="documentos">
      <h2 className="h3" id="documentos">
        Documentos
      </h2>
      <ul className="border border-tinta-950 bg-papel">
        {documentos.map((documento) => (
          <li key={documento.clave} className="not-first:border-t not-first:border-tinta-200">
            <a
              className="flex items-center gap-3 px-3.5 py-2.5 no-underline hover:bg-tinta-100"
              href={mediaHref(documento)}
              target="_blank"
              rel="noopener"
            >
              <span className="text-minio-600">
                <Icon of={FileText} />
              </span>
              <span className="flex-1 font-medium wrap-anywhere">{documentTitle(documento)}</span>{" "}
              <span className="mono text-sm whitespace-nowrap text-tinta-600">PDF, {formatBytes(documento.bytes)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
