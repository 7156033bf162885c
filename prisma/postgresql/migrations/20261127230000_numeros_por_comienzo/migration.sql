-- Numbers are looked for by their beginning too: their index is in the order of their signs, whatever the database's language.
ALTER TABLE "referencias" ALTER COLUMN "numero_plano" TYPE TEXT COLLATE "C";
