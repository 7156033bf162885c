const LIST = /(?:^|;\s*)cotizacion=([\w.]+)/;
const COUNT =
  "ml-1.5 inline-grid min-h-5 min-w-5 place-items-center bg-tinta-950 px-1 text-micro font-semibold text-papel";

/** Shows beside the links to the list how many products it has; they stand in a cookie, so that kept pages are the same. */
export function showCuenta(): void {
  const count = LIST.exec(document.cookie)?.[1]?.split("_").length ?? 0;
  for (const link of document.querySelectorAll("[data-cuenta]")) {
    link.querySelector("b")?.remove();
    if (count === 0) continue;
    const shown = link.appendChild(document.createElement("b"));
    shown.className = COUNT;
    shown.textContent = String(count);
    shown.title = count === 1 ? "1 producto" : `${count} productos`;
  }
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
