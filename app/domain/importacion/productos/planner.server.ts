import { createHash } from "node:crypto";
import { codigoPlano } from "~/domain/catalogo/search";
import { toClave } from "~/domain/kernel/text";
import type { FilaLeida, SheetRows } from "../filas.server";
import type { Planner } from "../kind";
import { meantFinder } from "../meant";
import { PackedRows } from "../packed.server";
import type { ProductosFacts } from "./facts.server";
import { planFila } from "./plan";
import { type Escribir, prepareProductos } from "./prepare.server";
import type { Resultado } from "./resultado";
import { type RetiredCodes, retiredIn } from "./retirados";

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

/** What the catalogue and the file say of the retired codes in some rows. */
async function readRetirados(
  filas: readonly FilaLeida[],
  inFile: FileCodes,
  facts: ProductosFacts,
): Promise<RetiredCodes> {
  const planos = [...new Set(filas.flatMap(({ celdas }) => retiredIn(celdas.reemplaza)))];
  const asked = new Set([...planos, ...filas.map(({ celdas }) => codigoPlano(celdas.codigo ?? ""))]);
  const codes = planos.length > 0 ? await facts.codigos(planos) : [];
  const replaced = await facts.retirados([...asked]);
  const own = planos.flatMap((plano): [string, string][] => {
    const codigo = inFile.codigos.get(plano);
    return codigo === undefined ? [] : [[plano, codigo]];
  });
  return {
    codigos: new Map([...own, ...codes.map((row): [string, string] => [row.codigo_plano, row.codigo])]),
    reemplazados: new Map(replaced.map((row) => [row.numero_plano, { id: row.producto_id, codigo: row.codigo }])),
    repetidos: new Set(planos.filter((plano) => (inFile.retirados.get(plano) ?? 0) > 1)),
  };
}

/** Plans an import of products: those whose code exists are updated, the others created. */
export const planProductos: Planner<Resultado, Escribir, ProductosFacts> = async (lectura, _modo, facts) => {
  const { filas, ignoradas } = lectura;
  const [ramas, atributos] = [await facts.ramas(), await facts.atributos()];
  const meant = meantFinder();
  const inFile = await readFileCodes(filas);
  const resultados = new PackedRows<Resultado>();
  const hash = createHash("sha256").update(JSON.stringify(ignoradas));
  for await (const batch of filas.batches()) {
    const claves = batch.map(({ celdas }) => toClave(celdas.codigo ?? ""));
    const stored = await facts.existentes(claves);
    const retirados = await readRetirados(batch, inFile, facts);
    for (const [index, fila] of batch.entries()) {
      const clave = claves[index] ?? "";
      const resultado = planFila(fila, {
        existente: stored.get(clave),
        ...{ ramas, atributos, meant },
        repetidas: inFile.repetidas.get(clave) ?? [],
        retirados,
      });
      hash.update(JSON.stringify(resultado));
      resultados.push(resultado);
    }
  }
  const prepare = async (cuentas: Parameters<typeof prepareProductos>[1]) =>
    prepareProductos(resultados, cuentas, facts);
  return { resultados, huella: hash.digest("hex"), prepare };
};
