import { now } from "~/services/env/clock.server";

/** The last year (modelo) that may be written: next year, whose vehicles are sold already. */
export function proximoAno(): number {
  return now().getUTCFullYear() + 1;
}
