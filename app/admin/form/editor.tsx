import { CancelLink } from "~/admin/list/link";
import { type DefaultValue, type FormMetadata, parse, type SubmissionResult, useForm } from "@conform-to/react";
import type { getZodConstraint } from "@conform-to/zod/v4";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import type { z } from "zod";
import { type Borrador, campoOf, formOf, PRESSED } from "~/domain/cuentas/drafts";
import { isUnanswered } from "~/admin/shell/unanswered";
import { CardBody, cardClass, CardHeader, CardTitle } from "~/ui/card";
import { columns } from "~/ui/form/field-parts";
import { cx } from "~/ui/cx";
import { SavedValuesProvider } from "~/ui/form/fields";
import { Messages, useAttempts } from "./messages";
import { DICHO, MOSTRADO, mostradoIn, mostradoOf, notadoIn } from "./mostrado";
import { PostForm, SaveButton } from "./post-form";
import { SaveBar } from "./save-bar";
import { Recoverable, RecoveredNote, useRecovered } from "./recovered";
import { Noted, ShownContext, useTaken } from "./shown";
import { sectionClass } from "./sections";
import { useUnsaved } from "./unsaved";
import { useCheck } from "./use-check";
import { useFocusBack } from "./use-pressed";

export interface EditorAnswer {
  result: SubmissionResult<string[]>;
  /** The row as somebody else saved it in the meantime, and what is said of that (`DICHO`). */
  current: Record<string, string> | null;
  /** What a conflict before this answer told, where the form was refused for something else. */
  notado: Record<string, string> | null;
  /**
   * The revision the form posts next. After a refused save it is the revision the user started from, so a save by
   * somebody else is still detected.
   */
  revision: number;
  /** What the form showed, which it says when it is sent again (`mostradoOf`). */
  mostrado: string;
  /** The fields that took what somebody else saved, since they were not changed. */
  tomado: Readonly<Record<string, string>>;
}

/** HTML attributes of a form's fields, by their names. */
export type Constraints = ReturnType<typeof getZodConstraint>;

/** What a form asks of its fields. */
export interface Rules<S extends z.ZodObject> {
  /** From the loader. */
  constraint: Constraints;
  /** Loads the schema by `import()`; a function of the module, so that it stays the same one. */
  schema: () => Promise<S>;
}

/** A recovered draft as a submission result, for Conform. */
function draftSubmission(borrador: Borrador): SubmissionResult<string[]> {
  const { initialValue } = parse<unknown, string[]>(formOf(borrador), { resolve: () => ({ error: {} }) }).reply();
  return { initialValue };
}

/** Connects a form's rules, the edited row and the action's answer. Returns `[form, fields]` for Editor and its fields. */
export function useEditor<S extends z.ZodObject>(
  { constraint, schema }: Rules<S>,
  row: DefaultValue<z.input<S>>,
  answer: EditorAnswer | undefined,
  id = "editor",
) {
  const borrador = useRecovered(id);
  const [typed] = useState(() => (borrador ? draftSubmission(borrador) : undefined));
  const found = useCheck(id, schema, answer);
  const [form, fields] = useForm<z.input<S>, z.output<S>>({
    id,
    lastResult: answer?.result ?? typed,
    defaultValue: row,
    constraint,
    defaultNoValidate: false,
    shouldDirtyConsider: (name) => name in constraint,
    ...(found
      ? { shouldValidate: "onBlur", shouldRevalidate: "onInput", onValidate: found.check }
      : { shouldValidate: "onSubmit" }),
  });
  const { validate } = form;
  useEffect(() => {
    for (const name of found?.left ?? []) validate({ name });
  }, [found, validate]);
  return [form, fields] as const;
}

interface EditorFormProps<T extends Record<string, unknown>> {
  form: FormMetadata<T, string[]>;
  revision?: number;
  answer: EditorAnswer | undefined;
  /** Address of this editor; the link after a conflict reloads it. */
  self: string;
  /** Address the form is posted to, when several editors share the page. */
  action?: string;
  /** The form is a card of its own, unless `className` gives another layout. */
  card?: boolean;
  className?: string;
  encType?: "multipart/form-data";
  /** Parameter of the address that keeps this editor open, when its screen is open without it too. */
  openedBy?: string;
  /** Parameter of the address to which another form of the screen posts that leads elsewhere. */
  leftBy?: string;
  /** What a field is of, said before its message in the summary: a code, where many rows have the same fields. */
  rowOf?: (name: string) => string | undefined;
  /** Accessible name: a text, or the id of the heading that contains it. */
  label: { text: string } | { id: string };
  /**
   * Renders the fields, inside `Fields`, and buttons; `saving` is true while the form is being saved, `unsaved` names the
   * fields that were changed and not saved, and is null when there are none.
   */
  children: (saving: boolean, unsaved: string | null) => ReactNode;
}

/**
 * What a form was opened with, its row or the revision, and whether it is being saved. It follows what was loaded when the
 * form itself was saved, never when somebody else's save was loaded, for what is shown is older.
 */
