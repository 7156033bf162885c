import { type DefaultValue, type FormMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { TriangleAlert } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import type { z } from "zod";
import { SavedValuesProvider } from "~/ui/fields";
import { Icon } from "~/ui/icon";
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
) {
  return useForm<z.input<S>, z.output<S>>({
    id: "editor",
    lastResult: answer?.result,
    defaultValue: row,
    constraint: getZodConstraint(schema),
    defaultNoValidate: false,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
}

interface Problem {
  message: string;
  field?: string;
}

/** All that is wrong, each leading to its field; every attempt to save brings the focus here. */
function Summary({ problems, attempt }: { problems: Problem[]; attempt: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  const fields = problems.filter(({ field }) => field).length;
  const title =
    fields === 0 ? "No se guardó" : `Revise ${fields === 1 ? "1 campo" : `${fields} campos`} antes de guardar`;
  return (
    <div className="resumen" role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <ul>
        {problems.map(({ message, field }) => (
          <li key={message}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  );
}

function ConflictNote({ discard }: { discard: string }) {
  return (
    <div className="aviso aviso--error">
      <Icon of={TriangleAlert} />
      <div>
        <b>Otra persona guardó este registro mientras usted lo editaba</b>
        Debajo de cada campo que cambió está lo que guardó la otra persona. Si guarda de nuevo, queda su versión.{" "}
        <a href={discard}>Descartar mis cambios</a>
      </div>
    </div>
  );
}

interface EditorProps<T extends Record<string, unknown>> {
  form: FormMetadata<T, string[]>;
  title: string;
  /** Beside the title: what does not change. */
  badge?: ReactNode;
  revision?: number;
  current?: Record<string, string> | null;
  submitLabel: string;
  cancel: string;
  /** Address of this editor, to start over after a conflict. */
  self: string;
  /** At the far end of the buttons. */
  extra?: ReactNode;
  encType?: "multipart/form-data";
  children: ReactNode;
}

/** The frame of every editor: error summary, conflict, hidden revision, pending state, save and cancel. */
export function Editor<T extends Record<string, unknown>>(props: EditorProps<T>) {
  const { form, title, badge, revision = 0, current, submitLabel, cancel, self, extra, encType, children } = props;
  const saving = useNavigation().formMethod !== undefined;
  const [attempt, setAttempt] = useState(0);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // While one types, conform validates through submissions of its own, whose button has a name.
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    // The buttons of a list inside the form save nothing: the server answers with the form as it was typed.
    if (button?.getAttribute("name") === "medio-accion") return;
    if (!button?.hasAttribute("name")) setAttempt((before) => before + 1);
    form.onSubmit(event);
  };
  const problems: Problem[] = [
    ...(current ? [] : (form.errors ?? []).map((message) => ({ message }))),
    ...Object.entries(form.allErrors)
      .filter(([name]) => name !== "")
      .map(([name, errors]) => ({ message: errors[0] ?? "", field: `${form.id}-${name}` })),
  ];
  return (
    <SavedValuesProvider value={current ?? null}>
      {problems.length > 0 && (attempt > 0 || form.status === "error") && (
        <Summary problems={problems} attempt={attempt} />
      )}
      {current && <ConflictNote discard={self} />}
      <PostForm className="bloq editor" id={form.id} onSubmit={submit} noValidate={form.noValidate} encType={encType}>
        <input type="hidden" name="revision" value={current?.revision ?? revision} />
        <header>
          <h2>{title}</h2>
          {badge}
        </header>
        <div className="in cuad">{children}</div>
        <footer>
          <button type="submit" className="btn btn--tinta" disabled={saving}>
            {saving ? "Guardando..." : submitLabel}
          </button>
          <a className="btn" href={cancel}>
            Cancelar
          </a>
          {extra}
        </footer>
      </PostForm>
    </SavedValuesProvider>
  );
}
