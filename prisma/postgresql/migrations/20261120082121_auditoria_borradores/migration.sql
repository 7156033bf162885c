-- AlterTable
ALTER TABLE "auditoria" ADD COLUMN     "busqueda" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "titulo" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "borradores" (
    "clave" TEXT NOT NULL,
    "admin_user_id" INTEGER NOT NULL,
    "campos" TEXT NOT NULL,
    "archivos" BOOLEAN NOT NULL DEFAULT false,
    "vence_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "borradores_pkey" PRIMARY KEY ("clave")
);

-- CreateIndex
CREATE INDEX "borradores_admin_user_id_idx" ON "borradores"("admin_user_id");

-- CreateIndex
CREATE INDEX "borradores_vence_at_idx" ON "borradores"("vence_at");

-- CreateIndex
CREATE INDEX "auditoria_entidad_id_idx" ON "auditoria"("entidad", "id");

-- CreateIndex
CREATE INDEX "auditoria_admin_user_id_id_idx" ON "auditoria"("admin_user_id", "id");

-- AddForeignKey
ALTER TABLE "borradores" ADD CONSTRAINT "borradores_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
