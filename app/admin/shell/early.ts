/** What is typed into the first screen of a visit before its scripts have taken it over. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    (element instanceof HTMLInputElement && element.type !== "file")
  );
}

const firstOf = ({ options }: HTMLSelectElement) =>
  Math.max(
    0,
    [...options].findIndex((one) => one.defaultSelected),
  );

/** Puts what the server sent into a field that says something else; returns how to put that back, null for others. */
function toDefault(field: Field): (() => void) | null {
  if (field instanceof HTMLSelectElement) {
    const { selectedIndex } = field;
    if (selectedIndex < 0 || selectedIndex === firstOf(field)) return null;
    field.selectedIndex = firstOf(field);
    return () => void (field.selectedIndex = selectedIndex);
  }
  const { value } = field;
  if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type)) {
    const { checked } = field;
    if (checked === field.defaultChecked) return null;
    field.checked = field.defaultChecked;
    return () => void (field.checked = checked);
  }
  if (value === field.defaultValue) return null;
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  return () => {
    field.value = value;
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** Reads a form as the server sent it, whatever was typed since. */
export function asSent<T>(form: HTMLFormElement, read: () => T): T {
  const undo = [...form.elements].filter(isField).flatMap((field) => toDefault(field) ?? []);
  const sent = read();
  for (const back of undo) back();
  return sent;
}

/** React writes the first text of a textarea back into it when it takes it over; other fields keep what they say. */
const texts = new Map<HTMLTextAreaElement, string>();

function note({ target }: Pick<Event, "target">): void {
  if (target instanceof HTMLTextAreaElement) texts.set(target, target.value);
}

/** Notes what is typed until `giveBackTyped`. To be called before React takes the page over. */
export function noteTyped(): void {
  for (const target of document.querySelectorAll("textarea"))
    if (target.value !== target.defaultValue) note({ target });
  document.addEventListener("input", note, { capture: true });
}

/** Gives textareas back what was typed into them, and tells the forms which of their fields were changed. */
export function giveBackTyped(): void {
  document.removeEventListener("input", note, { capture: true });
  for (const [field, text] of texts) if (field.value !== text) field.value = text;
  texts.clear();
  for (const { elements } of document.forms)
    for (const field of [...elements].filter(isField)) {
      const back = toDefault(field);
      back?.();
      if (back) field.dispatchEvent(new Event("input", { bubbles: true }));
    }
}
