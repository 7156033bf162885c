/** Generates load with wrk, or with autocannon where wrk is missing. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { has } from "../../scripts/lib/steps.mjs";

export interface Load {
  perSecond: number;
  p99Ms: number;
  requests: number;
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

/** The load generator on this machine. */
export function loadTool(): "wrk" | "autocannon" {
  return has("wrk") ? "wrk" : "autocannon";
}

async function byWrk(url: string, headers: Record<string, string>, seconds: number): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = await promisify(execFile)("wrk", ["-t1", "-c32", `-d${seconds}s`, "--latency", ...given, url]);
  const [, latency = "0", unit = "ms"] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  if (/Non-2xx[^:]*: [1-9]/.test(stdout) && !headers["If-None-Match"]) throw new Error(`${url}: ${stdout}`);
  const p99Ms = Number(latency) * (UNITS[unit] ?? 1);
  return { perSecond: number(/Requests\/sec:\s+([\d.]+)/), p99Ms, requests: number(/\b(\d+) requests in/) };
}

/** Requests one address over 32 connections for `seconds` seconds. */
export async function load(url: string, headers: Record<string, string>, seconds: number): Promise<Load> {
  if (loadTool() === "wrk") return byWrk(url, headers, seconds);
  const { requests, latency } = await autocannon({ url, headers, connections: 32, duration: seconds });
  return { perSecond: requests.average, p99Ms: latency.p99, requests: requests.total };
}
