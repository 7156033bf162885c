import { createContext, useContext } from "react";
import type { Borrador } from "~/domain/cuentas/drafts";

export interface AdminFrame {
  nombre: string;
  csrf: string;
  /** Contact messages nobody has answered yet. */
  nuevos: number;
  /** What was typed on this screen when the session was over. */
  borrador: Borrador | null;
}

const AdminContext = createContext<AdminFrame | null>(null);
export const AdminProvider = AdminContext.Provider;

/** Who is signed in; only inside the back office. */
export function useAdmin(): AdminFrame {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error("useAdmin is for screens of the back office");
  return admin;
}
