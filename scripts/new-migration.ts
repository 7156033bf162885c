/**
 * `npm run new-migration -- name`: writes the SQL that takes both providers from the models of the last migration to
 * prisma/models.prisma. Works offline and without a database.
 */
import { createRequire } from "node:module";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import * as engine from "@prisma/schema-engine-wasm/schema_engine_bg";
import { type Provider, providers, schemaFor } from "./schema";

const SNAPSHOT = "prisma/models.snapshot.prisma";

function loadEngine(): void {
  const require = createRequire(import.meta.url);
  const wasm = require.resolve("@prisma/schema-engine-wasm").replace(/schema_engine\.js$/, "schema_engine_bg.wasm");
  const module = new WebAssembly.Module(readFileSync(wasm));
  const instance = new WebAssembly.Instance(module, { "./schema_engine_bg.js": { ...engine } });
  engine.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") start();
}

/** What the engine asks of a PostgreSQL before it compares two texts: schema there?, version, version as a number. */
const anyPostgres = {
  columnNames: ["exists", "version", "numeric_version"],
  columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
  rows: [[true, "PostgreSQL 15", 150000]],
};

/** The engine wants an adapter even to compare two texts; nothing else is ever asked of this one. */
function noDatabase(provider: Provider) {
  function refuse(): never {
    throw new Error("A migration is written without a database");
  }
  const adapter = {
    provider: provider === "sqlite" ? ("sqlite" as const) : ("postgres" as const),
    adapterName: "none",
    queryRaw: async () => anyPostgres,
    executeRaw: async () => refuse(),
    executeScript: async () => refuse(),
    startTransaction: async () => refuse(),
    dispose: async () => undefined,
  };
  const connect = async () => adapter;
  return bindMigrationAwareSqlAdapterFactory({
    provider: adapter.provider,
    adapterName: "none",
    connect,
    connectToShadowDb: connect,
  });
}

function datamodel(provider: Provider, models: string) {
  return { tag: "schemaDatamodel" as const, files: [{ path: "schema.prisma", content: schemaFor(provider, models) }] };
}

async function diff(provider: Provider, before: string | null, after: string): Promise<string> {
  const run = await engine.SchemaEngine.new({ datamodels: undefined }, () => undefined, noDatabase(provider));
  const result = await run.diff({
    from: before === null ? { tag: "empty" } : datamodel(provider, before),
    to: datamodel(provider, after),
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  return result.stdout ?? "";
}

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error("Use: npm run new-migration -- some_name   (lower case, digits, _)");
  process.exit(2);
}
loadEngine();
const models = readFileSync("prisma/models.prisma", "utf8");
const before = existsSync(SNAPSHOT) ? readFileSync(SNAPSHOT, "utf8") : null;
const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
for (const provider of providers) {
  const folder = `prisma/${provider}/migrations/${stamp}_${name}`;
  const sql = await diff(provider, before, models);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/migration.sql`, sql || "-- Nothing to change in the tables.\n");
  console.log(`${folder}/migration.sql (${sql.split("\n").length} lines)`);
}
writeFileSync(SNAPSHOT, models);
