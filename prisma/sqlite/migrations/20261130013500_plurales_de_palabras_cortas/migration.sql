-- Products are found by the plurals of their short words (eje: ejes). Their search texts are written anew after the start,
-- as after a renaming, so that no start waits for a million.
INSERT INTO "pendientes" ("tipo", "subcategoria_id")
  SELECT 'seguir', "id" FROM "subcategorias" WHERE "productos_total" > 0
  ON CONFLICT ("subcategoria_id", "tipo") DO UPDATE SET "hasta" = '';
