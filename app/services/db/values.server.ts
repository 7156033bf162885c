/** Column types, the same on both databases. */
export type Tipo = "entero" | "real" | "texto" | "booleano" | "fecha";
export type Valor = string | number | boolean | null;
export type Fila = Record<string, Valor>;

/** The largest integer that a column holds on both databases: no id is larger. */
export const LARGEST_INTEGER = 2_147_483_647;
/** Largest id and revision that a backup takes back: both are incremented later, so there must be room above. */
export const LARGEST_COUNTER = 500_000_000;

export interface Columna {
  nombre: string;
  tipo: Tipo;
  nulo: boolean;
  /** The column has a default. */
  defecto: boolean;
}

const TIPOS: Record<string, Tipo> = {
  integer: "entero",
  bigint: "entero",
  real: "real",
  "double precision": "real",
  text: "texto",
  boolean: "booleano",
  datetime: "fecha",
  "timestamp without time zone": "fecha",
};

/** The type for a database's declared column type. Throws for one that backups cannot hold. */
export function tipoOf(declared: string): Tipo {
  const tipo = TIPOS[declared.toLowerCase()];
  if (!tipo) throw new Error(`No backup can hold a column of type ${declared}`);
  return tipo;
}

/** Parses a stored timestamp; without a time zone it is UTC, as both databases keep it. */
function isoOf(moment: string | number): string {
  if (typeof moment === "number") return new Date(moment).toISOString();
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/.test(moment) ? moment : `${moment}Z`;
  return new Date(zoned.replace(" ", "T")).toISOString();
}

/** Converts a stored value to the form of backups: timestamps as ISO, booleans as true and false. */
export function plainValue(tipo: Tipo, value: Valor): Valor {
  if (value === null) return null;
  // PostgreSQL's driver returns bigint as text.
  if (tipo === "entero") return Number(value);
  if (tipo === "booleano") return value === true || value === 1;
  return tipo === "fecha" && typeof value !== "boolean" ? isoOf(value) : value;
}

/** Converts a value to the form SQLite stores, timestamps as Prisma writes them. */
export function sqliteValue(tipo: Tipo, value: Valor): string | number | null {
  if (typeof value === "boolean") return value ? 1 : 0;
  return tipo === "fecha" && typeof value === "string" ? value.replace("Z", "+00:00") : value;
}
