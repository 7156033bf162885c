-- AlterTable
ALTER TABLE "importaciones" ADD COLUMN     "modo" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "tipo" TEXT NOT NULL DEFAULT 'productos';
