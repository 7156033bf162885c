/** Where a check is shown: to staff on the dashboard, to a balancer by /readyz, to operators by `npm run doctor`. */
type Place = "panel" | "readyz" | "doctor";

/** What a check found. */
export interface Finding {
  /** What operators know it by. */
  name: string;
  /** Whether it is as it should be, works but should not stay so, or has to be repaired. */
  state: "ok" | "warn" | "FAIL";
  /** What operators read, and what they do about it. */
  text: string;
  todo?: string;
  /** It tells of the process that looks, which need not be the site. */
  ofProcess?: true;
  /** What staff read: how it is in a word or two (without one, the number of warnings is told), and a sentence. */
  estado?: string;
  detalle: string;
}

/** One thing that can be wrong with a site. A check that throws found a fault. */
export interface HealthCheck {
  /** Its line of the staff's panel; what shares a line is told together. */
  servicio: string;
  shown: readonly Place[];
  run: () => Promise<Finding[]>;
  /** What staff read when it throws. */
  fault?: string;
}
