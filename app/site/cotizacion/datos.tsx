import { useForm } from "@conform-to/react";
import type { z } from "zod";
import { CotizacionSchema } from "~/domain/cotizaciones/cotizacion";
import { SELECCIONE } from "~/domain/kernel/fields";
import { politica, Trampas } from "~/site/contacto/formulario";
import { buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { constraintOf } from "~/ui/form/constraint";
import { ErrorSummary } from "~/ui/form/error-summary";
import { columns } from "~/ui/form/field-parts";
import { SwitchField, TextArea, TextField } from "~/ui/form/fields";
import { SelectField } from "~/ui/form/select-field";
import { Toast } from "~/ui/toast";
import type { Vista } from "./vista.server";

type Props = Pick<Vista, "idempotencia" | "respuesta" | "sedes" | "consentimientoObligatorio">;

/** Who asks, and the button that sends the list. */
export function FormularioDatos({ idempotencia, respuesta, sedes, consentimientoObligatorio }: Props) {
  const [form, fields] = useForm<z.input<typeof CotizacionSchema>>({
    id: "datos",
    lastResult: respuesta?.result,
    defaultValue: { ubicacion_id: sedes[0]?.value },
    constraint: constraintOf(CotizacionSchema),
  });
  const problems = Object.entries(form.allErrors).map(([campo, errors]) => ({
    message: errors[0] ?? "",
    field: `datos-${campo}`,
  }));
  return (
    <form
      className={cx("grid gap-x-6 gap-y-5 border border-tinta-950 bg-papel p-air-sm", columns)}
      method="post"
      action="/cotizacion#respuesta"
      id={form.id}
      noValidate
    >
      <h2 className="h3" data-wide>
        Sus datos
      </h2>
      <input type="hidden" name="accion" value="enviar" />
      {respuesta?.fault && (
        <div data-wide tabIndex={-1} id="respuesta">
          <Toast tono="error" {...respuesta.fault} />
        </div>
      )}
      {problems.length > 0 && !respuesta?.fault && (
        <ErrorSummary heading={<h3>Datos inválidos</h3>} problems={problems} id="respuesta" data-wide />
      )}
      <TextField ancho label="Nombre" field={fields.nombre} autoComplete="name" />
      <TextField label="Teléfono" field={fields.telefono} type="tel" autoComplete="tel" />
      <TextField label="Ciudad" field={fields.ciudad} autoComplete="address-level2" />
      <TextField label="Empresa" field={fields.empresa} autoComplete="organization" />
      <TextField label="NIT" field={fields.nit} />
      <TextField ancho label="Correo electrónico" field={fields.email} type="email" autoComplete="email" />
      {sedes.length > 0 && (
        <SelectField
          ancho
          label="Sede que le responde"
          field={fields.ubicacion_id}
          empty={{ value: SELECCIONE, label: "Cualquiera" }}
          options={sedes}
        />
      )}
      <TextArea ancho label="Mensaje" field={fields.mensaje} rows={3} />
      <Trampas
        idempotencia={respuesta?.idempotencia ?? idempotencia}
        confirmar={respuesta?.confirmar ?? false}
        cosa="esta solicitud"
      />
      {consentimientoObligatorio ? (
        <SwitchField label={<>Acepto la {politica}</>} field={fields.consentimiento} />
      ) : (
        <p className="nota" data-wide>
          Usamos sus datos solo para responder esta solicitud, según la Ley 1581 de 2012. Al enviarla acepta nuestra{" "}
          {politica}.
        </p>
      )}
      <div className="grid gap-3" data-wide>
        <button
          type="submit"
          className={buttonClass({ variant: "primary", size: "wide" })}
          data-pendiente="Enviando..."
        >
          Enviar solicitud
        </button>
        <span className="nota">Todos los campos son obligatorios, salvo los marcados como opcionales.</span>
      </div>
    </form>
  );
}
