import { createHash, type Hash } from "node:crypto";
import { firstCodigos } from "~/domain/catalogo/productos";
import { toClave } from "~/domain/kernel/text";
import type { FilaLeida } from "../filas.server";
import type { PlanCounts } from "../importacion";
import type { Planner, Prepared } from "../kind";
import { PackedRows } from "../packed.server";
import type { AplicacionesFacts } from "./facts.server";
import { planCodigo, readFila } from "./plan";
import type { Modo } from "./columns";
import type { Resultado } from "./resultado";
import { vehiculoFinder } from "./vehiculos";
import type { Cambio, Escribir } from "./write.server";

/** Codes per database query; each may have 300 applications. */
const BATCH = 50;

/** The places of the rows with each code, in the order of the file. */
function groupByCodigo(filas: readonly FilaLeida[]) {
  const groups = new Map<string, number[]>();
  for (const [index, { celdas }] of filas.entries()) {
    const clave = toClave(celdas.codigo ?? "");
    const group = groups.get(clave);
    if (group) group.push(index);
    else groups.set(clave, [index]);
  }
  return [...groups];
}

function historiaOf(modo: Modo, cuentas: PlanCounts, cambiados: readonly string[]): Prepared<Escribir>["historia"] {
  const { crear, quitar, mover, igual } = cuentas;
  return {
    modo: modo === "agregar" ? "Agregar aplicaciones" : "Reemplazar aplicaciones",
    ...{ aplicaciones_agregadas: String(crear), aplicaciones_quitadas: String(quitar) },
    ...{ aplicaciones_en_otro_lugar: String(mover), sin_cambios: String(igual) },
    codigos_actualizados: firstCodigos(cambiados),
  };
}

/** What the rows of a file would do, product by product. */
async function planRows(filas: readonly FilaLeida[], modo: Modo, facts: AplicacionesFacts, hash: Hash) {
  const marcas = await facts.marcas();
  const names = new Map(
    marcas.flatMap(({ nombre, lineas }) => lineas.map((one): [number, string] => [one.id, `${nombre} ${one.nombre}`])),
  );
  const vehiculoOf = (id: number) => names.get(id) ?? "";
  const [find, proximo] = [vehiculoFinder(marcas), await facts.proximo()];
  const groups = groupByCodigo(filas);
  const inOrder = Array.from<Resultado>({ length: filas.length });
  const [resultados, quitadas] = [new PackedRows<Resultado>(), new PackedRows<Resultado>()];
  const cambios = new PackedRows<Cambio>();
  const cambiados: string[] = [];
  for (let start = 0; start < groups.length; start += BATCH) {
    const batch = groups.slice(start, start + BATCH);
    const found = await facts.existentes(batch.map(([clave]) => clave));
    const stored = new Map(found.map((row) => [row.codigo_clave, row]));
    for (const [clave, places] of batch) {
      const existente = stored.get(clave);
      const own = places.flatMap((place) => filas[place] ?? []);
      const leidas = own.map((fila) => readFila(fila, { existente, find, proximo }));
      const plan = planCodigo({ existente, leidas, modo, vehiculoOf });
      for (const [index, place] of places.entries()) {
        const resultado = plan.filas[index];
        if (resultado) inOrder[place] = resultado;
      }
      for (const quitada of plan.quitadas) quitadas.push(quitada);
      hash.update(JSON.stringify([existente?.id, existente?.revision, plan]));
      if (existente && (plan.escribir.length > 0 || plan.quitadas.length > 0)) {
        const tras = modo === "agregar" ? (existente.aplicaciones.at(-1)?.orden ?? 0) : 0;
        const { id, revision, codigo } = existente;
        cambios.push({ id, revision, aplicaciones: plan.escribir, tras });
        cambiados.push(codigo);
      }
    }
  }
  for (const resultado of inOrder) resultados.push(resultado);
  resultados.append(quitadas);
  return { resultados, cambios, cambiados };
}

/** Plans an import of applications, behind those that the products of the file have or in their place. */
export const planAplicaciones: Planner<Resultado, Escribir, AplicacionesFacts> = async (lectura, given, facts) => {
  const modo: Modo = given === "reemplazar" ? "reemplazar" : "agregar";
  const hash = createHash("sha256").update(JSON.stringify([modo, lectura.ignoradas]));
  // The rows of one product may lie anywhere in the file.
  const filas = await lectura.filas.take(Number.POSITIVE_INFINITY);
  const { resultados, cambios, cambiados } = await planRows(filas, modo, facts, hash);
  const prepare = async (cuentas: PlanCounts) => ({
    escribir: { cambios: cambios.handOver(), replace: modo === "reemplazar" },
    historia: historiaOf(modo, cuentas, cambiados),
  });
  return { resultados, huella: hash.digest("hex"), prepare };
};
