-- CreateTable
CREATE TABLE "mensajes_borrados" (
    "clave" TEXT NOT NULL,
    "deleted_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "mensajes_borrados_pkey" PRIMARY KEY ("clave")
);

-- CreateIndex
CREATE INDEX "mensajes_borrados_deleted_at_idx" ON "mensajes_borrados"("deleted_at");
