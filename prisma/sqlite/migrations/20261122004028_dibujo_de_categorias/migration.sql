-- AlterTable
ALTER TABLE "categorias_info" ADD COLUMN "dibujo" TEXT NOT NULL DEFAULT '';
ALTER TABLE "categorias_info" ADD COLUMN "foto_tarjeta" BOOLEAN NOT NULL DEFAULT false;
