/** What Prisma's own engine says of two schemas, or of a database and a schema: the SQL from one to the other, offline. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import * as engine from "@prisma/schema-engine-wasm/schema_engine_bg";
import { type Provider, schemaFor } from "../schema";

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

loadEngine();

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
  return { provider: adapter.provider, adapterName: "none", connect, connectToShadowDb: connect };
}

/** A schema as text; without models, that of prisma/models.prisma as it stands. */
function schema(provider: Provider, models?: string) {
  return { files: [{ path: "schema.prisma", content: schemaFor(provider, models) }] };
}

async function run(
  provider: Provider,
  factory: SqlMigrationAwareDriverAdapterFactory,
  from: engine.DiffTarget,
  externalTables: string[] = [],
): Promise<string> {
  const one = await engine.SchemaEngine.new(
    { datamodels: undefined },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(factory),
  );
  const result = await one.diff({
    from,
    to: { tag: "schemaDatamodel", ...schema(provider) },
    script: true,
    exitCode: null,
    filters: { externalTables, externalEnums: [] },
  });
  return (result.stdout ?? "").replace(/^-- This is an empty migration\.\s*$/, "");
}

/** The SQL that takes the tables of other models to those of prisma/models.prisma; empty when none is needed. */
export async function sqlFromModels(provider: Provider, models: string): Promise<string> {
  return run(provider, noDatabase(provider), { tag: "schemaDatamodel", ...schema(provider, models) });
}

/** The SQL that takes a database to prisma/models.prisma; tables of `external` count as not there. */
export async function sqlFromDatabase(
  provider: Provider,
  factory: SqlMigrationAwareDriverAdapterFactory,
  external: string[],
): Promise<string> {
  return run(provider, factory, { tag: "schemaDatasource", ...schema(provider), configDir: "." }, external);
}
