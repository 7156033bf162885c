/** Where inputs are aimed at: every route of app/routes.ts, with the addresses and forms that the site itself shows of it. */
import { type HTMLElement, parse } from "node-html-parser";
import { matchRoutes } from "react-router";
import { formFields } from "../../../tests/support/forms";
import { appRoutes } from "../../../tests/support/routes";
import type { Client } from "../client";
import type { Campo } from "./valores";

/** A form as it stands on a page. */
export interface Formulario {
  action: string;
  method: string;
  fields: Campo[];
  /** The buttons that send it: name and value. */
  buttons: [string, string][];
}
export interface Blanco {
  id: string;
  pattern: string;
  /** Addresses of it that links lead to; one that is made up when there is none. */
  addresses: string[];
  /** Pages with forms that are sent to it. */
  pages: string[];
}
export interface Mapa {
  targets: Blanco[];
  /** Names and texts of queries, and texts of fields, that the site knows. */
  keys: string[];
  known: string[];
}

const PAGES = 260;
/** Addresses that are remembered of one route. */
const MOST_ADDRESSES = 8;
const PARAMS = { id: "1", categoria: "ferreteria", subcategoria: "pernos", producto: "perno", lista: "menu" };
/** Answered by the server before any route is looked for. */
const BESIDES = ["/healthz", "/readyz", "/assets/x.js", "/favicon.svg", "/__manifest"];
/** Forms that no page shows: scripts send them, or somebody whose session ended meanwhile. */
const hidden: Record<string, [name: string, value: string, type: string][]> = {
  "/admin/subidas": [
    ["acepta", "imagen", "radio"],
    ["archivos", "", "file"],
  ],
  "/admin/primer-acceso": [
    ["llave", "x".repeat(43), "hidden"],
    ["nombre", "Ana", "text"],
    ["email", "eva@ejemplo.com", "email"],
    ["password", "", "password"],
  ],
  "/admin/borrador": [
    ["ruta", "/admin/categorias/1", "text"],
    ["volver", "/admin", "text"],
  ],
};

/** Every route as nobody has looked at it yet. */
export function targets(): Blanco[] {
  const filled = appRoutes(PARAMS);
  const patterns = appRoutes(Object.fromEntries(Object.keys(PARAMS).map((name) => [name, `:${name}`])));
  const routes = filled.map(({ id, path }, index) => ({ id, path, pattern: patterns[index]?.path ?? path }));
  return [
    ...routes.map(({ id, path, pattern }) => ({ id, pattern: pattern.replace(/no-existe$/, "*"), addresses: [path], pages: [] })),
    ...BESIDES.map((path) => ({ id: path, pattern: path, addresses: [path], pages: [] })),
  ].filter(({ pattern }) => pattern !== ""); // prettier-ignore
}

/** The route an address belongs to. */
export function routeOf(all: readonly Blanco[], path: string): Blanco | undefined {
  const [match] = matchRoutes(all.map(({ pattern, id }) => ({ path: pattern, id })), path) ?? []; // prettier-ignore
  return all.find(({ id }) => id === match?.route.id);
}

function formOf(form: HTMLElement, page: string, origin: string): Formulario {
  const { pathname, search } = new URL(form.getAttribute("action") || page, origin + page);
  const sent = formFields(form);
  const controls = form.querySelectorAll("input[name], select[name], textarea[name]");
  const fields = controls.flatMap((control): Campo[] => {
    const [name = "", type = "text"] = [control.getAttribute("name"), control.getAttribute("type")];
    const value = name.endsWith("[]") ? (control.getAttribute("value") ?? "") : (sent[name] ?? "");
    return [{ name, type, value, accept: control.getAttribute("accept") ?? "" }];
  });
  const pressed = form.querySelectorAll("button[name]");
  const buttons = pressed.map((button): [string, string] => [
    button.getAttribute("name") ?? "",
    button.getAttribute("value") ?? "",
  ]);
  const method = (form.getAttribute("method") ?? "get").toUpperCase();
  return { action: pathname + search, method, fields, buttons };
}

