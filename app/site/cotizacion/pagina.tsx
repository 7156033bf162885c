import { CircleCheck, TriangleAlert } from "lucide";
import { catalogoHref } from "~/domain/catalogo/hrefs";
import { vehiculosHref } from "~/domain/vehiculos/hrefs";
import { buttonClass, buttonGroup, textLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Vacio } from "~/ui/list/vacio";
import { Note } from "~/ui/note";
import type { Aviso } from "./avisos";
import { envio, FormularioCotizacion } from "./formulario";
import { Pegar } from "./pegar";
import type { Vista } from "./vista.server";

interface Hecho {
  aviso: Aviso;
  vuelta?: string;
  quitadas?: string;
  puesto?: string;
}

/** What happened, what worked first, then each line that did not, and why; what was taken out can be had back. */
function Resultado({ aviso: { mal, texto, lineas = [] }, vuelta, quitadas, puesto }: Hecho) {
  return (
    <Note
      tone={mal ? "error" : "ok"}
      icon={mal ? TriangleAlert : CircleCheck}
      role={mal ? "alert" : "status"}
      tabIndex={-1}
      id="resultado"
    >
      <b className="wrap-anywhere">{texto}</b>
      {lineas.length > 0 && (
        <>
          <ul className="my-2 grid gap-1.5 text-sm">
            {lineas.map(({ linea, motivo, parecido }) => (
              <li key={linea} className="wrap-anywhere">
                <span className="mono">{linea}</span>: {motivo ?? "No corresponde a ningún código ni referencia."}
                {parecido && (
                  <>
                    {" "}
                    ¿Quiso decir <a href={`/buscar?q=${encodeURIComponent(parecido.codigo)}`}>{parecido.codigo}</a>?
                  </>
                )}
              </li>
            ))}
          </ul>
          {mal && <a href="#lote">Lo que falta sigue en «Pegar códigos y cantidades» para que lo corrija.</a>}
        </>
      )}
      {vuelta && (
        <a className={textLink} href={vuelta}>
          Volver a donde estaba
        </a>
      )}
      {quitadas && puesto && <input type="hidden" name="puesto" value={puesto} />}
      {quitadas && (
        <button
          type="submit"
          className={cx(textLink, "cursor-pointer border-0 bg-transparent p-0")}
          name="recuperar"
          value={quitadas}
        >
          Recuperar
        </button>
      )}
    </Note>
  );
}

function ListaVacia({ quitadas, perdida }: Pick<Vista, "quitadas" | "perdida">) {
  return (
    <Vacio titulo="La lista está vacía">
      <p className="nota">
        {perdida
          ? "Si acaba de agregar productos, su navegador no los guardó: permita las cookies de este sitio, o pídanos los precios por WhatsApp."
          : "Agregue productos desde el catálogo o pegue aquí los códigos que ya tiene."}
      </p>
      <div className={cx(buttonGroup, "justify-center")}>
        <a className={buttonClass({ variant: "primary", size: "lg" })} href={catalogoHref}>
          Ver el catálogo
        </a>
        <a className={buttonClass({ size: "lg" })} href={vehiculosHref}>
          Buscar por vehículo
        </a>
        {quitadas && (
          <button type="submit" className={buttonClass({ size: "lg" })} name="recuperar" value={quitadas}>
            Recuperar la lista
          </button>
        )}
      </div>
    </Vacio>
  );
}

/** The page of the list: what happened, the products, the box to paste into, and the form that sends it. */
export function PaginaLista({ vista }: { vista: Vista }) {
  const { filas, aviso, vuelta, quitadas, puesto, caja = "", visto } = vista;
  const isEmpty = filas.length === 0;
  const children = (
    <>
      <input type="hidden" name="mostrada" value={vista.mostrada} />
      {aviso && <Resultado aviso={aviso} vuelta={vuelta} quitadas={isEmpty ? undefined : quitadas} puesto={puesto} />}
      {isEmpty && <ListaVacia quitadas={quitadas} perdida={vista.perdida} />}
      <Pegar caja={caja} visto={visto} open={isEmpty || caja !== "" || vista.archivo === true} />
    </>
  );
  return (
    <section className="seccion pt-air-md" id="lista">
      <div className="wrap grid gap-6">
        {isEmpty && !vista.respuesta ? (
          <form {...envio} className="grid gap-6">
            {children}
          </form>
        ) : (
          <FormularioCotizacion {...vista}>{children}</FormularioCotizacion>
        )}
      </div>
    </section>
  );
}
