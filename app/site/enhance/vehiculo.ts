import { vehiculosHref } from "~/domain/vehiculos/hrefs";
import type { LineaDatos, MarcaDatos } from "~/domain/vehiculos/datos";

type Campo = HTMLInputElement | HTMLSelectElement;

function isMarcas(value: unknown): value is MarcaDatos[] {
  return Array.isArray(value) && value.every((one) => Array.isArray(one) && Array.isArray(one[2]));
}

const isSame = new Intl.Collator("es", { sensitivity: "base" }).compare;

/** An input or select becomes a select in the same place, with what it held and the focus it had. */
function toSelect(campo: Campo): HTMLSelectElement {
  const select = document.createElement("select");
  Object.assign(select, { id: campo.id, name: campo.name, className: campo.className });
  for (const name of ["aria-invalid", "aria-describedby"]) {
    const value = campo.getAttribute(name);
    if (value) select.setAttribute(name, value);
  }
  const focused = document.activeElement === campo;
  campo.replaceWith(select);
  if (focused) select.focus();
  return select;
}

/** Resolves once the focus has left a field and is where it goes. */
async function left(field: HTMLElement): Promise<void> {
  await new Promise((resolve) => field.addEventListener("focusout", resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

function fill(select: HTMLSelectElement, first: string, values: readonly string[], chosen: string): void {
  select.replaceChildren(new Option(first, ""), ...values.map((value) => new Option(value)));
  select.value = values.find((value) => isSame(value, chosen) === 0) ?? "";
}

/**
 * The search by vehicle with JavaScript: line and year become selects that follow the make, filled from one file that is
 * fetched when somebody reaches for the form. A field is not replaced while somebody types in it. Without the file, or
 * where the make has no line as it has been typed since, the form stays as it is.
 */
export class Vehiculo extends HTMLElement {
  #begun = false;

  connectedCallback(): void {
    for (const type of ["pointerover", "focusin", "change"]) this.addEventListener(type, () => void this.#begin());
    if (this.#campo("marca")?.value) void this.#begin();
  }

  #campo(name: string): Campo | null {
    return this.querySelector<Campo>(`[name=${name}]`);
  }

  #typedIn(): HTMLInputElement | null {
    const field = document.activeElement;
    return field instanceof HTMLInputElement && this.contains(field) ? field : null;
  }

  async #begin(): Promise<void> {
    if (this.#begun) return;
    this.#begun = true;
    try {
      const answer = await fetch(this.dataset.datos ?? "");
      const marcas: unknown = await answer.json();
      for (let field = this.#typedIn(); field; field = this.#typedIn()) await left(field);
      if (isMarcas(marcas)) this.#enhance(marcas);
    } catch {
      this.#begun = false;
    }
  }

  #enhance(marcas: readonly MarcaDatos[]): void {
    const [marca, linea, ano] = ["marca", "linea", "ano"].map((name) => this.#campo(name));
    if (!marca || !linea || !ano) return;
    // What the page came with, until somebody chooses something else.
    const typed = { linea: linea.value, ano: ano.value };
    const lineasOf = (slug: string) => marcas.find(([one]) => one === slug)?.[2] ?? [];
    const isKnown = lineasOf(marca.value).some(([nombre]) => isSame(nombre, typed.linea) === 0);
    if (linea instanceof HTMLInputElement && linea.value !== linea.defaultValue && !isKnown) return;
    const [lineas, anos] = [toSelect(linea), toSelect(ano)];
    let shown: readonly LineaDatos[] = [];
    const showAnos = () => {
      const [, desde, hasta] = shown.find(([nombre]) => nombre === lineas.value) ?? [];
      const count = desde === undefined || hasta === undefined ? 0 : hasta - desde + 1;
      const values = Array.from({ length: count }, (_, index) => String((hasta ?? 0) - index));
      fill(anos, "Todos", values, anos.value || typed.ano);
    };
    const showLineas = () => {
      shown = lineasOf(marca.value);
      const first = marca.value === "" ? "Elija la marca" : "Todas";
      fill(
        lineas,
        first,
        shown.map(([nombre]) => nombre),
        lineas.value || typed.linea,
      );
      showAnos();
    };
    marca.addEventListener("change", showLineas);
    lineas.addEventListener("change", () => {
      typed.linea = "";
      showAnos();
    });
    anos.addEventListener("change", () => (typed.ano = ""));
    showLineas();
  }
}

/**
 * A link to the search by vehicle with JavaScript: the form itself opens in its place. In the header, which is kept short
 * for those who hear it, the link comes only now.
 */
export class EnlaceVehiculo extends HTMLElement {
  connectedCallback(): void {
    const link = this.querySelector("a") ?? this.appendChild(document.createElement("a"));
    if (link.textContent === "") {
      link.href = vehiculosHref;
      link.className = this.dataset.enlace ?? "";
      link.textContent = "Buscar por vehículo";
    }
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void this.#open(link.href).catch(() => location.assign(link.href));
    });
  }

  async #open(href: string): Promise<void> {
    const answer = await fetch(href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const form = page.querySelector("ged-vehiculo");
    if (!form) return location.assign(href);
    // The page, and another menu of it, may have the same form: the ids of this one are its own.
    const suffix = `-menu-${document.querySelectorAll("ged-enlace-vehiculo ged-vehiculo").length}`;
    for (const one of form.querySelectorAll<HTMLElement>("[id]")) one.id += suffix;
    for (const label of form.querySelectorAll("label")) label.htmlFor += suffix;
    this.replaceChildren(form);
    this.querySelector("select")?.focus();
  }
}
