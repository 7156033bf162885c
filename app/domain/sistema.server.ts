import { statfs } from "node:fs/promises";
import { now } from "~/services/clock.server";
import { db } from "~/services/db/client.server";
import { env } from "~/services/env.server";
import { log } from "~/services/log.server";
import { mailer } from "~/services/mail/mailer.server";
import { store } from "~/services/store/store.server";
import { AVISO } from "./avisos.server";
import { ultimoBackupPropio } from "./backup-programado.server";
import { hace } from "./fechas";
import { ownRisks } from "./riesgos.server";
import { clockCheck, serverCheck } from "./sistema-servidor.server";
import { listFaltantes } from "./medios-faltantes.server";
import { countOf } from "./texto";

const WEEK_MS = 7 * 86_400_000;

export interface Check {
  servicio: string;
  ok: boolean;
  estado: string;
  detalle: string;
}

async function attempt(servicio: string, estado: string, work: () => Promise<string>): Promise<Check> {
  try {
    return { servicio, ok: true, estado, detalle: await work() };
  } catch (error) {
    log.error(`The system panel found a fault: ${servicio}`, error);
    return { servicio, ok: false, estado: "Con fallas", detalle: "No responde. El registro del servidor dice por qué" };
  }
}

/** Whether every file that something refers to is in its store. */
async function files(): Promise<Check> {
  const faltan = await listFaltantes();
  const check = { servicio: "Archivos", ok: faltan.length === 0 };
  if (check.ok) return { ...check, estado: "Completos", detalle: "Todas las imágenes y documentos están en su lugar" };
  const names = faltan.slice(0, 3).map(({ nombre }) => nombre);
  const detalle = `${names.join(", ")}${faltan.length > 3 ? "..." : ""}: vea la pantalla Imágenes`;
  return { ...check, estado: countOf(faltan.length, "archivo falta", "archivos faltan"), detalle };
}

/** How old the last backup may be before the panel warns: two of the intervals that are set, or a week. */
function oldBackupMs(): number {
  const { BACKUP_EVERY } = env();
  return BACKUP_EVERY ? 2 * BACKUP_EVERY : WEEK_MS;
}

async function lastBackup(): Promise<Check> {
  const servicio = "Último backup";
  const automatic = env().BACKUP_EVERY ? "Se hace solo" : "Se recomienda uno por semana";
  const last = await ultimoBackupPropio();
  if (!last) return { servicio, ok: false, estado: "Ninguno", detalle: automatic };
  const age = now().getTime() - last.getTime();
  const ok = age <= oldBackupMs();
  return { servicio, ok, estado: hace(age), detalle: ok ? automatic : `${automatic}: cree uno en Backup` };
}

async function mails(): Promise<Check> {
  const servicio = "Correo";
  const where = { tipo: { in: ["correo", AVISO] } };
  const groups = await db.salida.groupBy({ by: ["estado", "tipo"], where, _count: true });
  const inState = (estado: string) => groups.filter((group) => group.estado === estado);
  const sum = (estado: string) => inState(estado).reduce((total, { _count }) => total + _count, 0);
  const { nombre } = mailer();
  const [failed, waiting] = [sum("fallida"), sum("pendiente")];
  if (failed > 0) {
    const messages = inState("fallida").some(({ tipo }) => tipo !== AVISO);
    const detalle = `${nombre}. Revise ${messages ? "Mensajes" : "el correo remitente en Configuración: no salió un aviso a un administrador"}`;
    return { servicio, ok: false, estado: countOf(failed, "fallido", "fallidos"), detalle };
  }
  if (waiting > 0) return { servicio, ok: true, estado: countOf(waiting, "pendiente", "pendientes"), detalle: nombre };
  return { servicio, ok: true, estado: "Al día", detalle: nombre };
}

const GB = 1024 ** 3;
const LOW_BYTES = GB;

