-- CreateTable
CREATE TABLE "backup_trabajo" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "llave" TEXT NOT NULL,
    "tipo" TEXT NOT NULL,
    "estado" TEXT NOT NULL,
    "paso" TEXT NOT NULL DEFAULT '',
    "avance" INTEGER NOT NULL DEFAULT 0,
    "backup_id" INTEGER,
    "admin_nombre" TEXT NOT NULL DEFAULT '',
    "resultado" TEXT NOT NULL DEFAULT '',
    "latido_at" DATETIME NOT NULL,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_backups" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "archivo" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "sha256" TEXT NOT NULL,
    "resumen" TEXT NOT NULL,
    "automatico" BOOLEAN NOT NULL DEFAULT false,
    "subido" BOOLEAN NOT NULL DEFAULT false,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);
INSERT INTO "new_backups" ("archivo", "automatico", "bytes", "created_at", "id", "resumen", "sha256", "version") SELECT "archivo", "automatico", "bytes", "created_at", "id", "resumen", "sha256", "version" FROM "backups";
DROP TABLE "backups";
ALTER TABLE "new_backups" RENAME TO "backups";
CREATE UNIQUE INDEX "backups_archivo_key" ON "backups"("archivo");
CREATE INDEX "backups_created_at_idx" ON "backups"("created_at");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- Work on backups: nothing goes on yet.
INSERT INTO "backup_trabajo" ("id", "llave", "tipo", "estado", "latido_at", "created_at") VALUES (1, '', 'crear', 'nada', '2026-11-20T00:00:00.000+00:00', '2026-11-20T00:00:00.000+00:00');
