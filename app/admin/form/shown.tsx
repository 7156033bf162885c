import { createContext, use, useLayoutEffect, useState } from "react";
import { MOSTRADO, mostradoOf, NOTADO, notadoOf } from "./mostrado";

/** Whether the form shows a row as it was read, neither an answer nor a draft. */
export const ShownContext = createContext(false);

/** Says what lists of the form showed, by name; an answer and a draft say it for all. */
export function Shown({ of }: { of: Readonly<Record<string, string>> }) {
  const [first] = useState(of);
  return use(ShownContext) && <input type="hidden" name={MOSTRADO} value={mostradoOf(first)} />;
}

/** What somebody else saved, for the answer to the next sending of the form. */
export function Noted({ told }: { told: Readonly<Record<string, string>> }) {
  return notadoOf(told).map((text) => <input key={text} type="hidden" name={NOTADO} value={text} />);
}

/** Writes into a field as a person does, so that React hears of it. */
function write(field: Element | RadioNodeList, value: string): void {
  if (field instanceof RadioNodeList) {
    const chosen = [...field].find((one) => one instanceof HTMLInputElement && one.value === value);
    if (chosen instanceof HTMLInputElement && !chosen.checked) chosen.click();
  } else if (field instanceof HTMLInputElement && field.type === "checkbox") {
    if (field.checked !== (value === "on")) field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    // A value that is set on the field itself React takes for its own.
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

/**
 * Shows in a form that is open what its fields took after a conflict; a page from the server shows it already. The answer
 * is shown by then: a list that depends on another field has its options.
 */
export function useTaken(id: string, tomado: Readonly<Record<string, string>> | undefined): void {
  useLayoutEffect(() => {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return;
    for (const [name, value] of Object.entries(tomado ?? {})) {
      const field = form.elements.namedItem(name);
      if (field) write(field, value);
    }
  }, [id, tomado]);
}
