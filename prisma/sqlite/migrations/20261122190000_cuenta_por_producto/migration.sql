-- A product has at most a few hundred applications and a line tens of thousands: the rows to look at are found by the product.
DROP TRIGGER "aplicaciones_cuenta_upd";
DROP TRIGGER "aplicaciones_cuenta_del";
CREATE TRIGGER "aplicaciones_cuenta_upd" AFTER UPDATE OF "linea_id", "categoria_id" ON "aplicaciones"
  WHEN OLD."linea_id" <> NEW."linea_id" OR (OLD."categoria_id" > 0) <> (NEW."categoria_id" > 0) BEGIN
  UPDATE "lineas" SET "productos" = "productos" - 1 WHERE "id" = OLD."linea_id" AND OLD."categoria_id" > 0
    AND NOT EXISTS (SELECT 1 FROM "aplicaciones" a
      WHERE a."producto_id" = OLD."producto_id" AND +a."linea_id" = OLD."linea_id" AND +a."categoria_id" > 0 AND a."id" <> OLD."id");
  UPDATE "lineas" SET "productos" = "productos" + 1 WHERE "id" = NEW."linea_id" AND NEW."categoria_id" > 0
    AND NOT EXISTS (SELECT 1 FROM "aplicaciones" a
      WHERE a."producto_id" = NEW."producto_id" AND +a."linea_id" = NEW."linea_id" AND +a."categoria_id" > 0 AND a."id" <> NEW."id");
END;
CREATE TRIGGER "aplicaciones_cuenta_del" AFTER DELETE ON "aplicaciones" WHEN OLD."categoria_id" > 0 BEGIN
  UPDATE "lineas" SET "productos" = "productos" - 1 WHERE "id" = OLD."linea_id"
    AND NOT EXISTS (SELECT 1 FROM "aplicaciones" a
      WHERE a."producto_id" = OLD."producto_id" AND +a."linea_id" = OLD."linea_id" AND +a."categoria_id" > 0);
END;
