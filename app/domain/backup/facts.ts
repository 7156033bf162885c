import type { Summary } from "./backup";
import { formatMoment } from "~/domain/kernel/dates";
import { formatBytes } from "~/domain/medios/medios";
import { countOf, formatNumber } from "~/domain/kernel/text";

/** The facts of a backup that screens show. */
interface Described {
  resumen: Summary;
  bytes: number;
  automatico: boolean;
  subido: boolean;
}

/** How a backup came about: uploaded, automatic or made by hand. */
export function originOf({ subido, automatico }: Pick<Described, "subido" | "automatico">): string {
  return subido ? "Subido" : automatico ? "Automático" : "Manual";
}

/** ADM §3 "Backup summary" of a backup, as names and values. */
export function factsOf(backup: Described): { nombre: string; valor: string }[] {
  const { resumen, bytes } = backup;
  return [
    { nombre: "Fecha", valor: formatMoment(new Date(resumen.timestamp)) },
    { nombre: "Versión", valor: resumen.version },
    { nombre: "Tablas", valor: `${resumen.successful_tables} de ${resumen.total_tables}` },
    { nombre: "Registros", valor: formatNumber(resumen.total_records) },
    { nombre: "Buckets de almacenamiento", valor: formatNumber(resumen.storage_buckets) },
    { nombre: "Archivos", valor: formatNumber(resumen.storage_files) },
    { nombre: "Tamaño", valor: formatBytes(bytes) },
    { nombre: "Origen", valor: originOf(backup) },
  ];
}

/** Sentence about files that were missing when a backup was made; null when there were none. */
export function missingText({ resumen: { storage_missing: count } }: Pick<Described, "resumen">): string | null {
  if (count === 0) return null;
  const were = countOf(count, "archivo no estaba", "archivos no estaban");
  return `${were} en el almacenamiento y no ${count === 1 ? "está" : "están"} en el backup.`;
}
