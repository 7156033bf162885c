-- DropIndex
DROP INDEX "medidas_atributo_id_numero_producto_id_idx";

-- AlterTable
ALTER TABLE "medidas" ADD COLUMN     "clave" TEXT COLLATE "C" NOT NULL DEFAULT '';

UPDATE "medidas" m SET "clave" = p."clave" FROM "productos" p WHERE p."id" = m."producto_id" AND p."visible";

-- Of visible products: texts in the order of a list by name, numbers by number and in that order.
CREATE INDEX "medidas_texto_en_orden_idx" ON "medidas"("atributo_id", "texto", "clave", "producto_id") WHERE "numero" IS NULL AND "clave" > '';
CREATE INDEX "medidas_numero_idx" ON "medidas"("atributo_id", "numero", "producto_id") WHERE "numero" IS NOT NULL AND "clave" <> '';
CREATE INDEX "medidas_numero_en_orden_idx" ON "medidas"("atributo_id", "clave", "producto_id", "numero") WHERE "numero" IS NOT NULL AND "clave" <> '';

-- What a measure has of its product: its place by name, '' while it is hidden.
CREATE FUNCTION "medidas_producto"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."clave" := coalesce((SELECT p."clave" FROM "productos" p WHERE p."id" = NEW."producto_id" AND p."visible"), '');
  RETURN NEW;
END $$;
CREATE TRIGGER "medidas_producto_ins" BEFORE INSERT ON "medidas" FOR EACH ROW EXECUTE FUNCTION "medidas_producto"();
CREATE FUNCTION "productos_medidas"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "medidas" SET "clave" = CASE WHEN NEW."visible" THEN NEW."clave" ELSE '' END WHERE "producto_id" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "productos_medidas_upd" AFTER UPDATE OF "clave", "visible" ON "productos" FOR EACH ROW
  WHEN ((OLD."clave", OLD."visible") IS DISTINCT FROM (NEW."clave", NEW."visible"))
  EXECUTE FUNCTION "productos_medidas"();
