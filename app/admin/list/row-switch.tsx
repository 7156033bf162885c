import { PostButton, PostForm } from "~/admin/form/post-form";

interface RowSwitchProps {
  action?: string;
  id: number;
  revision: number;
  on: boolean;
  /** What it switches: "Activo: Inicio". */
  label: string;
}

/** The switch of a table's row: a button, saved as soon as it is pressed. */
export function RowSwitch({ action, id, revision, on, label }: RowSwitchProps) {
  return (
    <PostForm action={action} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      <PostButton
        className="interruptor"
        role="switch"
        aria-checked={on}
        name="intent"
        value={on ? "desactivar" : "activar"}
      >
        <span className="oculto">{label}</span>
      </PostButton>
    </PostForm>
  );
}
