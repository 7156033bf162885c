import { createHash } from "node:crypto";
import { db } from "~/services/db/client.server";
import { yielding } from "~/services/env/yielding.server";
import { firstCodigos } from "~/domain/catalogo/productos";
import { toClave } from "~/domain/kernel/text";
import { proximoAno } from "~/domain/vehiculos/ano.server";
import { listVehiculos } from "~/domain/vehiculos/publico.server";
import type { FilaLeida, SheetRows } from "../filas.server";
import type { PlanCounts } from "../importacion";
import type { ImportKind, Plan, Prepared } from "../kind";
import { PackedRows } from "../packed.server";
import { aplicacionesColumns } from "./columns";
import { type Leida, planCodigo, readFila } from "./plan";
import { type Modo, type Resultado, ResultadoSchema } from "./resultado";
import { vehiculoFinder } from "./vehiculos";
import { type Cambio, writeImported } from "./write.server";

/** Codes per database query; each may have 300 applications. */
const BATCH = 50;

/** The places of the rows with each code, in the order of the file. */
async function groupByCodigo(filas: readonly FilaLeida[]) {
  const rest = yielding();
  const groups = new Map<string, number[]>();
  for (const [index, { celdas }] of filas.entries()) {
    const clave = toClave(celdas.codigo ?? "");
    const group = groups.get(clave);
    if (group) group.push(index);
    else groups.set(clave, [index]);
    await rest();
  }
  return [...groups];
}

async function readExistentes(claves: readonly string[]) {
  const rows = await db.producto.findMany({
    where: { codigo_clave: { in: [...claves] } },
    select: {
      ...{ id: true, revision: true, codigo: true, codigo_clave: true },
      aplicaciones: {
        orderBy: { orden: "asc" },
        select: { linea_id: true, desde: true, hasta: true, posicion: true, motor: true, nota: true, orden: true },
      },
    },
  });
  return new Map(rows.map((row) => [row.codigo_clave, row]));
}

function historiaOf(modo: Modo, cuentas: PlanCounts, cambios: readonly Cambio[]): Prepared["historia"] {
  const { crear, quitar, mover, igual } = cuentas;
  return {
    modo: modo === "agregar" ? "Agregar aplicaciones" : "Reemplazar aplicaciones",
    ...{ aplicaciones_agregadas: String(crear), aplicaciones_quitadas: String(quitar) },
    ...{ aplicaciones_en_otro_lugar: String(mover), sin_cambios: String(igual) },
    codigos_actualizados: firstCodigos(cambios.map(({ codigo }) => codigo)),
  };
}

async function planImport(lectura: SheetRows, given: string): Promise<Plan<Resultado>> {
  const modo: Modo = given === "reemplazar" ? "reemplazar" : "agregar";
  const rest = yielding();
  const marcas = await listVehiculos();
  const names = new Map(
    marcas.flatMap(({ nombre, lineas }) => lineas.map((one): [number, string] => [one.id, `${nombre} ${one.nombre}`])),
  );
  const vehiculoOf = (id: number) => names.get(id) ?? "";
  const [find, proximo] = [vehiculoFinder(marcas), proximoAno()];
  const filas = await lectura.filas.take(lectura.filas.length);
  const groups = await groupByCodigo(filas);
  const inOrder = Array.from<Resultado>({ length: filas.length });
  const cambios: Cambio[] = [];
  const hash = createHash("sha256").update(JSON.stringify([modo, lectura.ignoradas]));
  for (let start = 0; start < groups.length; start += BATCH) {
    const batch = groups.slice(start, start + BATCH);
    const stored = await readExistentes(batch.map(([clave]) => clave));
    for (const [clave, places] of batch) {
      const existente = stored.get(clave);
      const leidas: Leida[] = [];
      for (const own of places.flatMap((place) => filas[place] ?? [])) {
        leidas.push(readFila(own, { existente, find, proximo }));
        await rest();
      }
      const plan = planCodigo({ existente, leidas, modo, vehiculoOf });
      for (const [index, place] of places.entries()) {
        const resultado = plan.filas[index];
        if (resultado) inOrder[place] = resultado;
      }
      inOrder.push(...plan.quitadas);
      hash.update(JSON.stringify([existente?.id, existente?.revision, plan]));
      if (existente && (plan.escribir.length > 0 || plan.quitadas.length > 0)) {
        const tras = modo === "agregar" ? (existente.aplicaciones.at(-1)?.orden ?? 0) : 0;
        const { id, revision, codigo } = existente;
        cambios.push({ id, revision, codigo, aplicaciones: plan.escribir, tras });
      }
    }
  }
  const resultados = new PackedRows<Resultado>();
  for (const resultado of inOrder) {
    resultados.push(resultado);
    await rest();
  }
  const prepare = async (cuentas: PlanCounts): Promise<Prepared> => ({
    write: (tx) => writeImported(tx, cambios, modo === "reemplazar"),
    historia: historiaOf(modo, cuentas, cambios),
  });
  return { resultados, huella: hash.digest("hex"), prepare };
}

/** The import of applications, behind those that the products of the file have or in their place. */
export const aplicacionesImport: ImportKind<Resultado> = {
  tipo: "aplicaciones",
  columns: aplicacionesColumns,
  resultado: ResultadoSchema,
  plan: planImport,
};
