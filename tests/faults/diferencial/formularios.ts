/** Fills in any form of the back office as a person might: one or two fields changed, an empty form completed. */
import type { HTMLElement } from "node-html-parser";
import { formFields, listFields } from "../../support/site/forms";
import { mp4, pdfOf, picture } from "../../support/files/files";
import type { Sent } from "../../support/site/client";
import type { Azar } from "../lib/azar";
import type { Valores } from "./recuerdos";

export interface Relleno {
  fields: Record<string, string | null>;
  lists: Record<string, string[]>;
  files: Sent[];
  /** The named button that is pressed. */
  button: string;
  /** What the form held before. */
  texts: string[];
}

const WORDS = ["Buje", "Perno", "Soporte", "Guardapolvo", "Cali", "Bogotá", "Duster", "Sandero", "brida", '¼"', "Ñ"];
const MACHINERY =
  /^(?:csrf|revision|idempotencia|editor|id|firma|intent|contenido_version|\w+_lista|copiar|medio-guardado\[\])$/;

/** What forms are filled in with. */
export interface Fuente {
  azar: Azar;
  values: Valores;
  /** A spreadsheet to import: lines of the site's own export, some of them changed. */
  table: (action: string) => Promise<string>;
  /** Presses a named button even where the form can be sent without one. */
  press: boolean;
  /** How often a named button was pressed; the one that was least often is. */
  times: (button: string) => number;
}

function words(azar: Azar): string {
  return `${azar.of(WORDS)} ${azar.of(WORDS).toLowerCase()} ${azar.below(10_000)}`;
}

/** Another text of the same kind: an e-mail stays one, a number stays near. */
function otherText({ azar, values }: Fuente, name: string, was: string, lines: boolean): string {
  const former = values.former(name, was);
  if (former !== undefined) return former;
  if (name === "icono") return azar.of(["20+", "100%", "★", "🔩"]);
  if (/correo|email/.test(name) || was.includes("@")) return `ventas${azar.below(999)}@ejemplo.com`;
  if (/^(?:ap_|.*ano)/.test(name) && /^\d{4}$/.test(was)) return String(2000 + azar.below(25));
  if (/latitud|longitud/.test(name)) return (azar.below(80) / 10 - 4).toFixed(1).replace(".", azar.of([".", ","]));
  if (/^-?\d+([.,]\d+)?$/.test(was))
    return String(Math.max(0, Math.trunc(Number(was.replace(",", "."))) + azar.below(5) - 2));
  if (/^[+\d][\d ()]{6,}$/.test(was) || /telefono|whatsapp$/.test(name))
    return `300 ${100 + azar.below(900)} ${1000 + azar.below(9000)}`;
  if (/url|slug|web/.test(name)) return azar.of([`/${words(azar).split(" ")[0]?.toLowerCase().replace(/[^a-z]/g, "x")}`, "/catalogo", "/nosotros#valores", was]); // prettier-ignore
  if (/^(?:oe|equivalente|reemplaza)$/.test(name)) return `${was}\n${name === "equivalente" ? "Monroe; " : ""}X${azar.below(1e6)}`.trim(); // prettier-ignore
  if (/politica/.test(name)) return `${was}<p>${words(azar)}</p>`;
  if (was === "" || azar.chance(0.3)) return words(azar);
  return lines && azar.chance(0.5) ? `${was}\n${words(azar)}` : `${was.slice(0, 40)} ${azar.below(1_000)}`;
}

function optionsOf(control: HTMLElement): string[] {
  return control.querySelectorAll("option:not([disabled])").map((one) => one.getAttribute("value") ?? one.textContent);
}

async function fileFor(azar: Azar, accept: string): Promise<Omit<Sent, "campo">> {
  if (/pdf/.test(accept) && (!/image/.test(accept) || azar.chance(0.2))) return { nombre: "hoja.pdf", bytes: new Uint8Array(pdfOf(2_000 + azar.below(900))) }; // prettier-ignore
  if (/video/.test(accept) && azar.chance(0.1)) return { nombre: "giro.mp4", bytes: new Uint8Array(mp4) };
  return { nombre: "foto.png", bytes: new Uint8Array(await picture("png", 200 + azar.below(300), 150)) };
}

/** A form's own controls, those outside of it included. */
export function controlsOf(form: HTMLElement, page: HTMLElement, kinds: string): HTMLElement[] {
  const id = form.id;
  const own = form.querySelectorAll(kinds).filter((one) => [undefined, id].includes(one.getAttribute("form")));
  const outside = id ? page.querySelectorAll(`[form="${id}"]`).filter((one) => kinds.split(", ").includes(one.tagName.toLowerCase())) : []; // prettier-ignore
  return [...new Set([...own, ...outside])];
}

