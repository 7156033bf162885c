-- Products with words of their own: such as begin with four letters and are no words of a name, in codes or with digits.
-- With these and the vocabulary a search knows all words that begin with a typed one.
CREATE INDEX "productos_palabras_propias_idx" ON "productos" ("id")
  WHERE "busqueda" ~ '[a-z]{4}[0-9]' OR "codigo_plano" ~ '[a-z]{4}';
-- The words of the seven fixed categories, which no form has saved: searches for words that begin so rely on them.
INSERT INTO "palabras" ("palabra") VALUES ('accesorios'), ('amortiguadores'), ('automoviles'), ('carroceria'), ('ferreteria'),
  ('guardapolvos'), ('seguridad'), ('vehicular') ON CONFLICT DO NOTHING;
