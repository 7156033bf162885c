/** Request bodies in parts that can be removed one by one. */
import type { Azar } from "../lib/azar";
import { anyName, anyValue } from "./valores";

export interface Archivo {
  filename: string;
  type: string;
  bytes: Buffer;
}
export interface Entry {
  name: string;
  value: Buffer | Archivo;
}
export interface Cuerpo {
  type: string;
  parts: Buffer[];
}

const BOUNDARY = "limite-hostil";
const TYPES = [
  ...["application/x-www-form-urlencoded", "application/x-www-form-urlencoded; charset=utf-16", "APPLICATION/JSON"],
  ...["multipart/form-data", "multipart/form-data; boundary=", 'multipart/form-data; boundary="', "multipart/mixed"],
  ...[`multipart/form-data; boundary=${"x".repeat(200)}`, "multipart/form-data; boundary=limite-hostil; boundary=b"],
  ...["application/json", "text/plain", "text/x-script", "x", "", "application/octet-stream"],
];
const DOCUMENTS = ['{"__proto__":{"x":1}}', "{", "null", '"\\ud800"', "[".repeat(20_000), '{"a":'.repeat(5_000), "<a>"];

function percent(bytes: Buffer): string {
  return bytes.toString("latin1").replace(/[^\w.-]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);
}

export function urlencoded(entries: readonly Entry[]): Cuerpo {
  const parts = entries.map(({ name, value }) => {
    const text = Buffer.isBuffer(value) ? value : Buffer.from(value.filename);
    return Buffer.from(`${percent(Buffer.from(name))}=${percent(text)}&`);
  });
  return { type: "application/x-www-form-urlencoded", parts };
}

export function multipart(entries: readonly Entry[]): Cuerpo {
  const parts = entries.map(({ name, value }) => {
    const start = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`;
    if (Buffer.isBuffer(value)) return Buffer.concat([Buffer.from(`${start}\r\n\r\n`), value, Buffer.from("\r\n")]);
    const head = `${start}; filename="${value.filename}"\r\nContent-Type: ${value.type}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), value.bytes, Buffer.from("\r\n")]);
  });
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, parts: [...parts, Buffer.from(`--${BOUNDARY}--\r\n`)] };
}

/** A malformed body: cut, doubled, shuffled, of another type, or with thousands of fields. */
export function broken(azar: Azar, body: Cuerpo): Cuerpo {
  const { type, parts } = body;
  const all = Buffer.concat(parts);
  return azar.of<() => Cuerpo>([
    () => ({ type, parts: [all.subarray(0, azar.below(all.length + 1))] }),
    () => ({ type, parts: [...parts, ...parts] }),
    () => ({ type, parts: parts.toReversed() }),
    () => ({ type: azar.of(TYPES), parts }),
    () => ({ type, parts: [Buffer.from("\r\n\r\n--limite-hostil\r\n\r\n"), ...parts] }),
    () => ({ type, parts: [flipped(azar, all)] }),
    () => ({ type: azar.of(TYPES), parts: [Buffer.from(azar.of(DOCUMENTS))] }),
    () => ({ type: "application/json", parts: [Buffer.from(azar.of(DOCUMENTS))] }),
    () => crowd(azar, urlencoded),
    () => crowd(azar, multipart),
  ])();
}

function crowd(azar: Azar, encode: typeof urlencoded): Cuerpo {
  const name = azar.of(["a", "medio[]", "__proto__", "orden"]);
  const serial = azar.chance(0.5);
  const value = anyValue(azar, "1", []).subarray(0, 40);
  return encode(Array.from({ length: azar.of([50, 999, 1_001, 6_000]) }, (_, n) => ({ name: serial ? name + n : name, value }))); // prettier-ignore
}

/** The bytes with a few of them changed. */
export function flipped(azar: Azar, bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let times = azar.of([1, 4, 30]); times > 0 && copy.length > 0; times -= 1)
    copy[azar.below(copy.length)] = azar.of([0, 0xff, 0x0a, 0x22, azar.below(256)]);
  return copy;
}

/** The fields of a form with one to three of them changed, left out, renamed or sent twice. */
export function changedEntries(azar: Azar, entries: readonly Entry[], known: readonly string[]): Entry[] {
  const all = [...entries];
  for (let times = azar.of([1, 1, 1, 2, 3]); times > 0 && all.length > 0; times -= 1) {
    const at = azar.below(all.length);
    const chosen = azar.of(all.slice(at, at + 1));
    const { name, value } = chosen;
    // A wrong CSRF token would only be refused at once; a file is altered elsewhere.
    if (name === "csrf" && azar.chance(0.95)) continue;
    const way = azar.next();
    if (way < 0.7 && Buffer.isBuffer(value)) all[at] = { name, value: anyValue(azar, value.toString("utf8"), known) };
    else if (way < 0.8) all[at] = { name: anyName(azar, name), value };
    else if (way < 0.9) all.splice(at, 1);
    else all.push(chosen);
  }
  return all;
}
