/** A configuration that works but should not stay so: told to the operator at start, and in the system panel. */
export interface Riesgo {
  english: string;
  spanish: string;
}

export interface Circunstancias {
  publicOrigin: string | undefined;
  databaseUrl: string;
  trustedIpHeader: string | undefined;
  postmark: boolean;
  ownSecret: boolean;
  cloudinary: boolean;
  seedDemo: boolean;
  /** ADMIN_PASSWORD is still in the environment though there is an administrator. */
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

/** What is risky about how this site is set up. On a laptop, where PUBLIC_ORIGIN is not set, little is. */
export function riesgos(found: Circunstancias): Riesgo[] {
  const { publicOrigin, databaseUrl } = found;
  const isPublic = publicOrigin !== undefined && !isLocal(new URL(publicOrigin).hostname);
  const postgres = databaseUrl.startsWith("postgres");
  const rules: [boolean, string, string][] = [
    [
      isPublic && publicOrigin.startsWith("http:"),
      "PUBLIC_ORIGIN is not https: passwords and sessions travel in the open",
      "El sitio no usa https: contraseñas y sesiones viajan sin cifrar",
    ],
    [
      isPublic && !found.trustedIpHeader,
      "TRUSTED_IP_HEADER is not set: behind a proxy all visitors share one limit",
      "Falta TRUSTED_IP_HEADER: detrás de un proxy todos los visitantes comparten un límite",
    ],
    [
      isPublic && !found.postmark,
      "POSTMARK_TOKEN is not set: mails are only written to DATA_DIR/outbox",
      "Falta POSTMARK_TOKEN: los correos solo se guardan como archivos .eml",
    ],
    [
      postgres && !found.ownSecret,
      "SECRET is not set: several instances would not know each other's devices",
      "Falta SECRET: varias instancias no reconocerían los mismos equipos",
    ],
    [
      postgres && !found.cloudinary,
      "CLOUDINARY_URL is not set: several instances must share DATA_DIR, media are there",
      "Falta CLOUDINARY_URL: varias instancias deben compartir DATA_DIR, donde están los archivos",
    ],
    [
      postgres && isPlainTraffic(databaseUrl),
      "The database is elsewhere and its traffic need not be encrypted: add ?sslmode=verify-full",
      "La base de datos está en otra máquina sin exigir cifrado: agregue ?sslmode=verify-full",
    ],
    [
      isPublic && found.seedDemo,
      "SEED_DEMO is on: an empty database would be filled with demo content",
      "SEED_DEMO está activo: una base vacía se llenaría con contenido de prueba",
    ],
    [
      found.passwordLeft,
      "ADMIN_PASSWORD is still set: it is needed only for the first start",
      "ADMIN_PASSWORD sigue configurada: solo hace falta en el primer inicio",
    ],
    [
      isPublic && found.logLevel === "silent",
      "LOG_LEVEL is silent: nobody will learn of faults",
      "LOG_LEVEL es silent: nadie se enterará de las fallas",
    ],
    [
      isPublic && found.root,
      "The server runs as root: a user of its own would do",
      "El servidor corre como root: bastaría un usuario propio",
    ],
  ];
  return rules.flatMap(([applies, english, spanish]) => (applies ? [{ english, spanish }] : []));
}
