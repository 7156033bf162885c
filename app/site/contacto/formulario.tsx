import { useForm } from "@conform-to/react";
import type { z } from "zod";
import { MensajeSchema, earlyTexts } from "~/domain/mensajes/contacto";
import { Consentimiento, RESPUESTA, type RespuestaFormulario, Resultado, Trampas } from "~/site/formulario/partes";
import { buttonClass, buttonGroup } from "~/ui/button";
import { constraintOf } from "~/ui/form/constraint";
import { columns } from "~/ui/form/field-parts";
import { cx } from "~/ui/cx";
import { TextArea, TextField } from "~/ui/form/fields";
import { Toast } from "~/ui/toast";

interface Props {
  idempotencia: string;
  prefilled: { asunto: string; mensaje: string };
  respuesta: RespuestaFormulario | undefined;
  enviado: string | null;
  consentimientoObligatorio: boolean;
}

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
          <div data-wide tabIndex={-1} id={RESPUESTA}>
            <Toast tono="ok" titulo="Mensaje enviado" texto={enviado} />
          </div>
        )}
        <Resultado form={form} fault={respuesta?.fault} confirmar={respuesta?.confirmar ?? false} />
        <TextField label="Nombre" field={fields.nombre} autoComplete="name" />
        <TextField label="Empresa" field={fields.empresa} autoComplete="organization" />
        <TextField label="Correo electrónico" field={fields.email} type="email" autoComplete="email" />
        <TextField label="Teléfono" field={fields.telefono} type="tel" autoComplete="tel" />
        <TextField
          ancho
          label="Asunto"
          field={fields.asunto}
          autoComplete="on"
          hint="Por ejemplo: cotización de guardapolvos"
        />
        <TextArea ancho label="Mensaje" field={fields.mensaje} hint="Si tiene el código de la pieza, inclúyalo." />
        <Trampas
          idempotencia={respuesta?.idempotencia ?? idempotencia}
          confirmar={respuesta?.confirmar ?? false}
          cosa="este mensaje"
        />
        <Consentimiento obligatorio={consentimientoObligatorio} field={fields.consentimiento}>
          Al enviar este mensaje usted acepta nuestra
        </Consentimiento>
        <div className={buttonGroup} data-wide>
          <button
            type="submit"
            className={buttonClass({ variant: "primary", size: "lg" })}
            data-pendiente="Enviando..."
          >
            Enviar mensaje
          </button>
          <span className="nota self-center">
            Todos los campos son obligatorios, salvo los marcados como opcionales.
          </span>
        </div>
      </form>
    </ged-contacto>
  );
}
