import { PostButton, PostForm } from "~/admin/form/post-form";

interface RowSwitchProps {
  action?: string;
  id: number;
  revision: number;
  on: boolean;
  /** Accessible name: "Activo: Inicio". */
  label: string;
}

/** The switch of a table row: a button that saves at once. */
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
