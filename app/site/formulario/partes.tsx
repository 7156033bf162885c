import type { FieldMetadata, FormMetadata, SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { Check, CheckField } from "~/ui/form/check";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Toast } from "~/ui/toast";

/** Why a visitor's form was not taken; what was typed comes with it. */
export interface RespuestaFormulario {
  result: SubmissionResult<string[]>;
  /** An error that belongs to no field. */
  fault: { titulo: string; texto: string } | null;
  /** The post looked automated: the person ticks a box and sends the form again. */
  confirmar: boolean;
  /** Idempotency key of the form: posting it again stores nothing twice. */
  idempotencia: string;
}

/** Where a refused form is shown. */
export const RESPUESTA = "respuesta";

interface ResultadoProps<F extends Record<string, unknown>> {
  form: Pick<FormMetadata<F>, "id" | "allErrors">;
  fault: RespuestaFormulario["fault"] | undefined;
  /** Whether a box is to be ticked, to which the message leads. */
  confirmar: boolean;
}

/** What is wrong with a form that was sent: one error of all of it, else a link to each field that has one. */
export function Resultado<F extends Record<string, unknown>>({ form, fault, confirmar }: ResultadoProps<F>) {
  if (fault)
    return (
      <div data-wide tabIndex={-1} id={RESPUESTA}>
        <Toast tono="error" {...fault} />
        {confirmar && (
          <a className="inline-block py-1" href="#persona">
            Ir a la casilla
          </a>
        )}
      </div>
    );
  const problems = Object.entries(form.allErrors).map(([campo, errors]) => ({
    message: errors[0] ?? "",
    field: `${form.id}-${campo}`,
  }));
  if (problems.length === 0) return null;
  return <ErrorSummary heading={<h3>Datos inválidos</h3>} problems={problems} id={RESPUESTA} data-wide />;
}

/**
 * Two traps for bots: an invisible field that only a bot fills in, and a checkbox shown only after a post looked
 * automated.
 */
export function Trampas({ idempotencia, confirmar, cosa }: { idempotencia: string; confirmar: boolean; cosa: string }) {
  return (
    <>
      <input type="hidden" name="idempotencia" value={idempotencia} />
      <div className="oculto" aria-hidden="true">
        <label htmlFor="sitio_web">Deje este campo vacío</label>
        <input id="sitio_web" name="sitio_web" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {confirmar && (
        <div data-wide>
          <Check id="persona" name="persona" required>
            Soy una persona y quiero enviar {cosa}
          </Check>
        </div>
      )}
    </>
  );
}

interface ConsentimientoProps {
  /** Whether the setting makes the box required (DEC 20). */
  obligatorio: boolean;
  field: FieldMetadata<boolean | undefined>;
  /** What is said instead of the box, before the policy's name. */
  children: ReactNode;
}

/** The consent of Ley 1581: a box to tick, or a notice. */
export function Consentimiento({ obligatorio, field, children }: ConsentimientoProps) {
  const politica = <a href="/privacidad">Política de tratamiento de datos personales</a>;
  if (obligatorio) return <CheckField label={<>Acepto la {politica}</>} field={field} />;
  return (
    <p className="nota" data-wide>
      {children} {politica}.
    </p>
  );
}
