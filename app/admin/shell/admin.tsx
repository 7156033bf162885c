import { createContext, useContext } from "react";
import type { Recuperado } from "~/domain/cuentas/drafts";
import type { MedioItem } from "~/domain/medios/medios";

interface AdminFrame {
  nombre: string;
  csrf: string;
  /** Idempotency key of the forms shown now: pressed twice, a form is saved once. */
  idempotencia: string;
  /** Number of contact messages without an answer, up to one more than `MOST_COUNTED`. */
  nuevos: number;
  /** The same of requests for quotes that nobody has taken up. */
  nuevas: number;
  /** The draft kept for this screen when the session ended, and the files that it names; null where it names none. */
  borrador: (Recuperado & { medios: MedioItem[] | null }) | null;
}

const AdminContext = createContext<AdminFrame | null>(null);
export const AdminProvider = AdminContext.Provider;

/** The signed-in administrator; only usable inside the back office. */
export function useAdmin(): AdminFrame {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error("useAdmin is for screens of the back office");
  return admin;
}
