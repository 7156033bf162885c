import type { Submission } from "@conform-to/react";
import { useEffect, useState } from "react";
import type { z } from "zod";

interface Found<S extends z.ZodObject> {
  /** What it was loaded by. */
  schema: () => Promise<S>;
  check: (form: { formData: FormData }) => Submission<z.output<S>>;
  left: ReadonlySet<string>;
}

/** Whether a form is sent by Conform itself, which asks so for the check of a field; nothing leaves the browser. */
export function isOwnCheck({ submitter }: SubmitEvent): boolean {
  return submitter?.getAttribute("name") === "__intent__";
}

/**
 * Keeps in the browser what Conform sends itself. Where React takes away a field that has the focus, that field is checked
 * while React hears no events, and the browser would post the form.
 */
function useOwnChecksStay(): void {
  useEffect(() => {
    const stay = (event: SubmitEvent) => isOwnCheck(event) && event.preventDefault();
    document.addEventListener("submit", stay);
    return () => document.removeEventListener("submit", stay);
  }, []);
}

/** The name of a form's field that an event is about; null for another form's, and for what has no name. */
function fieldOf(id: string, target: EventTarget | null): string | null {
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  return isField && target.form?.id === id && target.name !== "" ? target.name : null;
}

/**
 * The check of a form, null until it is there: zod and the schema are loaded when a field gets the focus first, so that
 * who only looks at a row does not wait for them. `left` are the fields that were typed into before, and since `answer`,
 * the server's; without one also those that lost the focus. Where they cannot be had the server checks alone.
 */
export function useCheck<S extends z.ZodObject>(id: string, schema: () => Promise<S>, answer: unknown) {
  const [loaded, setLoaded] = useState<Found<S> | null>(null);
  const found = loaded?.schema === schema ? loaded : null;
  useOwnChecksStay();
  useEffect(() => {
    if (found) return;
    const left = new Set<string>();
    let [asked, over] = [false, false];
    const load = async () => {
      const [rules, { parseWithZod }] = await Promise.all([schema(), import("@conform-to/zod/v4")]);
      if (!over) setLoaded({ schema, check: ({ formData }) => parseWithZod(formData, { schema: rules }), left });
    };
    const onFocus = ({ target }: Pick<Event, "target">) => {
      if (asked || fieldOf(id, target) === null) return;
      asked = true;
      load().catch(() => (asked = false));
    };
    const onTouched = ({ target }: Event) => {
      const name = fieldOf(id, target);
      if (name !== null) left.add(name);
    };
    const listeners = { focusin: onFocus, input: onTouched, ...(answer ? {} : { focusout: onTouched }) };
    for (const [event, listener] of Object.entries(listeners)) document.addEventListener(event, listener);
    onFocus({ target: document.activeElement });
    return () => {
      over = true;
      for (const [event, listener] of Object.entries(listeners)) document.removeEventListener(event, listener);
    };
  }, [found, id, schema, answer]);
  return found;
}
