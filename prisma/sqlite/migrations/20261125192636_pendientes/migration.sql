-- CreateTable
CREATE TABLE "pendientes" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "tipo" TEXT NOT NULL,
    "subcategoria_id" INTEGER NOT NULL,
    "destino_id" INTEGER,
    "hasta" TEXT NOT NULL DEFAULT '',
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "pendientes_subcategoria_id_fkey" FOREIGN KEY ("subcategoria_id") REFERENCES "subcategorias" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "pendientes_destino_id_fkey" FOREIGN KEY ("destino_id") REFERENCES "subcategorias" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "pendientes_destino_id_idx" ON "pendientes"("destino_id");

-- CreateIndex
CREATE UNIQUE INDEX "pendientes_subcategoria_id_tipo_key" ON "pendientes"("subcategoria_id", "tipo");
