-- CreateTable
CREATE TABLE "formularios_guardados" (
    "clave" TEXT NOT NULL PRIMARY KEY,
    "registro_id" INTEGER NOT NULL,
    "vence_at" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "formularios_guardados_vence_at_idx" ON "formularios_guardados"("vence_at");
