import type { Finding } from "./health";

export interface Circunstancias {
  publicOrigin: string | undefined;
  databaseUrl: string;
  trustedIpHeader: string | undefined;
  postmark: boolean;
  ownSecret: boolean;
  cloudinary: boolean;
  seedDemo: boolean;
  /** ADMIN_PASSWORD is still set although there is an administrator. */
  passwordLeft: boolean;
  logLevel: string;
  root: boolean;
}

function isLocal(host: string): boolean {
  return /^(localhost|\[?::1\]?|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(host) || !host.includes(".");
}

function isPlainTraffic(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  return !isLocal(hostname) && ["disable", "prefer", "allow", ""].includes(searchParams.get("sslmode") ?? "");
}

/**
 * Risks of the site's configuration. Most apply only to a public site, one whose PUBLIC_ORIGIN is no local address; that
 * it is missing is told unless there is demo content.
 */
export function riesgos(found: Circunstancias): Finding[] {
  const { publicOrigin, databaseUrl } = found;
  const isPublic = publicOrigin !== undefined && !isLocal(new URL(publicOrigin).hostname);
  const postgres = databaseUrl.startsWith("postgres");
  const rules: (Omit<Finding, "state"> & { applies: boolean; state?: "FAIL" })[] = [
    {
      // On a laptop `npm run up` loads the demo content.
      applies: publicOrigin === undefined && !found.seedDemo,
      name: "Public address",
      text: "PUBLIC_ORIGIN is not set: behind a proxy every form answers 403, and what is risky about a public site is not looked for",
      todo: "Set it to the address visitors type: links, cookies and forms depend on it",
      detalle: "Falta PUBLIC_ORIGIN: detrás de un proxy los formularios responden 403",
    },
    {
      applies: isPublic && publicOrigin.startsWith("http:"),
      ...{ name: "Public address", state: "FAIL" },
      text: "PUBLIC_ORIGIN is not https: passwords and sessions travel in the open",
      todo: "Put a proxy with a certificate in front, and set PUBLIC_ORIGIN=https://…",
      detalle: "El sitio no usa https: contraseñas y sesiones viajan sin cifrar",
    },
    {
      applies: isPublic && !found.trustedIpHeader,
      name: "Visitor address",
      text: "TRUSTED_IP_HEADER is not set: behind a proxy all visitors look like the proxy and share one limit",
      todo: "Set TRUSTED_IP_HEADER to the header your proxy writes the visitor's address into (X-Real-IP, Fly-Client-IP)",
      detalle: "Falta TRUSTED_IP_HEADER: detrás de un proxy todos los visitantes comparten un límite",
    },
    {
      applies: isPublic && !found.postmark,
      name: "Mail",
      text: "POSTMARK_TOKEN is not set: mails are only written to DATA_DIR/outbox",
      todo: "Set POSTMARK_TOKEN to send them",
      detalle: "Falta POSTMARK_TOKEN: los correos solo se guardan como archivos .eml",
    },
    {
      applies: postgres && !found.ownSecret,
      name: "SECRET",
      text: "SECRET is not set: each instance makes its own, and does not know the others' devices",
      todo: "Set the same SECRET for all instances (`openssl rand -hex 32`)",
      detalle: "Falta SECRET: varias instancias no reconocerían los mismos equipos",
    },
    {
      applies: postgres && !found.cloudinary,
      name: "Shared media",
      text: "CLOUDINARY_URL is not set: media are on this machine, several instances must share DATA_DIR",
      todo: "With several instances: one shared volume for all, or CLOUDINARY_URL (`npm run move-media`)",
      detalle: "Falta CLOUDINARY_URL: varias instancias deben compartir DATA_DIR, donde están los archivos",
    },
    {
      applies: postgres && isPlainTraffic(databaseUrl),
      name: "Database traffic",
      text: "The database is elsewhere and its traffic need not be encrypted: add ?sslmode=verify-full",
      todo: "Add ?sslmode=verify-full to DATABASE_URL",
      detalle: "La base de datos está en otra máquina sin exigir cifrado: agregue ?sslmode=verify-full",
    },
    {
      applies: isPublic && found.seedDemo,
      name: "Demo content",
      text: "SEED_DEMO is on: an empty database would be filled with demo content",
      todo: "Take SEED_DEMO out of the environment",
      detalle: "SEED_DEMO está activo: una base vacía se llenaría con contenido de prueba",
    },
    {
      applies: found.passwordLeft,
      name: "First password",
      text: "ADMIN_PASSWORD is still set: it is needed only for the first start",
      todo: "Take ADMIN_EMAIL and ADMIN_PASSWORD out of the environment",
      detalle: "ADMIN_PASSWORD sigue configurada: solo hace falta en el primer inicio",
    },
    {
      applies: isPublic && found.logLevel === "silent",
      ...{ name: "Log", ofProcess: true },
      text: "LOG_LEVEL is silent: nobody will learn of faults",
      todo: "Set LOG_LEVEL to info or warn",
      detalle: "LOG_LEVEL es silent: nadie se enterará de las fallas",
    },
    {
      applies: isPublic && found.root,
      ...{ name: "User", ofProcess: true },
      text: "The server runs as root: a user of its own would do",
      todo: "Let a user of its own run the site, who owns DATA_DIR",
      detalle: "El servidor corre como root: bastaría un usuario propio",
    },
  ];
  return rules.flatMap(({ applies, ...finding }) => (applies ? [{ state: "warn", ...finding }] : []));
}
