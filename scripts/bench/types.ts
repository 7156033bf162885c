/** One line of the table: what was measured, and what it has to be. */
export interface Row {
  group: string;
  name: string;
  /** What was measured, in words, with units. */
  value: string;
  /** Against what it is compared with; 1 is as much. */
  ratio?: number;
  goal?: string;
  ok?: boolean;
}

export interface Options {
  /** Seconds of each load. */
  seconds: number;
  /** Requests of the memory test, and over how many different pages. */
  requests: number;
  pages: number;
  say: (line: string) => void;
}

/** The middle one. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
