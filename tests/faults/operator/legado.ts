/**
 * Fault: importing a hand-made export of the old backend. With errors nothing is written; without errors everything is
 * served.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRawConnection } from "../../../app/services/db/own.server";
import { startPostgres } from "../../support/db/postgres";
import { Client } from "../../support/site/client";
import { copyFiles, diskFiles } from "../../../scripts/lib/media-files";
import { run } from "./command";
import { faultSite } from "../lib/site";
import type { Fault } from "../lib/types";

type Say = (line: string) => void;
const EXPORT = "scripts/ejemplos/export-antiguo";
const FILES = ["--files", "prisma/seed/media", "--apply"];

async function counts(database: string) {
  const own = await openRawConnection(database);
  try {
    const [row] = await own.run(
      "SELECT (SELECT count(*) FROM productos) AS p, (SELECT count(*) FROM medios) AS m, (SELECT count(*) FROM menu_principal) AS e",
    );
    return `${Number(row?.p)} products, ${Number(row?.m)} files, ${Number(row?.e)} menu entries`;
  } finally {
    await own.close();
  }
}

/** Whether visitors see the imported content: old codes, old names, new addresses, and a 404 for a hidden product. */
async function visited(env: { DATA_DIR: string; DATABASE_URL: string }): Promise<boolean> {
  const site = await faultSite(env);
  try {
    await site.start();
    const browser = new Client(site.origin);
    const [home, product, hidden, category] = await Promise.all(
      ["/", "/producto/00817", "/producto/GL-4019%2FB", "/iluminacion"].map((path) => browser.visit(path)),
    );
    return (
      home?.text.includes("Autopartes hechas en Colombia") === true &&
      product?.text.includes("Amortiguador Renault 4") === true &&
      (await browser.visit("/productos/amortiguadores/a-gas/amortiguador-renault-4")).status === 200 &&
      hidden?.status === 404 &&
      category?.text.includes("Farolas") === true
    );
  } finally {
    await site.remove();
  }
}

async function imported(env: { DATA_DIR: string; DATABASE_URL: string }, say: Say): Promise<boolean> {
  const spoilt = await run("import-legacy", [`${EXPORT}-con-errores.json`, ...FILES], env);
  const before = await counts(env.DATABASE_URL);
  say(`with errors: ${spoilt.ok ? "taken" : "refused"}; ${before} are there`);
  const sound = await run("import-legacy", [`${EXPORT}.json`, ...FILES], env);
  const after = await counts(env.DATABASE_URL);
  const own = await openRawConnection(env.DATABASE_URL);
  const { differing } = await copyFiles(await diskFiles(own), env.DATA_DIR, env.DATA_DIR);
  await own.close();
  const served = await visited(env);
  say(`without: ${sound.lines.at(-1)}; ${after} are there, ${differing.length} files differ; served: ${served}`);
  return (
    !spoilt.ok &&
    before.startsWith("0 ") &&
    sound.ok &&
    after === "4 products, 10 files, 3 menu entries" &&
    differing.length === 0 &&
    served
  );
}

export const legado: Fault = {
  name: "legado",
  what: "an export of the old backend, with and without errors, on both databases",
  goal: "errors named and nothing written; without them everything is there",
  databases: ["sqlite"],
  async run(_times, say) {
    const folder = mkdtempSync(join(tmpdir(), "ged-legado-"));
    const postgres = await startPostgres();
    try {
      await postgres.createDatabase("ged");
      const [one, two] = [join(folder, "sqlite"), join(folder, "postgres")];
      const sqlite = await imported({ DATA_DIR: one, DATABASE_URL: `file:${one}/ged.db` }, say);
      const other = await imported({ DATA_DIR: two, DATABASE_URL: postgres.url("ged") }, say);
      return { figure: sqlite && other ? "loads on both" : "does not load", ok: sqlite && other };
    } finally {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
