-- The samples hold hidden products too, so that staff search by them as visitors do, and a category's products of one state are
-- read by an index.
CREATE INDEX "productos_categoria_id_visible_clave_id_idx" ON "productos"("categoria_id", "visible", "clave", "id");
DROP INDEX "productos_palabras_8_idx";
CREATE INDEX "productos_palabras_8_idx" ON "productos" USING gin ("palabras") WHERE "id"::bigint * 40503 % 65536 < 8192;
DROP INDEX "productos_palabras_64_idx";
CREATE INDEX "productos_palabras_64_idx" ON "productos" USING gin ("palabras") WHERE "id"::bigint * 40503 % 65536 < 1024;
DROP INDEX "productos_palabras_512_idx";
CREATE INDEX "productos_palabras_512_idx" ON "productos" USING gin ("palabras") WHERE "id"::bigint * 40503 % 65536 < 128;
