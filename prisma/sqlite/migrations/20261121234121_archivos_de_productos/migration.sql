-- RedefineTables: SQLite cannot change a check, by which a file has one owner. Nothing refers to this table.
CREATE TABLE "new_medios_uso" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "medio_id" INTEGER NOT NULL,
    "categoria_id" INTEGER,
    "subcategoria_id" INTEGER,
    "producto_id" INTEGER,
    "orden" INTEGER NOT NULL,
    CONSTRAINT "medios_uso_medio_id_fkey" FOREIGN KEY ("medio_id") REFERENCES "medios" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "medios_uso_categoria_id_fkey" FOREIGN KEY ("categoria_id") REFERENCES "categorias_info" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "medios_uso_subcategoria_id_fkey" FOREIGN KEY ("subcategoria_id") REFERENCES "subcategorias" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "medios_uso_producto_id_fkey" FOREIGN KEY ("producto_id") REFERENCES "productos" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "medios_uso_un_dueno" CHECK (("categoria_id" IS NOT NULL) + ("subcategoria_id" IS NOT NULL) + ("producto_id" IS NOT NULL) = 1)
);
INSERT INTO "new_medios_uso" ("categoria_id", "id", "medio_id", "orden", "subcategoria_id") SELECT "categoria_id", "id", "medio_id", "orden", "subcategoria_id" FROM "medios_uso";
DROP TABLE "medios_uso";
ALTER TABLE "new_medios_uso" RENAME TO "medios_uso";
CREATE INDEX "medios_uso_medio_id_idx" ON "medios_uso"("medio_id");
CREATE INDEX "medios_uso_categoria_id_orden_idx" ON "medios_uso"("categoria_id", "orden");
CREATE INDEX "medios_uso_subcategoria_id_orden_idx" ON "medios_uso"("subcategoria_id", "orden");
CREATE INDEX "medios_uso_producto_id_orden_idx" ON "medios_uso"("producto_id", "orden");
