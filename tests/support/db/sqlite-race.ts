import type { SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { PrismaClient } from "~/services/db/generated/sqlite/client";

/**
 * Sends writes outside transactions while other requests' transactions are open and then roll back. Returns how many
 * writes were acknowledged, how many of them are stored, and how many rolled-back rows are.
 */
export async function plainWritesAmongRollbacks(adapter: SqlDriverAdapterFactory, rounds: number) {
  const db = new PrismaClient({ adapter });
  let acknowledged = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      let isOpen: () => void = () => undefined;
      const opened = new Promise<void>((resolve) => (isOpen = resolve));
      const rolledBack = db
        .$transaction(async (tx) => {
          await tx.ajuste.create({ data: { clave: `deshecho-${round}`, valor: "x" } });
          isOpen();
          for (let step = 0; step < 5; step += 1) await tx.ajuste.count();
          throw new Error("rolled back on purpose");
        })
        .catch(() => "rolled back");
      await opened;
      const writes = Array.from({ length: 4 }, (_, n) =>
        db.ajuste.create({ data: { clave: `llano-${round}-${n}`, valor: "x" } }),
      );
      acknowledged += (await Promise.allSettled(writes)).filter(({ status }) => status === "fulfilled").length;
      await rolledBack;
    }
    const present = await db.ajuste.count({ where: { clave: { startsWith: "llano-" } } });
    const undone = await db.ajuste.count({ where: { clave: { startsWith: "deshecho-" } } });
    return { acknowledged, present, undone };
  } finally {
    await db.$disconnect();
  }
}
