-- CreateTable
CREATE TABLE "uniones_de_lineas" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "linea_id" INTEGER NOT NULL,
    "destino_id" INTEGER NOT NULL,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "uniones_de_lineas_linea_id_fkey" FOREIGN KEY ("linea_id") REFERENCES "lineas" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "uniones_de_lineas_destino_id_fkey" FOREIGN KEY ("destino_id") REFERENCES "lineas" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "uniones_de_lineas_linea_id_key" ON "uniones_de_lineas"("linea_id");

-- CreateIndex
CREATE INDEX "uniones_de_lineas_destino_id_idx" ON "uniones_de_lineas"("destino_id");
