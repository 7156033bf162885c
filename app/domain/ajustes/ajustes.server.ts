import { perContent } from "~/services/page-cache/content-version.server";
import { countOf } from "~/domain/kernel/text";
import { db, type Tx } from "~/services/db/client.server";
import { ajustesContactoDefaults, ajustesDefaults, fillAjustes, mergeAjustes } from "./ajustes";
import { sinonimosDefault, sinonimosOf } from "~/domain/busqueda/sinonimos";
import { politicaDefault } from "./politica";

/** The stored settings, for `mergeAjustes`; those that staff have not saved have no row. */
export async function listAjustes(tx: Tx = db) {
  return tx.ajuste.findMany({ select: { clave: true, valor: true } });
}

const readEmpresa = perContent(async () => mergeAjustes(ajustesDefaults, await listAjustes()).empresa);

/** The company's name as the back office shows it; the default while it cannot be read. */
export async function getEmpresa(): Promise<string> {
  return readEmpresa().catch(() => ajustesDefaults.empresa);
}

/** The words of the search that mean the same. */
export const getSinonimos = perContent(async () => {
  return sinonimosOf(mergeAjustes({ sinonimos: sinonimosDefault }, await listAjustes()).sinonimos);
});

/** The settings of the contact form, read from the database at each call. */
export async function getAjustesContacto() {
  return mergeAjustes(ajustesContactoDefaults, await listAjustes());
}

/** The data policy as visitors read it, and its version, which is stored with each message (DEC 20). */
export async function getPolitica(): Promise<{ texto: string; version: string }> {
  const rows = await listAjustes();
  const { politica } = mergeAjustes({ politica: politicaDefault }, rows);
  const { retencion_meses, politica_version } = mergeAjustes(ajustesContactoDefaults, rows);
  const values = { ...mergeAjustes(ajustesDefaults, rows), meses: retencion_meses };
  const texto = politica.replaceAll("{meses} meses", countOf(Number(retencion_meses), "mes", "meses"));
  return { texto: fillAjustes(texto, values), version: politica_version };
}
