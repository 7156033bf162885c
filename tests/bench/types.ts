/** One line of the table: what was measured, and its goal. */
export interface Row {
  group: string;
  name: string;
  /** The measured values, as text with units. */
  value: string;
  /** Ratio to what it is compared with; 1 means equal. */
  ratio?: number;
  goal?: string;
  ok?: boolean;
}

export interface Options {
  /** Duration of each load, in seconds. */
  seconds: number;
  /** Requests of the memory test; `pages` is over how many different pages. */
  requests: number;
  pages: number;
  say: (line: string) => void;
}

/** The median; of an even number of values the higher of the middle two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
