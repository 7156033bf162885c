import { createHash } from "node:crypto";
import { STATUS_CODES } from "node:http";
import { machineTime } from "~/services/env/clock.server";
import { isNamedIn } from "~/services/http/heads.server";
import { compress, compressQuickly, decompress, type Encoding } from "./encodings.server";

/** Smallest body in bytes that is compressed. */
const WORTH_BYTES = 256;
const TEXT = /^text\/|json|javascript|xml|svg|manifest/;
/** Placeholder as long as every HTTP date. */
const SOME_DATE = "Thu, 01 Jan 1970 00:00:00 GMT";
const VARY = ["Vary", "Accept-Encoding"];

/** An encoded response: head and body in one buffer; `headers` for a caller that writes its own head. */
export interface EncodedResponse {
  status: number;
  bytes: Buffer;
  /** Length of the head. */
  head: number;
  headers: string[];
  /** Offset of the date in the head, and the second it shows. */
  dateAt: number;
  second: number;
  /** Compressed with the quick setting; it is compressed again, better, at its next request. */
  quick: boolean;
}

let now = { second: 0, text: SOME_DATE };

/** The current time as an HTTP date. */
export function dateText(): string {
  const second = Math.floor(machineTime().getTime() / 1000);
  if (now.second !== second) now = { second, text: new Date(second * 1000).toUTCString() };
  return now.text;
}

/** The bytes with the current date in their head, rewritten in place once a second. */
export function withCurrentDate(wire: EncodedResponse): Buffer {
  const text = dateText();
  if (wire.second !== now.second) {
    wire.bytes.write(text, wire.dateAt, "latin1");
    wire.second = now.second;
  }
  return wire.bytes;
}

function wireOf(status: number, headers: string[], body: Buffer): EncodedResponse {
  const start = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\nDate: `;
  let rest = `${SOME_DATE}\r\nConnection: keep-alive\r\n`;
  for (let index = 0; index < headers.length; index += 2) rest += `${headers[index]}: ${headers[index + 1]}\r\n`;
  const head = Buffer.from(`${start}${rest}\r\n`, "latin1");
  const bytes = Buffer.concat([head, body]);
  return { status, bytes, head: head.length, headers, dateAt: start.length, second: 0, quick: false };
}

interface ResponseParts {
  status: number;
  headers: [string, string][];
  body: Buffer;
  /** Encodings made by the build. */
  encoded?: Partial<Record<Encoding, Buffer>>;
}

/**
 * A cached response in the encodings requested so far: compressed quickly for the first request, better for later ones.
 */
export class CachedResponse {
  readonly etag: string;
  readonly #finished: Omit<ResponseParts, "body">;
  readonly #compressible: boolean;
  readonly #unchanged: EncodedResponse;
  readonly #wires = new Map<Encoding, EncodedResponse>();
  readonly #making = new Map<Encoding, Promise<EncodedResponse>>();
  /** The rendered body, until the first encoding is made from it. */
  #plain: Buffer | null;
  /** Called when it takes more memory than before. */
  onGrowth: () => void = () => undefined;

  constructor({ body, ...finished }: ResponseParts) {
    this.#finished = finished;
    this.#plain = body;
    const { headers, encoded = {} } = finished;
    const [, type = ""] = headers.find(([name]) => name.toLowerCase() === "content-type") ?? [];
    this.#compressible = body.length >= WORTH_BYTES && TEXT.test(type);
    const hash = createHash("sha256").update(JSON.stringify(headers)).update(body).digest("base64url");
    // All encodings share one ETag, so it is a weak one.
    this.etag = `W/"${hash.slice(0, 22)}"`;
    // The browser applies the Content-Security-Policy of a 304 to the page it has kept, so a 304 carries the page's
    // own.
    const still = headers.filter(([name]) => /^(?:cache-control|content-security-policy)$/i.test(name)).flat();
    this.#unchanged = wireOf(304, [...still, "ETag", this.etag, ...VARY], Buffer.alloc(0));
    if (encoded.br) this.#add("br", encoded.br);
    if (encoded.gzip) this.#add("gzip", encoded.gzip);
  }

  get status(): number {
    return this.#finished.status;
  }

  /** Approximate memory in bytes. */
  get size(): number {
    return [...this.#wires.values()].reduce((sum, { bytes }) => sum + bytes.length, 3072 + (this.#plain?.length ?? 0));
  }

  #add(encoding: Encoding, body: Buffer): EncodedResponse {
    const { status, headers } = this.#finished;
    const coding = encoding === "identity" ? [] : ["Content-Encoding", encoding];
    const length = ["Content-Length", String(body.length)];
    const wire = wireOf(status, [...headers.flat(), "ETag", this.etag, ...VARY, ...coding, ...length], body);
    this.#wires.set(encoding, wire);
    this.#plain = null;
    this.onGrowth();
    return wire;
  }

  /** The encoding used for a requested one: small or binary bodies are not compressed. */
  #coded(encoding: Encoding): Encoding {
    return this.#compressible ? encoding : "identity";
  }

  /** The whole answer, or a 304 (If-None-Match, weak comparison); null when this encoding is not made yet. */
  ready(encoding: Encoding, noneMatch: string | undefined): EncodedResponse | null {
    if (noneMatch !== undefined && this.status === 200) {
      if (isNamedIn(noneMatch, this.etag.slice(2))) return this.#unchanged;
    }
    const wanted = this.#coded(encoding);
    const wire = this.#wires.get(wanted) ?? null;
    if (wire?.quick) {
      wire.quick = false;
      void this.#make(wanted).catch(() => undefined);
    }
    return wire;
  }

  /** As `ready`, but makes the encoding when it is missing. */
  async get(encoding: Encoding, noneMatch?: string): Promise<EncodedResponse> {
    const known = this.ready(encoding, noneMatch);
    if (known) return known;
    const wanted = this.#coded(encoding);
    const quick = this.#plain && compressQuickly(this.#plain, wanted);
    if (quick) return Object.assign(this.#add(wanted, quick), { quick: true });
    const making = this.#making.get(wanted) ?? this.#make(wanted).finally(() => this.#making.delete(wanted));
    this.#making.set(wanted, making);
    return making;
  }

  async #make(encoding: Encoding): Promise<EncodedResponse> {
    return this.#add(encoding, await compress(await this.#body(), encoding));
  }

  async #body(): Promise<Buffer> {
    if (this.#plain) return this.#plain;
    const [[encoding, { bytes, head }] = ["identity", { bytes: Buffer.alloc(0), head: 0 }] as const] = this.#wires;
    return decompress(bytes.subarray(head), encoding);
  }
}
