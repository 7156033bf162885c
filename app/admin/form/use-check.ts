import type { Submission } from "@conform-to/react";
import { useEffect, useState } from "react";
import type { z } from "zod";

interface Found<S extends z.ZodObject> {
  check: (form: { formData: FormData }) => Submission<z.output<S>>;
  left: ReadonlySet<string>;
}

/** The name of a form's field that an event is about; null for another form's, and for what has no name. */
function fieldOf(id: string, target: EventTarget | null): string | null {
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  return isField && target.form?.id === id && target.name !== "" ? target.name : null;
}

/**
 * The check of a form, null until it is there: zod and the schema are loaded when a field gets the focus first, so that
 * who only looks at a row does not wait for them. `left` are the fields that lost it before. Where they cannot be had
 * the server checks alone.
 */
export function useCheck<S extends z.ZodObject>(id: string, schema: () => Promise<S>) {
  const [found, setFound] = useState<Found<S> | null>(null);
  useEffect(() => {
    if (found) return;
    const left = new Set<string>();
    let asked = false;
    const load = async () => {
      const [rules, { parseWithZod }] = await Promise.all([schema(), import("@conform-to/zod/v4")]);
      setFound({ check: ({ formData }) => parseWithZod(formData, { schema: rules }), left });
    };
    const onFocus = ({ target }: Pick<FocusEvent, "target">) => {
      if (asked || fieldOf(id, target) === null) return;
      asked = true;
      load().catch(() => (asked = false));
    };
    const onBlur = ({ target }: FocusEvent) => {
      const name = fieldOf(id, target);
      if (name !== null) left.add(name);
    };
    document.addEventListener("focusin", onFocus);
    document.addEventListener("focusout", onBlur);
    onFocus({ target: document.activeElement });
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("focusout", onBlur);
    };
  }, [found, id, schema]);
  return found;
}
