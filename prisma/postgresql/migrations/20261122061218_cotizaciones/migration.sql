-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "cotizacion_id" INTEGER,
ADD COLUMN     "respuesta_id" INTEGER;

-- CreateTable
CREATE TABLE "cotizaciones" (
    "id" SERIAL NOT NULL,
    "idempotencia" TEXT NOT NULL,
    "enlace" TEXT NOT NULL,
    "numero" TEXT NOT NULL,
    "nombre" TEXT NOT NULL,
    "telefono" TEXT NOT NULL,
    "ciudad" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "empresa" TEXT NOT NULL DEFAULT '',
    "nit" TEXT NOT NULL DEFAULT '',
    "mensaje" TEXT NOT NULL DEFAULT '',
    "ubicacion_id" INTEGER,
    "sede" TEXT NOT NULL DEFAULT '',
    "lineas" TEXT NOT NULL,
    "estado" TEXT NOT NULL DEFAULT 'nueva',
    "nota" TEXT NOT NULL DEFAULT '',
    "responsable_id" INTEGER,
    "responsable" TEXT NOT NULL DEFAULT '',
    "politica_version" TEXT NOT NULL,
    "aceptado_at" TIMESTAMP(3) NOT NULL,
    "consentimiento" BOOLEAN NOT NULL DEFAULT false,
    "busqueda" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cotizaciones_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cotizaciones_respuestas" (
    "id" SERIAL NOT NULL,
    "enlace" TEXT NOT NULL,
    "cotizacion" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "validez_dias" INTEGER NOT NULL,
    "condiciones" TEXT NOT NULL DEFAULT '',
    "lineas" TEXT NOT NULL,
    "autor" TEXT NOT NULL DEFAULT '',
    "enviada_at" TIMESTAMP(3),
    "aceptada_at" TIMESTAMP(3),
    "pregunta" TEXT NOT NULL DEFAULT '',
    "pregunta_at" TIMESTAMP(3),
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cotizaciones_respuestas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cotizaciones_contadores" (
    "clave" TEXT NOT NULL,
    "ultimo" INTEGER NOT NULL,

    CONSTRAINT "cotizaciones_contadores_pkey" PRIMARY KEY ("clave")
);

-- CreateIndex
CREATE UNIQUE INDEX "cotizaciones_idempotencia_key" ON "cotizaciones"("idempotencia");

-- CreateIndex
CREATE UNIQUE INDEX "cotizaciones_enlace_key" ON "cotizaciones"("enlace");

-- CreateIndex
CREATE UNIQUE INDEX "cotizaciones_numero_key" ON "cotizaciones"("numero");

-- CreateIndex
CREATE INDEX "cotizaciones_estado_id_idx" ON "cotizaciones"("estado", "id");

-- CreateIndex
CREATE INDEX "cotizaciones_created_at_idx" ON "cotizaciones"("created_at");

-- CreateIndex
CREATE INDEX "cotizaciones_responsable_id_idx" ON "cotizaciones"("responsable_id");

-- CreateIndex
CREATE UNIQUE INDEX "cotizaciones_respuestas_enlace_key" ON "cotizaciones_respuestas"("enlace");

-- CreateIndex
CREATE UNIQUE INDEX "cotizaciones_respuestas_cotizacion_version_key" ON "cotizaciones_respuestas"("cotizacion", "version");

-- CreateIndex
CREATE INDEX "outbox_cotizacion_id_idx" ON "outbox"("cotizacion_id");

-- CreateIndex
CREATE INDEX "outbox_respuesta_id_idx" ON "outbox"("respuesta_id");

-- AddForeignKey
ALTER TABLE "cotizaciones_respuestas" ADD CONSTRAINT "cotizaciones_respuestas_cotizacion_fkey" FOREIGN KEY ("cotizacion") REFERENCES "cotizaciones"("enlace") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_cotizacion_id_fkey" FOREIGN KEY ("cotizacion_id") REFERENCES "cotizaciones"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_respuesta_id_fkey" FOREIGN KEY ("respuesta_id") REFERENCES "cotizaciones_respuestas"("id") ON DELETE CASCADE ON UPDATE CASCADE;
