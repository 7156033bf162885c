/** Asks Prisma's schema engine, offline, for the SQL that changes one schema, or a database, into another schema. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import * as engine from "@prisma/schema-engine-wasm/schema_engine_bg";
import { type Provider, schemaFor } from "./schema";

function loadEngine(): void {
  const require = createRequire(import.meta.url);
  const wasm = require.resolve("@prisma/schema-engine-wasm").replace(/schema_engine\.js$/, "schema_engine_bg.wasm");
  const module = new WebAssembly.Module(readFileSync(wasm));
  const instance = new WebAssembly.Instance(module, { "./schema_engine_bg.js": { ...engine } });
  engine.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") start();
}

/**
 * The engine's only query of a PostgreSQL before it compares two texts: whether the schema exists, the version as text
 * and as a number.
 */
const anyPostgres = {
  columnNames: ["exists", "version", "numeric_version"],
  columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
  rows: [[true, "PostgreSQL 15", 150000]],
};

loadEngine();

/** An adapter without a database: the engine requires one even to compare two texts. */
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

/** A schema as text; by default that of prisma/models.prisma. */
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

/** The SQL that changes the tables of other models into those of prisma/models.prisma; empty when none is needed. */
export async function sqlFromModels(provider: Provider, models: string): Promise<string> {
  return run(provider, noDatabase(provider), { tag: "schemaDatamodel", ...schema(provider, models) });
}

/** The SQL that changes a database to match prisma/models.prisma; ignores the tables of `external`. */
export async function sqlFromDatabase(
  provider: Provider,
  factory: SqlMigrationAwareDriverAdapterFactory,
  external: string[],
): Promise<string> {
  return run(provider, factory, { tag: "schemaDatasource", ...schema(provider), configDir: "." }, external);
}
