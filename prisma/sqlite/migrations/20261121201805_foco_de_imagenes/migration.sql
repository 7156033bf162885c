-- AlterTable
ALTER TABLE "imagenes_sitio" ADD COLUMN "foco" TEXT NOT NULL DEFAULT 'centro';
