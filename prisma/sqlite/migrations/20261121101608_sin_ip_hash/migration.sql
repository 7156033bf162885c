-- AlterTable: no version has ever written the column.
ALTER TABLE "mensajes_contacto" DROP COLUMN "ip_hash";
