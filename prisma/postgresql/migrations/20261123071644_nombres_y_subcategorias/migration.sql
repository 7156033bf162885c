-- An application has its product's subcategory too, so that of a line's products those with a word are found in one index,
-- be it in their names or in their subcategories'.
DROP INDEX "aplicaciones_linea_id_categoria_id_clave_producto_id_desde__idx";

-- AlterTable
ALTER TABLE "aplicaciones" ADD COLUMN     "subcategoria_id" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "aplicaciones" DISABLE TRIGGER "aplicaciones_cuenta_upd";
UPDATE "aplicaciones" a SET "subcategoria_id" = p."subcategoria_id" FROM "productos" p WHERE p."id" = a."producto_id";
ALTER TABLE "aplicaciones" ENABLE TRIGGER "aplicaciones_cuenta_upd";

-- CreateIndex
CREATE INDEX "aplicaciones_linea_id_categoria_id_clave_producto_id_desde__idx" ON "aplicaciones"("linea_id", "categoria_id", "clave", "producto_id", "desde", "hasta", "subcategoria_id");

CREATE OR REPLACE FUNCTION "aplicaciones_producto"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT CASE WHEN p."visible" THEN p."categoria_id" ELSE 0 END, p."subcategoria_id", p."clave", p."universal"
    INTO NEW."categoria_id", NEW."subcategoria_id", NEW."clave", NEW."universal" FROM "productos" p WHERE p."id" = NEW."producto_id";
  IF NOT FOUND THEN
    NEW."categoria_id" := 0;
    NEW."subcategoria_id" := 0;
    NEW."clave" := '';
    NEW."universal" := false;
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION "productos_aplicaciones"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "aplicaciones" SET "categoria_id" = CASE WHEN NEW."visible" THEN NEW."categoria_id" ELSE 0 END,
    "subcategoria_id" = NEW."subcategoria_id", "clave" = NEW."clave", "universal" = NEW."universal"
    WHERE "producto_id" = NEW."id";
  RETURN NULL;
END $$;
DROP TRIGGER "productos_aplicaciones_upd" ON "productos";
CREATE TRIGGER "productos_aplicaciones_upd" AFTER UPDATE OF "categoria_id", "subcategoria_id", "clave", "visible", "universal" ON "productos" FOR EACH ROW
  WHEN ((OLD."categoria_id", OLD."subcategoria_id", OLD."clave", OLD."visible", OLD."universal")
    IS DISTINCT FROM (NEW."categoria_id", NEW."subcategoria_id", NEW."clave", NEW."visible", NEW."universal"))
  EXECUTE FUNCTION "productos_aplicaciones"();

-- The words of universal products, and of hidden ones, which are few beside all others.
CREATE INDEX "productos_palabras_universales_idx" ON "productos" USING gin ("palabras") WHERE "universal";
CREATE INDEX "productos_palabras_ocultos_idx" ON "productos" USING gin ("palabras") WHERE NOT "visible";
-- The hidden products of a sample.
CREATE INDEX "productos_ocultos_lugar_idx" ON "productos" (("id"::bigint * 40503 % 65536), "id") WHERE NOT "visible";
