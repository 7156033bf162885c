-- CreateTable
CREATE TABLE "referencias" (
    "id" SERIAL NOT NULL,
    "producto_id" INTEGER NOT NULL,
    "tipo" TEXT NOT NULL,
    "marca" TEXT NOT NULL DEFAULT '',
    "numero" TEXT NOT NULL,
    "numero_plano" TEXT NOT NULL,
    "orden" INTEGER NOT NULL,

    CONSTRAINT "referencias_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "referencias_producto_id_orden_idx" ON "referencias"("producto_id", "orden");

-- CreateIndex
CREATE INDEX "referencias_numero_plano_idx" ON "referencias"("numero_plano");

-- AddForeignKey
ALTER TABLE "referencias" ADD CONSTRAINT "referencias_producto_id_fkey" FOREIGN KEY ("producto_id") REFERENCES "productos"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- Codes and numbers without what is misread in them (O/0, I/l/1, S/5, B/8), for the search of misread ones (decision 50).
CREATE INDEX "productos_codigo_esqueleto" ON "productos"
  (replace(replace(replace(replace(replace("codigo_plano", 'o', '0'), 'i', '1'), 'l', '1'), 's', '5'), 'b', '8'));
CREATE INDEX "referencias_numero_esqueleto" ON "referencias"
  (replace(replace(replace(replace(replace("numero_plano", 'o', '0'), 'i', '1'), 'l', '1'), 's', '5'), 'b', '8'));
