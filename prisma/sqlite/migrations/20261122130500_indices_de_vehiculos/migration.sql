-- CreateIndex
CREATE INDEX "productos_subcategoria_id_visible_codigo_clave_idx" ON "productos"("subcategoria_id", "visible", "codigo_clave");

-- CreateIndex
CREATE INDEX "aplicaciones_linea_id_desde_hasta_producto_id_idx" ON "aplicaciones"("linea_id", "desde", "hasta", "producto_id");

-- CreateIndex
CREATE INDEX "aplicaciones_linea_id_hasta_producto_id_idx" ON "aplicaciones"("linea_id", "hasta", "producto_id");
