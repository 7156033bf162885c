import { codigoField } from "~/domain/catalogo/fotos/nombres";
import { cleanText, truncate } from "~/domain/kernel/text";
import { idsOf } from "../marcados.server";

/** Longest code that is read, in characters. */
const CODE_MAX = 80;

type Escritos = ReadonlyMap<number, string>;

/** The codes that were typed for some of these pictures, "" where one was left empty. */
function typedIn(fields: FormData | URLSearchParams, enviadas: readonly number[]): Escritos {
  const typed = enviadas.flatMap((id) => {
    const codigo = fields.get(codigoField(id));
    return typeof codigo === "string" ? [[id, truncate(cleanText(codigo), CODE_MAX)] as const] : [];
  });
  return new Map(typed);
}

/** The pictures of an address, and the codes that were typed for some of them. */
export function readAddress({ searchParams }: URL) {
  const enviadas = idsOf(searchParams.get("fotos"));
  const escritos = [...typedIn(searchParams, enviadas)].filter(([, codigo]) => codigo !== "");
  return { enviadas, escritos: new Map(escritos) };
}

/** The codes of a form, the pictures whose code is another one than in the address, and the address that has them all. */
export function readCodigos(fields: FormData, { enviadas, escritos }: ReturnType<typeof readAddress>) {
  const typed = typedIn(fields, enviadas);
  const nuevos = [...typed].filter(([id, codigo]) => codigo !== (escritos.get(id) ?? "")).map(([id]) => id);
  const all = [...new Map([...escritos, ...typed])].filter(([, codigo]) => codigo !== "");
  const said = all.map(([id, codigo]) => `&${codigoField(id)}=${encodeURIComponent(codigo)}`);
  return { typed: Object.fromEntries(typed), nuevos, search: `?fotos=${enviadas.join(",")}${said.join("")}` };
}
