-- CreateTable
CREATE TABLE "atributos" (
    "id" SERIAL NOT NULL,
    "subcategoria_id" INTEGER NOT NULL,
    "nombre" TEXT NOT NULL,
    "clave" TEXT NOT NULL,
    "unidad" TEXT NOT NULL DEFAULT '',
    "tipo" TEXT NOT NULL,
    "opciones" TEXT NOT NULL DEFAULT '',
    "en_tabla" BOOLEAN NOT NULL DEFAULT true,
    "es_filtro" BOOLEAN NOT NULL DEFAULT false,
    "orden" INTEGER NOT NULL,

    CONSTRAINT "atributos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "medidas" (
    "id" SERIAL NOT NULL,
    "producto_id" INTEGER NOT NULL,
    "atributo_id" INTEGER NOT NULL,
    "texto" TEXT NOT NULL,
    "numero" DOUBLE PRECISION,

    CONSTRAINT "medidas_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "atributos_subcategoria_id_clave_key" ON "atributos"("subcategoria_id", "clave");

-- CreateIndex
CREATE INDEX "medidas_atributo_id_texto_idx" ON "medidas"("atributo_id", "texto");

-- CreateIndex
CREATE INDEX "medidas_atributo_id_numero_idx" ON "medidas"("atributo_id", "numero");

-- CreateIndex
CREATE UNIQUE INDEX "medidas_producto_id_atributo_id_key" ON "medidas"("producto_id", "atributo_id");

-- AddForeignKey
ALTER TABLE "atributos" ADD CONSTRAINT "atributos_subcategoria_id_fkey" FOREIGN KEY ("subcategoria_id") REFERENCES "subcategorias"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "medidas" ADD CONSTRAINT "medidas_producto_id_fkey" FOREIGN KEY ("producto_id") REFERENCES "productos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "medidas" ADD CONSTRAINT "medidas_atributo_id_fkey" FOREIGN KEY ("atributo_id") REFERENCES "atributos"("id") ON DELETE CASCADE ON UPDATE CASCADE;
