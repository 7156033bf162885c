-- AlterTable
ALTER TABLE "cotizaciones_respuestas" ADD COLUMN "mensaje" TEXT NOT NULL DEFAULT '';
