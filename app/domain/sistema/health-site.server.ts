import { fromNow, now } from "~/services/env/clock.server";
import { db } from "~/services/db/client.server";
import { sql } from "~/services/db/sql.server";
import { readCountUpTo } from "~/services/db/rows.server";
import { env } from "~/services/env/env.server";
import { mailer } from "~/services/mail/mailer.server";
import { checkStore, store } from "~/services/files/media.server";
import { AVISO } from "~/domain/cuentas/notices.server";
import { archivePath, isHere } from "~/domain/backup/backups.server";
import { lastOwnBackup } from "~/domain/backup/schedule.server";
import { backupFailure } from "~/domain/backup/status.server";
import { KEPT_MS } from "~/domain/cuentas/drafts.server";
import { formatMoment, timeAgo } from "~/domain/kernel/dates";
import type { Finding, HealthCheck } from "./health";
import { lookForFaltantes } from "~/domain/medios/missing.server";
import { clockState } from "~/domain/operation/clock.server";
import { unsent } from "~/domain/mensajes/delivery.server";
import { countedOf, countOf, MOST_COUNTED } from "~/domain/kernel/text";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const fault = "No responde. El registro del servidor dice por qué";

const database: HealthCheck = {
  servicio: "Base de datos",
  shown: ["panel", "readyz"],
  fault,
  async run() {
    await db.contenidoVersion.findUniqueOrThrow({ where: { id: 1 } });
    const detalle = env().DATABASE_URL.startsWith("file:") ? "SQLite" : "PostgreSQL";
    return [{ name: "Database", state: "ok", text: detalle, estado: "Conectada", detalle }];
  },
};

/** Whether this server's own disk can be written; without that it cannot work, wherever the media are stored. */
const dataFolder: HealthCheck = {
  servicio: "Almacenamiento",
  shown: ["readyz"],
  async run() {
    await checkStore();
    return [{ name: "Data folder", state: "ok", text: "can be written", detalle: "" }];
  },
};

const storage: HealthCheck = {
  servicio: "Almacenamiento",
  shown: ["panel"],
  fault,
  async run() {
    await store.check();
    const place = store.almacen === "cloudinary" ? "Cloudinary" : "Disco";
    const archivos = await readCountUpTo(sql`SELECT 1 FROM medios`, MOST_COUNTED);
    const detalle = `${place}, ${countedOf(archivos, "archivo", "archivos")}`;
    return [{ name: "Storage", state: "ok", text: place, estado: "Disponible", detalle }];
  },
};

/** The mails that the outbox sends, and what can be done about one that failed: by operators, by staff. */
const mails = [
  {
    where: { tipo: "correo", cotizacion_id: null },
    todo: "Mensajes in the back office shows them, with a button to send again",
    detalle: "Mensajes",
  },
  {
    where: { tipo: "correo", cotizacion_id: { not: null } },
    todo: "Cotizaciones in the back office shows them, with a button to send again",
    detalle: "Cotizaciones",
  },
  {
    where: { tipo: AVISO },
    todo: "A notice to an administrator is not sent again: the log says why it failed, the sender is set in Configuración",
    detalle: "el correo remitente en Configuración: no salió un aviso a un administrador",
  },
];

/** Mails that failed or are still pending. */
const sentMail: HealthCheck = {
  servicio: "Correo",
  shown: ["panel", "doctor"],
  async run() {
    const name = "Sent mail";
    // Those that were sent stay, and are very many.
    const where = { tipo: { in: mails.map((kind) => kind.where.tipo) }, ...unsent.where };
    const groups = await db.salida.groupBy({ by: ["estado"], where, _count: true });
    const sum = (estado: string) => groups.find((group) => group.estado === estado)?._count ?? 0;
    const { nombre } = mailer();
    const [failed, waiting] = [sum("fallida"), sum("pendiente")];
    if (failed > 0) {
      const of = mails.map(async (kind) => db.salida.findFirst({ where: { ...kind.where, estado: "fallida" } }));
      const found = await Promise.all(of);
      const kinds = mails.filter((_, at) => found[at]);
      const detalle = `${nombre}. Revise ${kinds.map((kind) => kind.detalle).join(" y ")}`;
      const text = `${failed} mails could not be delivered`;
      const todo = kinds.map((kind) => kind.todo).join(". ");
      return [{ name, state: "warn", text, todo, estado: countOf(failed, "fallido", "fallidos"), detalle }];
    }
    const estado = waiting > 0 ? countOf(waiting, "pendiente", "pendientes") : "Al día";
    return [{ name, state: "ok", text: "none has failed", estado, detalle: nombre }];
  },
};

