/** Who asks for a page: the network that counts as one visitor, and whether their connection has closed since. */
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

const isGone = ({ askers }: Place) => askers.every((one) => one.isGone());
const networkOf = (askers: readonly Asker[]) => askers[0]?.network ?? "";

/**
 * Work that takes turns: `width` at a time, and at most `most` wait. Visitors take turns too: whoever asks for much waits
 * for their own. Where all places are taken, the last of the visitor who has most of them is refused. What nobody waits
 * for any more is not begun.
 */
export class Turns {
  readonly #width: number;
  readonly #most: number;
  #active = 0;
  #last = "";
  #waiting: Place[] = [];

  constructor({ width, most }: { width: number; most: number }) {
    this.#width = width;
    this.#most = most;
  }

  /** Does the work in its turn; `askers` may grow meanwhile. Throws TooBusy. */
  async run<T>(askers: readonly Asker[], work: () => Promise<T>): Promise<T> {
    if (this.#active < this.#width) this.#active += 1;
    else await this.#wait(askers);
    this.#last = networkOf(askers);
    try {
      return await work();
    } finally {
      this.#next();
    }
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

  /** Refuses the last place of whoever has most of them; throws TooBusy where that is who asks. */
  #makeRoom(network: string): void {
    const placesOf = (one: string) => this.#waiting.filter(({ askers }) => networkOf(askers) === one);
    const all = [...new Set(this.#waiting.map(({ askers }) => networkOf(askers)))].map(placesOf);
    const [most = []] = all.toSorted((one, other) => other.length - one.length);
    if (most.length <= placesOf(network).length + 1) throw new TooBusy();
    this.#drop((place) => place === most.at(-1));
  }

  #next(): void {
    this.#drop((place) => isGone(place));
    const other = this.#waiting.findIndex(({ askers }) => networkOf(askers) !== this.#last);
    const [place] = this.#waiting.splice(Math.max(other, 0), 1);
    if (place) place.begin();
    else this.#active -= 1;
  }
}
