/** Looks at pages before, during and after an edit: as each instance keeps them, and made afresh. */
import { setTimeout as pause } from "node:timers/promises";
import type { Azar } from "../lib/azar";
import { Aparte } from "./hechas";
import { difference, type Leida, readAt } from "./paginas";

/** How soon another instance has to show an edit. */
const WITHIN_MS = 1_000;
const AGAIN_MS = 40;

interface Sitios {
  /** The instances; an edit is sent to one of them. */
  origins: readonly string[];
  /** Where their data are. */
  env: Record<string, string>;
}

/** Pages around one edit. */
interface Vuelta {
  paths: readonly string[];
  /** The instance that the edit is sent to. */
  at: string;
  /** Pages that are kept before the edit, as they were. */
  warm: ReadonlyMap<string, Leida>;
  /** Pages that are asked for at some moment of the edit, each at its own or all at once. */
  cold: readonly string[];
  crowd: boolean;
}

export class Ronda {
  paginas = 0;
  distintas = 0;
  /** The longest time after an edit at which another instance was asked and did not show it yet, in ms. */
  slowest = 0;
  /** When the last edit was answered that an instance got. */
  readonly #edited = new Map<string, number>();
  /** How long the last edit took, in ms: pages are asked for somewhere in between. */
  #length = 30;
  #aparte: Aparte;

  constructor(
    readonly sites: Sitios,
    readonly azar: Azar,
    readonly say: (line: string) => void,
  ) {
    this.#aparte = new Aparte(sites.env);
  }

  /** Makes pages in a new process from now on: the old one may remember something that no edit throws away. */
  async renew(): Promise<void> {
    const next = await new Aparte(this.sites.env).ready();
    this.stop();
    this.#aparte = next;
  }

  stop(): void {
    this.#aparte.stop();
  }

  /**
   * Has some of the pages kept at every instance; the others will be made while the edit is. All of them at once, beside
   * `others`, take long enough for the edit to end meanwhile.
   */
  async before(paths: readonly string[], others: readonly string[], at: string): Promise<Vuelta> {
    const crowd = this.azar.chance(0.5);
    const cold = paths.filter(() => crowd || this.azar.chance(0.4));
    const warm = new Map<string, Leida>();
    const read = async (origin: string, path: string) => {
      const page = await readAt(origin, path);
      if (origin === at) warm.set(path, page);
    };
    const kept = paths.filter((path) => !cold.includes(path));
    await Promise.all(this.sites.origins.flatMap((origin) => kept.map((path) => read(origin, path))));
    return { paths, at, warm, cold: crowd ? [...cold, ...others] : cold, crowd };
  }

  /** Asks for pages at moments of their own while the work is done; returns what it returns, and who waits for these pages. */
  async during<T>({ cold, crowd }: Vuelta, work: () => Promise<T>): Promise<{ done: T; raced: Promise<unknown> }> {
    const began = performance.now();
    const moment = 0.2 + this.azar.next();
    const asked = this.sites.origins.flatMap((origin) =>
      cold.map(async (path) => {
        await pause((crowd ? moment : this.azar.next()) * this.#length);
        await readAt(origin, path);
      }),
    );
    const raced = Promise.all(asked);
    const done = await work();
    this.#length = Math.min(500, performance.now() - began);
    return { done, raced };
  }

  /**
   * Compares pages after an edit that was answered at `since`: at the next request, as kept, and at the others. One that
   * was not `accepted`, so that its instance did not see content change, may still find there what another one changed
   * less than a second before.
   */
  async after(
    { paths, at, warm }: Vuelta,
    raced: Promise<unknown>,
    { what, since, accepted }: { what: string; since: number; accepted: boolean },
  ): Promise<Leida[]> {
    const others = this.sites.origins.filter((origin) => origin !== at);
    const edited = others.map((origin) => this.#edited.get(origin) ?? -Infinity);
    const known = accepted ? -Infinity : Math.max(...edited) + WITHIN_MS;
    this.#edited.set(at, since);
    return Promise.all(
      paths.map(async (path) => {
        const next = readAt(at, path);
        const making = this.#aparte.read(path);
        const elsewhere = others.map((origin) => this.#elsewhere({ origin, path, making, since, what }));
        const [soon, afresh] = await Promise.all([next, making, raced]);
        const left = known - performance.now();
        const isEarly = left > 0 && difference(soon, afresh) !== null;
        const first = isEarly ? await pause(left).then(() => readAt(at, path)) : soon;
        const [again] = await Promise.all([readAt(at, path, warm.get(path)), ...elsewhere]);
        this.paginas += 1;
        this.#compare(first, afresh, `${path} at the next request, after ${what}`);
        this.#compare(again, afresh, `${path} as kept, after ${what}`);
        return afresh;
      }),
    );
  }

  #compare(one: Leida, afresh: Leida, where: string): void {
    const how = difference(one, afresh);
    if (how === null) return;
    this.distintas += 1;
    this.say(`DIFFERENT ${where}: ${how}`);
  }

  /** Asks another instance until it shows the edit, a second at most, and once more for what it has kept. */
  async #elsewhere(one: { origin: string; path: string; making: Promise<Leida>; since: number; what: string }) {
    const { origin, path, making, since, what } = one;
    let afresh: Leida | undefined;
    void making.then(
      (page) => (afresh = page),
      () => undefined,
    );
    /** What was answered, one after the other, and when each was asked for last. */
    const answers: { page: Leida; asked: number }[] = [];
    for (;;) {
      const asked = performance.now() - since;
      const page = await readAt(origin, path);
      const last = answers.at(-1);
      if (last && difference(last.page, page) === null) last.asked = asked;
      else answers.push({ page, asked });
      if (afresh && (asked > WITHIN_MS || difference(page, afresh) === null)) break;
      await pause(AGAIN_MS);
    }
    const [final, ...stale] = answers.toReversed();
    if (!final) return;
    this.slowest = Math.max(this.slowest, ...stale.map(({ asked }) => asked));
    const late = stale.find(({ asked }) => asked > WITHIN_MS) ?? final;
    const where = `${path} at another instance after ${Math.round(late.asked)} ms, after ${what}`;
    this.#compare(late.page, await making, where);
    const kept = await readAt(origin, path, final.page);
    this.#compare(kept, await making, `${path} as kept at another instance, after ${what}`);
  }
}
