import { PostButton, PostForm } from "~/admin/form/post-form";
import { cx } from "~/ui/cx";

const look = cx(
  "relative h-6 w-12 cursor-pointer rounded-1 border-line border-tinta-500 bg-papel aria-checked:border-exito aria-checked:bg-exito",
  "before:absolute before:inset-[3px_auto_3px_3px] before:w-4 before:bg-tinta-500 aria-checked:before:[translate:1.25rem] aria-checked:before:bg-papel forced-colors:before:bg-[ButtonText] forced-colors:aria-checked:before:bg-[Highlight]",
);

interface RowSwitchProps {
  action?: string;
  id: number;
  revision: number;
  on: boolean;
  /** Accessible name: "Activo: Inicio". */
  label: string;
}

/** The switch of a table row: a button that saves at once. A browser that shows text alone says its state in words. */
export function RowSwitch({ action, id, revision, on, label }: RowSwitchProps) {
  return (
    <PostForm action={action} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      <PostButton
        className={look}
        role="switch"
        aria-checked={on}
        title={label}
        name="intent"
        value={on ? "desactivar" : "activar"}
      >
        <span className="oculto">{label}</span>
        <span className="oculto" aria-hidden>
          {on ? " (sí)" : " (no)"}
        </span>
      </PostButton>
    </PostForm>
  );
}
