/** Measures the back office's lists with few and with many rows. */
import Sqlite from "better-sqlite3";
import { type Site } from "./site";
import { signIn } from "./staff";
import { median, type Options, type Row } from "./types";

const GROWTH = 1.5;
const TIMES = 15;
const lists = [
  ["products", "/admin/productos"],
  ["products, a later page", "/admin/productos?pagina=20"],
  ["products, search by name", "/admin/productos?q=perno+zincado"],
  ["products, search by code", "/admin/productos?q=FE-04"],
  ["products, of one state", "/admin/productos?estado=oculto"],
  ["subcategories", "/admin/subcategorias"],
  ["images", "/admin/imagenes"],
  ["images, search", "/admin/imagenes?q=foto"],
  ["messages", "/admin/mensajes"],
  ["messages, search", "/admin/mensajes?q=carlos"],
  ["audit trail", "/admin/auditoria"],
  ["dashboard", "/admin"],
] as const;

/** Adds rows up to 2,000 images and 20,000 messages. */
export function crowd(file: string): void {
  const database = new Sqlite(file);
  try {
    const count = (table: string) => Number(database.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
    const upTo = (table: string, columns: string, values: string, most: number) =>
      database
        .prepare(
          `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
           INSERT INTO ${table} (${columns}) SELECT ${values} FROM n, (SELECT * FROM ${table} LIMIT 1)`,
        )
        .run(Math.max(1, most - count(table)));
    upTo("imagenes_sitio", "ubicacion, medio_id, titulo, orden", "'general', medio_id, 'Foto ' || i, i", 2_000);
    const columns =
      "nombre, empresa, email, telefono, asunto, mensaje, politica_version, aceptado_at, busqueda, created_at, updated_at";
    upTo("mensajes_contacto", `idempotencia, ${columns}`, `'banco-' || i || random(), ${columns}`, 20_000);
  } finally {
    database.close();
  }
}

async function times(site: Site): Promise<number[]> {
  const staff = await signIn(site.origin);
  const all: number[] = [];
  for (const [, path] of lists) {
    const taken: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const began = performance.now();
      await staff.get(path);
      taken.push(performance.now() - began);
    }
    all.push(median(taken));
  }
  return all;
}

/** Response time of each list as staff see it, the median of fifteen. */
export async function adminLists(small: Site, large: Site, { say }: Options): Promise<Row[]> {
  const [few, many] = [await times(small), await times(large)];
  return lists.map(([name], index) => {
    const [one = 0, other = 0] = [few[index], many[index]];
    const value = `${one.toFixed(1)} ms, ${other.toFixed(1)} ms with 50,000 products, 2,000 images, 20,000 messages`;
    say(`list of ${name}: ${value}`);
    return {
      group: "Back office, large : small",
      name,
      value,
      ratio: other / one,
      goal: `≤ ${GROWTH}`,
      ok: other / one <= GROWTH,
    };
  });
}
