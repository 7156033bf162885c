-- DropIndex
DROP INDEX "outbox_estado_proximo_intento_idx";

-- CreateIndex
CREATE INDEX "outbox_estado_tipo_proximo_intento_id_idx" ON "outbox"("estado", "tipo", "proximo_intento", "id");
