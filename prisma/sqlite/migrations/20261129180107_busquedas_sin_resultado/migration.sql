-- CreateTable
CREATE TABLE "busquedas_vacias" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "clave" TEXT NOT NULL,
    "texto" TEXT NOT NULL,
    "veces" INTEGER NOT NULL,
    "ultima_at" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "busquedas_vacias_clave_key" ON "busquedas_vacias"("clave");
