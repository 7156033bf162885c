/** Reads how much memory another process takes, in MB. */
import { readFileSync } from "node:fs";

function statusMb(pid: number | undefined, field: RegExp): number {
  return Number(field.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** Resident memory of a process. */
export function memoryMb(pid: number | undefined): number {
  return statusMb(pid, /VmRSS:\s+(\d+)/);
}

/** Peak memory of a process since its start. */
export function peakMb(pid: number | undefined): number {
  return statusMb(pid, /VmHWM:\s+(\d+)/);
}

/** Runs work and looks at the memory of a process every `ms` milliseconds meanwhile; returns the most it took. */
export async function peakDuring<T>(
  pid: number | undefined,
  ms: number,
  work: () => Promise<T>,
): Promise<{ result: T; peak: number }> {
  let peak = memoryMb(pid);
  const timer = setInterval(() => (peak = Math.max(peak, memoryMb(pid))), ms);
  try {
    const result = await work();
    return { result, peak };
  } finally {
    clearInterval(timer);
  }
}