/** What is said of stores that could not be looked at. */
function notLookedAt(name: string, almacenes: readonly string[]): Finding {
  const text = `those in these stores could not be looked at: ${almacenes.join(", ")}`;
  const todo = "Is CLOUDINARY_URL set as it was when they came there, and does Cloudinary answer? The log says why not";
  const detalle = "No se pudo revisar si están todos: el almacenamiento no responde o no está configurado";
  return { name, state: "warn", text, todo, estado: "Sin revisar", detalle };
}

/** Whether the store holds every file that rows refer to. */
const mediaFiles: HealthCheck = {
  servicio: "Archivos",
  shown: ["panel", "doctor"],
  async run() {
    const { faltantes: faltan, sinRevisar } = await lookForFaltantes();
    const name = "Media files";
    const unseen = sinRevisar.length > 0 ? [notLookedAt(name, sinRevisar)] : [];
    if (faltan.length === 0 && unseen.length > 0) return unseen;
    if (faltan.length === 0) {
      const detalle = "Todas las imágenes y documentos están en su lugar";
      return [{ name, state: "ok", text: "all that is shown is there", estado: "Completos", detalle }];
    }
    const names = faltan.slice(0, 3).map(({ nombre }) => nombre);
    const text = `${faltan.length} are missing (${names.join(", ")})`;
    const todo = "Imágenes in the back office lists them with their places: upload them again, or restore a backup";
    const detalle = `${names.join(", ")}${faltan.length > 3 ? "..." : ""}: vea la pantalla Imágenes`;
    const estado = countOf(faltan.length, "archivo falta", "archivos faltan");
    return [{ name, state: "FAIL", text, todo, estado, detalle }, ...unseen];
  },
};

/** Whether the last try made one; age of the site's own last backup: at most twice BACKUP_EVERY, or a week when that is not set; and its archive is here. */
const lastBackup: HealthCheck = {
  servicio: "Último backup",
  shown: ["panel", "doctor"],
  async run() {
    const { BACKUP_EVERY } = env();
    const name = "Backup";
    const automatic = BACKUP_EVERY ? "Se hace solo" : "Se recomienda uno por semana";
    const todo = BACKUP_EVERY
      ? "BACKUP_EVERY is set: is the site running? The log says why none was made"
      : "Make one (`npm run backup`), and set BACKUP_EVERY=24h so that it happens by itself";
    const last = await lastOwnBackup();
    const estado = last ? timeAgo(last.hecho, now()) : "Ninguno";
    const failure = await backupFailure();
    if (failure !== null) {
      const text = "the last one that was begun was not made";
      const again = "The log says why not; make one when that is mended: `npm run backup`";
      const detalle = `El último intento falló: ${failure.replace(/\.$/, "")}`;
      return [{ name, state: "warn", text, todo: again, estado, detalle }];
    }
    if (!last) return [{ name, state: "warn", text: "there is none", todo, estado, detalle: automatic }];
    const age = now().getTime() - last.hecho.getTime();
    if (age > (BACKUP_EVERY ? 2 * BACKUP_EVERY : 7 * DAY_MS)) {
      const text = `the last one is ${Math.round(age / DAY_MS)} days old`;
      return [{ name, state: "warn", text, todo, estado, detalle: `${automatic}: cree uno en Backup` }];
    }
    if (last.faltan > 0) {
      const text = `the last one lacks ${countOf(last.faltan, "file", "files")}`;
      const archivos = countOf(last.faltan, "archivo", "archivos");
      const missing = "Find out why (Media files, above), then make one that has them: `npm run backup`";
      return [
        { name, state: "warn", text, todo: missing, estado, detalle: `Le faltan ${archivos}: cree otro en Backup` },
      ];
    }
    if (!(await isHere(last.archivo))) {
      const text = "the archive of the last one is not on this machine";
      const elsewhere = `Is it on the disk of another instance, copy it: ${archivePath(last.archivo)}. Is it lost, make one: \`npm run backup\``;
      const detalle = "Su archivo no está en este servidor; puede estar en otra instancia";
      return [{ name, state: "warn", text, todo: elsewhere, estado, detalle }];
    }
    const text = `the last one is ${Math.round(age / 3_600_000)} hours old`;
    return [{ name, state: "ok", text, estado, detalle: automatic }];
  },
};

