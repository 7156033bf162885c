-- CreateTable
CREATE TABLE "mensajes_borrados" (
    "clave" TEXT NOT NULL PRIMARY KEY,
    "deleted_at" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "mensajes_borrados_deleted_at_idx" ON "mensajes_borrados"("deleted_at");
