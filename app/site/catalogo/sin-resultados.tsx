import { ArrowRight, MessageCircle } from "lucide";
import type { ReactNode } from "react";
import { whatsappHref } from "~/domain/ajustes/ajustes";
import { contactoHref } from "~/domain/catalogo/hrefs";
import { cx } from "~/ui/cx";
import { buttonClass, buttonGroup } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Note } from "~/ui/note";
import { CategoriasGrid } from "./categorias-grid";
import { useSitio } from "~/site/frame/sitio";
import { FormularioLista } from "~/site/cotizacion/agregar";
import { type FilaProducto, TablaProductos } from "./tabla-productos";

interface SinResultadosProps {
  q: string;
  /** Closest matches. */
  cerca: readonly FilaProducto[];
  /** What else there is for what was asked, shown first. */
  children?: ReactNode;
}

/** Shown for a search without results or without a text: closest matches, contact, and all categories. */
export function SinResultados({ q, cerca, children }: SinResultadosProps) {
  const { ajustes, categorias } = useSitio();
  return (
    <div className="grid gap-air-lg">
      {children}
      {q !== "" && (
        <Note tone="info">
          <b>Revise el código o pruebe con menos palabras</b>
          También puede pedirnos que lo busquemos por usted.
          <div className={cx(buttonGroup, "mt-4")}>
            <a
              className={buttonClass({ variant: "dark", size: "lg" })}
              href={contactoHref({ asunto: "No encontré mi repuesto", mensaje: `Busco: ${q}` })}
            >
              No encontré mi repuesto <Icon of={ArrowRight} />
            </a>
            <a
              className={buttonClass({ size: "lg" })}
              href={whatsappHref(ajustes.whatsapp, `Hola, no encontré mi repuesto: ${q}`)}
            >
              <Icon of={MessageCircle} />
              Preguntar por WhatsApp
            </a>
          </div>
        </Note>
      )}
      {cerca.length > 0 && (
        <section>
          <h2 className="h3 mb-4" id="parecidos">
            Productos parecidos
          </h2>
          <FormularioLista lista={q}>
            <TablaProductos productos={cerca} labelledby="parecidos" donde pide />
          </FormularioLista>
        </section>
      )}
      <section className="[&_p+div]:mt-4">
        <h2 className="h3 mb-4">Busque por categoría</h2>
        <CategoriasGrid categorias={categorias} />
      </section>
    </div>
  );
}
