-- CreateTable
CREATE TABLE "importaciones" (
    "clave" TEXT NOT NULL PRIMARY KEY,
    "admin_user_id" INTEGER NOT NULL,
    "archivo" TEXT NOT NULL,
    "filas" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "huella" TEXT NOT NULL,
    "vence_at" DATETIME NOT NULL,
    CONSTRAINT "importaciones_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "importaciones_admin_user_id_idx" ON "importaciones"("admin_user_id");

-- CreateIndex
CREATE INDEX "importaciones_vence_at_idx" ON "importaciones"("vence_at");
