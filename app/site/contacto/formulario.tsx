import { type SubmissionResult, useForm } from "@conform-to/react";
import type { z } from "zod";
import { MensajeSchema, earlyTexts } from "~/domain/mensajes/contacto";
import { buttonClass, buttonGroup } from "~/ui/button";
import { constraintOf } from "~/ui/form/constraint";
import { columns } from "~/ui/form/field-parts";
import { cx } from "~/ui/cx";
import { ErrorSummary } from "~/ui/form/error-summary";
import { SwitchField, TextArea, TextField } from "~/ui/form/fields";
import { Switch } from "~/ui/form/switch";
import { Toast } from "~/ui/toast";

export interface RespuestaContacto {
  result: SubmissionResult<string[]>;
  /** An error that belongs to no field. */
  fault: { titulo: string; texto: string } | null;
  /** The post looked automated: the person ticks a box and sends the form again. */
  confirmar: boolean;
  /** Idempotency key of the form: posting it again stores no second message. */
  idempotencia: string;
}

interface Props {
  idempotencia: string;
  prefilled: { asunto: string; mensaje: string };
  respuesta: RespuestaContacto | undefined;
  enviado: string | null;
  consentimientoObligatorio: boolean;
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
          <Switch name="persona" required>
            Soy una persona y quiero enviar {cosa}
          </Switch>
        </div>
      )}
    </>
  );
}

/** The link to the policy, in the words of a notice. */
export const politica = <a href="/privacidad">Política de tratamiento de datos personales</a>;

/**
 * The contact form (PUB §5): a plain form; with JavaScript it has the counter, early validation and the pending button.
 */
export function FormularioContacto(props: Props) {
  const { idempotencia, prefilled, respuesta, enviado, consentimientoObligatorio } = props;
  const [form, fields] = useForm<z.input<typeof MensajeSchema>>({
    id: "contacto",
    lastResult: respuesta?.result,
    defaultValue: prefilled,
    constraint: constraintOf(MensajeSchema),
  });
  const problems = Object.entries(form.allErrors).map(([campo, errors]) => ({
    message: errors[0] ?? "",
    field: `contacto-${campo}`,
  }));
  return (
    <ged-contacto data-textos={String(new URLSearchParams(earlyTexts))}>
      <form
        className={cx("grid gap-x-6 gap-y-5 border border-tinta-950 bg-papel p-air-sm print:hidden", columns)}
        method="post"
        action="/contacto#respuesta"
        id={form.id}
        noValidate
      >
        <h2 className="h3" data-wide id="escribanos">
          Escríbanos
        </h2>
        {enviado && (
          <div data-wide tabIndex={-1} id="respuesta">
            <Toast tono="ok" titulo="Mensaje enviado" texto={enviado} />
          </div>
        )}
        {respuesta?.fault && (
          <div data-wide tabIndex={-1} id="respuesta">
            <Toast tono="error" {...respuesta.fault} />
          </div>
        )}
        {problems.length > 0 && !respuesta?.fault && (
          <ErrorSummary heading={<h3>Datos inválidos</h3>} problems={problems} id="respuesta" data-wide />
        )}
        <TextField label="Nombre" field={fields.nombre} autoComplete="name" />
        <TextField label="Empresa" field={fields.empresa} autoComplete="organization" />
        <TextField label="Correo electrónico" field={fields.email} type="email" autoComplete="email" />
        <TextField label="Teléfono" field={fields.telefono} type="tel" autoComplete="tel" />
        <TextField ancho label="Asunto" field={fields.asunto} hint="Por ejemplo: cotización de guardapolvos" />
        <TextArea ancho label="Mensaje" field={fields.mensaje} hint="Si tiene el código de la pieza, inclúyalo." />
        <Trampas
          idempotencia={respuesta?.idempotencia ?? idempotencia}
          confirmar={respuesta?.confirmar ?? false}
          cosa="este mensaje"
        />
        {consentimientoObligatorio ? (
          <SwitchField label={<>Acepto la {politica}</>} field={fields.consentimiento} />
        ) : (
          <p className="nota" data-wide>
            Al enviar este mensaje usted acepta nuestra {politica}.
          </p>
        )}
        <div className={buttonGroup} data-wide>
          <button
            type="submit"
            className={buttonClass({ variant: "primary", size: "lg" })}
            data-pendiente="Enviando..."
          >
            Enviar mensaje
          </button>
          <span className="nota">Todos los campos son obligatorios, salvo los marcados como opcionales.</span>
        </div>
      </form>
    </ged-contacto>
  );
}