export function useOpened<T>(loaded: T, answer: EditorAnswer | undefined, id = "editor") {
  const { formData } = useNavigation();
  const saving = formData?.get("editor") === id && !PRESSED.some((name) => formData.has(name));
  const [opened, setOpened] = useState(loaded);
  const [before, setBefore] = useState(saving);
  if (before !== saving) {
    setBefore(saving);
    if (!saving && !answer && !isUnanswered()) setOpened(loaded);
  }
  return { opened, saving };
}

const SavingContext = createContext(false);

/** Fields of an editor. Nobody can write in them while it is being saved: it would be lost, or count as saved. */
export function Fields({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={className} inert={use(SavingContext)}>
      {children}
    </div>
  );
}

/** The common part of every editor: error summary, conflict note, hidden revision, pending state. */
export function EditorForm<T extends Record<string, unknown>>(props: EditorFormProps<T>) {
  const { form, revision = 0, answer, self, action, card, className, encType, label, children } = props;
  const { openedBy, leftBy, rowOf } = props;
  const { opened, saving } = useOpened(revision, answer, form.id);
  const { attempt, submit } = useAttempts(form);
  const noteFocus = useFocusBack(saving);
  const borrador = useRecovered(form.id);
  const [filledFrom] = useState(borrador?.clave);
  // An answer may be to a form that somebody filled in while another's draft lay there.
  const clave = answer ? String(answer.result.initialValue?.borrador ?? "") : filledFrom;
  const shown = borrador?.clave === clave ? borrador : null;
  const told = answer ? (answer.current ?? answer.notado) : shown && notadoIn({ fields: formOf(shown) });
  const [first] = useState(() => mostradoOf(form.initialValue ?? {}));
  const posted = answer?.mostrado ?? (shown ? mostradoIn({ fields: formOf(shown) }) : undefined);
  const typed = answer?.revision ?? (shown ? Number(campoOf(shown, "revision")) : undefined);
  useTaken(form.id, answer?.tomado);
  const unsaved = useUnsaved({ id: form.id, revision: opened, pending: typed !== undefined, openedBy, leftBy });
  return (
    <SavedValuesProvider value={told}>
      <div className={cx("grid gap-5 has-[>p:only-child]:absolute", card && !className ? "max-w-240" : "max-w-280")}>
        <Messages
          form={form}
          attempt={attempt}
          saving={saving}
          conflict={answer && told?.[DICHO]?.split("\n")}
          self={self}
          alone={!action}
          rowOf={rowOf}
        />
        {shown && <RecoveredNote borrador={shown} />}
      </div>
      <PostForm
        className={className ?? (card ? cardClass({ narrow: true }) : undefined)}
        data-part={card ? "editor" : undefined}
        id={form.id}
        action={action}
        preventScrollReset={Boolean(action)}
        onSubmit={(event) => {
          noteFocus();
          submit(event);
        }}
        noValidate={form.noValidate}
        encType={encType}
        {...("id" in label ? { "aria-labelledby": label.id } : { "aria-label": label.text })}
      >
        <input type="hidden" name="revision" value={typed ?? opened} />
        <Recoverable name={form.id} clave={clave} />
        <input type="hidden" name={MOSTRADO} value={posted ?? first} />
        {told && <Noted told={told} />}
        <ShownContext value={posted === undefined}>
          <SavingContext value={saving}>{children(saving, unsaved)}</SavingContext>
        </ShownContext>
      </PostForm>
    </SavedValuesProvider>
  );
}

interface EditorProps<T extends Record<string, unknown>> extends Omit<
  EditorFormProps<T>,
  "card" | "className" | "label" | "children"
> {
  title: string;
  /** Shown beside the title: a value that cannot be changed. */
  badge?: ReactNode;
  submitLabel: string;
  /** Address of the cancel link; none for an editor that is always open. */
  cancel?: string;
  /** Address of the row's page on the site. */
  ver?: string | null | false;
  /** Shown after the buttons. */
  extra?: ReactNode;
  /** Sections after the first one, which holds the children. */
  sections?: ReactNode;
  children: ReactNode;
}

const sectioned = cx("grid max-w-280 grid-cols-1 gap-6 [&>footer]:border-x [&>footer]:border-b");

/** The frame of an editor: title, fields in columns, save and cancel. */
export function Editor<T extends Record<string, unknown>>(props: EditorProps<T>) {
  const { title, badge, submitLabel, cancel, ver, extra, sections, children, ...form } = props;
  const heading = `titulo-${form.form.id}`;
  const fields = (
    <>
      <CardHeader>
        <CardTitle id={heading}>{title}</CardTitle>
        {badge}
      </CardHeader>
      <CardBody className={cx("grid gap-5", columns)}>{children}</CardBody>
    </>
  );
  return (
    <EditorForm {...form} card className={sections ? sectioned : undefined} label={{ id: heading }}>
      {(saving, unsaved) => (
        <>
          <Fields className={sections ? "grid min-w-0 grid-cols-1 gap-6" : undefined}>
            {sections ? (
              <div className={sectionClass} id="datos">
                {fields}
              </div>
            ) : (
              fields
            )}
            {sections}
          </Fields>
          <SaveBar unsaved={unsaved} ver={ver} alone={!form.action}>
            <SaveButton saving={saving}>{saving ? "Guardando..." : submitLabel}</SaveButton>
            {cancel && <CancelLink to={cancel} />}
            {extra}
          </SaveBar>
        </>
      )}
    </EditorForm>
  );
}
