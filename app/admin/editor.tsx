import { type DefaultValue, type FormMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import type { z } from "zod";
import { SavedValuesProvider } from "~/ui/fields";
import { Messages, useAttempts } from "./editor-messages";
import { PostForm } from "./post-form";

export interface EditorAnswer {
  result: SubmissionResult<string[]>;
  /** The row as somebody else saved it meanwhile. */
  current: Record<string, string> | null;
}

/** Connects a schema, the row being edited and the action's answer: `[form, fields]` for Editor and its fields. */
export function useEditor<S extends z.ZodObject>(
  schema: S,
  row: DefaultValue<z.input<S>>,
  answer: EditorAnswer | undefined,
  id = "editor",
) {
  return useForm<z.input<S>, z.output<S>>({
    id,
    lastResult: answer?.result,
    defaultValue: row,
    constraint: getZodConstraint(schema),
    defaultNoValidate: false,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
}

interface EditorProps<T extends Record<string, unknown>> {
  form: FormMetadata<T, string[]>;
  title: string;
  /** Beside the title: what does not change. */
  badge?: ReactNode;
  revision?: number;
  current?: Record<string, string> | null;
  submitLabel: string;
  /** Where giving up leads; an editor that is always there has none. */
  cancel?: string;
  /** Address of this editor, to start over after a conflict. */
  self: string;
  /** Where it is posted, when it shares its page with others. */
  action?: string;
  /** At the far end of the buttons. */
  extra?: ReactNode;
  children: ReactNode;
}

/** The frame of every editor: error summary, conflict, hidden revision, pending state, save and cancel. */
export function Editor<T extends Record<string, unknown>>(props: EditorProps<T>) {
  const { form, title, badge, revision = 0, current, submitLabel, cancel, self, action, extra, children } = props;
  const { formMethod, formAction } = useNavigation();
  const saving = formMethod !== undefined && (!action || action.startsWith(String(formAction)));
  const { attempt, submit } = useAttempts(form);
  return (
    <SavedValuesProvider value={current ?? null}>
      <Messages form={form} attempt={attempt} conflict={Boolean(current)} self={self} />
      <PostForm
        className="bloq editor"
        id={form.id}
        action={action}
        preventScrollReset={Boolean(action)}
        onSubmit={submit}
        noValidate={form.noValidate}
        aria-labelledby={`${form.id}-titulo`}
      >
        <input type="hidden" name="revision" value={current?.revision ?? revision} />
        <header>
          <h2 id={`${form.id}-titulo`}>{title}</h2>
          {badge}
        </header>
        <div className="in cuad">{children}</div>
        <footer>
          <button type="submit" className="btn btn--tinta" disabled={saving}>
            {saving ? "Guardando..." : submitLabel}
          </button>
          {cancel && (
            <a className="btn" href={cancel}>
              Cancelar
            </a>
          )}
          {extra}
        </footer>
      </PostForm>
    </SavedValuesProvider>
  );
}
