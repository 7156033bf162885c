-- DropIndex
DROP INDEX "medidas_atributo_id_numero_producto_id_idx";

-- AlterTable
ALTER TABLE "medidas" ADD COLUMN "clave" TEXT NOT NULL DEFAULT '';

UPDATE "medidas" SET "clave" = p."clave" FROM "productos" p WHERE p."id" = "medidas"."producto_id" AND p."visible";

-- Of visible products: texts in the order of a list by name, numbers by number and in that order.
CREATE INDEX "medidas_texto_en_orden_idx" ON "medidas"("atributo_id", "texto", "clave", "producto_id") WHERE "numero" IS NULL AND "clave" > '';
CREATE INDEX "medidas_numero_idx" ON "medidas"("atributo_id", "numero", "producto_id") WHERE "numero" IS NOT NULL AND "clave" <> '';
CREATE INDEX "medidas_numero_en_orden_idx" ON "medidas"("atributo_id", "clave", "producto_id", "numero") WHERE "numero" IS NOT NULL AND "clave" <> '';

-- What a measure has of its product: its place by name, '' while it is hidden.
CREATE TRIGGER "medidas_producto_ins" AFTER INSERT ON "medidas" BEGIN
  UPDATE "medidas" SET "clave" = coalesce((SELECT p."clave" FROM "productos" p WHERE p."id" = NEW."producto_id" AND p."visible"), '')
    WHERE "id" = NEW."id";
END;
CREATE TRIGGER "productos_medidas_upd" AFTER UPDATE OF "clave", "visible" ON "productos"
  WHEN (OLD."clave", OLD."visible") IS NOT (NEW."clave", NEW."visible") BEGIN
  UPDATE "medidas" SET "clave" = CASE WHEN NEW."visible" THEN NEW."clave" ELSE '' END WHERE "producto_id" = NEW."id";
END;
