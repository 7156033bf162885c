/**
 * Where a check is shown: on the dashboard for staff, by /readyz for load balancers, by `npm run doctor` for
 * operators.
 */
type Place = "panel" | "readyz" | "doctor";

/** A result of a health check. */
export interface Finding {
  /** Its name for operators. */
  name: string;
  /** "ok": as it should be; "warn": works, but should be changed; "FAIL": has to be repaired. */
  state: "ok" | "warn" | "FAIL";
  /** Text for operators, and what they can do about it. */
  text: string;
  todo?: string;
  /** The result is about the process that runs the check, which may not be the site (`doctor`). */
  ofProcess?: true;
  /** Texts for staff: the state in a word or two (without one, the number of warnings), and a sentence. */
  estado?: string;
  detalle: string;
}

/** A health check. A check that throws counts as failed. */
export interface HealthCheck {
  /** Its line on the staff's panel; checks with the same line are shown together. */
  servicio: string;
  shown: readonly Place[];
  run: () => Promise<Finding[]>;
  /** Sentence for staff when the check throws. */
  fault?: string;
}
