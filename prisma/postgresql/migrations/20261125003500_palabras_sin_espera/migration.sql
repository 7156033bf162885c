-- Words written lately wait in a list that each search reads whole: 64 kB at most of each index, by default 4 MB.
ALTER INDEX "productos_palabras_idx" SET (gin_pending_list_limit = 64);
ALTER INDEX "productos_palabras_8_idx" SET (gin_pending_list_limit = 64);
ALTER INDEX "productos_palabras_64_idx" SET (gin_pending_list_limit = 64);
ALTER INDEX "productos_palabras_512_idx" SET (gin_pending_list_limit = 64);
ALTER INDEX "productos_palabras_universales_idx" SET (gin_pending_list_limit = 64);
ALTER INDEX "productos_palabras_ocultos_idx" SET (gin_pending_list_limit = 64);
SELECT gin_clean_pending_list(c.oid::regclass) FROM pg_class c JOIN pg_index i ON i.indexrelid = c.oid
WHERE i.indrelid = '"productos"'::regclass AND c.relname LIKE 'productos_palabras%idx';
