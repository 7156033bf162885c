/** One random input: a request to a route, made of parts that can be removed one by one. */
import { appRoutes } from "../../support/site/routes";
import type { Azar } from "../lib/azar";
import { staff } from "../lib/world";
import { anyFile, type Kind, type Muestras } from "./archivos";
import { broken, changedEntries, type Cuerpo, type Entry, multipart, urlencoded } from "./cuerpos";
import { type Blanco, type Formulario, formsIn, hiddenForm, isEntrance, type Mapa, routeOf } from "./mapa";
import { anyName, anyValue } from "./valores";

export interface Entrada {
  route: string;
  method: string;
  path: string;
  query: string[];
  heads: string[];
  /** Null for a request without a body. */
  body: Cuerpo | null;
  signed: boolean;
  /** Difference between the announced and the real body length, in bytes; the sender then stops. */
  lie: number;
}
export interface Fuente {
  map: Mapa;
  samples: Muestras;
  /** HTML of a page as staff see it now. */
  page: (address: string) => Promise<string>;
  origin: string;
}

const ROUTE_IDS = appRoutes({}).map(({ id }) => id);
const METHODS = ["POST", "POST", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "GET", "PROPFIND", "TRACE"];
const KEYS = ["q", "pagina", "id", "index", "volver", "llave", "orden", "filtro", "enviado", "__proto__", "_routes"];
const HEADS = [
  ...["Range: bytes=9999999999999-", "Range: bytes=-0", `Range: bytes=${"0-1,".repeat(900)}0-2`, "Range: x=1-"],
  ...['If-None-Match: """', `If-None-Match: ${'"a",'.repeat(1_500)}"b"`, "If-Modified-Since: never", "If-Range: x"],
  ...["Accept-Encoding: br;q=x, gzip;;, *", `Accept-Encoding: ${"gzip;q=0,".repeat(900)}br`, "Accept-Encoding: zstd"],
  ...["Cookie: =; ;; a", `Cookie: ${"a=b; ".repeat(1_500)}`, "Cookie: toast=%7B; equipo=__proto__; columnas=%00"],
  ...["X-Forwarded-For: ' OR 1=1", "X-Forwarded-Host: malo.ejemplo", "X-Forwarded-Proto: x", "X-Visitor: ::::"],
  ...["Host: malo.ejemplo", "Host: [::", "Accept: */*;q=99", `Accept-Language: ${"es;q=0.1,".repeat(800)}x`],
  ...["Expect: 100-continue", "Upgrade: websocket", "Content-Encoding: gzip", "Referer: http://%", "Origin: null"],
  ...["Sec-Fetch-Site: cross-site", "Sec-Purpose: prefetch", "Purpose: x", "If-Match: *", "Priority: u=x", "TE: x"],
  ...["X-Remix-Reload-Document: true", "X-Requested-With: x", "Sec-Fetch-Dest: document", "Save-Data: on"],
];

/** Encodes bytes for a request line: no spaces, no line ends. */
function wire(bytes: Buffer): string {
  return bytes.toString("latin1").slice(0, 3_000).replace(/[^!$-~]|"/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`); // prettier-ignore
}

function queryOf(azar: Azar, { keys, known }: Mapa, own: readonly string[]): string[] {
  const all = [...own, ...own, ...keys, ...KEYS];
  const pairs = Array.from({ length: azar.below(4) }, () => {
    const name = azar.chance(0.9) ? azar.of(all) : wire(Buffer.from(anyName(azar, azar.of(all)))).slice(0, 300);
    return `${name}=${wire(anyValue(azar, "1", known))}`;
  });
  return azar.chance(0.01) ? Array.from({ length: azar.of([300, 1_500]) }, (_, n) => `${azar.of(all)}=${n}`) : pairs;
}

/** The address with one of its segments changed. */
function astray(azar: Azar, address: string, known: readonly string[]): string {
  const steps = address.split("/");
  const at = 1 + azar.below(Math.max(1, steps.length - 1));
  const value = wire(anyValue(azar, steps[at] ?? "", known)).slice(0, azar.of([30, 300, 4_000]));
  return steps.with(Math.min(at, steps.length - 1), value).join("/");
}

/** Address of the route's data (`.data`), which scripts request in place of the document. */
function dataOf(path: string): string {
  if (path === "/") return "/_root.data";
  return path === "/admin" ? "/admin/_.data" : `${path}.data`;
}

function read(azar: Azar, { id, addresses }: Blanco, map: Mapa): Entrada {
  let path = azar.of(addresses);
  if (azar.chance(0.25)) path = astray(azar, path, map.known);
  const query = queryOf(azar, map, []);
  if (azar.chance(0.3)) {
    path = dataOf(path);
    if (azar.chance(0.6)) query.push(`_routes=${azar.of([azar.of(ROUTE_IDS), ROUTE_IDS.join(), `${azar.of(ROUTE_IDS)},x,,__proto__`])}`); // prettier-ignore
  }
  return { route: id, method: "GET", path, query, heads: [], body: null, signed: azar.chance(0.8), lie: 0 };
}

function kindOf(action: string): Kind {
  if (action.startsWith("/admin/backup")) return "backup";
  return action.startsWith("/admin/productos/importar") ? "tabla" : "media";
}

/** The entries a person would send with a form: the password where one is asked for, a file where one is accepted. */
async function filled(azar: Azar, form: Formulario, samples: Muestras): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const { name, type, value } of form.fields) {
    if (type === "file") {
      const many = azar.of([0, 1, 1, 1, 2, 41]);
      const file = await anyFile(azar, kindOf(form.action), samples);
      for (let n = 0; n < (file.bytes.length > 1e6 ? 1 : many); n += 1) entries.push({ name, value: file });
    } else entries.push({ name, value: Buffer.from(type === "password" && azar.chance(0.5) ? staff.password : value) });
  }
  if (form.buttons.length > 0 && azar.chance(0.9)) {
    const [name, value] = azar.of(form.buttons);
    entries.push({ name, value: Buffer.from(value) });
  }
  return entries;
}

