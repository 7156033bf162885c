import type { FormMetadata } from "@conform-to/react";
import { TriangleAlert } from "lucide";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Note } from "~/ui/note";
import { useSkipUnsavedCheck } from "./unsaved";
import { isOwnCheck } from "./use-check";

interface Problem {
  message: string;
  field?: string;
}

interface Attempted {
  attempt: number;
  /** Whether it is on its way. */
  saving: boolean;
}

/**
 * The error summary: each error links to its field. Every attempt to save moves the focus here, and its answer; of what
 * changes in it later only that is read, not all of it.
 */
function Summary({ problems, attempt, saving }: { problems: Problem[] } & Attempted) {
  const box = useRef<HTMLDivElement>(null);
  // Before the fields are told that they take the focus again: who has pressed a link meanwhile goes on to its field.
  useLayoutEffect(() => {
    if (!saving) box.current?.focus();
  }, [attempt, saving]);
  const fields = problems.filter(({ field }) => field).length;
  const title = fields === 0 ? "Error" : `Revise ${fields === 1 ? "1 campo" : `${fields} campos`} antes de guardar`;
  const heading = <h2 className="text-lead text-error">{title}</h2>;
  return <ErrorSummary {...{ heading, problems }} ref={box} aria-atomic={false} />;
}

/**
 * What the fields' own checks found last, in a box that is there before it: screen readers read it once, while the focus
 * goes on. `quiet`: the summary says it.
 */
function Found({ problems, quiet }: { problems: readonly Problem[]; quiet: boolean }) {
  const all = JSON.stringify(problems);
  const [seen, setSeen] = useState({ all, fresh: "" });
  if (seen.all !== all) {
    const fresh = problems.filter((one) => !seen.all.includes(JSON.stringify(one)));
    setSeen({ all, fresh: fresh.map(({ message }) => message).join(". ") });
  }
  return (
    <p className="oculto" role="status">
      {!quiet && seen.fresh && <span key={seen.all}>{seen.fresh}</span>}
    </p>
  );
}

interface ConflictProps {
  /** What happened, and what to do. */
  conflict: readonly string[];
  discard: string;
  alone: boolean;
  attempt: number;
}

/**
 * Takes the focus after every attempt to save, so that who saved below is not left without an answer; what else is wrong
 * comes after it, and takes it then.
 */
function ConflictNote({ conflict, discard, alone, attempt }: ConflictProps) {
  const leave = useSkipUnsavedCheck();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return (
    <Note tone="error" icon={TriangleAlert} ref={box} tabIndex={-1} role="alert">
      <b>{conflict[0]}</b>
      {conflict[1]}{" "}
      <Link to={discard} reloadDocument={alone} onClick={({ ctrlKey, metaKey }) => ctrlKey || metaKey || leave()}>
        Descartar mis cambios
      </Link>
    </Note>
  );
}

/** Counts attempts to save, so that each one moves the focus to what it is answered. */
export function useAttempts<T extends Record<string, unknown>>(form: FormMetadata<T, string[]>) {
  const [attempt, setAttempt] = useState(0);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent } = event;
    const sent = nativeEvent instanceof SubmitEvent ? nativeEvent : null;
    // The buttons of a list in the form do not save: the server answers with the form as typed.
    if (sent?.submitter?.hasAttribute("data-press")) return;
    const isOwn = sent && isOwnCheck(sent);
    if (!isOwn) setAttempt((before) => before + 1);
    // The server alone reads rows: it tells what is wrong with them and with the fields, all at once.
    if (isOwn || !event.currentTarget.querySelector("[data-part=fila]")) form.onSubmit(event);
  };
  return { attempt, submit };
}

interface MessagesProps<T extends Record<string, unknown>> extends Attempted {
  form: FormMetadata<T, string[]>;
  /** What the conflict with somebody else is, and what to do, as long as it is open. */
  conflict: readonly string[] | undefined;
  /** Address that reloads the editor after a conflict. */
  self: string;
  /** True when no other editor shares the page. */
  alone: boolean;
  rowOf: ((name: string) => string | undefined) | undefined;
}

/** Why the form was not saved: errors with links to their fields, or the conflict with what somebody else saved. */
export function Messages<T extends Record<string, unknown>>({
  form,
  attempt,
  saving,
  conflict,
  self,
  alone,
  rowOf,
}: MessagesProps<T>) {
  const problems: Problem[] = [
    ...(form.errors ?? []).filter((message) => !conflict?.includes(message)).map((message) => ({ message })),
    ...Object.entries(form.allErrors)
      .filter(([name]) => name !== "")
      .map(([name, errors]) => ({
        message: [rowOf?.(name), errors[0]].filter(Boolean).join(": "),
        field: `${form.id}-${name}`,
      })),
  ];
  const [refused, setRefused] = useState(false);
  // What fields are told one by one, while nothing was refused, is no summary, and takes no focus.
  const isRefused = problems.length > 0 && (refused || form.status === "error");
  if (refused !== isRefused) setRefused(isRefused);
  return (
    <>
      <Found problems={problems} quiet={isRefused} />
      {conflict && <ConflictNote {...{ conflict, alone, attempt }} discard={self} />}
      {isRefused && <Summary {...{ problems, attempt, saving }} />}
    </>
  );
}
