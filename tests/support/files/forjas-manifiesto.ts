/** Forged manifests, whose hash matches. */
import type { Azar } from "../../faults/lib/azar";
import { type Files, type manifestOf, withManifest } from "./archivo";

/** Forges the manifest in a random way; returns the name of that way. */
export function badManifest(files: Files, azar: Azar): string {
  const ways: Record<string, (manifest: ReturnType<typeof manifestOf>) => void> = {
    "a way out of the folder": ({ archivos }) =>
      (archivos[0].ruta = azar.of(["../robado.txt", "medios/../ged.db", "/etc/passwd", "tablas/medios.ndjson"])),
    "a file of two rows": ({ archivos }) => archivos.push({ ...archivos[0] }),
    "a file nobody has": ({ archivos }) => archivos.pop(),
    "another size": ({ archivos }) => (archivos[0].bytes += azar.of([1, -1, 1e9, 0.5])),
    "another hash": ({ tablas }) => (tablas[3].sha256 = "0".repeat(64)),
    "more rows than there are": ({ tablas }) => (tablas[3].filas += 1),
    "a billion rows": ({ tablas }) => (tablas[3].filas = 1_000_000_000),
    "fewer rows than there are": ({ tablas }) => (tablas[3].filas -= 1),
    "a table twice": ({ tablas }) => tablas.push(tablas[0]),
    "a table of accounts": ({ tablas }) =>
      (tablas[0].nombre = azar.of(["admin_users", "admin_sessions", "_prisma_migrations", 'x"; DROP TABLE medios'])),
    "a column of accounts": ({ tablas }) =>
      (tablas[0].columnas[0].nombre = azar.of(["password_hash", 'id", "x', "ID"])),
    "another type": ({ tablas }) => (tablas[0].columnas[0].tipo = azar.of(["texto", "blob", "fecha"])),
    "a hundred thousand files": ({ archivos }) => archivos.push(...Array.from({ length: 100_000 }, () => 0)),
    "a million lists": (manifest) => (manifest.faltantes = Array.from({ length: 1_000_000 }, () => [])),
    "a very long name": ({ archivos }) => (archivos[0].nombre = "x".repeat(1_000_000)),
    "a moment that is none": ({ resumen }) => (resumen.timestamp = azar.of(["ayer", "9".repeat(50_000), 5])),
    "a half edition": (manifest) => (manifest.edicion = azar.of([0, 1.5, -1, "1", 2, 3])),
    "no list of files": (manifest) => (manifest.archivos = azar.of([null, {}, "x", { length: 9 }])),
    "a migration of tomorrow": ({ migraciones }) => migraciones.push("20991231000000_x"),
  };
  const way = azar.of(Object.keys(ways));
  withManifest((manifest) => ways[way]?.(manifest))(files);
  return way;
}
