-- AlterTable
ALTER TABLE "lineas" ADD COLUMN "productos" INTEGER NOT NULL DEFAULT 0;

UPDATE "lineas" SET "productos" =
  (SELECT count(DISTINCT a."producto_id") FROM "aplicaciones" a WHERE a."linea_id" = "lineas"."id" AND a."categoria_id" > 0);

-- How many visible products a line has, so that no page has to count them. A new application gets its category by an update.
CREATE TRIGGER "aplicaciones_cuenta_upd" AFTER UPDATE OF "linea_id", "categoria_id" ON "aplicaciones"
  WHEN OLD."linea_id" <> NEW."linea_id" OR (OLD."categoria_id" > 0) <> (NEW."categoria_id" > 0) BEGIN
  UPDATE "lineas" SET "productos" = "productos" - 1 WHERE "id" = OLD."linea_id" AND OLD."categoria_id" > 0
    AND NOT EXISTS (SELECT 1 FROM "aplicaciones" a
      WHERE a."linea_id" = OLD."linea_id" AND a."producto_id" = OLD."producto_id" AND +a."categoria_id" > 0 AND a."id" <> OLD."id");
  UPDATE "lineas" SET "productos" = "productos" + 1 WHERE "id" = NEW."linea_id" AND NEW."categoria_id" > 0
    AND NOT EXISTS (SELECT 1 FROM "aplicaciones" a
      WHERE a."linea_id" = NEW."linea_id" AND a."producto_id" = NEW."producto_id" AND +a."categoria_id" > 0 AND a."id" <> NEW."id");
END;
CREATE TRIGGER "aplicaciones_cuenta_del" AFTER DELETE ON "aplicaciones" WHEN OLD."categoria_id" > 0 BEGIN
  UPDATE "lineas" SET "productos" = "productos" - 1 WHERE "id" = OLD."linea_id"
    AND NOT EXISTS (SELECT 1 FROM "aplicaciones" a
      WHERE a."linea_id" = OLD."linea_id" AND a."producto_id" = OLD."producto_id" AND +a."categoria_id" > 0);
END;
