/**
 * `npm run bench -- [--only PART] [--seconds N] [--requests N] [--pages N] [--million] [--large N] [--database URL]
 * [--json]`: measures how fast the built site is; prints a table, ratios first, and draws a chart in
 * .cache/bench/banco.svg. `--large`: products of the large site of the parts search and growth
 * (`--only growth --large 1000000` shows what a million costs); `--database`: the PostgreSQL database that has them, and
 * for the parts busy and vehicles one that they fill anew. Needs a build. Exits with 1 when a goal was missed.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { busy } from "./busy/busy";
import { editsVisible } from "./edits";
import { finishedPages } from "./finished";
import { firstRenders } from "./first";
import { growth } from "./growth";
import { adminLists, crowd } from "./lists";
import { loadTool } from "./load";
import { memory, starts } from "./memory";
import { quotes } from "./quotes";
import { chart, table } from "./report";
import { CACHE, contentOf, seed, type Site, startSite } from "./site";
import { searches } from "./search";
import { scripts } from "./scripts";
import { sizes } from "./sizes";
import type { Options, Row } from "./types";
import { fitAll, vehicles } from "./vehicles";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    seconds: { type: "string", default: "3" },
    requests: { type: "string", default: "20000" },
    pages: { type: "string", default: "50000" },
    million: { type: "boolean", default: false },
    large: { type: "string", default: "50000" },
    database: { type: "string" },
    json: { type: "boolean", default: false },
  },
});
const began = performance.now();
const options: Options = {
  seconds: Number(values.seconds),
  requests: values.million ? 1_000_000 : Number(values.requests),
  pages: Number(values.pages),
  say: (line) => console.error(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}`),
};

mkdirSync(CACHE, { recursive: true });
const envOf = (folder: string) => ({ DATA_DIR: folder, DATABASE_URL: `file:${folder}/ged.db` });

/** The environment of a site with 50,000 products, and crowded lists of the back office. */
function manyEnv() {
  const folder = contentOf(50_000, options.say);
  crowd(`${folder}/ged.db`);
  return envOf(folder);
}

/** The environment of the site on which searches are measured. */
function largestEnv() {
  if (values.database) return { ...envOf(contentOf(1_200, options.say)), DATABASE_URL: values.database };
  return envOf(contentOf(Number(values.large), options.say));
}

/** Runs a measurement on freshly started sites, one with 1,200 products and a large one. */
async function withSites(
  work: (small: Site, large: Site) => Promise<Row[]>,
  largeEnv: () => ReturnType<typeof envOf> = manyEnv,
): Promise<Row[]> {
  const few = envOf(contentOf(1_200, options.say));
  const [small, large] = [await startSite(few), await startSite(largeEnv())];
  try {
    return await work(small, large);
  } finally {
    await Promise.all([small.stop(), large.stop()]);
  }
}

const parts: Record<string, () => Promise<Row[]>> = {
  finished: () => withSites((small) => finishedPages(small, options)),
  first: () => withSites((small, large) => firstRenders(small, large, options)),
  edits: () => editsVisible(options),
  lists: () => withSites((small, large) => adminLists(small, large, options)),
  sizes: async () => {
    const site = await startSite(envOf(contentOf(1_200, options.say)));
    try {
      return [...(await sizes(site, options)), ...(await scripts(site, options))];
    } finally {
      await site.stop();
    }
  },
  vehicles: async () => {
    const products = 20_000;
    const env = envOf(contentOf(products, options.say));
    if (values.database) seed({ ...env, DATABASE_URL: values.database }, products);
    const url = values.database ?? env.DATABASE_URL;
    await fitAll(url);
    const site = await startSite({ ...env, DATABASE_URL: url });
    try {
      return await vehicles(site, options);
    } finally {
      await site.stop();
    }
  },
  quotes: () =>
    withSites(
      (small, large) => quotes(small, large, options),
      () => envOf(contentOf(20_000, options.say)),
    ),
  search: () => withSites((small, large) => searches(small, large, Number(values.large), options), largestEnv),
  growth: () => withSites((small, large) => growth(small, large, Number(values.large), options), largestEnv),
  busy: async () => {
    const folder = join(CACHE, "ocupado");
    const products = 20_000;
    cpSync(contentOf(products, options.say), folder, { recursive: true });
    const env = { ...envOf(folder), ...(values.database ? { DATABASE_URL: values.database } : {}) };
    if (values.database) seed(env, products);
    const site = await startSite(env);
    try {
      return await busy(site, options);
    } finally {
      await site.stop();
      rmSync(folder, { recursive: true });
    }
  },
  start: () => starts(manyEnv(), options),
  memory: () => withSites((_, large) => memory(large, options)),
};

const rows: Row[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (values.only && !values.only.split(",").includes(name)) continue;
  options.say(`— ${name}`);
  rows.push(...(await run()));
}
const about = `${cpus().length} × ${cpus()[0]?.model ?? "CPU"}, Node ${process.version}, load by ${loadTool()}`;
const file = join(CACHE, "banco.svg");
writeFileSync(file, chart(rows, about));
console.log(values.json ? JSON.stringify({ about, rows }, null, 2) : `${about}\n${table(rows)}\nChart: ${file}`);
process.exit(rows.some(({ ok }) => ok === false) ? 1 : 0);
