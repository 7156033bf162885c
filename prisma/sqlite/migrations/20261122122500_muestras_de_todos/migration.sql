-- The samples hold hidden products too, so that staff search by them as visitors do, and a category's products of one state are
-- read by an index. Parts of names are looked for among few products, or by words: the index of three letters goes.
DROP TRIGGER "productos_trigramas_ins";
DROP TRIGGER "productos_trigramas_del";
DROP TRIGGER "productos_trigramas_upd";
DROP TABLE "productos_trigramas_fts";
CREATE INDEX "productos_categoria_id_visible_clave_id_idx" ON "productos"("categoria_id", "visible", "clave", "id");

DROP TRIGGER "productos_8_ins";
DROP TRIGGER "productos_8_del";
DROP TRIGGER "productos_8_upd";
DROP TABLE "productos_8_fts";
CREATE VIRTUAL TABLE "productos_8_fts" USING fts5("busqueda", content='productos', content_rowid='id', tokenize='ascii', prefix='2 3 4');
INSERT INTO "productos_8_fts" (rowid, "busqueda") SELECT "id", "busqueda" FROM "productos" WHERE "id" * 40503 % 65536 < 8192;
CREATE TRIGGER "productos_8_ins" AFTER INSERT ON "productos" WHEN NEW."id" * 40503 % 65536 < 8192 BEGIN
  INSERT INTO "productos_8_fts" (rowid, "busqueda") VALUES (NEW."id", NEW."busqueda");
END;
CREATE TRIGGER "productos_8_del" AFTER DELETE ON "productos" WHEN OLD."id" * 40503 % 65536 < 8192 BEGIN
  INSERT INTO "productos_8_fts" ("productos_8_fts", rowid, "busqueda") VALUES ('delete', OLD."id", OLD."busqueda");
END;
CREATE TRIGGER "productos_8_upd" AFTER UPDATE OF "busqueda" ON "productos" WHEN OLD."id" * 40503 % 65536 < 8192 BEGIN
  INSERT INTO "productos_8_fts" ("productos_8_fts", rowid, "busqueda") VALUES ('delete', OLD."id", OLD."busqueda");
  INSERT INTO "productos_8_fts" (rowid, "busqueda") VALUES (NEW."id", NEW."busqueda");
END;

DROP TRIGGER "productos_64_ins";
DROP TRIGGER "productos_64_del";
DROP TRIGGER "productos_64_upd";
DROP TABLE "productos_64_fts";
CREATE VIRTUAL TABLE "productos_64_fts" USING fts5("busqueda", content='productos', content_rowid='id', tokenize='ascii', prefix='2 3 4');
INSERT INTO "productos_64_fts" (rowid, "busqueda") SELECT "id", "busqueda" FROM "productos" WHERE "id" * 40503 % 65536 < 1024;
CREATE TRIGGER "productos_64_ins" AFTER INSERT ON "productos" WHEN NEW."id" * 40503 % 65536 < 1024 BEGIN
  INSERT INTO "productos_64_fts" (rowid, "busqueda") VALUES (NEW."id", NEW."busqueda");
END;
CREATE TRIGGER "productos_64_del" AFTER DELETE ON "productos" WHEN OLD."id" * 40503 % 65536 < 1024 BEGIN
  INSERT INTO "productos_64_fts" ("productos_64_fts", rowid, "busqueda") VALUES ('delete', OLD."id", OLD."busqueda");
END;
CREATE TRIGGER "productos_64_upd" AFTER UPDATE OF "busqueda" ON "productos" WHEN OLD."id" * 40503 % 65536 < 1024 BEGIN
  INSERT INTO "productos_64_fts" ("productos_64_fts", rowid, "busqueda") VALUES ('delete', OLD."id", OLD."busqueda");
  INSERT INTO "productos_64_fts" (rowid, "busqueda") VALUES (NEW."id", NEW."busqueda");
END;

DROP TRIGGER "productos_512_ins";
DROP TRIGGER "productos_512_del";
DROP TRIGGER "productos_512_upd";
DROP TABLE "productos_512_fts";
CREATE VIRTUAL TABLE "productos_512_fts" USING fts5("busqueda", content='productos', content_rowid='id', tokenize='ascii', prefix='2 3 4');
INSERT INTO "productos_512_fts" (rowid, "busqueda") SELECT "id", "busqueda" FROM "productos" WHERE "id" * 40503 % 65536 < 128;
CREATE TRIGGER "productos_512_ins" AFTER INSERT ON "productos" WHEN NEW."id" * 40503 % 65536 < 128 BEGIN
  INSERT INTO "productos_512_fts" (rowid, "busqueda") VALUES (NEW."id", NEW."busqueda");
END;
CREATE TRIGGER "productos_512_del" AFTER DELETE ON "productos" WHEN OLD."id" * 40503 % 65536 < 128 BEGIN
  INSERT INTO "productos_512_fts" ("productos_512_fts", rowid, "busqueda") VALUES ('delete', OLD."id", OLD."busqueda");
END;
CREATE TRIGGER "productos_512_upd" AFTER UPDATE OF "busqueda" ON "productos" WHEN OLD."id" * 40503 % 65536 < 128 BEGIN
  INSERT INTO "productos_512_fts" ("productos_512_fts", rowid, "busqueda") VALUES ('delete', OLD."id", OLD."busqueda");
  INSERT INTO "productos_512_fts" (rowid, "busqueda") VALUES (NEW."id", NEW."busqueda");
END;
