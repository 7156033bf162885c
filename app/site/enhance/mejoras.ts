import { cx } from "~/ui/cx";
import { Buscador } from "./buscador";
import { Contacto } from "./contacto";
import { forgetSent, Imprime, keepTyped, Pide, sendOnEnter, showCuenta } from "./cotizacion";
import { EnlaceVehiculo, Vehiculo } from "./vehiculo";

/** The public site's script: small and loaded once. It only adds to pages that work without it. */
const AUTO_MS = 4_000;
const PAUSE = cx(
  "absolute top-3 right-3 z-3 min-h-10 cursor-pointer border-line border-tinta-950 bg-papel px-3.5 text-sm font-semibold print:hidden",
);
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Slides: arrows and dots scroll the track only; the hero advances every 4 s until touched, paused or out of sight. */
class Deslizador extends HTMLElement {
  #track: HTMLElement | null = null;
  #timer = 0;
  #marked = -1;
  #paused = false;

  connectedCallback(): void {
    this.#track = this.querySelector("ul");
    if (!this.#track || this.#track.children.length < 2) return;
    this.addEventListener("click", (event) => this.#follow(event));
    this.#track.addEventListener("scroll", () => this.#mark());
    // After the first paint: where the track stands could only be read by laying out the page before it.
    requestAnimationFrame(() => setTimeout(() => this.#mark()));
    if (this.dataset.automatico === undefined || calm.matches) return;
    this.#addPause();
    for (const type of ["pointerenter", "focusin"]) this.addEventListener(type, () => this.#stop());
    for (const type of ["pointerleave", "focusout"]) this.addEventListener(type, () => this.#play());
    document.addEventListener("visibilitychange", () => (document.hidden ? this.#stop() : this.#play()));
    calm.addEventListener("change", () => this.#stop());
    this.#play();
  }

  #index(): number {
    const track = this.#track;
    return track ? Math.round(track.scrollLeft / track.clientWidth) : 0;
  }

  /** Marks the thumbnail of the slide that is shown; Tab goes through the controls of this slide alone. */
  #mark(): void {
    const shown = this.#index();
    if (shown === this.#marked) return;
    this.#marked = shown;
    for (const [index, slide] of [...(this.#track?.children ?? [])].entries()) {
      for (const control of slide.querySelectorAll<HTMLElement>("a, button, video, summary")) {
        if (index === shown) control.removeAttribute("tabindex");
        else control.tabIndex = -1;
      }
    }
    for (const [index, link] of this.querySelectorAll("nav a").entries())
      link.setAttribute("aria-current", String(index === shown));
  }

  #go(index: number): void {
    const track = this.#track;
    if (!track) return;
    const total = track.children.length;
    const left = ((index + total) % total) * track.clientWidth;
    track.scrollTo({ left, behavior: calm.matches ? "auto" : "smooth" });
  }

  #follow(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href^='#']") : null;
    const slide = link && document.getElementById(link.hash.slice(1))?.closest("li");
    if (!link || !slide || !this.#track) return;
    event.preventDefault();
    const to = [...this.#track.children].indexOf(slide);
    const nameOf = (other: Element) => other.getAttribute("aria-label") ?? other.textContent;
    this.#go(to);
    // Each slide has its own controls: the focus moves to the same control of the slide now shown.
    const twin = [...slide.querySelectorAll<HTMLElement>("a[href^='#']")].find(
      (other) => nameOf(other) === nameOf(link),
    );
    twin?.focus({ preventScroll: true });
  }

  #addPause(): void {
    const button = document.createElement("button");
    button.type = "button";
    button.className = PAUSE;
    const show = () => {
      button.textContent = this.#paused ? "Reanudar" : "Pausar";
      button.setAttribute("aria-label", `${button.textContent} el carrusel`);
    };
    button.addEventListener("click", () => {
      this.#paused = !this.#paused;
      show();
      if (this.#paused) this.#stop();
    });
    show();
    this.querySelector("section")?.append(button);
  }

  #play(): void {
    this.#stop();
    const held = this.matches(":hover") || this.contains(document.activeElement);
    if (this.#paused || document.hidden || calm.matches || held) return;
    this.#timer = window.setInterval(() => this.#go(this.#index() + 1), AUTO_MS);
  }

  #stop(): void {
    window.clearInterval(this.#timer);
  }
}

customElements.define("ged-deslizador", Deslizador);
customElements.define("ged-buscador", Buscador);
customElements.define("ged-contacto", Contacto);
customElements.define("ged-vehiculo", Vehiculo);
customElements.define("ged-enlace-vehiculo", EnlaceVehiculo);
customElements.define("ged-imprime", Imprime);
customElements.define("ged-pide", Pide);
forgetSent();
keepTyped();
sendOnEnter();
for (const type of ["pageshow", "focus"]) addEventListener(type, showCuenta);
showCuenta();

/** Copies the page's canonical address; the button exists only where the browser can copy. */
class Comparte extends HTMLElement {
  connectedCallback(): void {
    const url = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
    if (!url || !("clipboard" in navigator)) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = `${this.querySelector("a")?.className} cursor-pointer border-0 bg-transparent p-0`;
    button.textContent = "Copiar enlace";
    const said = document.createElement("span");
    said.setAttribute("role", "status");
    button.addEventListener("click", () => {
      const say = (text: string) => () => (said.textContent = text);
      say("")();
      void navigator.clipboard.writeText(url).then(say("Enlace copiado"), say("No se pudo copiar"));
    });
    this.querySelector("p")?.append(button, said);
  }
}
customElements.define("ged-comparte", Comparte);

/** Replaces a picture that does not load by its fallback drawing. */
function standIn(image: HTMLImageElement): void {
  const { respaldo } = image.dataset;
  if (respaldo === undefined) return;
  delete image.dataset.respaldo;
  for (const source of image.parentElement?.querySelectorAll("source") ?? []) source.remove();
  image.src = respaldo;
}
addEventListener("error", ({ target }) => target instanceof HTMLImageElement && standIn(target), true);
for (const image of document.images) if (image.complete && image.currentSrc && image.naturalWidth === 0) standIn(image);

/** Opening the frame of a map loads it. */
addEventListener(
  "toggle",
  ({ target }) => {
    const link = target instanceof Element ? target.querySelector<HTMLAnchorElement>("[data-mapa]") : null;
    link?.click();
    link?.parentElement?.remove();
  },
  true,
);

/** A form that was sent so long ago, in ms, may be sent again: a sending that is stopped tells nobody. The server takes each once. */
const SENDING_MS = 8_000;

/**
 * Sends each form only once; its button shows the pending text until the page is shown again, as by going back, or nothing
 * has come for a while.
 */
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "post" || event.defaultPrevented) return;
  if (form.dataset.enviado !== undefined) return event.preventDefault();
  form.dataset.enviado = "";
  const button = event.submitter?.dataset.pendiente ? event.submitter : null;
  const text = button?.textContent ?? "";
  if (button) button.textContent = button.dataset.pendiente ?? "";
  const ready = () => {
    delete form.dataset.enviado;
    if (button) button.textContent = text;
  };
  addEventListener("pageshow", ready, { once: true });
  setTimeout(ready, SENDING_MS);
});