/** Room on the disk of database and files: a full one refuses every change. */
async function room(): Promise<Check> {
  const { bavail, bsize } = await statfs(env().DATA_DIR);
  const free = bavail * bsize;
  const estado = free < LOW_BYTES ? `${Math.floor(free / 1024 ** 2)} MB libres` : `${Math.floor(free / GB)} GB libres`;
  const ok = free >= LOW_BYTES;
  const detalle = ok ? "Queda lugar para archivos y copias" : "Queda poco: con el disco lleno no se guarda nada";
  return { servicio: "Espacio en disco", ok, estado, detalle };
}

function configuration(): Check {
  const found = ownRisks(true);
  const ok = found.length === 0;
  const estado = ok ? "Sin avisos" : countOf(found.length, "aviso", "avisos");
  const detalle = ok
    ? "Nada riesgoso en la configuración del servidor"
    : found.map(({ spanish }) => spanish).join(". ");
  return { servicio: "Configuración", ok, estado, detalle };
}

/** A check that cannot be made is a line of the panel too, never the end of it. */
async function checked(servicio: string, work: () => Promise<Check>): Promise<Check> {
  return work().catch((error: unknown) => {
    log.error(`The system panel could not check: ${servicio}`, error);
    return { servicio, ok: false, estado: "Con fallas", detalle: "No se pudo revisar" };
  });
}

/** The dashboard's system panel: each line is checked now (decision 40). */
export async function checkSystem(): Promise<Check[]> {
  const database = env().DATABASE_URL.startsWith("file:") ? "SQLite" : "PostgreSQL";
  return Promise.all([
    attempt("Base de datos", "Conectada", async () => {
      await db.contenidoVersion.findUniqueOrThrow({ where: { id: 1 } });
      return database;
    }),
    attempt("Almacenamiento", "Disponible", async () => {
      await store.check();
      const place = store.almacen === "cloudinary" ? "Cloudinary" : "Disco";
      return `${place}, ${countOf(await db.medio.count(), "archivo", "archivos")}`;
    }),
    checked("Espacio en disco", room),
    checked("Correo", mails),
    checked("Archivos", files),
    checked("Último backup", lastBackup),
    checked("Reloj", clockCheck),
    checked("Servidor", serverCheck),
    Promise.resolve(configuration()),
  ]);
}

/** The dashboard's four figures (ADM §2). */
export async function countPanel() {
  const [productos, categorias, ubicaciones, pdf] = await Promise.all([
    db.subcategoria.aggregate({ _sum: { productos_total: true } }),
    db.subcategoria.groupBy({ by: ["categoria_id"], where: { productos_total: { gt: 0 } } }),
    db.ubicacion.count({ where: { visible: true } }),
    db.catalogoPdf.count({ where: { activo: true } }),
  ]);
  return { productos: productos._sum.productos_total ?? 0, categorias: categorias.length, ubicaciones, pdf };
}

/** Settings that tell whether staff have saved their own, and whether the content is the demo's. */
const [OWN, DEMO] = ["configuracion", "demo_cargada"];

/**
 * What there is of what a new site needs, in the order it is best done; null once it has products and settings of its
 * own, and for demo content.
 */
export async function primerosPasos({ productos, ubicaciones, pdf }: Awaited<ReturnType<typeof countPanel>>) {
  const [ajustes, logos, subcategorias, slides] = await Promise.all([
    db.ajuste.findMany({ where: { clave: { in: [OWN, DEMO] } }, select: { clave: true } }),
    db.configuracionLogo.count({ where: { activo: true } }),
    db.subcategoria.count(),
    db.imagenSitio.count({ where: { ubicacion: "slider_home", activo: true } }),
  ]);
  const configuracion = ajustes.some(({ clave }) => clave === OWN);
  if (ajustes.some(({ clave }) => clave === DEMO) || (configuracion && productos > 0)) return null;
  return {
    configuracion,
    logo: logos > 0,
    subcategorias: subcategorias > 0,
    productos: productos > 0,
    ubicaciones: ubicaciones > 0,
    catalogos: pdf > 0,
    imagenes: slides > 0,
  };
}
export type Pasos = NonNullable<Awaited<ReturnType<typeof primerosPasos>>>;
