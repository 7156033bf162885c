export type Azar = () => number;

/** Seeded random generator (mulberry32): the same seed gives the same numbers in [0, 1) on every machine. */
export function seededAzar(seed: string): Azar {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i += 1) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** True with this probability. */
export function chance(azar: Azar, probability: number): boolean {
  return azar() < probability;
}

/** One of the values at random; undefined for an empty list. */
export function pickOne<T>(azar: Azar, values: readonly T[]): T | undefined {
  return values[Math.floor(azar() * values.length)];
}
