-- The words of the seven fixed categories, which no form has saved: searches for words that begin so rely on them.
INSERT INTO "palabras" ("palabra") VALUES ('accesorios'), ('amortiguadores'), ('automoviles'), ('carroceria'), ('ferreteria'),
  ('guardapolvos'), ('seguridad'), ('vehicular') ON CONFLICT DO NOTHING;
