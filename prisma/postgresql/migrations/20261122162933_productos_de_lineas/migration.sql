-- AlterTable
ALTER TABLE "lineas" ADD COLUMN     "productos" INTEGER NOT NULL DEFAULT 0;

UPDATE "lineas" l SET "productos" = c.n
  FROM (SELECT "linea_id", count(DISTINCT "producto_id") n FROM "aplicaciones" WHERE "categoria_id" > 0 GROUP BY 1) c WHERE c."linea_id" = l."id";

-- How many visible products a line has, so that no page has to count them. A product counts where it did not before the
-- statement, and no more where no application is left.
CREATE FUNCTION "aplicaciones_cuenta"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "lineas" l SET "productos" = l."productos" + c.n
      FROM (SELECT d."linea_id", count(*) n FROM (SELECT DISTINCT "linea_id", "producto_id" FROM despues WHERE "categoria_id" > 0) d
        WHERE NOT EXISTS (SELECT 1 FROM "aplicaciones" a WHERE a."linea_id" = d."linea_id" AND a."producto_id" = d."producto_id"
          AND a."categoria_id" > 0 AND a."id" NOT IN (SELECT "id" FROM despues)) GROUP BY 1) c
      WHERE l."id" = c."linea_id";
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE "lineas" l SET "productos" = l."productos" - c.n
      FROM (SELECT d."linea_id", count(*) n FROM (SELECT DISTINCT "linea_id", "producto_id" FROM antes WHERE "categoria_id" > 0) d
        WHERE NOT EXISTS (SELECT 1 FROM "aplicaciones" a WHERE a."linea_id" = d."linea_id" AND a."producto_id" = d."producto_id"
          AND a."categoria_id" > 0) GROUP BY 1) c
      WHERE l."id" = c."linea_id";
  ELSE
    WITH otras AS (
      SELECT n."id", n."producto_id", o."linea_id" vieja, o."categoria_id" > 0 contaba, n."linea_id" nueva, n."categoria_id" > 0 cuenta
      FROM antes o JOIN despues n ON n."id" = o."id"
      WHERE o."linea_id" <> n."linea_id" OR (o."categoria_id" > 0) <> (n."categoria_id" > 0)
    ), pares AS (
      SELECT vieja "linea_id", "producto_id" FROM otras WHERE contaba UNION SELECT nueva, "producto_id" FROM otras WHERE cuenta
    ), cambios AS (
      SELECT p."linea_id",
        EXISTS (SELECT 1 FROM "aplicaciones" a WHERE a."linea_id" = p."linea_id" AND a."producto_id" = p."producto_id" AND a."categoria_id" > 0)::int
        - (EXISTS (SELECT 1 FROM otras o WHERE o.vieja = p."linea_id" AND o."producto_id" = p."producto_id" AND o.contaba)
          OR EXISTS (SELECT 1 FROM "aplicaciones" a WHERE a."linea_id" = p."linea_id" AND a."producto_id" = p."producto_id"
            AND a."categoria_id" > 0 AND a."id" NOT IN (SELECT "id" FROM otras)))::int n
      FROM pares p
    )
    UPDATE "lineas" l SET "productos" = l."productos" + c.n
      FROM (SELECT "linea_id", sum(n) n FROM cambios GROUP BY 1) c WHERE l."id" = c."linea_id" AND c.n <> 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "aplicaciones_cuenta_ins" AFTER INSERT ON "aplicaciones" REFERENCING NEW TABLE AS despues
  FOR EACH STATEMENT EXECUTE FUNCTION "aplicaciones_cuenta"();
CREATE TRIGGER "aplicaciones_cuenta_del" AFTER DELETE ON "aplicaciones" REFERENCING OLD TABLE AS antes
  FOR EACH STATEMENT EXECUTE FUNCTION "aplicaciones_cuenta"();
CREATE TRIGGER "aplicaciones_cuenta_upd" AFTER UPDATE ON "aplicaciones" REFERENCING OLD TABLE AS antes NEW TABLE AS despues
  FOR EACH STATEMENT EXECUTE FUNCTION "aplicaciones_cuenta"();
