-- CreateIndex
CREATE INDEX "historial_slugs_slug_tipo_idx" ON "historial_slugs"("slug", "tipo");
