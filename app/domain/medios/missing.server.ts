import { rowsText } from "~/services/db/bulk.server";
import { db } from "~/services/db/client.server";
import { readRows } from "~/services/db/rows.server";
import { join, raw, sql, type Sql } from "~/services/db/sql.server";
import { log } from "~/services/log/log.server";
import { dibujoDe, LAMINA } from "./dibujos";
import { filesIn } from "./files.server";
import { storeOf } from "~/services/files/media.server";

/** Missing files that are looked at. */
const MOST_MISSING = 500;
/** Rows of a kind that are named for a file: one picture may stand at all products of a catalogue. */
const MOST_NAMED = 5;
/** Among more files what is missing is looked for at most one part in a hundred of the time. */
const MANY = 5_000;
const SELDOM = 100;

export interface Faltante {
  id: number;
  nombre: string;
  /** The names of rows that use it, each with the address of its editor. */
  usos: { donde: string; href: string }[];
  /** More rows use it. */
  hayMas: boolean;
}

/** Files missing from their stores, and the stores that could not be looked at: what they lack is not known. */
interface Look {
  faltantes: Faltante[];
  sinRevisar: string[];
}

/** The files of a store; null when it does not answer or is not configured: then none of them counts as missing. */
async function filesOf(almacen: string): Promise<ReadonlySet<string> | null> {
  try {
    return (await storeOf(almacen)?.list()) ?? null;
  } catch (error) {
    log.warn("The stored files could not be listed", error);
    return null;
  }
}

/** Ids of files that their store does not hold, the newest; files at addresses of others are nobody's to look for. */
async function missingIds(): Promise<{ ids: number[]; sinRevisar: string[] }> {
  const found: { ids: number[]; sinRevisar: string[] } = { ids: [], sinRevisar: [] };
  for (const { almacen } of await db.medio.groupBy({ by: "almacen", where: { almacen: { not: "externo" } } })) {
    const files = await filesOf(almacen);
    if (!files) {
      found.sinRevisar.push(almacen);
      continue;
    }
    for await (const { id, clave } of filesIn(almacen)) {
      if (!files.has(clave)) found.ids.push(id);
      if (found.ids.length >= MOST_MISSING) return found;
    }
  }
  return found;
}

type Kind = "categorias" | "subcategorias" | "galerias" | "productos" | "imagenes" | "catalogos" | "logos";

/** Rows of a table `x` that use a file `m`: SQL for their names, what is said before them, and the address of a row's editor. */
interface Usan {
  kind: Kind;
  nombre: Sql;
  from: Sql;
  clase: string;
  href: (id: number) => string;
}

const own = (kind: Kind, table: string) => ({ kind, from: sql`${raw(table)} x WHERE x.medio_id = m.id` });
const inGallery = (kind: Kind, table: string, of: string) => ({
  kind,
  from: sql`medios_uso u JOIN ${raw(table)} x ON x.id = u.${raw(of)} WHERE u.medio_id = m.id`,
});
const nombre = sql`x.nombre`;
const editor = (screen: string) => (id: number) => `/admin/${screen}/${id}`;
const productos = { nombre, clase: "Producto", href: editor("productos") };
const usan: readonly Usan[] = [
  {
    ...inGallery("categorias", "categorias_info", "categoria_id"),
    nombre,
    clase: "Categoría",
    href: editor("categorias"),
  },
  {
    ...inGallery("subcategorias", "subcategorias", "subcategoria_id"),
    nombre,
    clase: "Subcategoría",
    href: editor("subcategorias"),
  },
  { ...inGallery("galerias", "productos", "producto_id"), ...productos },
  { ...own("productos", "productos"), ...productos },
  { ...own("imagenes", "imagenes_sitio"), nombre: sql`x.titulo`, clase: "Imagen", href: editor("imagenes") },
  { ...own("catalogos", "catalogos_pdf"), nombre, clase: "Catálogo", href: editor("catalogos") },
  { ...own("logos", "configuracion_logo"), nombre: sql`''`, clase: "Logo del sitio", href: () => "/admin/logo" },
];

/** The files of these ids that something uses. */
async function readUsed(ids: readonly number[]): Promise<Faltante[]> {
  if (ids.length === 0) return [];
  const columns = usan.map(({ kind, nombre: named, from }) => {
    const rows = rowsText(
      ["id", "nombre"],
      sql`(SELECT x.id, ${named} AS nombre FROM ${from} LIMIT ${MOST_NAMED + 1}) AS x`,
    );
    return sql`${rows} AS ${raw(kind)}`;
  });
  const medios = await readRows<{ id: number; nombre: string } & Record<Kind, string>>(
    sql`SELECT m.id, m.nombre, ${join(columns)} FROM medios m WHERE m.id IN (${join(ids)}) ORDER BY m.id`,
  );
  const found = medios.map((medio) => {
    const each = usan.map((one) => {
      const rows: { id: number; nombre: string }[] = JSON.parse(medio[one.kind]);
      return rows.map(({ id, nombre: name }) => ({ donde: `${one.clase} ${name}`.trim(), href: one.href(id) }));
    });
    const usos = each.flatMap((rows) => rows.slice(0, MOST_NAMED));
    return { id: medio.id, nombre: medio.nombre, usos, hayMas: each.some((rows) => rows.length > MOST_NAMED) };
  });
  return found.filter(({ usos }) => usos.length > 0);
}

/** `lookForFaltantes`, looked for now. */
async function readFaltantes(): Promise<Look> {
  const { ids, sinRevisar } = await missingIds();
  return { faltantes: await readUsed(ids), sinRevisar };
}

let asking: Promise<Look> | undefined;
let kept: { look: Look; until: number } | undefined;

/** The same; what was found among many files, which takes a second, is kept a hundred times as long. */
async function readSeldom(): Promise<Look> {
  const began = performance.now();
  const [look, cuantos] = await Promise.all([readFaltantes(), db.medio.count()]);
  const until = performance.now() + SELDOM * (performance.now() - began);
  kept = cuantos > MANY ? { look, until } : undefined;
  return look;
}

/**
 * Files that rows refer to but that no store holds, with rows that use them, so that staff notice before visitors do: 500
 * at most; and the stores of rows that could not be looked at. Concurrent calls share one look.
 */
export async function lookForFaltantes(): Promise<Look> {
  if (kept && performance.now() < kept.until) return kept.look;
  asking ??= readSeldom().finally(() => (asking = undefined));
  return asking;
}

/** The files alone. */
export async function listFaltantes(): Promise<Faltante[]> {
  return (await lookForFaltantes()).faltantes;
}

const categoria = { select: { fija_id: true, dibujo: true } } as const;

/**
 * What stands for a picture that cannot be shown: the name of its category's drawing. Undefined when the key is no
 * picture's; a picture that was deleted is known by the end of its key.
 */
export async function drawingOfPicture(clave: string): Promise<string | undefined> {
  const medio = await db.medio.findUnique({
    where: { clave },
    select: {
      mime: true,
      usos: {
        take: 1,
        select: { categoria, subcategoria: { select: { categoria } }, producto: { select: { categoria } } },
      },
      productos: { take: 1, select: { categoria } },
    },
  });
  if (!medio) return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(clave) ? LAMINA : undefined;
  if (!medio.mime.startsWith("image/")) return undefined;
  const [uso] = medio.usos;
  const producto = uso?.producto ?? medio.productos[0];
  const found = uso?.categoria ?? uso?.subcategoria?.categoria ?? producto?.categoria;
  return found ? dibujoDe(found) : LAMINA;
}
