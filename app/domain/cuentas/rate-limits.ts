const FREE = 5;
const LONGEST_SECONDS = 15 * 60;
export const LONGEST_WAIT_MS = LONGEST_SECONDS * 1000;

/** Seconds to wait after this many failures in a row: none for fewer than 5, then 1, 2, 4 … up to 15 minutes. */
export function waitAfter(failures: number): number {
  return failures < FREE ? 0 : Math.min(2 ** Math.min(failures - FREE, 20), LONGEST_SECONDS);
}

/** A wait as text: "1 segundo", "2 minutos". */
export function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "1 segundo" : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 minuto" : `${minutes} minutos`;
}
