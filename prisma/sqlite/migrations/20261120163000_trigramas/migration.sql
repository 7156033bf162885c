-- Every three letters that follow each other in a name or code, for the search of the back office (ADM §2).
CREATE VIRTUAL TABLE "productos_trigramas_fts" USING fts5("clave", "codigo_clave", content='productos', content_rowid='id', tokenize='trigram case_sensitive 1');
INSERT INTO "productos_trigramas_fts" ("productos_trigramas_fts") VALUES ('rebuild');
CREATE TRIGGER "productos_trigramas_ins" AFTER INSERT ON "productos" BEGIN
  INSERT INTO "productos_trigramas_fts" (rowid, "clave", "codigo_clave") VALUES (NEW."id", NEW."clave", NEW."codigo_clave");
END;
CREATE TRIGGER "productos_trigramas_del" AFTER DELETE ON "productos" BEGIN
  INSERT INTO "productos_trigramas_fts" ("productos_trigramas_fts", rowid, "clave", "codigo_clave")
    VALUES ('delete', OLD."id", OLD."clave", OLD."codigo_clave");
END;
CREATE TRIGGER "productos_trigramas_upd" AFTER UPDATE OF "clave", "codigo_clave" ON "productos" BEGIN
  INSERT INTO "productos_trigramas_fts" ("productos_trigramas_fts", rowid, "clave", "codigo_clave")
    VALUES ('delete', OLD."id", OLD."clave", OLD."codigo_clave");
  INSERT INTO "productos_trigramas_fts" (rowid, "clave", "codigo_clave") VALUES (NEW."id", NEW."clave", NEW."codigo_clave");
END;
