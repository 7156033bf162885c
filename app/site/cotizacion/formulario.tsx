import { useForm } from "@conform-to/react";
import type { ReactNode } from "react";
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
import { agregar } from "./pegar";
import { actualizar, TablaLista } from "./tabla";
import type { Vista } from "./vista.server";

type Props = Pick<Vista, "filas" | "idempotencia" | "respuesta" | "sedes" | "consentimientoObligatorio">;

/** How every form of the list is sent: a file may be chosen in it. */
export const envio = { method: "post", action: "/cotizacion#resultado", encType: "multipart/form-data" } as const;

/**
 * The box to paste into (`children`), the list's table, who asks, and the button that sends them: one form, so that its
 * buttons lose nothing of what was typed.
 */
export function FormularioCotizacion({ children, ...vista }: Props & { children: ReactNode }) {
  const { filas, idempotencia, respuesta, sedes, consentimientoObligatorio } = vista;
  const [form, fields] = useForm<z.input<typeof CotizacionSchema>>({
    id: "datos",
    lastResult: respuesta?.result,
    constraint: constraintOf(CotizacionSchema),
  });
  return (
    <form {...envio} className="grid gap-6" id={form.id} noValidate>
      {/* The Enter key presses the first button of a form. */}
      <button {...(filas.length > 0 ? actualizar : agregar)} hidden>
        {filas.length > 0 ? "Actualizar cantidades" : "Agregar a la lista"}
      </button>
      {children}
      <div className="grid gap-x-air-lg gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start">
        {filas.length > 0 ? <TablaLista filas={filas} /> : null}
        <div className={cx("grid gap-x-6 gap-y-5 border border-tinta-950 bg-papel p-5", columns)} data-part="datos">
          <h2 className="h3" data-wide>
            Sus datos
          </h2>
          <p className="nota" data-wide>
            Todos los campos son obligatorios, salvo los marcados como opcionales.
          </p>
          <input type="hidden" name="accion" value="enviar" />
          <Resultado form={form} fault={respuesta?.fault} confirmar={respuesta?.confirmar ?? false} />
          <TextField ancho label="Nombre" field={fields.nombre} autoComplete="name" />
          <TextField label="Teléfono" field={fields.telefono} type="tel" autoComplete="tel" />
          <TextField label="Ciudad" field={fields.ciudad} autoComplete="address-level2" />
          <TextField label="Empresa" field={fields.empresa} autoComplete="organization" />
          <TextField label="NIT" field={fields.nit} autoComplete="on" />
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
              formAction="/cotizacion#respuesta"
              data-pendiente="Enviando..."
            >
              Enviar solicitud
            </button>
          </div>
        </div>
      </div>
    </form>
  );
}
