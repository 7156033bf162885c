import { contentEpoch, isVersionUnreadable, onContentChange } from "./content-version.server";
import { SharedWork } from "~/services/env/shared-work.server";
import { anybody, type Asker, Turns } from "~/services/env/turns.server";
import { letOthersFirst } from "~/services/env/yielding.server";
import { securityHeaders } from "~/services/http/security-headers.server";
import type { Address } from "./page-key.server";
import { CachedResponse, type EncodedResponse } from "./cached-response.server";
import type { Encoding } from "./encodings.server";
import { rendering } from "./render-context.server";
import { PageStore } from "./page-store.server";

interface Options {
  bytes: number;
  /** The canonical address of a page; null for addresses that are not cached. */
  addressOf: (target: string) => Address | null;
  /** Renders the page at an address as any visitor sees it. */
  render: (origin: string, path: string) => Promise<Response>;
  /** Responses that never change: files of the build. */
  files: ReadonlyMap<string, CachedResponse>;
  /** Most renderings at a time of addresses that visitors can invent. */
  width: number;
}

/** `whole`: the page misses nothing because of a temporary failure. */
interface Made {
  answer: CachedResponse | null;
  whole: boolean;
}

const KEPT = new Set([200, 301, 302, 308, 404]);
const PRIVATE = /no-store|private/;
/** What the bridge to Node's server names as the type of an answer without one, as redirects are. */
const TYPE = { "content-type": "text/plain; charset=UTF-8" };

async function toAnswer(response: Response, html: Buffer | null): Promise<CachedResponse | null> {
  const { status, headers } = response;
  if (headers.has("Set-Cookie") || PRIVATE.test(headers.get("Cache-Control") ?? "")) return null;
  const body = html ?? Buffer.from(await response.arrayBuffer());
  // The policy allows no inline scripts: cached pages have none, and cannot carry a nonce.
  const all = { ...TYPE, ...securityHeaders([]), ...Object.fromEntries(headers) };
  return new CachedResponse({ status, headers: Object.entries(all), body });
}

/** Most of them that wait: at 50 ms each they are made in five seconds. */
const MOST_WAITING = 100;

/**
 * Cached public pages: each is rendered once for everybody, until the public content changes. While the content version
 * cannot be read, pages are rendered each time, and cached ones are used only where rendering fails.
 */
export class PageCache {
  readonly #options: Options;
  readonly #store: PageStore;
  readonly #renderings = new SharedWork<Made>();
  /** Renderings of addresses that visitors can invent, searches above all: however many are asked for, pages come between. */
  readonly #invented: Turns;

  constructor(options: Options) {
    this.#options = options;
    this.#invented = new Turns({ width: options.width, most: MOST_WAITING });
    this.#store = new PageStore(options.bytes);
    onContentChange(() => {
      this.#store.clear();
      // New requests must not join a rendering that may still show the old content.
      this.#renderings.forget();
    });
  }

  /** The cached response for a request, without waiting; null when there is none. */
  ready(origin: string, target: string, encoding: Encoding, noneMatch: string | undefined): EncodedResponse | null {
    const answer = this.#find(origin, target) ?? this.#options.files.get(target);
    return answer?.ready(encoding, noneMatch) ?? null;
  }

  #find(origin: string, target: string): CachedResponse | undefined {
    if (isVersionUnreadable()) return undefined;
    const known = this.#store.get(origin + target);
    if (known || !target.includes("?")) return known;
    const address = this.#options.addressOf(target);
    return address ? this.#store.get(origin + address.path) : undefined;
  }

  /**
   * The encoded response for a request, rendered when it is not cached; null for what is not cached, or is private. Throws
   * TooBusy.
   */
  async get(
    origin: string,
    target: string,
    encoding: Encoding,
    noneMatch: string | undefined,
    asker = anybody,
  ): Promise<EncodedResponse | null> {
    const file = this.#options.files.get(target);
    if (file) return file.get(encoding, noneMatch);
    const address = this.#options.addressOf(target);
    if (!address) return null;
    const key = origin + address.path;
    const kept = this.#store.get(key);
    if (kept && !isVersionUnreadable()) return kept.get(encoding, noneMatch);
    const make = () => this.#make(key, origin, address);
    const { answer, whole } = await this.#renderings.join(key, asker, (askers) =>
      address.own ? make() : this.#afterOthers(askers, make),
    );
    // A stale page is better than an error or an incomplete page.
    const best = whole ? answer : (kept ?? answer);
    return best && best.get(encoding, noneMatch);
  }

  /** Does the work of an invented address that is not kept, in its turn. Throws TooBusy. */
  async inTurn<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    return this.#afterOthers([asker], work);
  }

  async #afterOthers<T>(askers: readonly Asker[], work: () => Promise<T>): Promise<T> {
    return this.#invented.run(askers, () => letOthersFirst().then(work));
  }

  async #make(key: string, origin: string, { path, own }: Address): Promise<Made> {
    const epoch = contentEpoch();
    const { result, html, whole } = await rendering(() => this.#options.render(origin, path));
    const answer = await toAnswer(result, html);
    const keep = answer && whole && KEPT.has(answer.status) && epoch === contentEpoch() && !isVersionUnreadable();
    if (keep) this.#store.set(key, answer, own && answer.status === 200);
    return { answer, whole: whole && result.status < 500 };
  }

  /** Number and bytes of the cached responses, files of the build not counted. */
  get held(): { answers: number; bytes: number } {
    return this.#store.held;
  }
}
