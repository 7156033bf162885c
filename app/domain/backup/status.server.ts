import { z } from "zod";
import { isWithinLast } from "~/services/env/clock.server";
import { db } from "~/services/db/client.server";
import { textos } from "./backup";
import { getBackup } from "./backups.server";
import { type Preview, PreviewSchema } from "./restore.server";
import { lastJob } from "./job.server";
import { countOf } from "~/domain/kernel/text";

/** How long screens show the result of a job, in ms. */
const TOLD_MS = 10 * 60_000;

interface Aviso {
  tono: "ok" | "error";
  titulo: string;
  texto: string;
}
type Trabajo = Awaited<ReturnType<typeof lastJob>>;

const CORTADO: Record<Trabajo["tipo"], string> = {
  crear: textos.noCreado,
  revisar: "La revisión se interrumpió. Inténtelo de nuevo.",
  restaurar: textos.cortado,
};

const Fallo = z.object({ error: z.string() });
const Restaurado = z.object({ archivo: z.string(), antes: z.string() });

async function success({ tipo, backup_id, resultado }: Trabajo): Promise<Aviso | null> {
  if (tipo === "restaurar") {
    const { data } = Restaurado.safeParse(resultado);
    const texto = data ? `${data.archivo}. El estado anterior quedó guardado en ${data.antes}.` : "";
    return { tono: "ok", titulo: "Backup restaurado", texto };
  }
  const backup = tipo === "crear" && backup_id ? await getBackup(backup_id) : null;
  if (!backup) return null;
  const { total_records, total_tables } = backup.resumen;
  const texto = `${countOf(total_records, "registro", "registros")} en ${countOf(total_tables, "tabla", "tablas")}`;
  return { tono: "ok", titulo: textos.completado, texto };
}

/** Why a job failed; null unless it did. */
function failureOf({ estado, tipo, resultado }: Trabajo): string | null {
  if (estado === "interrumpido") return CORTADO[tipo];
  return estado === "fallo" ? Fallo.catch({ error: CORTADO[tipo] }).parse(resultado).error : null;
}

/** Why the last backup that was begun, by somebody or by itself, was not made; null when it was, or other work followed. */
export async function backupFailure(): Promise<string | null> {
  const trabajo = await lastJob();
  return trabajo.tipo === "crear" ? failureOf(trabajo) : null;
}

async function avisoOf(trabajo: Trabajo): Promise<Aviso | null> {
  if (!isWithinLast(trabajo.termino, TOLD_MS)) return null;
  const texto = failureOf(trabajo);
  if (texto !== null) return { tono: "error", titulo: textos.fallo, texto };
  return trabajo.estado === "listo" ? success(trabajo) : null;
}

/** The backup job as screens show it: running, or how the last one ended (ADM §4 "idle, running, done"). */
export async function backupStatus() {
  const trabajo = await lastJob();
  const { tipo, estado, paso, avance, llave, backup_id, admin_nombre, termino } = trabajo;
  const recent = isWithinLast(termino, TOLD_MS);
  return {
    ...{ tipo, paso, avance, llave, backup_id, quien: admin_nombre },
    enCurso: estado === "corriendo",
    /** The backup just made; whoever asked for it gets its JSON. */
    creado: tipo === "crear" && estado === "listo" ? backup_id : null,
    revisado: tipo === "revisar" && estado === "listo" && recent ? backup_id : null,
    aviso: await avisoOf(trabajo),
  };
}

/**
 * What restoring a backup would change, if the last job was its check and the content has not changed since; else
 * null.
 */
export async function previewOf(id: number): Promise<Preview | null> {
  const { tipo, estado, resultado } = await lastJob();
  if (tipo !== "revisar" || estado !== "listo") return null;
  const { data } = PreviewSchema.safeParse(resultado);
  if (data?.backup_id !== id) return null;
  const { version } = await db.contenidoVersion.findUniqueOrThrow({ where: { id: 1 } });
  return version === data.contenido_version ? data : null;
}
