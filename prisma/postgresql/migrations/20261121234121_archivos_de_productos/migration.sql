-- AlterTable
ALTER TABLE "medios_uso" ADD COLUMN     "producto_id" INTEGER;

-- CreateIndex
CREATE INDEX "medios_uso_producto_id_orden_idx" ON "medios_uso"("producto_id", "orden");

-- AddForeignKey
ALTER TABLE "medios_uso" ADD CONSTRAINT "medios_uso_producto_id_fkey" FOREIGN KEY ("producto_id") REFERENCES "productos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A file has one owner
ALTER TABLE "medios_uso" DROP CONSTRAINT "medios_uso_un_dueno";
ALTER TABLE "medios_uso" ADD CONSTRAINT "medios_uso_un_dueno" CHECK (num_nonnulls("categoria_id", "subcategoria_id", "producto_id") = 1);
