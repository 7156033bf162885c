-- An application has its product's subcategory too, so that of a line's products those with a word are found in one index,
-- be it in their names or in their subcategories'.
DROP INDEX "aplicaciones_linea_id_categoria_id_clave_producto_id_desde_hasta_idx";
DROP TRIGGER "aplicaciones_producto_ins";
DROP TRIGGER "productos_aplicaciones_upd";

-- AlterTable
ALTER TABLE "aplicaciones" ADD COLUMN "subcategoria_id" INTEGER NOT NULL DEFAULT 0;

UPDATE "aplicaciones" SET "subcategoria_id" = (SELECT p."subcategoria_id" FROM "productos" p WHERE p."id" = "aplicaciones"."producto_id");

-- CreateIndex
CREATE INDEX "aplicaciones_linea_id_categoria_id_clave_producto_id_desde_hasta_subcategoria_id_idx" ON "aplicaciones"("linea_id", "categoria_id", "clave", "producto_id", "desde", "hasta", "subcategoria_id");

CREATE TRIGGER "aplicaciones_producto_ins" AFTER INSERT ON "aplicaciones" BEGIN
  UPDATE "aplicaciones" SET "categoria_id" = CASE WHEN p."visible" THEN p."categoria_id" ELSE 0 END, "subcategoria_id" = p."subcategoria_id", "clave" = p."clave", "universal" = p."universal"
    FROM "productos" p WHERE p."id" = NEW."producto_id" AND "aplicaciones"."id" = NEW."id";
END;
CREATE TRIGGER "productos_aplicaciones_upd" AFTER UPDATE OF "categoria_id", "subcategoria_id", "clave", "visible", "universal" ON "productos"
  WHEN (OLD."categoria_id", OLD."subcategoria_id", OLD."clave", OLD."visible", OLD."universal") IS NOT (NEW."categoria_id", NEW."subcategoria_id", NEW."clave", NEW."visible", NEW."universal") BEGIN
  UPDATE "aplicaciones" SET "categoria_id" = CASE WHEN NEW."visible" THEN NEW."categoria_id" ELSE 0 END, "subcategoria_id" = NEW."subcategoria_id", "clave" = NEW."clave", "universal" = NEW."universal"
    WHERE "producto_id" = NEW."id";
END;

-- The words of universal products, and of hidden ones, which are few beside all others.
CREATE VIRTUAL TABLE "productos_universales_fts" USING fts5("busqueda", content='productos', content_rowid='id', tokenize='ascii', prefix='2 3 4');
INSERT INTO "productos_universales_fts" (rowid, "busqueda") SELECT "id", "busqueda" FROM "productos" WHERE "universal";
CREATE TRIGGER "productos_universales_ins" AFTER INSERT ON "productos" WHEN NEW."universal" BEGIN
  INSERT INTO "productos_universales_fts" (rowid, "busqueda") VALUES (NEW."id", NEW."busqueda");
END;
CREATE TRIGGER "productos_universales_del" AFTER DELETE ON "productos" WHEN OLD."universal" BEGIN
  INSERT INTO "productos_universales_fts" ("productos_universales_fts", rowid, "busqueda") VALUES ('delete', OLD."id", OLD."busqueda");
END;
CREATE TRIGGER "productos_universales_upd" AFTER UPDATE OF "busqueda", "universal" ON "productos"
  WHEN (OLD."busqueda", OLD."universal") IS NOT (NEW."busqueda", NEW."universal") AND (OLD."universal" OR NEW."universal") BEGIN
  INSERT INTO "productos_universales_fts" ("productos_universales_fts", rowid, "busqueda") SELECT 'delete', OLD."id", OLD."busqueda" WHERE OLD."universal";
  INSERT INTO "productos_universales_fts" (rowid, "busqueda") SELECT NEW."id", NEW."busqueda" WHERE NEW."universal";
END;

CREATE VIRTUAL TABLE "productos_ocultos_fts" USING fts5("busqueda", content='productos', content_rowid='id', tokenize='ascii', prefix='2 3 4');
INSERT INTO "productos_ocultos_fts" (rowid, "busqueda") SELECT "id", "busqueda" FROM "productos" WHERE NOT "visible";
CREATE TRIGGER "productos_ocultos_ins" AFTER INSERT ON "productos" WHEN NOT NEW."visible" BEGIN
  INSERT INTO "productos_ocultos_fts" (rowid, "busqueda") VALUES (NEW."id", NEW."busqueda");
END;
CREATE TRIGGER "productos_ocultos_del" AFTER DELETE ON "productos" WHEN NOT OLD."visible" BEGIN
  INSERT INTO "productos_ocultos_fts" ("productos_ocultos_fts", rowid, "busqueda") VALUES ('delete', OLD."id", OLD."busqueda");
END;
CREATE TRIGGER "productos_ocultos_upd" AFTER UPDATE OF "busqueda", "visible" ON "productos"
  WHEN (OLD."busqueda", OLD."visible") IS NOT (NEW."busqueda", NEW."visible") AND NOT (OLD."visible" AND NEW."visible") BEGIN
  INSERT INTO "productos_ocultos_fts" ("productos_ocultos_fts", rowid, "busqueda") SELECT 'delete', OLD."id", OLD."busqueda" WHERE NOT OLD."visible";
  INSERT INTO "productos_ocultos_fts" (rowid, "busqueda") SELECT NEW."id", NEW."busqueda" WHERE NOT NEW."visible";
END;
