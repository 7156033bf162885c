import type { DefaultValue } from "@conform-to/react";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { Words } from "~/domain/kernel/words";
import { type CampoProps, TextField } from "~/ui/form/fields";
import { type EditorAnswer, type Constraints, type Rules, useEditor } from "./editor";
import { RowEditor } from "./row-editor";

interface EntityEditorProps<S extends z.ZodObject> {
  /** What `rowLoader` returns. */
  loaderData: {
    fila: (DefaultValue<z.input<S>> & { id: number; revision: number }) | null;
    constraint: Constraints;
    back: { list: string; search: string };
    nombre?: string | null;
  };
  /** What `saveAction` returns. */
  actionData?: EditorAnswer;
  schema: Rules<S>["schema"];
  words: Words;
  /** The values a new row begins with. */
  initial: DefaultValue<z.input<S>>;
  /** The values that the form of a row shows, where they are not its columns. */
  shown?: (fila: NonNullable<EntityEditorProps<S>["loaderData"]["fila"]>) => DefaultValue<z.input<S>>;
  children: (fields: ReturnType<typeof useEditor<S>>[1]) => ReactNode;
}

/** The screen of one row of an entity, new or existing; the children are its fields. */
export function EntityEditor<S extends z.ZodObject>(props: EntityEditorProps<S>) {
  const { loaderData, actionData, schema, words, initial, shown, children } = props;
  const { constraint, ...row } = loaderData;
  const values = row.fila ? (shown?.(row.fila) ?? row.fila) : initial;
  const [form, fields] = useEditor({ constraint, schema }, values, actionData);
  return <RowEditor {...{ form, nombre: null, ...row, words, answer: actionData }}>{children(fields)}</RowEditor>;
}

/** The place of a row in its list. */
export function OrdenField({ field }: Pick<CampoProps, "field">) {
  return <TextField label="Orden" field={field} type="number" hint="Los números menores van primero." />;
}
