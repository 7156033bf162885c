-- AlterTable
ALTER TABLE "productos" ADD COLUMN     "universal" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "historial_slugs" ADD COLUMN     "linea_id" INTEGER,
ADD COLUMN     "marca_id" INTEGER;

-- CreateTable
CREATE TABLE "marcas" (
    "id" SERIAL NOT NULL,
    "nombre" TEXT NOT NULL,
    "clave" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "marcas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lineas" (
    "id" SERIAL NOT NULL,
    "marca_id" INTEGER NOT NULL,
    "nombre" TEXT NOT NULL,
    "alias" TEXT NOT NULL DEFAULT '',
    "clave" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lineas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "aplicaciones" (
    "id" SERIAL NOT NULL,
    "producto_id" INTEGER NOT NULL,
    "linea_id" INTEGER NOT NULL,
    "desde" INTEGER NOT NULL,
    "hasta" INTEGER,
    "posicion" TEXT NOT NULL DEFAULT '',
    "motor" TEXT NOT NULL DEFAULT '',
    "nota" TEXT NOT NULL DEFAULT '',
    "orden" INTEGER NOT NULL,

    CONSTRAINT "aplicaciones_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "marcas_clave_key" ON "marcas"("clave");

-- CreateIndex
CREATE UNIQUE INDEX "marcas_slug_key" ON "marcas"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "lineas_marca_id_clave_key" ON "lineas"("marca_id", "clave");

-- CreateIndex
CREATE UNIQUE INDEX "lineas_marca_id_slug_key" ON "lineas"("marca_id", "slug");

-- CreateIndex
CREATE INDEX "aplicaciones_producto_id_orden_idx" ON "aplicaciones"("producto_id", "orden");

-- CreateIndex
CREATE INDEX "aplicaciones_linea_id_desde_hasta_idx" ON "aplicaciones"("linea_id", "desde", "hasta");

-- CreateIndex
CREATE INDEX "productos_universal_visible_clave_id_idx" ON "productos"("universal", "visible", "clave", "id");

-- CreateIndex
CREATE INDEX "historial_slugs_marca_id_idx" ON "historial_slugs"("marca_id");

-- CreateIndex
CREATE INDEX "historial_slugs_linea_id_idx" ON "historial_slugs"("linea_id");

-- AddForeignKey
ALTER TABLE "lineas" ADD CONSTRAINT "lineas_marca_id_fkey" FOREIGN KEY ("marca_id") REFERENCES "marcas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "aplicaciones" ADD CONSTRAINT "aplicaciones_producto_id_fkey" FOREIGN KEY ("producto_id") REFERENCES "productos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "aplicaciones" ADD CONSTRAINT "aplicaciones_linea_id_fkey" FOREIGN KEY ("linea_id") REFERENCES "lineas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "historial_slugs" ADD CONSTRAINT "historial_slugs_marca_id_fkey" FOREIGN KEY ("marca_id") REFERENCES "marcas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "historial_slugs" ADD CONSTRAINT "historial_slugs_linea_id_fkey" FOREIGN KEY ("linea_id") REFERENCES "lineas"("id") ON DELETE CASCADE ON UPDATE CASCADE;
