import type { HTMLElement } from "node-html-parser";

/** The text of a textarea as a browser reads it: every line break is one character. */
export function textareaValue(control: HTMLElement): string {
  return control.textContent.replace(/\r\n?/g, "\n").replace(/^\n/, "");
}

function valueOf(control: HTMLElement): string | null {
  const { tagName } = control;
  if (control.hasAttribute("disabled")) return null;
  if (tagName === "SELECT") {
    const options = control.querySelectorAll("option");
    const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0];
    return chosen?.getAttribute("value") ?? null;
  }
  if (tagName === "TEXTAREA") return textareaValue(control);
  const type = control.getAttribute("type") ?? "text";
  if ((type === "checkbox" || type === "radio") && !control.hasAttribute("checked")) return null;
  return control.getAttribute("value") ?? (type === "checkbox" ? "on" : "");
}

/** The fields a form would send as it stands on the page; null for a control that sends nothing. */
export function formFields(form: HTMLElement): Record<string, string | null> {
  const named = form.querySelectorAll("input[name], select[name], textarea[name]");
  const values = named.map((control) => [control.getAttribute("name") ?? "", valueOf(control)] as const);
  // Of radio buttons, which share a name, the pressed one counts.
  return Object.fromEntries([
    ...values.filter(([, value]) => value === null),
    ...values.filter(([, value]) => value !== null),
  ]);
}

/** The values of the lists a form would send: fields whose names end in [], each as often as it stands there. */
export function listFields(form: HTMLElement): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  for (const control of form.querySelectorAll("[name$='[]']")) {
    const [name, value] = [control.getAttribute("name") ?? "", valueOf(control)];
    if (value !== null) lists[name] = [...(lists[name] ?? []), value];
  }
  return lists;
}

/** The fields a form would send, without nulls and without file inputs, which the caller adds. */
export function typedFields(form: HTMLElement): Record<string, string> {
  const files = new Set(form.querySelectorAll("input[type=file]").map((control) => control.getAttribute("name")));
  return Object.fromEntries(
    Object.entries(formFields(form)).flatMap(([name, value]): [string, string][] =>
      value === null || files.has(name) ? [] : [[name, value]],
    ),
  );
}
