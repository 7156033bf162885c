-- CreateTable
CREATE TABLE "importaciones" (
    "clave" TEXT NOT NULL,
    "admin_user_id" INTEGER NOT NULL,
    "archivo" TEXT NOT NULL,
    "filas" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "huella" TEXT NOT NULL,
    "vence_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "importaciones_pkey" PRIMARY KEY ("clave")
);

-- CreateIndex
CREATE INDEX "importaciones_admin_user_id_idx" ON "importaciones"("admin_user_id");

-- CreateIndex
CREATE INDEX "importaciones_vence_at_idx" ON "importaciones"("vence_at");

-- AddForeignKey
ALTER TABLE "importaciones" ADD CONSTRAINT "importaciones_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
