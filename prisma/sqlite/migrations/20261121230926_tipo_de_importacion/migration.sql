-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_importaciones" (
    "clave" TEXT NOT NULL PRIMARY KEY,
    "tipo" TEXT NOT NULL DEFAULT 'productos',
    "modo" TEXT NOT NULL DEFAULT '',
    "admin_user_id" INTEGER NOT NULL,
    "archivo" TEXT NOT NULL,
    "filas" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "huella" TEXT NOT NULL,
    "vence_at" DATETIME NOT NULL,
    CONSTRAINT "importaciones_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_importaciones" ("admin_user_id", "archivo", "clave", "filas", "huella", "plan", "vence_at") SELECT "admin_user_id", "archivo", "clave", "filas", "huella", "plan", "vence_at" FROM "importaciones";
DROP TABLE "importaciones";
ALTER TABLE "new_importaciones" RENAME TO "importaciones";
CREATE INDEX "importaciones_admin_user_id_idx" ON "importaciones"("admin_user_id");
CREATE INDEX "importaciones_vence_at_idx" ON "importaciones"("vence_at");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
