-- The words of an eighth of the visible products, of an eighth of these, and of an eighth of those, so that a search for a
-- word that very many products have reads a few hundred of them (`muestraOf` of services/db/fulltext.server.ts).
CREATE INDEX "productos_palabras_8_idx" ON "productos" USING gin ("palabras") WHERE "visible" AND "id"::bigint * 40503 % 65536 < 8192;
CREATE INDEX "productos_palabras_64_idx" ON "productos" USING gin ("palabras") WHERE "visible" AND "id"::bigint * 40503 % 65536 < 1024;
CREATE INDEX "productos_palabras_512_idx" ON "productos" USING gin ("palabras") WHERE "visible" AND "id"::bigint * 40503 % 65536 < 128;
