-- A sample of the products of a line is read from one index: it has their places in `lugarOf`.
CREATE INDEX "aplicaciones_linea_id_lugar_idx" ON "aplicaciones" ("linea_id", CAST("producto_id" AS BIGINT) * 40503 % 65536, "producto_id", "desde", "hasta");
