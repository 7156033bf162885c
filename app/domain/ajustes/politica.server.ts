import { db } from "~/services/db/client.server";
import { ajustesContactoDefaults, ajustesDefaults, fillAjustes, mergeAjustes } from "./ajustes";
import { politicaDefault } from "./politica";

/** The data policy as visitors read it, and its version, which is stored with each message (decision 20). */
export async function getPolitica(): Promise<{ texto: string; version: string }> {
  const rows = await db.ajuste.findMany({ select: { clave: true, valor: true } });
  const { politica } = mergeAjustes({ politica: politicaDefault }, rows);
  const { retencion_meses, politica_version } = mergeAjustes(ajustesContactoDefaults, rows);
  const values = { ...mergeAjustes(ajustesDefaults, rows), meses: retencion_meses };
  return { texto: fillAjustes(politica, values), version: politica_version };
}
