-- What a search ranks of a sample is read from an index of its own: its rows stand all over the table, each on a page of its own.
CREATE INDEX "productos_8_orden_idx" ON "productos" ("id", "visible", "clave", "codigo_plano") WHERE CAST("id" AS BIGINT) * 40503 % 65536 < 8192;
CREATE INDEX "productos_64_orden_idx" ON "productos" ("id", "visible", "clave", "codigo_plano") WHERE CAST("id" AS BIGINT) * 40503 % 65536 < 1024;
CREATE INDEX "productos_512_orden_idx" ON "productos" ("id", "visible", "clave", "codigo_plano") WHERE CAST("id" AS BIGINT) * 40503 % 65536 < 128;
