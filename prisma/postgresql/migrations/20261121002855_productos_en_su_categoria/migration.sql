-- Products that were written while their subcategory moved are in the category it came from: they follow it.
UPDATE "productos" SET "categoria_id" =
    (SELECT s."categoria_id" FROM "subcategorias" s WHERE s."id" = "productos"."subcategoria_id")
  WHERE "categoria_id" <> (SELECT s."categoria_id" FROM "subcategorias" s WHERE s."id" = "productos"."subcategoria_id");
