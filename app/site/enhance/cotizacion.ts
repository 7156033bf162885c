import { cx } from "~/ui/cx";

const LIST = /(?:^|;\s*)cotizacion=([\w.]+)/;
const COUNT = cx(
  "ml-1.5 inline-grid min-h-5 min-w-5 place-items-center bg-tinta-950 px-1 text-micro font-semibold text-papel",
);

/** Shows in a link or button how many products it is about. */
function mark(element: Element, count: number): void {
  element.querySelector("b")?.remove();
  if (count === 0) return;
  const shown = element.appendChild(document.createElement("b"));
  shown.className = COUNT;
  shown.textContent = String(count);
  shown.title = count === 1 ? "1 producto" : `${count} productos`;
}

/** Shows on a product's page how many of it the list has: the box begins with it, and the button changes it. */
function showCantidad(lines: readonly string[]): void {
  const box = document.querySelector<HTMLInputElement>("input#cantidad");
  const said = document.querySelector("[data-part=en-lista]");
  const button = box?.form?.querySelector("button");
  if (!box || !said || !button) return;
  const key = Number(box.name.slice(2)).toString(36);
  const line = lines.find((one) => one.startsWith(`${key}.`));
  const count = line ? String(Number.parseInt(line.slice(key.length + 1), 36)) : "";
  said.textContent = count && ` en su lista: ${count}`;
  button.textContent = count ? "Cambiar la cantidad" : "Agregar a la cotización";
  if (box.value === box.defaultValue) box.value = box.defaultValue = count || "1";
}

/** Shows what the list has; it stands in a cookie, so that kept pages are the same. */
export function showCuenta(): void {
  const lines = LIST.exec(document.cookie)?.[1]?.split("_") ?? [];
  for (const link of document.querySelectorAll("[data-cuenta]")) mark(link, lines.length);
  showCantidad(lines);
}

/** The list whose quantities were sent last, until the answer is there. */
const SENT = "cantidades-enviadas";

/** Does something with what this tab keeps, where the browser lets it. */
function inTab<T>(work: (kept: Storage) => T, otherwise: T): T {
  try {
    return work(sessionStorage);
  } catch {
    return otherwise;
  }
}

/** The quantities of a list that was sent are forgotten once the answer is there. */
export function forgetSent(): void {
  // An error under the list's address has no list.
  if (location.pathname !== "/cotizacion" || !document.getElementById("lista")) return;
  inTab((kept) => {
    kept.removeItem(kept.getItem(SENT) ?? "");
    kept.removeItem(SENT);
  }, undefined);
}

function hidden(name: string, value: string): HTMLInputElement {
  return Object.assign(document.createElement("input"), { type: "hidden", name, value });
}

/**
 * Shows in a list's button how many of its products have a quantity. Those of its other pages, of other filters and
 * orders stay in this tab, and are sent with the ones that are shown.
 */
export class Pide extends HTMLElement {
  connectedCallback(): void {
    const [form, button] = [this.closest("form"), this.querySelector("button")];
    if (!form || !button) return;
    // The same for all pages of a list; each search is a list of its own.
    const key = `cantidades${location.pathname}${this.dataset.lista ?? ""}`;
    const boxes = [...form.querySelectorAll<HTMLInputElement>("input[name^='c-']")];
    let quantities = new URLSearchParams();
    const read = () => {
      const kept = inTab((tab) => tab.getItem(key) ?? "", null);
      if (kept !== null) quantities = new URLSearchParams(kept);
      return kept !== null;
    };
    const note = () => {
      for (const { name, value } of boxes) {
        if (value.trim()) quantities.set(name, value);
        else quantities.delete(name);
      }
      inTab((kept) => kept.setItem(key, String(quantities)), undefined);
      mark(button, [...quantities].length);
    };
    const show = ({ persisted }: { persisted: boolean }) => {
      // A page that the browser kept shows what was typed on it, which may have been sent since.
      const isOlder = read() && persisted;
      for (const old of form.querySelectorAll("input[type=hidden]")) old.remove();
      for (const box of boxes) box.value = (isOlder ? "" : box.value) || (quantities.get(box.name) ?? "");
      inTab((kept) => kept.removeItem(SENT), undefined);
      note();
    };
    form.addEventListener("input", () => {
      read();
      note();
    });
    form.addEventListener("submit", () => {
      read();
      for (const [name, value] of quantities)
        if (!boxes.some((box) => box.name === name)) form.append(hidden(name, value));
      inTab((kept) => kept.setItem(SENT, key), undefined);
    });
    addEventListener("pageshow", show);
    show({ persisted: false });
  }
}

/** Enter in a field about who asks sends the request: the form's first button keeps quantities. */
export function sendOnEnter(): void {
  const datos = document.querySelector("[data-part=datos]");
  datos?.addEventListener("keydown", (event) => {
    const field = event.target;
    if (!(event instanceof KeyboardEvent) || event.key !== "Enter" || event.isComposing) return;
    if (!(field instanceof HTMLInputElement) || field.type === "checkbox") return;
    event.preventDefault();
    field.form?.requestSubmit(datos.querySelector("button"));
  });
}

/** What is typed into the list's form: by field, what was there before, and what is there now. */
const TYPED = "lista-escrita";
const FIELDS = "[name^='c-'], [data-part=datos] :is(input:not([type=hidden], [type=checkbox]), select, textarea)";
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a field holds before anybody types: a quantity the one of the list, all others nothing. */
function untyped(field: Field): string {
  if (field instanceof HTMLSelectElement) return field.options[0]?.value ?? "";
  return field.name.startsWith("c-") ? field.defaultValue : "";
}

/** Keeps in this tab what is typed into the list's form, for who looks at a product meanwhile, until the list is sent. */
export function keepTyped(): void {
  if (location.pathname.startsWith("/cotizacion/")) inTab((tab) => tab.removeItem(TYPED), undefined);
  const form = document.querySelector("form#datos");
  if (!form) return;
  const fields = [...form.querySelectorAll<Field>(FIELDS)];
  const kept = new URLSearchParams(inTab((tab) => tab.getItem(TYPED) ?? "", ""));
  for (const field of fields) {
    const [before, value] = kept.getAll(field.name);
    if (value !== undefined && before === untyped(field) && field.value === before) field.value = value;
  }
  const note = () => {
    const typed = fields.filter((field) => field.value !== untyped(field));
    const pairs = typed.flatMap((field) => [untyped(field), field.value].map((value) => [field.name, value]));
    inTab((tab) => tab.setItem(TYPED, String(new URLSearchParams(pairs))), undefined);
  };
  form.addEventListener("input", note);
  note();
}

/** A button that prints the page, where a script can. */
export class Imprime extends HTMLElement {
  connectedCallback(): void {
    const button = document.createElement("button");
    button.type = "button";
    button.className = this.dataset.clase ?? "";
    button.textContent = "Imprimir";
    button.addEventListener("click", () => print());
    this.append(button);
  }
}
