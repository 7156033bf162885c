import { createHash } from "node:crypto";
import { db } from "~/services/db/client.server";
import { yielding } from "~/services/env/yielding.server";
import { CODIGOS, firstCodigos } from "~/domain/catalogo/productos";
import { codigoPlano } from "~/domain/catalogo/search";
import { toClave } from "~/domain/kernel/text";
import { atributosPorSubcategoria } from "~/domain/medidas/publico.server";
import { medidasDe } from "~/domain/medidas/medidas.server";
import { referenciasTexto } from "~/domain/referencias/referencias";
import { findRetired, referenciasSelect } from "~/domain/referencias/referencias.server";
import { productosColumns } from "./columns";
import { countPlan, type Existente, type Resultado, ResultadoSchema, type SectionsByKey } from "./importacion";
import type { ImportKind, Plan, Prepared } from "./kind";
import { medidaColumns } from "./medidas";
import { planFila } from "./plan";
import { prepare } from "./prepare.server";
import { type RetiredCodes, retiredIn } from "./retirados";
import type { SheetRows } from "./sheet";
import { writeProductos } from "./write.server";

/** Rows per database query. */
const BATCH = 100;

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

/** What the catalogue and the file say of the retired codes in the rows from `start` to `end`. */
async function readRetirados(filas: SheetRows["filas"], inFile: FileCodes): Promise<RetiredCodes> {
  const planos = new Set(filas.flatMap(({ celdas }) => retiredIn(celdas.reemplaza)));
  const asked = [...new Set([...planos, ...filas.map(({ celdas }) => codigoPlano(celdas.codigo ?? ""))])];
  const [codes, replaced] = await Promise.all([
    db.producto.findMany({
      where: { codigo_plano: { in: [...planos] } },
      select: { codigo: true, codigo_plano: true },
    }),
    findRetired(db, asked),
  ]);
  const own = [...planos].flatMap((plano): [string, string][] => {
    const codigo = inFile.codigos.get(plano);
    return codigo === undefined ? [] : [[plano, codigo]];
  });
  return {
    codigos: new Map([...own, ...codes.map((row): [string, string] => [row.codigo_plano, row.codigo])]),
    reemplazados: new Map(
      replaced.map((row) => [row.numero_plano, { id: Number(row.producto_id), codigo: row.codigo }]),
    ),
    repetidos: new Set([...planos].filter((plano) => (inFile.retirados.get(plano) ?? 0) > 1)),
  };
}

/** The codes of a file's rows, and how many rows want to replace each retired one, all without separators. */
interface FileCodes {
  codigos: ReadonlyMap<string, string>;
  retirados: ReadonlyMap<string, number>;
}

async function readFileCodes(filas: SheetRows["filas"]): Promise<FileCodes> {
  const rest = yielding();
  const [codigos, retirados] = [new Map<string, string>(), new Map<string, number>()];
  for (const { celdas } of filas) {
    codigos.set(codigoPlano(celdas.codigo ?? ""), celdas.codigo ?? "");
    for (const plano of retiredIn(celdas.reemplaza)) retirados.set(plano, (retirados.get(plano) ?? 0) + 1);
    await rest();
  }
  return { codigos, retirados };
}

function codigosOf(rows: readonly { codigo: string }[]): string {
  const first = rows.slice(0, CODIGOS).map(({ codigo }) => codigo);
  return firstCodigos(first, rows.length);
}

async function prepareProductos(resultados: readonly Resultado[]): Promise<Prepared> {
  const listo = await prepare(resultados);
  const { crear, actualizar, igual } = countPlan(resultados);
  const historia = {
    ...{ creados: String(crear), actualizados: String(actualizar), sin_cambios: String(igual) },
    codigos_creados: codigosOf(listo.rows),
    codigos_actualizados: codigosOf(listo.updates),
  };
  return { write: (tx) => writeProductos(tx, listo), historia };
}

async function planImport({ filas, ignoradas }: SheetRows): Promise<Plan<Resultado>> {
  const rest = yielding();
  const [ramas, atributos] = [await readRamas(), await atributosPorSubcategoria()];
  const claves: string[] = [];
  const rows = new Map<string, number[]>();
  for (const { celdas, fila } of filas) {
    const clave = toClave(celdas.codigo ?? "");
    claves.push(clave);
    if (clave !== "") rows.set(clave, [...(rows.get(clave)?.slice(0, 1_000) ?? []), fila]);
    await rest();
  }
  const inFile = await readFileCodes(filas);
  const resultados: Resultado[] = [];
  const hash = createHash("sha256").update(JSON.stringify(ignoradas));
  for (let start = 0; start < filas.length; start += BATCH) {
    const wanted = claves.slice(start, start + BATCH);
    const found = await db.producto.findMany({ where: { codigo_clave: { in: wanted } }, select: existente });
    const stored = new Map<string, Existente>(
      found.map(({ codigo_clave, referencias, ...row }) => [
        codigo_clave,
        { ...row, ...referenciasTexto(referencias) },
      ]),
    );
    const batch = filas.slice(start, start + BATCH);
    const retirados = await readRetirados(batch, inFile);
    for (const [index, fila] of batch.entries()) {
      const clave = wanted[index] ?? "";
      const resultado = planFila(fila, {
        existente: stored.get(clave),
        ...{ ramas, atributos },
        repetidas: rows.get(clave) ?? [],
        retirados,
      });
      hash.update(JSON.stringify(resultado));
      resultados.push(resultado);
      await rest();
    }
  }
  return { resultados, huella: hash.digest("hex"), prepare: () => prepareProductos(resultados) };
}

/** The import of products: those whose code exists are updated, the others created. */
export const productosImport: ImportKind<Resultado> = {
  tipo: "productos",
  columns: productosColumns,
  mas: async () => medidaColumns([...(await atributosPorSubcategoria()).values()].flat()),
  resultado: ResultadoSchema,
  plan: planImport,
};
