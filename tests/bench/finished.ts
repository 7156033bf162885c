/** Compares a cached page with nginx serving the same bytes from a file. */
import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { load, type Load } from "./load";
import { hasNginx, type Nginx, startNginx } from "./nginx";
import { cpuMs, encodedBody, type Site } from "./site";
import { median, type Options, type Row } from "./types";

const PAGE = "/ferreteria/pernos";
const ROUNDS = 3;

interface Measured extends Load {
  cpuUs: number;
}

async function measure(
  url: string,
  headers: Record<string, string>,
  pids: number[],
  seconds: number,
): Promise<Measured> {
  const before = cpuMs(...pids);
  const result = await load(url, headers, seconds);
  return { ...result, cpuUs: ((cpuMs(...pids) - before) * 1000) / result.requests };
}

function middle(rounds: readonly Measured[]): Measured {
  const of = (key: keyof Measured) => median(rounds.map((round) => round[key]));
  return { perSecond: of("perSecond"), p99Ms: of("p99Ms"), requests: of("requests"), cpuUs: of("cpuUs") };
}

function told({ perSecond, p99Ms, cpuUs }: Measured): string {
  return `${Math.round(perSecond)} req/s, p99 ${p99Ms.toFixed(2)} ms, ${cpuUs.toFixed(1)} µs CPU`;
}

/** Measures both in alternating rounds, so that other load on the machine affects both; returns the medians. */
async function compare(
  name: string,
  ours: Site,
  nginx: Nginx,
  path: string,
  headers: Record<string, string>,
  most: Options,
) {
  const [own, theirs]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    own.push(await measure(ours.origin + PAGE, headers, [ours.pid], most.seconds));
    theirs.push(await measure(nginx.origin + path, headers, nginx.pids, most.seconds));
  }
  const [site, other] = [middle(own), middle(theirs)];
  most.say(`${name}: ${told(site)} | nginx ${told(other)}`);
  return { site, other };
}

/** Compares uncompressed, gzip, brotli and 304 answers with nginx, with one worker process and with one per core. */
export async function finishedPages(site: Site, options: Options): Promise<Row[]> {
  const group = "Finished page against nginx";
  if (!hasNginx()) return [{ group, name: "nginx", value: "missing and could not be installed: not compared" }];
  // The first request gets the quick compression; the comparison uses the better one that later requests get.
  const coded = async (encoding: string) => {
    for (let round = 0; round < 2; round += 1) await encodedBody(site.origin + PAGE, encoding);
    await pause(500);
    return encodedBody(site.origin + PAGE, encoding);
  };
  const [raw, gzip, br] = await Promise.all([coded("identity"), coded("gzip"), coded("br")]);
  const files = { "p.html": raw, "p.html.gz": gzip, "p.br": br };
  const { headers } = await fetch(site.origin + PAGE);
  const kinds: { name: string; path: string; headers: Record<string, string>; least: number }[] = [
    { name: "raw", path: "/p.html", headers: { "X-Raw": "1" }, least: 1 },
    { name: "gzip", path: "/p.html", headers: { "Accept-Encoding": "gzip" }, least: 0.8 },
    { name: "brotli", path: "/p.br", headers: { "Accept-Encoding": "br" }, least: 0.8 },
    { name: "304", path: "/p.html", headers: { "If-None-Match": headers.get("ETag") ?? "" }, least: 0.8 },
  ];
  const rows: Row[] = [];
  for (const workers of [...new Set([1, cpus().length])]) {
    const nginx = await startNginx(files, workers);
    try {
      const etag = (await fetch(`${nginx.origin}/p.html`)).headers.get("ETag") ?? "";
      for (const kind of kinds) {
        const asked =
          kind.name === "304" ? { "If-None-Match": `${etag}, ${kind.headers["If-None-Match"]}` } : kind.headers;
        const { site: own, other } = await compare(
          `${kind.name}, nginx × ${workers}`,
          site,
          nginx,
          kind.path,
          asked,
          options,
        );
        const ratio = own.perSecond / other.perSecond;
        const value = `${told(own)}; nginx ${told(other)}`;
        rows.push({
          group,
          name: `${kind.name}, nginx × ${workers}: req/s`,
          value,
          ratio,
          goal: `≥ ${kind.least}`,
          ok: ratio >= kind.least,
        });
        const cpu = other.cpuUs / own.cpuUs;
        rows.push({ group, name: `${kind.name}, nginx × ${workers}: requests a CPU second`, value, ratio: cpu });
        const late = own.p99Ms / other.p99Ms;
        rows.push({
          group,
          name: `${kind.name}, nginx × ${workers}: p99`,
          value,
          ratio: late,
          goal: "≤ 3",
          ok: late <= 3,
        });
      }
    } finally {
      nginx.stop();
    }
  }
  return rows;
}
