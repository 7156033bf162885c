-- Makes are called by other names too, as lines are: VW.
ALTER TABLE "marcas" ADD COLUMN "alias" TEXT NOT NULL DEFAULT '';