/** What of a form would be sent of several fields of one name: of radio buttons only the chosen one. */
function single(form: Formulario): Formulario {
  const seen = new Set<string>();
  const fields = form.fields.filter(({ name, type }) => {
    const again = seen.has(name) && (type === "radio" || !name.endsWith("[]"));
    seen.add(name);
    return !again;
  });
  return { ...form, fields };
}

export function formsIn(html: string, page: string, origin: string): Formulario[] {
  return parse(html)
    .querySelectorAll("form")
    .map((form) => single(formOf(form, page, origin)));
}

/** The form that scripts send to an address, when no page shows one. */
export function hiddenForm(address: string): Formulario | undefined {
  const fields = hidden[address]?.map(([name, value, type]) => ({ name, value, type, accept: "" }));
  return fields && { action: address, method: "POST", fields, buttons: [] };
}

/** Screens that are only shown to whoever is not signed in. */
export function isEntrance(address: string): boolean {
  return /^\/admin\/(?:login|primer-acceso)/.test(address);
}

/** Remembers an address that the site itself led to; the page there may have forms. */
export function learn({ targets: all }: Mapa, address: string): void {
  const path = address.split("?")[0] ?? "";
  const target = routeOf(all, path);
  if (!target || target.addresses.includes(path)) return;
  target.addresses = [...target.addresses.slice(1 - MOST_ADDRESSES), path];
  target.pages = [...target.pages.slice(1 - MOST_ADDRESSES), address];
}

/** Same-origin addresses that a page leads to, or is made of. */
function leads(html: string, from: URL): URL[] {
  const found = parse(html).querySelectorAll("a[href], img[src], link[href], script[src], source[srcset]");
  const all = found.map(
    (one) => one.getAttribute("href") ?? one.getAttribute("src") ?? one.getAttribute("srcset") ?? "",
  );
  const urls = all.map((one) => one.trim().split(" ")[0] ?? "").filter((one) => URL.canParse(one, from));
  return urls.map((one) => new URL(one, from)).filter(({ origin }) => origin === from.origin);
}

/** Walks through the site: so many pages of each route, as somebody who is signed in, and as a visitor where one signs in. */
export async function explore(client: Client, visitor: Client, each: number): Promise<Mapa> {
  const all = targets();
  const [keys, known] = [new Set<string>(), new Set<string>()];
  const queue = ["/", "/admin", ...all.flatMap(({ addresses }) => addresses)];
  const seen = new Set<string>();
  const visits = new Map<string, number>();
  for (let asked = 0; queue.length > 0 && asked < PAGES;) {
    const address = queue.shift() ?? "/";
    const target = routeOf(all, address.split("?")[0] ?? "");
    const times = visits.get(target?.id ?? "") ?? 0;
    if (!target || seen.has(address) || times > each || /logout/.test(address)) continue;
    seen.add(address);
    asked += 1;
    const { status, headers, html } = await (isEntrance(address) ? visitor : client).fetch(address);
    // What is not there is no page of the route: the first one that is has still to be found.
    if (status === 200) visits.set(target.id, times + 1);
    if (status === 200) target.addresses = [...new Set([...target.addresses, address.split("?")[0] ?? ""])];
    if (!headers.get("Content-Type")?.includes("html")) continue;
    for (const form of formsIn(html, address, client.origin)) {
      const aimed = routeOf(all, form.action.split("?")[0] ?? "");
      if (aimed && !aimed.pages.includes(address)) aimed.pages.push(address);
      for (const { name, value } of form.fields)
        if (form.method === "GET") keys.add(name);
        else known.add(value);
    }
    for (const to of leads(html, new URL(address, client.origin))) {
      for (const name of to.searchParams.keys()) keys.add(name);
      queue.push(to.pathname + to.search);
    }
  }
  return { targets: all, keys: [...keys], known: [...known].filter((text) => text.length < 300) };
}
