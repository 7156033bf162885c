import { widerNetwork } from "~/services/http/network";

/** Who asks for something: the network that counts as one visitor, and whether their connection has closed since. */
export interface Asker {
  network: string;
  isGone: () => boolean;
}

/** Somebody of whom nothing is known. */
export const anybody: Asker = { network: "", isGone: () => false };

/** More wait than can be answered soon. */
export class TooBusy extends Error {}

/** A work that waits, for all who joined it; whoever asked first answers for it. */
interface Place {
  askers: readonly Asker[];
  begin: () => void;
  refuse: (reason: TooBusy) => void;
}

const areGone = (askers: readonly Asker[]) => askers.every((one) => one.isGone());
const isGone = ({ askers }: Place) => areGone(askers);
const networkOf = (askers: readonly Asker[]) => askers[0]?.network ?? "";

/**
 * Work that takes turns: `width` at a time, and at most `most` wait. Visitors take turns too: whose last turn is longest
 * ago comes next. Where all places are taken, the last of the visitor who has most of them is refused. What nobody waits
 * for any more is not begun.
 */
export class Turns {
  readonly #width: number;
  readonly #most: number;
  #active = 0;
  /** Networks in the order of their last turns. */
  readonly #served = new Set<string>();
  #waiting: Place[] = [];

  constructor({ width, most }: { width: number; most: number }) {
    this.#width = width;
    this.#most = most;
  }

  /** Does the work in its turn; `askers` may grow meanwhile. Throws TooBusy. */
  async run<T>(askers: readonly Asker[], work: () => Promise<T>): Promise<T> {
    if (areGone(askers)) throw new TooBusy();
    if (this.#active < this.#width) this.#active += 1;
    else await this.#wait(askers);
    this.#remember(networkOf(askers));
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  /** Takes a turn that ends with `over`, however late it comes. Throws TooBusy. */
  async hold(askers: readonly Asker[], over: Promise<void>): Promise<void> {
    return new Promise((begin, refuse) => {
      this.run(askers, async () => {
        begin();
        await over;
      }).catch(refuse);
    });
  }

  async #wait(askers: readonly Asker[]): Promise<void> {
    if (this.#waiting.length >= this.#most) this.#drop((place) => isGone(place));
    if (this.#waiting.length >= this.#most) this.#makeRoom(networkOf(askers));
    await new Promise<void>((begin, refuse) => this.#waiting.push({ askers, begin, refuse }));
  }

  #drop(isDropped: (place: Place) => boolean): void {
    const dropped = this.#waiting.filter(isDropped);
    this.#waiting = this.#waiting.filter((place) => !dropped.includes(place));
    for (const { refuse } of dropped) refuse(new TooBusy());
  }

  /**
   * Refuses the last place of whoever has most of them; throws TooBusy where that is who asks. Where each network has few,
   * those that belong together count as one.
   */
  #makeRoom(network: string): void {
    for (const ownerOf of [(one: string) => one, widerNetwork]) {
      const owned = this.#waiting.map((place) => ({ place, owner: ownerOf(networkOf(place.askers)) }));
      const placesOf = (asked: string) => owned.filter(({ owner }) => owner === asked);
      const all = [...new Set(owned.map(({ owner }) => owner))].map(placesOf);
      const [most = []] = all.toSorted((one, other) => other.length - one.length);
      if (most.length > placesOf(ownerOf(network)).length + 1)
        return this.#drop((place) => place === most.at(-1)?.place);
    }
    throw new TooBusy();
  }

  #remember(network: string): void {
    this.#served.delete(network);
    this.#served.add(network);
    const [first = ""] = this.#served;
    if (this.#served.size > this.#most) this.#served.delete(first);
  }

  #next(): void {
    this.#drop((place) => isGone(place));
    const turns = new Map([...this.#served].map((network, turn) => [network, turn]));
    const turnOf = (place: Place) => turns.get(networkOf(place.askers)) ?? -1;
    const [next] = this.#waiting.toSorted((one, other) => turnOf(one) - turnOf(other));
    if (!next) return void (this.#active -= 1);
    this.#waiting = this.#waiting.filter((place) => place !== next);
    next.begin();
  }
}
