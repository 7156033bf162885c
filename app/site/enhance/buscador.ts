import { countOf } from "~/domain/kernel/text";
import { cx } from "~/ui/cx";

interface Sugerencia {
  codigo: string;
  nombre: string;
  href: string;
}

const list = cx(
  "absolute inset-x-0 top-full z-30 mt-1 min-w-[min(26rem,90vw)] border border-tinta-950 bg-papel shadow-flotante [&>li+li]:border-t [&>li+li]:border-tinta-200",
);
const option = cx(
  "cursor-pointer px-3.5 py-2.5 leading-snug hover:bg-tinta-950 hover:text-papel aria-selected:bg-tinta-950 aria-selected:text-papel forced-colors:aria-selected:resaltado",
);

const PAUSE_MS = 180;

function isSugerencia(value: unknown): value is Sugerencia {
  return typeof value === "object" && value !== null && "codigo" in value && "nombre" in value && "href" in value;
}

/**
 * The search box with suggestions during typing: a combobox with its list, arrow keys, Enter and Escape; screen readers
 * are told how many there are.
 */
export class Buscador extends HTMLElement {
  #input: HTMLInputElement | null = null;
  #list = document.createElement("ul");
  #said = document.createElement("p");
  #timer = 0;
  #asked = new AbortController();
  #at = -1;

  connectedCallback(): void {
    const input = this.querySelector("input");
    if (!input) return;
    this.#input = input;
    this.#list.id = `${input.id}-lista`;
    this.#list.className = list;
    this.#list.setAttribute("role", "listbox");
    this.#list.setAttribute("aria-label", "Sugerencias");
    this.#list.hidden = true;
    this.#said.className = "oculto";
    this.#said.setAttribute("aria-live", "polite");
    this.querySelector("form")?.append(this.#list, this.#said);
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-controls": this.#list.id,
      "aria-expanded": "false",
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    this.closest("[popover]")?.addEventListener("toggle", (event) => {
      if (event instanceof ToggleEvent && event.newState === "open") input.focus();
    });
    input.addEventListener("input", () => this.#later());
    input.addEventListener("keydown", (event) => this.#key(event));
    this.addEventListener("focusout", (event) => {
      if (!(event.relatedTarget instanceof Node && this.contains(event.relatedTarget))) this.#close();
    });
  }

  #later(): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#ask(), PAUSE_MS);
  }

  async #ask(): Promise<void> {
    const q = this.#input?.value.trim() ?? "";
    if (q.length < 2) return this.#close();
    this.#asked.abort();
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    try {
      const answer = await fetch(`/buscar/sugerencias?q=${encodeURIComponent(q)}`, { signal });
      const found: unknown = await answer.json();
      const all = Array.isArray(found) ? found.filter(isSugerencia) : [];
      this.#show(all);
      this.#said.textContent =
        all.length === 0 ? "No hay sugerencias" : countOf(all.length, "sugerencia", "sugerencias");
    } catch {
      // What was typed since has its own answer.
      if (!signal.aborted) this.#close();
    }
  }

  #show(found: Sugerencia[]): void {
    this.#at = -1;
    this.#list.replaceChildren(
      ...found.map(({ codigo, nombre, href }, index) => {
        const item = document.createElement("li");
        item.id = `${this.#list.id}-${index}`;
        item.className = option;
        item.setAttribute("role", "option");
        const code = document.createElement("b");
        code.className = "mono";
        code.textContent = codigo;
        item.append(code, ` ${nombre}`);
        item.addEventListener("pointerdown", (event) => event.preventDefault());
        item.addEventListener("click", () => location.assign(href));
        return item;
      }),
    );
    this.#list.hidden = found.length === 0;
    this.#input?.setAttribute("aria-expanded", String(found.length > 0));
    this.#input?.removeAttribute("aria-activedescendant");
    this.#said.textContent = "";
  }

  #close(): void {
    window.clearTimeout(this.#timer);
    this.#asked.abort();
    this.#show([]);
  }

  #move(step: number): void {
    const items = [...this.#list.children];
    if (items.length === 0) return;
    items[this.#at]?.removeAttribute("aria-selected");
    this.#at = (this.#at + step + items.length + (this.#at < 0 && step < 0 ? 1 : 0)) % items.length;
    const item = items[this.#at];
    item?.setAttribute("aria-selected", "true");
    if (item) this.#input?.setAttribute("aria-activedescendant", item.id);
    item?.scrollIntoView({ block: "nearest" });
  }

  #key(event: KeyboardEvent): void {
    const chosen = this.#list.children[this.#at];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") this.#move(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Escape" && !this.#list.hidden) this.#close();
    else if (event.key === "Enter" && chosen instanceof HTMLElement) chosen.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
