-- AlterTable
ALTER TABLE "backups" ADD COLUMN     "subido" BOOLEAN NOT NULL DEFAULT false,
ALTER COLUMN "bytes" SET DATA TYPE BIGINT;

-- CreateTable
CREATE TABLE "backup_trabajo" (
    "id" INTEGER NOT NULL,
    "llave" TEXT NOT NULL,
    "tipo" TEXT NOT NULL,
    "estado" TEXT NOT NULL,
    "paso" TEXT NOT NULL DEFAULT '',
    "avance" INTEGER NOT NULL DEFAULT 0,
    "backup_id" INTEGER,
    "admin_nombre" TEXT NOT NULL DEFAULT '',
    "resultado" TEXT NOT NULL DEFAULT '',
    "latido_at" TIMESTAMP(3) NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "backup_trabajo_pkey" PRIMARY KEY ("id")
);

-- Work on backups: nothing goes on yet.
INSERT INTO "backup_trabajo" ("id", "llave", "tipo", "estado", "latido_at", "created_at") VALUES (1, '', 'crear', 'nada', '2026-11-20T00:00:00.000', '2026-11-20T00:00:00.000');
