import { CancelLink } from "~/admin/list/link";
import { KeyRound, UserCheck, UserX } from "lucide";
import { type Constraints, type EditorAnswer, EditorForm, Fields, useEditor } from "~/admin/form/editor";
import { columns } from "~/ui/form/field-parts";
import { cx } from "~/ui/cx";
import { PostButton } from "~/admin/form/post-form";
import { buttonClass } from "~/ui/button";
import { CardBody, CardFooter, CardHeader, CardTitle } from "~/ui/card";
import { TextField } from "~/ui/form/fields";
import { Icon } from "~/ui/icon";

const explained = {
  enlace: (nombre: string) =>
    `Con un enlace de un solo uso, válido por 24 horas, ${nombre} elige su contraseña. Los enlaces anteriores dejan de servir.`,
  activar: (nombre: string, pendiente: boolean) =>
    pendiente
      ? `${nombre} no ha elegido contraseña: después de activar la cuenta, créele otro enlace.`
      : `Al activar la cuenta, ${nombre} puede entrar de nuevo con su contraseña.`,
  desactivar: (nombre: string) => `Al desactivar la cuenta, ${nombre} no puede entrar y sus sesiones se cierran.`,
};

interface Props {
  admin: { nombre: string; activo: boolean; pendiente: boolean; revision: number };
  /** True for the signed-in administrator's own account, which gets no link. */
  propia: boolean;
  list: string;
  self: string;
  constraint: Constraints;
  answer: EditorAnswer | undefined;
}

async function schema() {
  return (await import("~/domain/cuentas/administradores")).PresenteSchema;
}

/** Actions on an administrator's access, one button each; they require the own current password. */
export function AccesoForm({ admin, propia, list, self, constraint, answer }: Props) {
  const [form, fields] = useEditor({ constraint, schema }, {}, answer, "acceso");
  const withLink = admin.activo && !propia;
  return (
    <EditorForm form={form} revision={admin.revision} answer={answer} self={self} card label={{ id: "acceso-titulo" }}>
      {() => (
        <>
          <Fields>
            <CardHeader>
              <CardTitle id="acceso-titulo">Confirme que es usted</CardTitle>
            </CardHeader>
            <CardBody className={cx("grid gap-5", columns)}>
              <TextField
                label="Su contraseña actual"
                type="password"
                autoComplete="current-password"
                field={fields.password_actual}
                hint="La de usted, no la de la otra cuenta."
              />
              <ul className="nota" data-wide>
                {withLink && <li>{explained.enlace(admin.nombre)}</li>}
                <li>{explained[admin.activo ? "desactivar" : "activar"](admin.nombre, admin.pendiente)}</li>
                <li>Queda en el historial de cambios, y {admin.nombre} recibe un correo que lo cuenta.</li>
              </ul>
            </CardBody>
          </Fields>
          <CardFooter>
            {withLink && (
              <PostButton className={buttonClass({ variant: "dark" })} name="intent" value="enlace">
                <Icon of={KeyRound} />
                {admin.pendiente ? "Crear otro enlace de invitación" : "Crear enlace de contraseña"}
              </PostButton>
            )}
            {admin.activo ? (
              <PostButton className={buttonClass({ variant: "danger" })} name="intent" value="desactivar">
                <Icon of={UserX} />
                Desactivar a {admin.nombre}
              </PostButton>
            ) : (
              <PostButton className={buttonClass({ variant: "dark" })} name="intent" value="activar">
                <Icon of={UserCheck} />
                Activar a {admin.nombre}
              </PostButton>
            )}
            <CancelLink to={list} />
          </CardFooter>
        </>
      )}
    </EditorForm>
  );
}
