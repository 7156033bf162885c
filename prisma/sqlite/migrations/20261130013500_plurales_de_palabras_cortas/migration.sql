-- Products are found by the plurals of their short words (eje: ejes). Their search texts are written anew after the start,
-- as after a renaming, so that no start waits for a million; where that is under way already, from where it has come to.
INSERT INTO "pendientes" ("tipo", "subcategoria_id")
  SELECT 'seguir', "id" FROM "subcategorias" WHERE "productos_total" > 0
  ON CONFLICT DO NOTHING;