/** Whether the server's clock agrees with the last trusted time. */
const clock: HealthCheck = {
  servicio: "Reloj",
  shown: ["panel", "doctor"],
  async run() {
    const name = "Clock";
    const { hora, ahora, visto } = await clockState();
    if (hora === "en hora") {
      const text = `goes on from ${visto.toISOString()}, when the site was used last`;
      return [{ name, state: "ok", text, estado: "En hora", detalle: formatMoment(ahora) }];
    }
    const [estado, way] = hora === "adelantado" ? ["Adelantado", "ahead"] : ["Atrasado", "behind"];
    const times = `Marca ${formatMoment(ahora)}; aquí se trabajó por última vez el ${formatMoment(visto)}`;
    const detalle = `Nada se borra por su edad hasta que se corrija. ${times}`;
    const text = `${way}: this machine says ${ahora.toISOString()}, the site was last used at ${visto.toISOString()}`;
    const todo =
      "Let this machine keep time (`timedatectl set-ntp true`). Is it right, say so: `npm run doctor -- --trust-clock`";
    return [{ name, state: "FAIL", text, todo, estado, detalle }];
  },
};

/** Drafts that expired more than a day ago, which shows that the cleanup does not run. */
const oldDrafts: HealthCheck = {
  servicio: "Servidor",
  shown: ["panel", "doctor"],
  async run() {
    const name = "Cleaning";
    const count = await db.borrador.count({ where: { vence_at: { lt: fromNow(-KEPT_MS) } } });
    if (count === 0) return [{ name, state: "ok", text: "nothing is kept past its term", detalle: "" }];
    const text = `${count} drafts are past their term`;
    const todo = "Start the site: it deletes them once its clock is right";
    const detalle = `${countOf(count, "borrador vencido", "borradores vencidos")} sin borrar: revise el reloj`;
    return [{ name, state: "warn", text, todo, detalle }];
  },
};

/** Products and lines that follow a change for more than an hour: a million need less. */
const pendingWork: HealthCheck = {
  servicio: "Servidor",
  shown: ["panel", "doctor"],
  async run() {
    const name = "Pending changes";
    const old = { where: { created_at: { lt: fromNow(-HOUR_MS) } } };
    const count = (await db.pendiente.count(old)) + (await db.unionDeLineas.count(old));
    if (count === 0) return [{ name, state: "ok", text: "none is left half done", detalle: "" }];
    const text = `${count} changes of the catalogue go on for more than an hour`;
    const todo = "Start the site: it goes on with them. When it runs, its log says what stops it";
    const detalle = `${countOf(count, "cambio del catálogo", "cambios del catálogo")} sin terminar: revise el registro`;
    return [{ name, state: "warn", text, todo, detalle }];
  },
};

/** The checks of the site that a database serves. */
export const siteChecks = {
  database,
  dataFolder,
  storage,
  sentMail,
  mediaFiles,
  lastBackup,
  clock,
  oldDrafts,
  pendingWork,
};