/** One control's new value; undefined leaves it. */
function changed(source: Fuente, control: HTMLElement, was: string | null): string | null | undefined {
  const { azar } = source;
  const [name, type] = [control.getAttribute("name") ?? "", control.getAttribute("type") ?? "text"];
  if (control.tagName === "SELECT")
    return azar.of(
      optionsOf(control)
        .filter((one) => !isNone(one) || azar.chance(0.1))
        .concat(was ?? []),
    );
  if (type === "checkbox") return was === null ? (control.getAttribute("value") ?? "on") : null;
  if (type === "radio") return azar.chance(0.4) ? (control.getAttribute("value") ?? "on") : undefined;
  if (type === "date") return `20${10 + azar.below(16)}-0${1 + azar.below(9)}-1${azar.below(10)}`;
  if (type === "number") return String(Math.max(1, Number(was ?? 1) + azar.below(5) - 2));
  if (type === "password" || type === "hidden") return undefined;
  return otherText(source, name, was ?? "", control.tagName === "TEXTAREA").slice(0, Number(control.getAttribute("maxlength") ?? 2_000)); // prettier-ignore
}

/** Whether an option of a list stands for no choice. */
function isNone(value: string): boolean {
  return value === "" || value === "__seleccione__";
}

function isEmpty(control: HTMLElement, was: string | null): boolean {
  if (control.tagName === "SELECT") return isNone(was ?? "");
  return was === "" && (control.hasAttribute("required") || control.getAttribute("type") === "text");
}

/** Lists of a form in another order, shorter, or as they are. */
function otherLists(azar: Azar, lists: Record<string, string[]>): Record<string, string[]> {
  const changes = Object.entries(lists).map(([name, all]): [string, string[]] => {
    if (MACHINERY.test(name) || azar.chance(0.6)) return [name, all];
    const turned = azar.chance(0.5) ? all.toReversed() : [...all];
    return [name, name === "marcado[]" ? all.filter(() => azar.chance(0.2)) : turned.slice(azar.below(2))];
  });
  return Object.fromEntries(changes);
}

/** What a button sends. */
function sentBy(button: HTMLElement): string {
  return `${button.getAttribute("name")}=${button.getAttribute("value")}`;
}

/** One of the buttons that were pressed least often. */
function seldomest({ azar, times }: Fuente, buttons: HTMLElement[]): HTMLElement {
  const least = Math.min(...buttons.map((one) => times(sentBy(one))));
  return azar.of(buttons.filter((one) => times(sentBy(one)) === least));
}

/** Fills in one form of a page. */
export async function fill(source: Fuente, form: HTMLElement, page: HTMLElement): Promise<Relleno> {
  const { azar, table, press } = source;
  const controls = controlsOf(form, page, "input, select, textarea").filter((one) => one.getAttribute("name"));
  const fields = formFields(form);
  const lists = listFields(form);
  for (const one of controls.filter((control) => control.getAttribute("name") === "marcado[]"))
    (lists["marcado[]"] ??= []).push(one.getAttribute("value") ?? "");
  if (lists["marcado[]"]) fields["marcado[]"] = "";
  const texts = Object.values(fields).flatMap((value) => value ?? []);
  const open = controls.filter((one) => {
    const name = one.getAttribute("name") ?? "";
    return (
      !MACHINERY.test(name) &&
      !name.endsWith("[]") &&
      one.getAttribute("type") !== "file" &&
      !one.hasAttribute("disabled")
    );
  });
  const isNew =
    fields.revision === "0" ||
    open.some((one) => one.hasAttribute("required") && isNone(fields[one.getAttribute("name") ?? ""] ?? ""));
  const share = azar.of([1, 1, 2, 4]) / Math.max(1, open.length);
  for (const control of open) {
    const name = control.getAttribute("name") ?? "";
    const must =
      isNew && isEmpty(control, fields[name] ?? null) && (control.hasAttribute("required") || azar.chance(0.5));
    if (!must && !azar.chance(share)) continue;
    const value = changed(source, control, fields[name] ?? null);
    if (value !== undefined) fields[name] = value;
  }
  const files: Sent[] = [];
  for (const control of controls.filter((one) => one.getAttribute("type") === "file")) {
    const [campo = "", accept = ""] = [control.getAttribute("name"), control.getAttribute("accept")];
    fields[campo] = null;
    const wanted = control.hasAttribute("required") || isNew || open.length < 2 || azar.chance(0.3);
    if (/csv/.test(accept))
      files.push({ campo, nombre: "tabla.csv", bytes: new TextEncoder().encode(await table(form.getAttribute("action") ?? "")) }); // prettier-ignore
    else if (wanted) files.push({ campo, ...(await fileFor(azar, accept)) });
  }
  const buttons = controlsOf(form, page, "button").filter((one) => one.getAttribute("type") !== "button");
  const named = buttons.filter((one) => one.hasAttribute("name") && !one.hasAttribute("disabled"));
  const pressed = named.length > 0 && (press || named.length === buttons.length) ? seldomest(source, named) : undefined;
  const button = pressed ? sentBy(pressed) : "";
  if (pressed) fields[pressed.getAttribute("name") ?? ""] = pressed.getAttribute("value") ?? "";
  return { fields, lists: otherLists(azar, lists), files, button, texts };
}
