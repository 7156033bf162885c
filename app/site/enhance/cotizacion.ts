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

/** Shows beside the links to the list how many products it has; they stand in a cookie, so that kept pages are the same. */
export function showCuenta(): void {
  const count = LIST.exec(document.cookie)?.[1]?.split("_").length ?? 0;
  for (const link of document.querySelectorAll("[data-cuenta]")) mark(link, count);
}

/** Where this tab keeps the quantities that were typed in a list, whatever page of it is shown; "" where it keeps none. */
const place = () => `cantidades${location.pathname}`;

function readKept(): string {
  try {
    return sessionStorage.getItem(place()) ?? "";
  } catch {
    return "";
  }
}

function keep(quantities: string): void {
  try {
    sessionStorage.setItem(place(), quantities);
  } catch {
    // The pages then forget them, as they do without scripts.
  }
}

/**
 * Shows in a list's button how many of its products have a quantity. Those of its other pages, of other filters and
 * orders stay in this tab, and are sent with the ones that are shown.
 */
export class Pide extends HTMLElement {
  connectedCallback(): void {
    const [form, button] = [this.closest("form"), this.querySelector("button")];
    if (!form || !button) return;
    const boxes = [...form.querySelectorAll<HTMLInputElement>("input[name^='c-']")];
    const kept = new URLSearchParams(readKept());
    for (const box of boxes) box.value ||= kept.get(box.name) ?? "";
    const show = () => {
      for (const { name, value } of boxes) {
        if (value.trim()) kept.set(name, value);
        else kept.delete(name);
      }
      keep(String(kept));
      mark(button, [...kept].length);
    };
    form.addEventListener("input", show);
    form.addEventListener("submit", () => {
      for (const [name, value] of kept) if (!boxes.some((box) => box.name === name)) form.append(hidden(name, value));
      keep("");
    });
    addEventListener("pageshow", show);
    show();
  }
}

function hidden(name: string, value: string): HTMLInputElement {
  return Object.assign(document.createElement("input"), { type: "hidden", name, value });
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
