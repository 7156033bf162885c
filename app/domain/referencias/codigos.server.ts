import { FieldRefusal } from "~/domain/kernel/refusal";
import { cleanText, toClave } from "~/domain/kernel/text";
import { refuseRetired, requireFreeRetired } from "./referencias.server";
import { db, type Tx } from "~/services/db/client.server";
import { codigoPlano } from "~/domain/catalogo/search";
import { requireSlug } from "~/domain/catalogo/slugs.server";

/** The columns of a new product's code. Throws FieldRefusal when the code is taken. */
export async function codesOf(tx: Tx, codigo: string) {
  const codigo_clave = toClave(codigo);
  const taken = await tx.producto.findUnique({ where: { codigo_clave }, select: { nombre: true } });
  if (taken) throw new FieldRefusal("codigo", `El código ya lo tiene «${taken.nombre}»`);
  await refuseRetired(tx, codigo);
  return { codigo, codigo_clave, codigo_plano: codigoPlano(codigo) };
}

/** The field and the message of a check that refuses; nothing where the database cannot say: saving will tell. */
async function refusalOf(check: Promise<unknown>): Promise<[string, string][]> {
  try {
    await check;
  } catch (error) {
    if (error instanceof FieldRefusal) return [[error.field, error.message]];
  }
  return [];
}

/** What is wrong with a product's codes and name as typed that its schema cannot know, by field: told with all else. */
export async function readTypedProblems(fields: FormData, id: number | undefined): Promise<Record<string, string>> {
  const typed = (name: string) => cleanText(String(fields.get(name) ?? ""));
  const own = { where: { id }, select: { codigo: true } };
  const stored = id === undefined ? null : await db.producto.findUnique(own).catch(() => null);
  const [codigo, nombre] = [stored?.codigo ?? typed("codigo"), typed("nombre")];
  const checks: Promise<unknown>[] = [
    ...(id === undefined && codigo !== "" ? [codesOf(db, codigo)] : []),
    requireFreeRetired(db, codigo, id, typed("reemplaza")),
    ...(nombre === "" ? [] : [(async () => requireSlug(nombre))()]),
  ];
  return Object.fromEntries((await Promise.all(checks.map(refusalOf))).flat());
}
