-- CreateTable
CREATE TABLE "reloj" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "visto_at" DATETIME NOT NULL,
    "otra_desde" DATETIME,
    "otra_vista" DATETIME
);
