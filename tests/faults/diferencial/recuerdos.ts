/** What the fields of forms held before: rows get back a former value, or one that another row gave up. */
import type { Azar } from "../lib/azar";

const MOST = 30;
const LONGEST = 200;

/** The former values of one kind of form. */
export interface Valores {
  /** Remembers what a field holds; seldom returns what this field held before, in this row or in another. */
  former: (name: string, was: string) => string | undefined;
}

export class Recuerdos {
  readonly #held = new Map<string, Set<string>>();

  constructor(readonly azar: Azar) {}

  /** The former values of the forms that are sent to addresses like this one. */
  of(action: string): Valores {
    const kind = action.replace(/\?.*/, "").replace(/\d+|nuevo/g, "1");
    return {
      former: (name, was) => {
        const held = this.#held.get(`${kind} ${name}`) ?? new Set();
        const others = [...held].filter((one) => one !== was);
        if (was !== "" && was.length < LONGEST) this.#held.set(`${kind} ${name}`, held.add(was));
        if (held.size > MOST) held.delete([...held][0] ?? "");
        return others.length > 0 && this.azar.chance(0.25) ? this.azar.of(others) : undefined;
      },
    };
  }
}
