import { getZodConstraint } from "@conform-to/zod/v4";
import { Editor, useEditor, useOpened } from "~/admin/form/editor";
import { errorScreen } from "~/admin/shell/error";
import { redirectWithToast, saveForm } from "~/admin/form/form.server";
import { saidOf } from "~/admin/form/rows.server";
import { OtrosTelefonos } from "~/admin/form/telefonos";
import { PageTitle } from "~/admin/shell/page-title";
import { ConfiguracionSchema } from "~/domain/ajustes/configuracion";
import { getConfiguracion, saveConfiguracion } from "~/domain/ajustes/configuracion.server";
import { listTelefonos } from "~/domain/paginas/telefonos.server";
import { TextArea, TextField } from "~/ui/form/fields";
import { SwitchField } from "~/ui/form/switch";
import type { Route } from "./+types/configuracion";

const path = "/admin/configuracion";
const failure = "No se pudo guardar la configuración. Inténtelo de nuevo.";

export async function loader() {
  const [row, telefonos] = await Promise.all([getConfiguracion(), listTelefonos()]);
  return { row, telefonos, constraint: getZodConstraint(ConfiguracionSchema) };
}

export async function action({ request }: Route.ActionArgs) {
  return saveForm(request, ConfiguracionSchema, failure, async (value, revision, form) => {
    const saved = await saveConfiguracion(revision, value, form);
    return redirectWithToast(path, ...saidOf(saved, "Configuración guardada"));
  });
}

async function schema() {
  return (await import("~/domain/ajustes/configuracion")).ConfiguracionSchema;
}

/** Resets the form after a save of its own, so that it shows the values as stored; what somebody else saved takes nothing away. */
export default function Configuracion(props: Route.ComponentProps) {
  const { opened: row } = useOpened(props.loaderData.row, props.actionData);
  return (
    <>
      <PageTitle titulo="Configuración" texto="Datos de la empresa, correo del formulario y datos personales" />
      <Formulario key={row.revision} {...props} row={row} />
    </>
  );
}

type FormularioProps = Route.ComponentProps & Pick<Route.ComponentProps["loaderData"], "row">;

function Formulario({ loaderData, actionData, row }: FormularioProps) {
  const { telefonos, constraint } = loaderData;
  const { revision, ...values } = row;
  const [form, fields] = useEditor({ constraint, schema }, values, actionData);
  return (
    <Editor
      form={form}
      title="Datos de la empresa"
      revision={revision}
      answer={actionData}
      submitLabel="Guardar Cambios"
      self={path}
    >
      <TextField label="Nombre de la empresa" field={fields.empresa} />
      <TextField label="Lema" field={fields.lema} />
      <TextField label="Ciudades" field={fields.ciudades} hint="En la primera línea del sitio." />
      <TextField label="Dirección principal" field={fields.direccion} />
      <TextField label="Teléfono" field={fields.telefono} hint={<OtrosTelefonos telefonos={telefonos} aqui={path} />} />
      <TextField label="WhatsApp" field={fields.whatsapp} hint="Un número de Colombia o un enlace wa.me." />
      <TextField label="Correo" field={fields.correo} type="email" />
      <TextField label="Sitio web" field={fields.web} />
      <TextField label="Horario de semana" field={fields.horario_semana} />
      <TextField label="Horario de fin de semana" field={fields.horario_fin_de_semana} />
      <TextArea ancho rows={2} label="Saludo de WhatsApp" field={fields.whatsapp_saludo} />
      <h3 className="h3" data-wide>
        Buscador
      </h3>
      <TextArea
        ancho
        rows={10}
        label="Palabras que significan lo mismo"
        field={fields.sinonimos}
        hint="Un grupo en cada línea, con comas: bómper, parachoques. Un nombre puede ser de dos palabras: bieleta, barra estabilizadora. Quien busca una encuentra también lo que tiene las otras. En Búsquedas está lo que nadie encontró."
      />
      <h3 className="h3" data-wide>
        Formulario de contacto
      </h3>
      <TextField
        ancho
        label="Correos que reciben los mensajes"
        field={fields.correo_destinatarios}
        hint="Separados con comas."
      />
      <TextField
        label="Correo remitente"
        field={fields.correo_remitente}
        type="email"
        hint="Debe estar verificado en el servicio de correo."
      />
      <TextField label="Comienzo del asunto" field={fields.correo_asunto} />
      <TextArea ancho rows={2} label="Mensaje de confirmación al visitante" field={fields.mensaje_enviado} />
      <h3 className="h3" data-wide>
        Respuestas a cotizaciones
      </h3>
      <TextArea
        ancho
        rows={4}
        label="Condiciones"
        field={fields.condiciones}
        hint="Al pie de cada respuesta con precios. Lo enviado conserva las que tenía."
      />
      <h3 className="h3" data-wide>
        Datos personales
      </h3>
      <SwitchField
        label="Exigir que el visitante acepte la política con una casilla"
        field={fields.consentimiento_obligatorio}
      />
      <TextField
        label="Meses que se guardan los mensajes"
        field={fields.retencion_meses}
        hint="Entre 1 y 120. Después se borran solos."
      />
      <TextArea
        ancho
        rows={16}
        label="Política de tratamiento de datos personales"
        field={fields.politica}
        hint="Una línea que empieza con ## es un título. {empresa}, {direccion}, {correo}, {telefono} y {meses} se reemplazan. Al cambiarla, cambia su versión."
      />
    </Editor>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar la configuración");
