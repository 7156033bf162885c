-- DropIndex
DROP INDEX "medidas_atributo_id_texto_idx";

-- DropIndex
DROP INDEX "medidas_atributo_id_numero_idx";

-- CreateIndex
CREATE INDEX "medidas_atributo_id_texto_producto_id_idx" ON "medidas"("atributo_id", "texto", "producto_id");

-- CreateIndex
CREATE INDEX "medidas_atributo_id_numero_producto_id_idx" ON "medidas"("atributo_id", "numero", "producto_id");

-- AlterTable
ALTER TABLE "aplicaciones" ADD COLUMN "categoria_id" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "aplicaciones" ADD COLUMN "clave" TEXT NOT NULL DEFAULT '';
ALTER TABLE "aplicaciones" ADD COLUMN "universal" BOOLEAN NOT NULL DEFAULT false;

UPDATE "aplicaciones" SET "categoria_id" = CASE WHEN p."visible" THEN p."categoria_id" ELSE 0 END, "clave" = p."clave", "universal" = p."universal"
  FROM "productos" p WHERE p."id" = "aplicaciones"."producto_id";

-- CreateIndex
CREATE INDEX "aplicaciones_linea_id_categoria_id_clave_producto_id_desde_hasta_idx" ON "aplicaciones"("linea_id", "categoria_id", "clave", "producto_id", "desde", "hasta");

-- The few of universal products, which a line's page does not show again among the universal ones.
CREATE INDEX "aplicaciones_linea_id_universal_idx" ON "aplicaciones"("linea_id", "producto_id", "desde", "hasta") WHERE "universal";

-- What an application has of its product: its category (0 while it is hidden), its place by name, whether it is universal.
CREATE TRIGGER "aplicaciones_producto_ins" AFTER INSERT ON "aplicaciones" BEGIN
  UPDATE "aplicaciones" SET "categoria_id" = CASE WHEN p."visible" THEN p."categoria_id" ELSE 0 END, "clave" = p."clave", "universal" = p."universal"
    FROM "productos" p WHERE p."id" = NEW."producto_id" AND "aplicaciones"."id" = NEW."id";
END;
CREATE TRIGGER "productos_aplicaciones_upd" AFTER UPDATE OF "categoria_id", "clave", "visible", "universal" ON "productos"
  WHEN (OLD."categoria_id", OLD."clave", OLD."visible", OLD."universal") IS NOT (NEW."categoria_id", NEW."clave", NEW."visible", NEW."universal") BEGIN
  UPDATE "aplicaciones" SET "categoria_id" = CASE WHEN NEW."visible" THEN NEW."categoria_id" ELSE 0 END, "clave" = NEW."clave", "universal" = NEW."universal"
    WHERE "producto_id" = NEW."id";
END;
