-- CreateTable
CREATE TABLE "busquedas_vacias" (
    "id" SERIAL NOT NULL,
    "clave" TEXT NOT NULL,
    "texto" TEXT NOT NULL,
    "veces" INTEGER NOT NULL,
    "ultima_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "busquedas_vacias_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "busquedas_vacias_clave_key" ON "busquedas_vacias"("clave");
