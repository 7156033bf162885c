import { codigoPlano, productoSearchText, vocabularyOf } from "../../app/domain/catalogo/search";
import { storeWords } from "../../app/domain/catalogo/search.server";
import { freeSlug } from "../../app/domain/catalogo/slugs.server";
import { slugify, toClave } from "../../app/domain/kernel/text";
import { now } from "../../app/services/env/clock.server";
import { batches, rowsTable, timestampParam } from "../../app/services/db/bulk.server";
import type { Db, Writing } from "../../app/services/db/client.server";
import { raw, sql } from "../../app/services/db/sql.server";
import { type Medidos, medidasOf } from "./atributos";
import { productosPorSubcategoria } from "./catalogo";
import { moveVersion } from "./clear";
import type { SeedLinea } from "./datos";
import { galeriasDemo } from "./galerias";
import { referenciasDemo } from "./referencias";
import type { SeedCategoria, SeedProducto } from "./tipos";
import { aplicacionesOf, isUniversal } from "./vehiculos";

/** Products of a transaction, and rows of a statement. */
const TOGETHER = 5_000;
const BATCH = 500;

type Columns = Parameters<typeof rowsTable>[1];
const columns = {
  ...{ codigo: "text", codigo_clave: "text", codigo_plano: "text", nombre: "text", clave: "text", slug: "text" },
  ...{ descripcion: "text", busqueda: "text", visible: "boolean", universal: "boolean" },
  ...{ categoria_id: "integer", subcategoria_id: "integer", medio_id: "integer" },
} satisfies Columns;
const columnsOf = {
  aplicaciones: { linea_id: "integer", desde: "integer", hasta: "integer", posicion: "text", orden: "integer" },
  referencias: { tipo: "text", marca: "text", numero: "text", numero_plano: "text", orden: "integer" },
  medidas: { atributo_id: "integer", texto: "text", numero: "double precision" },
  medios_uso: { medio_id: "integer", orden: "integer" },
} satisfies Record<string, Columns>;

type Row = Record<string, unknown>;

async function insert(db: Writing, rows: readonly Row[]): Promise<Map<string, number>> {
  const names = raw(Object.keys(columns).join(", "));
  const at = timestampParam(now());
  const ids = new Map<string, number>();
  for (const batch of batches(rows, BATCH)) {
    const stored = await db.$queryRaw<{ id: number | bigint; codigo: string }[]>(
      sql`INSERT INTO productos (${names}, created_at, updated_at) SELECT ${names}, ${at}, ${at}
        FROM ${rowsTable(batch, columns)} AS nuevas RETURNING id, codigo`,
    );
    for (const { id, codigo } of stored) ids.set(codigo, Number(id));
  }
  return ids;
}

async function insertParts(db: Writing, table: string, columnas: Columns, rows: readonly Row[]) {
  const own = { producto_id: "integer", ...columnas } satisfies Columns;
  const names = raw(Object.keys(own).join(", "));
  for (const batch of batches(rows, BATCH))
    await db.$executeRaw(
      sql`INSERT INTO ${raw(table)} (${names}) SELECT ${names} FROM ${rowsTable(batch, own)} AS nuevas`,
    );
}

/** What the products refer to, by the names that the demo content has for it. */
export interface Places {
  idOf: (place: string) => number;
  medioId: (archivo: string) => number;
  archivos: readonly string[];
  medidos: ReadonlyMap<string, Medidos>;
  lineas: ReadonlyMap<SeedLinea, number>;
}

/**
 * Loads the demo products with all that is theirs, five thousand in a transaction; memory holds one subcategory at a
 * time.
 */
export async function loadProductos(
  db: Db,
  total: number,
  demo: readonly SeedCategoria[],
  { idOf, medioId, archivos, medidos, lineas }: Places,
  say: (line: string) => void,
): Promise<void> {
  const nombreOf = new Map(demo.map(({ fija_id, nombre }) => [fija_id, nombre]));
  const [nextReferencias, nextGaleria, known] = [referenciasDemo(), galeriasDemo(archivos), [...lineas.keys()]];
  let done = 0;

  function rowOf({ categoria, subcategoria, medio, ...producto }: SeedProducto, slugs: Set<string>) {
    const slug = freeSlug(slugify(producto.nombre), slugs);
    slugs.add(slug);
    return {
      ...producto,
      slug,
      subcategoria_id: idOf(`${categoria}/${subcategoria}`),
      categoria_id: idOf(categoria),
      clave: toClave(producto.nombre),
      codigo_clave: toClave(producto.codigo),
      codigo_plano: codigoPlano(producto.codigo),
      busqueda: productoSearchText({ ...producto, categoria: nombreOf.get(categoria) ?? "", subcategoria }),
      medio_id: medio === "" ? null : medioId(medio),
      universal: isUniversal(producto.nombre),
    };
  }

  function aplicacionesRows(nombre: string) {
    return aplicacionesOf(nombre, known).map(({ linea, ...rest }, index) => ({
      ...rest,
      linea_id: lineas.get(linea),
      orden: index + 1,
    }));
  }

  async function load(tx: Writing, productos: readonly SeedProducto[], slugs: Set<string>): Promise<void> {
    const ids = await insert(
      tx,
      productos.map((producto) => rowOf(producto, slugs)),
    );
    const own = new Map<string, Row[]>();
    for (const { codigo, ...one } of nextReferencias(productos)) {
      const orden = (own.get(codigo)?.length ?? 0) + 1;
      own.set(codigo, [...(own.get(codigo) ?? []), { ...one, numero_plano: codigoPlano(one.numero), orden }]);
    }
    const parts: [string, Columns, (producto: SeedProducto) => readonly Row[]][] = [
      ["aplicaciones", columnsOf.aplicaciones, ({ nombre }) => aplicacionesRows(nombre)],
      ["referencias", columnsOf.referencias, ({ codigo }) => own.get(codigo) ?? []],
      [
        "medidas",
        columnsOf.medidas,
        (one) => medidasOf(one.nombre, medidos.get(`${one.categoria}/${one.subcategoria}`) ?? []),
      ],
      [
        "medios_uso",
        columnsOf.medios_uso,
        (one) => nextGaleria(one).map((archivo, index) => ({ medio_id: medioId(archivo), orden: index + 1 })),
      ],
    ];
    for (const [table, columnas, rowsOf] of parts) {
      const rows = productos.flatMap((one) => rowsOf(one).map((row) => ({ ...row, producto_id: ids.get(one.codigo) })));
      await insertParts(tx, table, columnas, rows);
    }
    await storeWords(tx, vocabularyOf(productos.map(({ nombre }) => nombre)));
  }

  for (const productos of productosPorSubcategoria(demo, total)) {
    const slugs = new Set<string>();
    for (const some of batches(productos, TOGETHER)) {
      await db.$transaction((tx) => moveVersion(tx).then(() => load(tx, some, slugs)), { timeout: 600_000 });
      const before = done;
      done += some.length;
      if (Math.floor(before / TOGETHER) < Math.floor(done / TOGETHER)) say(`  ${done} of ${total} products`);
    }
  }
}
