-- DropIndex
DROP INDEX "aplicaciones_linea_id_desde_hasta_idx";

-- CreateIndex
CREATE INDEX "aplicaciones_linea_id_producto_id_desde_hasta_idx" ON "aplicaciones"("linea_id", "producto_id", "desde", "hasta");
