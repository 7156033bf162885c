/** Targets of the inputs: every route of app/routes.ts, with the addresses and forms the site itself shows for it. */
import { type HTMLElement, parse } from "node-html-parser";
import { matchRoutes } from "react-router";
import { formFields } from "../../support/site/forms";
import { appRoutes } from "../../support/site/routes";
import type { Client } from "../lib/client";
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
  /** Addresses that links lead to; a made-up one when there are none. */
  addresses: string[];
  /** Pages whose forms are posted to it. */
  pages: string[];
}
export interface Mapa {
  targets: Blanco[];
  /** Parameter names of addresses, and field values, seen on the site. */
  keys: string[];
  known: string[];
}

const PAGES = 260;
/** Most addresses remembered per route. */
const MOST_ADDRESSES = 8;
const PARAMS = {
  ...{ id: "1", categoria: "ferreteria", subcategoria: "pernos", producto: "perno", lista: "menu" },
  ...{ clave: "x", marca: "x", linea: "x", enlace: "x", parte: "x", variante: "x", vista: "x", archivo: "x" },
};
/** Addresses the server answers before route matching. */
const BESIDES = ["/healthz", "/readyz", "/assets/x.js", "/favicon.svg"];
/** Forms that no page shows: scripts send them, or a person whose session has ended. */
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

/** Every route before anything is known about it. */
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

/** The form with one field per name: of radio buttons only the chosen one. */
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

/** The form that scripts send to an address, for addresses no page shows a form for. */
export function hiddenForm(address: string): Formulario | undefined {
  const fields = hidden[address]?.map(([name, value, type]) => ({ name, value, type, accept: "" }));
  return fields && { action: address, method: "POST", fields, buttons: [] };
}

/** Whether an address is a screen shown only to people who are not signed in. */
export function isEntrance(address: string): boolean {
  return /^\/admin\/(?:login|primer-acceso)/.test(address);
}

/** Remembers an address the site linked or redirected to; its page may have forms. */
export function learn({ targets: all }: Mapa, address: string): void {
  const path = address.split("?")[0] ?? "";
  const target = routeOf(all, path);
  if (!target || target.addresses.includes(path)) return;
  target.addresses = [...target.addresses.slice(1 - MOST_ADDRESSES), path];
  target.pages = [...target.pages.slice(1 - MOST_ADDRESSES), address];
}

/** Same-origin addresses of a page's links and resources. */
function leads(html: string, from: URL): URL[] {
  const found = parse(html).querySelectorAll("a[href], img[src], link[href], script[src], source[srcset]");
  const all = found.map(
    (one) => one.getAttribute("href") ?? one.getAttribute("src") ?? one.getAttribute("srcset") ?? "",
  );
  const urls = all.map((one) => one.trim().split(" ")[0] ?? "").filter((one) => URL.canParse(one, from));
  return urls.map((one) => new URL(one, from)).filter(({ origin }) => origin === from.origin);
}

/** Explores the site: up to `each` pages per route, signed in, or as a visitor on the login screens. */
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
    // A 404 does not count as a page of the route; an existing one still has to be found.
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
