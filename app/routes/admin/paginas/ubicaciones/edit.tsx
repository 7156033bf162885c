import { EntityEditor } from "~/admin/form/entity-editor";
import { OtrosTelefonos } from "~/admin/form/telefonos";
import { rowLoader, saveAction } from "~/admin/form/rows.server";
import { ayudas, ubicacionesWords } from "~/domain/paginas/ubicaciones";
import { listTelefonos } from "~/domain/paginas/telefonos.server";
import { ubicaciones } from "~/domain/paginas/ubicaciones.server";
import { TextField } from "~/ui/form/fields";
import { SwitchField } from "~/ui/form/switch";
import type { Route } from "./+types/edit";

const loadUbicacion = rowLoader(ubicaciones);

export async function loader(args: Route.LoaderArgs) {
  const [row, telefonos] = await Promise.all([loadUbicacion(args), listTelefonos()]);
  return { ...row, telefonos };
}

export const action = saveAction(ubicaciones);

async function schema() {
  return (await import("~/domain/paginas/schemas/ubicacion")).UbicacionSchema;
}

export default function UbicacionEdit(props: Route.ComponentProps) {
  const { fila, telefonos } = props.loaderData;
  const aqui = fila && `${ubicacionesWords.path}/${fila.id}`;
  return (
    <EntityEditor {...props} schema={schema} words={ubicacionesWords} initial={{ visible: true }}>
      {(fields) => (
        <>
          <TextField label="Nombre" field={fields.nombre} />
          <TextField label="Ciudad" field={fields.ciudad} />
          <TextField ancho label="Dirección" field={fields.direccion} />
          <TextField
            label="Teléfono"
            field={fields.telefono}
            hint={<OtrosTelefonos telefonos={telefonos} aqui={aqui} />}
          />
          <TextField label="WhatsApp" field={fields.telefono_whatsapp} hint={ayudas.whatsapp} />
          <TextField label="Correo" field={fields.correo} />
          <TextField label="Horario de semana" field={fields.horario_semana} />
          <TextField label="Horario de sábado" field={fields.horario_sabado} />
          <TextField label="Horario de domingo" field={fields.horario_domingo} />
          <TextField label="Latitud" numero field={fields.latitud} hint={ayudas.latitud} />
          <TextField label="Longitud" numero field={fields.longitud} hint={ayudas.longitud} />
          <SwitchField label="Visible en el sitio" field={fields.visible} />
        </>
      )}
    </EntityEditor>
  );
}
