import { CircleCheck } from "lucide";
import type { Oferta } from "~/domain/cotizaciones/oferta.server";
import { respuestaHref, respuestaName, sinPrecioText } from "~/domain/cotizaciones/respuesta";
import { Trampas } from "~/site/formulario/partes";
import { buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { controlClass } from "~/ui/form/control";
import { FieldBox, FieldError, Label } from "~/ui/form/field-parts";
import { Icon } from "~/ui/icon";
import { Toast } from "~/ui/toast";

/** Why a form of the page was not taken. */
export interface RespuestaOferta {
  accion: "aceptar" | "preguntar";
  fault: { titulo: string; texto: string } | null;
  /** The question as it was typed, and what is wrong with it. */
  pregunta: string;
  error: string | null;
  confirmar: boolean;
}

const box = cx("grid gap-4 border border-tinta-950 bg-papel p-air-sm");

/** The button that accepts an answer, while it can be accepted. */
export function Aceptar({ oferta, fault }: { oferta: Oferta; fault: RespuestaOferta["fault"] }) {
  const { aceptada_at, cierre, later, hayPrecios, lineas } = oferta;
  const open = !aceptada_at && !cierre && !later && hayPrecios;
  const sinPrecio = sinPrecioText(lineas);
  if (!open && !fault) return null;
  return (
    <form className={box} method="post" action="#aceptar" id="aceptar">
      {fault && <Toast tono="error" {...fault} />}
      {open && (
        <>
          {sinPrecio && <p className="font-semibold">{sinPrecio}</p>}
          <p>Si está de acuerdo, acéptela: le avisamos al asesor para coordinar pago y entrega.</p>
          <button
            type="submit"
            name="accion"
            value="aceptar"
            className={buttonClass({ variant: "primary", size: "wide" })}
          >
            <Icon of={CircleCheck} />
            Aceptar
          </button>
          <span className="nota">Aquí no se paga nada.</span>
        </>
      )}
    </form>
  );
}

interface PreguntarProps {
  oferta: Oferta & { idempotencia: string };
  /** Why the question was not taken. */
  respuesta: RespuestaOferta | null;
}

/**
 * What the customer asked, and the form to ask; on an answer that was replaced only what was typed there, to be sent
 * about the new one.
 */
export function Preguntar({ oferta, respuesta: asks }: PreguntarProps) {
  const { pregunta, idempotencia, later, numero } = oferta;
  if (later && !asks) return null;
  return (
    <form
      className={box}
      method="post"
      action={`${later ? respuestaHref(later.enlace) : ""}#preguntar`}
      id="preguntar"
      noValidate
    >
      <h2 className="h3">Hacer una pregunta</h2>
      {asks?.fault && <Toast tono="error" {...asks.fault} />}
      {later && (
        <p>
          Lo que escribió sigue aquí. Al enviarlo, pregunta por la nueva:{" "}
          <a href={respuestaHref(later.enlace)}>{respuestaName(numero, later.version)}</a>.
        </p>
      )}
      {pregunta && (
        <div data-part="pregunta">
          <p className="font-semibold">Recibimos su pregunta:</p>
          <p className="wrap-anywhere whitespace-pre-line">{pregunta}</p>
        </div>
      )}
      <FieldBox>
        <Label htmlFor="pregunta">Su pregunta</Label>
        <textarea
          className={cx("w-full", controlClass("area"))}
          id="pregunta"
          name="pregunta"
          rows={3}
          required
          maxLength={1000}
          defaultValue={asks?.pregunta}
          aria-invalid={asks?.error ? true : undefined}
          aria-describedby={asks?.error ? "pregunta-e" : undefined}
        />
        {asks?.error && <FieldError id="pregunta-e">{asks.error}</FieldError>}
      </FieldBox>
      <Trampas idempotencia={idempotencia} confirmar={asks?.confirmar ?? false} cosa="esta pregunta" />
      <button type="submit" name="accion" value="preguntar" className={buttonClass({ size: "wide" })}>
        Enviar pregunta
      </button>
    </form>
  );
}