async function sent(azar: Azar, target: Blanco, form: Formulario, { map, samples }: Fuente): Promise<Entrada> {
  const known = [...map.known, ...form.fields.map(({ value }) => value)];
  const full = await filled(azar, form, samples);
  const entries = azar.chance(0.1) ? full : changedEntries(azar, full, known);
  const [pathname = "/", search = ""] = form.action.split("?");
  const path = azar.chance(0.3) ? dataOf(pathname) : pathname;
  const query = azar.chance(0.15) ? queryOf(azar, map, []) : search ? search.split("&") : [];
  const common = {
    route: target.id,
    path,
    query,
    heads: [],
    signed: azar.chance(isEntrance(path) ? 0.2 : 0.95),
    lie: 0,
  };
  if (form.method === "GET") {
    const own = entries.map(({ name, value }) => `${wire(Buffer.from(name))}=${Buffer.isBuffer(value) ? wire(value) : ""}`); // prettier-ignore
    return { ...common, query: own, method: "GET", body: null };
  }
  const files = form.fields.some(({ type }) => type === "file");
  const body = azar.chance(files ? 0.9 : 0.3) ? multipart(entries) : urlencoded(entries);
  return { ...common, method: "POST", body: azar.chance(0.1) ? broken(azar, body) : body };
}

/** A body for a route that may expect none. */
async function unasked(azar: Azar, target: Blanco, { map, samples }: Fuente): Promise<Entrada> {
  const names = [...map.keys, ...KEYS, "nombre", "intent", "revision", "archivos", "medio[]"];
  const entries: Entry[] = Array.from({ length: azar.below(8) }, () => ({ name: azar.of(names), value: anyValue(azar, "1", map.known) })); // prettier-ignore
  if (azar.chance(0.2)) entries.push({ name: "archivos", value: await anyFile(azar, "media", samples) });
  const body = azar.chance(0.5) ? multipart(entries) : urlencoded(entries);
  return { ...read(azar, target, map), method: azar.of(METHODS), body: azar.chance(0.4) ? broken(azar, body) : body };
}

async function formFor(azar: Azar, target: Blanco, { map, page, origin }: Fuente): Promise<Formulario | undefined> {
  const address = azar.of(target.addresses);
  if (target.pages.length === 0) return hiddenForm(address);
  const on = azar.of(target.pages);
  const all = formsIn(await page(on), on, origin);
  const own = all.filter(({ action }) => routeOf(map.targets, action.split("?")[0] ?? "")?.id === target.id);
  return own.length > 0 ? azar.of(own) : undefined;
}

/** Makes a random input for a route. */
export async function invented(azar: Azar, target: Blanco, source: Fuente): Promise<Entrada> {
  const way = azar.next();
  const form = way < 0.65 ? await formFor(azar, target, source) : undefined;
  const made = form
    ? await sent(azar, target, form, source)
    : way < 0.9
      ? read(azar, target, source.map)
      : await unasked(azar, target, source);
  for (let times = azar.of([0, 0, 0, 1, 2]); times > 0; times -= 1) made.heads.push(azar.of(HEADS));
  if (azar.chance(0.005)) made.heads.push(...Array.from({ length: azar.of([90, 2_100]) }, (_, n) => `X-${n}: ${n}`));
  if (azar.chance(0.03) && made.body) made.lie = azar.of([-40, -1, 1, 1_000, 1e12]);
  return made;
}

/** The input as bytes on the wire; `cookie` belongs to a signed-in user, `ip` is the sender's address. */
export function bytesOf(input: Entrada, origin: URL, cookie: string, ip: string): Buffer {
  const { method, path, query, heads, body, signed, lie } = input;
  const target = path + (query.length > 0 ? `?${query.join("&")}` : "");
  const own = heads.some((head) => head.startsWith("Host:")) ? [] : [`Host: ${origin.host}`];
  const lines = [`${method} ${target} HTTP/1.1`, ...own, `Origin: ${origin.origin}`, `X-Visitor: ${ip}`];
  if (signed) lines.push(`Cookie: ${cookie}`);
  lines.push(...heads, "Connection: close");
  const sent = body ? Buffer.concat(body.parts) : Buffer.alloc(0);
  if (body) lines.push(`Content-Type: ${body.type}`, `Content-Length: ${Math.max(0, sent.length + lie)}`);
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), sent]);
}
