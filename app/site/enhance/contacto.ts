import { formatNumber } from "~/domain/kernel/text";
import { errorClass, hintClass } from "~/ui/form/control";

type Control = HTMLInputElement | HTMLTextAreaElement;

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function describe(control: Control, by: Element): void {
  control.setAttribute("aria-describedby", `${control.getAttribute("aria-describedby") ?? ""} ${by.id}`.trim());
}

/** The contact form with JavaScript: early validation and the remaining number of characters. */
export class Contacto extends HTMLElement {
  #texts: Record<string, string> = {};

  connectedCallback(): void {
    // The server's own messages per field, in one attribute: nombre=…&email=…
    this.#texts = Object.fromEntries(new URLSearchParams(this.dataset.textos));
    this.addEventListener("focusout", ({ target, relatedTarget }) => {
      // Below an error that comes now the button that is being pressed would move away.
      if (relatedTarget instanceof HTMLButtonElement) return;
      if (isControl(target) && target.value) this.#check(target);
    });
    this.addEventListener("input", ({ target }) => isControl(target) && this.#settle(target));
    const area = this.querySelector("textarea");
    if (area) this.#count(area);
  }

  #complaint({ validity, name }: Control): string | undefined {
    return validity.tooShort || validity.typeMismatch ? this.#texts[name] : undefined;
  }

  #check(control: Control): void {
    const text = this.#complaint(control);
    if (!text || control.getAttribute("aria-invalid")) return;
    const error = document.createElement("span");
    error.className = errorClass;
    error.dataset.part = "error";
    error.id = `${control.id}-pronto`;
    error.textContent = text;
    // The focus has gone on: it is read at once.
    error.setAttribute("role", "alert");
    control.parentElement?.append(error);
    control.setAttribute("aria-invalid", "true");
    describe(control, error);
  }

  #settle(control: Control): void {
    if (!control.getAttribute("aria-invalid") || this.#complaint(control)) return;
    const errors = [...(control.parentElement?.querySelectorAll("[data-part=error]") ?? [])];
    const described = control.getAttribute("aria-describedby")?.split(" ") ?? [];
    const left = described.filter((id) => !errors.some((error) => error.id === id));
    if (left.length > 0) control.setAttribute("aria-describedby", left.join(" "));
    else control.removeAttribute("aria-describedby");
    for (const error of errors) error.remove();
    control.removeAttribute("aria-invalid");
  }

  #count(area: HTMLTextAreaElement): void {
    const counter = document.createElement("span");
    counter.className = hintClass;
    counter.id = `${area.id}-cuenta`;
    const show = () =>
      (counter.textContent = `${formatNumber(area.value.length)} de ${formatNumber(area.maxLength)} caracteres`);
    area.addEventListener("input", show);
    show();
    area.after(counter);
    describe(area, counter);
  }
}
