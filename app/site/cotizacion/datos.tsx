import { useForm } from "@conform-to/react";
import type { z } from "zod";
import { CotizacionSchema } from "~/domain/cotizaciones/cotizacion";
import { SELECCIONE } from "~/domain/kernel/choices";
import { Consentimiento, Resultado, Trampas } from "~/site/formulario/partes";
import { buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { constraintOf } from "~/ui/form/constraint";
import { columns } from "~/ui/form/field-parts";
import { TextArea, TextField } from "~/ui/form/fields";
import { SelectField } from "~/ui/form/select-field";
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
      <Resultado form={form} fault={respuesta?.fault} />
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
      <Consentimiento obligatorio={consentimientoObligatorio} field={fields.consentimiento}>
        Usamos sus datos solo para responder esta solicitud, según la Ley 1581 de 2012. Al enviarla acepta nuestra
      </Consentimiento>
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
