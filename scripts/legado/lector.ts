/** Reads an export table by table; collects every error with its table, row, column and value. */
import { z } from "zod";

export interface Falla {
  tabla: string;
  /** Counted from 1. */
  fila: number;
  columna: string;
  valor: string;
  mensaje: string;
}

/** A valid row and its row number. */
export interface Leida<T> {
  fila: number;
  valor: T;
}

type Cruda = Record<string, unknown>;

const Fila = z.record(z.string(), z.unknown());
const Tablas = z.record(z.string(), z.array(z.unknown()));
/** Tables that are not imported. Accounts: their passwords belong to the old backend. */
const LEFT_OUT = ["admin_users", "admin_sessions", "mensajes_contacto"];
const FLAGS = new Set(["activo", "visible"]);
const YES_NO = new Map<unknown, boolean>([
  ["true", true],
  ["false", false],
  ["1", true],
  ["0", false],
]);

/** Converts a value to what a form would send: numbers to text, flags to booleans. */
function typed(columna: string, value: unknown): unknown {
  const text = typeof value === "number" ? String(value) : value;
  return FLAGS.has(columna) ? (YES_NO.get(text) ?? text) : text;
}

function shown(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

export class Lector {
  readonly fallas: Falla[] = [];
  readonly notas: string[] = [];
  readonly #tablas: Record<string, unknown[]>;
  readonly #leidas = new Set(LEFT_OUT);

  /** `json` holds the tables by name, at the top or under `tables`, `tablas` or `data`. */
  constructor(json: unknown) {
    const outer = Fila.safeParse(json).data ?? {};
    const inner = ["tables", "tablas", "data"].map((name) => outer[name]).find((value) => value !== undefined) ?? outer;
    const parsed = Tablas.safeParse(inner);
    this.#tablas = parsed.data ?? {};
    for (const { path, message } of parsed.error?.issues ?? [])
      this.fallas.push({ tabla: String(path[0] ?? "export"), fila: 0, columna: "", valor: "", mensaje: message });
  }

  /**
   * Returns a table's valid rows; of its alternative names the first one present is used. `defaults` fill missing
   * columns.
   */
  filas<S extends z.ZodType>(nombres: readonly string[], schema: S, defaults: Cruda = {}): Leida<z.output<S>>[] {
    const tabla = nombres.find((nombre) => this.#tablas[nombre]);
    for (const nombre of nombres) this.#leidas.add(nombre);
    if (!tabla) return [];
    return (this.#tablas[tabla] ?? []).flatMap((cruda, index) => {
      const fila = index + 1;
      const row = Fila.safeParse(cruda);
      if (!row.success) {
        this.falla({ tabla, fila, columna: "", valor: shown(cruda), mensaje: "no es una fila con columnas" });
        return [];
      }
      const given = Object.entries(row.data).filter(([, value]) => value !== null && value !== undefined);
      const value = { ...defaults, ...Object.fromEntries(given.map(([name, one]) => [name, typed(name, one)])) };
      const result = schema.safeParse(value);
      if (result.success) return [{ fila, valor: result.data }];
      for (const { path, message } of result.error.issues) {
        const columna = String(path[0] ?? "");
        this.falla({ tabla, fila, columna, valor: shown(row.data[columna] ?? ""), mensaje: message });
      }
      return [];
    });
  }

  /** Texts of all rows of a table, invalid ones included, so that rows that refer to them are not reported too. */
  textos<C extends string>(nombres: readonly string[], ...columnas: C[]): Record<C, string>[] {
    const rows = nombres
      .flatMap((nombre) => this.#tablas[nombre] ?? [])
      .map((cruda) => Fila.safeParse(cruda).data ?? {});
    const Textos = z.record(z.enum(columnas), z.string());
    return rows.flatMap(
      (row) => Textos.safeParse(Object.fromEntries(columnas.map((one) => [one, row[one]]))).data ?? [],
    );
  }

  falla(falla: Falla): void {
    this.fallas.push({ ...falla, valor: shown(falla.valor) });
  }

  /** Reports tables that were never read: a misspelt name would lose its rows silently. */
  terminar(): void {
    for (const [tabla, filas] of Object.entries(this.#tablas)) {
      if (LEFT_OUT.includes(tabla)) this.notas.push(`${tabla}: ${filas.length} rows left out on purpose`);
      else if (!this.#leidas.has(tabla))
        this.falla({ tabla, fila: 0, columna: "", valor: "", mensaje: "no es una tabla del sitio anterior" });
    }
  }
}
