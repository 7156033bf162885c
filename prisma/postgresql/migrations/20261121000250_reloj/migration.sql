-- CreateTable
CREATE TABLE "reloj" (
    "id" INTEGER NOT NULL,
    "visto_at" TIMESTAMP(3) NOT NULL,
    "otra_desde" TIMESTAMP(3),
    "otra_vista" TIMESTAMP(3),

    CONSTRAINT "reloj_pkey" PRIMARY KEY ("id")
);
