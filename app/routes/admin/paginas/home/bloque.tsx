import type { DefaultValue } from "@conform-to/react";
import type { ReactNode } from "react";
import type { z } from "zod";
import { type Constraints, Editor, type EditorAnswer, type Rules, useEditor } from "~/admin/form/editor";
import { StackedEditor, type StackedEditorState } from "~/admin/form/stacked";

type Row<S extends z.ZodObject> = (DefaultValue<z.input<S>> & { revision: number }) | null;

interface FormProps<S extends z.ZodObject> {
  /** Name of the editor in addresses, and its anchor. */
  name: string;
  title: string;
  schema: Rules<S>["schema"];
  constraint: Constraints;
  /** The values shown until the block is saved for the first time. */
  initial: DefaultValue<z.input<S>>;
  children: (fields: ReturnType<typeof useEditor<S>>[1]) => ReactNode;
}

interface BloqueProps<S extends z.ZodObject> extends FormProps<S> {
  row: Row<S>;
  answer: EditorAnswer | undefined;
}

/** A block of the home page with an editor of its own; the children are its fields. */
export function Bloque<S extends z.ZodObject>({ row, answer, ...form }: BloqueProps<S>) {
  const { name } = form;
  return (
    <div id={name} className="grid gap-5 *:max-w-none">
      <StackedEditor name={name} row={row} answer={answer}>
        {(state) => <BloqueForm {...form} {...state} />}
      </StackedEditor>
    </div>
  );
}

function BloqueForm<S extends z.ZodObject>(props: FormProps<S> & StackedEditorState<Row<S>>) {
  const { name, title, schema, constraint, initial, children, row, answer, ...place } = props;
  const [form, fields] = useEditor({ constraint, schema }, row ?? initial, answer, `f-${name}`);
  return (
    <Editor {...place} form={form} title={title} revision={row?.revision} answer={answer} submitLabel="Guardar Cambios">
      {children(fields)}
    </Editor>
  );
}
