import { statfs } from "node:fs/promises";
import { env } from "~/services/env/env.server";
import { log } from "~/services/log/log.server";
import { worldReadablePaths } from "~/services/files/private-files.server";
import type { Finding, HealthCheck } from "./health";
import { riesgos } from "./configuration-risks";

const MB = 1024 ** 2;
const GB = 1024 ** 3;
const [LOW_BYTES, FULL_BYTES] = [GB, 300 * MB];

/** Free space on the disk of database and files: a full disk refuses every change. */
const diskSpace: HealthCheck = {
  servicio: "Espacio en disco",
  shown: ["panel", "doctor"],
  async run() {
    const { bavail, bsize } = await statfs(env().DATA_DIR);
    const free = bavail * bsize;
    const [name, megabytes] = ["Disk space", Math.floor(free / MB)];
    if (free >= LOW_BYTES) {
      const detalle = "Queda lugar para archivos y copias";
      const text = `${(free / GB).toFixed(1)} GB free`;
      return [{ name, state: "ok", text, estado: `${Math.floor(free / GB)} GB libres`, detalle }];
    }
    const detalle = "Queda poco: con el disco lleno no se guarda nada";
    const todo = "Enlarge the disk or volume, delete old backups, or move media to Cloudinary (`npm run move-media`)";
    const isFull = free < FULL_BYTES;
    const text = `only ${megabytes} MB free${isFull ? ": writing will fail" : ""}`;
    return [{ name, state: isFull ? "FAIL" : "warn", text, todo, estado: `${megabytes} MB libres`, detalle }];
  },
};

/** Private files that every user of the machine can read. */
const privateFiles: HealthCheck = {
  servicio: "Servidor",
  shown: ["panel", "doctor"],
  async run() {
    const [name, found] = ["Private files", await worldReadablePaths()];
    if (found.length === 0) {
      const detalle = "Datos privados, nada vencido por borrar";
      return [{ name, state: "ok", text: "nobody else of this machine can read them", estado: "Sin avisos", detalle }];
    }
    const text = `every user of this machine can read ${found.slice(0, 3).join(", ")}`;
    const todo = `The next start takes that away, or do it: chmod -R o-rwx ${env().DATA_DIR}`;
    const detalle = "Otros usuarios de la máquina pueden leer los datos del sitio: inicie el sitio de nuevo";
    return [{ name, state: "warn", text, todo, detalle }];
  },
};

/** Risks of this process's configuration. `admins`: there is an administrator. */
function ownRisks(admins: boolean): Finding[] {
  const variables = env();
  return riesgos({
    publicOrigin: variables.PUBLIC_ORIGIN,
    databaseUrl: variables.DATABASE_URL,
    trustedIpHeader: variables.TRUSTED_IP_HEADER,
    postmark: variables.POSTMARK_TOKEN !== undefined,
    ownSecret: variables.SECRET !== undefined,
    cloudinary: variables.CLOUDINARY_URL !== undefined,
    seedDemo: variables.SEED_DEMO,
    passwordLeft: admins && variables.ADMIN_PASSWORD !== undefined,
    logLevel: variables.LOG_LEVEL,
    root: process.getuid?.() === 0,
  });
}

/** Logs each risk as a warning at the start. `admins`: there was an administrator before this start. */
export function tellRisks(admins: boolean): void {
  for (const { text } of ownRisks(admins)) log.warn(text);
}

const configuration: HealthCheck = {
  servicio: "Configuración",
  shown: ["panel", "doctor"],
  async run() {
    const found = ownRisks(true);
    if (found.length > 0) return found;
    const detalle = "Nada riesgoso en la configuración del servidor";
    return [{ name: "Configuration", state: "ok", text: "nothing risky in it", estado: "Sin avisos", detalle }];
  },
};

/** The checks that need no database. */
export const machineChecks = { diskSpace, privateFiles, configuration };
