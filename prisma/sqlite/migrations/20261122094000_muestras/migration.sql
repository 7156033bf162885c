-- The words of an eighth of the visible products, of an eighth of these, and of an eighth of those, so that a search for a
-- word that very many products have reads a few hundred of them (`muestraOf` of services/db/fulltext.server.ts).

CREATE VIRTUAL TABLE "productos_8_fts" USING fts5("busqueda", content='productos', content_rowid='id', tokenize='ascii', prefix='2 3 4');
INSERT INTO "productos_8_fts" (rowid, "busqueda") SELECT "id", "busqueda" FROM "productos" WHERE "visible" AND "id" * 40503 % 65536 < 8192;
CREATE TRIGGER "productos_8_ins" AFTER INSERT ON "productos" WHEN NEW."visible" AND NEW."id" * 40503 % 65536 < 8192 BEGIN
  INSERT INTO "productos_8_fts" (rowid, "busqueda") VALUES (NEW."id", NEW."busqueda");
END;
CREATE TRIGGER "productos_8_del" AFTER DELETE ON "productos" WHEN OLD."visible" AND OLD."id" * 40503 % 65536 < 8192 BEGIN
  INSERT INTO "productos_8_fts" ("productos_8_fts", rowid, "busqueda") VALUES ('delete', OLD."id", OLD."busqueda");
END;
CREATE TRIGGER "productos_8_upd" AFTER UPDATE OF "busqueda", "visible" ON "productos" WHEN OLD."id" * 40503 % 65536 < 8192 BEGIN
  INSERT INTO "productos_8_fts" ("productos_8_fts", rowid, "busqueda") SELECT 'delete', OLD."id", OLD."busqueda" WHERE OLD."visible";
  INSERT INTO "productos_8_fts" (rowid, "busqueda") SELECT NEW."id", NEW."busqueda" WHERE NEW."visible";
END;

CREATE VIRTUAL TABLE "productos_64_fts" USING fts5("busqueda", content='productos', content_rowid='id', tokenize='ascii', prefix='2 3 4');
INSERT INTO "productos_64_fts" (rowid, "busqueda") SELECT "id", "busqueda" FROM "productos" WHERE "visible" AND "id" * 40503 % 65536 < 1024;
CREATE TRIGGER "productos_64_ins" AFTER INSERT ON "productos" WHEN NEW."visible" AND NEW."id" * 40503 % 65536 < 1024 BEGIN
  INSERT INTO "productos_64_fts" (rowid, "busqueda") VALUES (NEW."id", NEW."busqueda");
END;
CREATE TRIGGER "productos_64_del" AFTER DELETE ON "productos" WHEN OLD."visible" AND OLD."id" * 40503 % 65536 < 1024 BEGIN
  INSERT INTO "productos_64_fts" ("productos_64_fts", rowid, "busqueda") VALUES ('delete', OLD."id", OLD."busqueda");
END;
CREATE TRIGGER "productos_64_upd" AFTER UPDATE OF "busqueda", "visible" ON "productos" WHEN OLD."id" * 40503 % 65536 < 1024 BEGIN
  INSERT INTO "productos_64_fts" ("productos_64_fts", rowid, "busqueda") SELECT 'delete', OLD."id", OLD."busqueda" WHERE OLD."visible";
  INSERT INTO "productos_64_fts" (rowid, "busqueda") SELECT NEW."id", NEW."busqueda" WHERE NEW."visible";
END;

CREATE VIRTUAL TABLE "productos_512_fts" USING fts5("busqueda", content='productos', content_rowid='id', tokenize='ascii', prefix='2 3 4');
INSERT INTO "productos_512_fts" (rowid, "busqueda") SELECT "id", "busqueda" FROM "productos" WHERE "visible" AND "id" * 40503 % 65536 < 128;
CREATE TRIGGER "productos_512_ins" AFTER INSERT ON "productos" WHEN NEW."visible" AND NEW."id" * 40503 % 65536 < 128 BEGIN
  INSERT INTO "productos_512_fts" (rowid, "busqueda") VALUES (NEW."id", NEW."busqueda");
END;
CREATE TRIGGER "productos_512_del" AFTER DELETE ON "productos" WHEN OLD."visible" AND OLD."id" * 40503 % 65536 < 128 BEGIN
  INSERT INTO "productos_512_fts" ("productos_512_fts", rowid, "busqueda") VALUES ('delete', OLD."id", OLD."busqueda");
END;
CREATE TRIGGER "productos_512_upd" AFTER UPDATE OF "busqueda", "visible" ON "productos" WHEN OLD."id" * 40503 % 65536 < 128 BEGIN
  INSERT INTO "productos_512_fts" ("productos_512_fts", rowid, "busqueda") SELECT 'delete', OLD."id", OLD."busqueda" WHERE OLD."visible";
  INSERT INTO "productos_512_fts" (rowid, "busqueda") SELECT NEW."id", NEW."busqueda" WHERE NEW."visible";
END;
