import { db } from "~/services/db/client.server";
import { ajustesContactoDefaults, mergeAjustes } from "./ajustes";

/** The settings of the contact form, read from the database at each call. */
export async function getAjustesContacto() {
  return mergeAjustes(ajustesContactoDefaults, await db.ajuste.findMany({ select: { clave: true, valor: true } }));
}
