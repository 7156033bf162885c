-- CreateTable
CREATE TABLE "formularios_guardados" (
    "clave" TEXT NOT NULL,
    "registro_id" INTEGER NOT NULL,
    "vence_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "formularios_guardados_pkey" PRIMARY KEY ("clave")
);

-- CreateIndex
CREATE INDEX "formularios_guardados_vence_at_idx" ON "formularios_guardados"("vence_at");
