import { createHash } from "node:crypto";
import { isOneOf } from "~/services/db/bulk.server";
import { db } from "~/services/db/client.server";
import { sql } from "~/services/db/fulltext.server";
import { readRows } from "~/services/db/rows.server";
import { yielding } from "~/services/env/yielding.server";
import { CODIGOS, firstCodigos } from "~/domain/catalogo/productos";
import { codigoPlano } from "~/domain/catalogo/search";
import { toClave } from "~/domain/kernel/text";
import { atributosPorSubcategoria } from "~/domain/medidas/publico.server";
import { medidasDe } from "~/domain/medidas/medidas.server";
import { referenciasTexto } from "~/domain/referencias/referencias";
import { readRetired, referenciasSelect } from "~/domain/referencias/referencias.server";
import { productosColumns } from "./columns";
import type { FilaLeida, SheetRows } from "./filas.server";
import { type Existente, type PlanCounts, type Resultado, ResultadoSchema, type SectionsByKey } from "./importacion";
import type { ImportKind, Plan, Prepared } from "./kind";
import { medidaColumns } from "./medidas";
import { PackedRows } from "./packed.server";
import { planFila } from "./plan";
import { prepare } from "./prepare.server";
import { type RetiredCodes, retiredIn } from "./retirados";
import { writeProductos } from "./write.server";

async function readRamas(): Promise<SectionsByKey> {
  const rama = { id: true, nombre: true, clave: true } as const;
  const rows = await db.categoria.findMany({ select: { ...rama, subcategorias: { select: rama } } });
  return new Map(
    rows.map(({ clave, subcategorias, ...categoria }) => [
      clave,
      { ...categoria, subcategorias: new Map(subcategorias.map((sub) => [sub.clave, sub])) },
    ]),
  );
}

const existente = {
  ...{ id: true, revision: true, codigo: true, nombre: true, descripcion: true, visible: true },
  ...{ universal: true, categoria_id: true, subcategoria_id: true, codigo_clave: true },
  ...{ referencias: referenciasSelect, medidas: medidasDe },
} as const;

/** What the catalogue and the file say of the retired codes in some rows. */
async function readRetirados(filas: readonly FilaLeida[], inFile: FileCodes): Promise<RetiredCodes> {
  const planos = new Set(filas.flatMap(({ celdas }) => retiredIn(celdas.reemplaza)));
  const asked = [...new Set([...planos, ...filas.map(({ celdas }) => codigoPlano(celdas.codigo ?? ""))])];
  const [codes, replaced] = await Promise.all([
    readRows<{ codigo: string; codigo_plano: string }>(
      sql`SELECT codigo, codigo_plano FROM productos WHERE ${isOneOf(sql`codigo_plano`, [...planos])}`,
    ),
    readRetired(asked),
  ]);
  const own = [...planos].flatMap((plano): [string, string][] => {
    const codigo = inFile.codigos.get(plano);
    return codigo === undefined ? [] : [[plano, codigo]];
  });
  return {
    codigos: new Map([...own, ...codes.map((row): [string, string] => [row.codigo_plano, row.codigo])]),
    reemplazados: new Map(replaced.map((row) => [row.numero_plano, { id: row.producto_id, codigo: row.codigo }])),
    repetidos: new Set([...planos].filter((plano) => (inFile.retirados.get(plano) ?? 0) > 1)),
  };
}

interface FileCodes {
  /** Numbers of the rows with a code that more than one has, by its key; of very many the first. */
  repetidas: ReadonlyMap<string, readonly number[]>;
  /** How many rows want to replace each retired code, without separators. */
  retirados: ReadonlyMap<string, number>;
  /** The codes of rows that others want to replace, by themselves without separators. */
  codigos: ReadonlyMap<string, string>;
}

/** What the rows of a file say of each other's codes. */
async function readFileCodes(filas: SheetRows["filas"]): Promise<FileCodes> {
  const first = new Map<string, number>();
  const repetidas = new Map<string, number[]>();
  const retirados = new Map<string, number>();
  const codigos = new Map<string, string>();
  for await (const { celdas, fila } of filas) {
    for (const plano of retiredIn(celdas.reemplaza)) retirados.set(plano, (retirados.get(plano) ?? 0) + 1);
    const clave = toClave(celdas.codigo ?? "");
    if (clave === "") continue;
    const before = first.get(clave);
    if (before === undefined) first.set(clave, fila);
    else repetidas.set(clave, [...(repetidas.get(clave)?.slice(0, 1_000) ?? [before]), fila]);
  }
  if (retirados.size > 0)
    for await (const { celdas } of filas) {
      const plano = codigoPlano(celdas.codigo ?? "");
      if (retirados.has(plano)) codigos.set(plano, celdas.codigo ?? "");
    }
  return { repetidas, retirados, codigos };
}

async function codigosOf(rows: PackedRows<{ codigo: string }>): Promise<string> {
  const first = await rows.take(CODIGOS);
  return firstCodigos(
    first.map(({ codigo }) => codigo),
    rows.length,
  );
}

async function prepareProductos(resultados: PackedRows<Resultado>, cuentas: PlanCounts): Promise<Prepared> {
  const listo = await prepare(resultados);
  const { crear, actualizar, igual } = cuentas;
  const historia = {
    ...{ creados: String(crear), actualizados: String(actualizar), sin_cambios: String(igual) },
    codigos_creados: await codigosOf(listo.rows),
    codigos_actualizados: await codigosOf(listo.updates),
  };
  return { write: (tx) => writeProductos(tx, listo), historia };
}

async function readExistentes(claves: readonly string[]): Promise<ReadonlyMap<string, Existente>> {
  const known = await readRows<{ id: number }>(
    sql`SELECT id FROM productos WHERE ${isOneOf(sql`codigo_clave`, claves)}`,
  );
  if (known.length === 0) return new Map();
  const rows = await db.producto.findMany({ where: { id: { in: known.map(({ id }) => id) } }, select: existente });
  return new Map(
    rows.map(({ codigo_clave, referencias, ...row }) => [codigo_clave, { ...row, ...referenciasTexto(referencias) }]),
  );
}

async function planImport({ filas, ignoradas }: SheetRows): Promise<Plan<Resultado>> {
  const rest = yielding();
  const [ramas, atributos] = [await readRamas(), await atributosPorSubcategoria()];
  const inFile = await readFileCodes(filas);
  const resultados = new PackedRows<Resultado>();
  const hash = createHash("sha256").update(JSON.stringify(ignoradas));
  for await (const batch of filas.batches()) {
    const claves = batch.map(({ celdas }) => toClave(celdas.codigo ?? ""));
    const [stored, retirados] = [await readExistentes(claves), await readRetirados(batch, inFile)];
    for (const [index, fila] of batch.entries()) {
      const clave = claves[index] ?? "";
      const resultado = planFila(fila, {
        existente: stored.get(clave),
        ...{ ramas, atributos },
        repetidas: inFile.repetidas.get(clave) ?? [],
        retirados,
      });
      hash.update(JSON.stringify(resultado));
      resultados.push(resultado);
      await rest();
    }
  }
  return { resultados, huella: hash.digest("hex"), prepare: (cuentas) => prepareProductos(resultados, cuentas) };
}

/** The import of products: those whose code exists are updated, the others created. */
export const productosImport: ImportKind<Resultado> = {
  tipo: "productos",
  columns: productosColumns,
  mas: async () => medidaColumns([...(await atributosPorSubcategoria()).values()].flat()),
  resultado: ResultadoSchema,
  plan: planImport,
};
