-- CreateTable
CREATE TABLE "borradores" (
    "clave" TEXT NOT NULL PRIMARY KEY,
    "admin_user_id" INTEGER NOT NULL,
    "campos" TEXT NOT NULL,
    "archivos" BOOLEAN NOT NULL DEFAULT false,
    "vence_at" DATETIME NOT NULL,
    CONSTRAINT "borradores_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_auditoria" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "admin_user_id" INTEGER,
    "admin_nombre" TEXT NOT NULL,
    "accion" TEXT NOT NULL,
    "entidad" TEXT NOT NULL,
    "entidad_id" TEXT NOT NULL,
    "titulo" TEXT NOT NULL DEFAULT '',
    "busqueda" TEXT NOT NULL DEFAULT '',
    "antes" TEXT,
    "despues" TEXT,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);
INSERT INTO "new_auditoria" ("accion", "admin_nombre", "admin_user_id", "antes", "created_at", "despues", "entidad", "entidad_id", "id") SELECT "accion", "admin_nombre", "admin_user_id", "antes", "created_at", "despues", "entidad", "entidad_id", "id" FROM "auditoria";
DROP TABLE "auditoria";
ALTER TABLE "new_auditoria" RENAME TO "auditoria";
CREATE INDEX "auditoria_entidad_entidad_id_idx" ON "auditoria"("entidad", "entidad_id");
CREATE INDEX "auditoria_created_at_idx" ON "auditoria"("created_at");
CREATE INDEX "auditoria_entidad_id_idx" ON "auditoria"("entidad", "id");
CREATE INDEX "auditoria_admin_user_id_id_idx" ON "auditoria"("admin_user_id", "id");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "borradores_admin_user_id_idx" ON "borradores"("admin_user_id");

-- CreateIndex
CREATE INDEX "borradores_vence_at_idx" ON "borradores"("vence_at");
