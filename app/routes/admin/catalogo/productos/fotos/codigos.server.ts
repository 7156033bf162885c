import type { Destino } from "~/domain/catalogo/fotos/fotos.server";
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

/** Where the pictures go in products that have some. */
export function readLugar(fields: FormData | URLSearchParams): "antes" | "despues" {
  return fields.get("lugar") === "antes" ? "antes" : "despues";
}

/** The pictures of an address, the codes that were typed for some of them, and what else was chosen before a new review. */
export function readAddress({ searchParams }: URL) {
  const enviadas = idsOf(searchParams.get("fotos"));
  const escritos = [...typedIn(searchParams, enviadas)].filter(([, codigo]) => codigo !== "");
  const quitadas = idsOf(searchParams.get("quitadas"));
  return { enviadas, escritos: new Map(escritos), quitadas, lugar: readLugar(searchParams) };
}

/** What was chosen in the question besides codes, as the end of its address: what was left out stays so in a new review. */
export function chosenSearch(
  fields: FormData,
  elegidas: readonly Destino[],
  lugar: ReturnType<typeof readLugar>,
): string {
  const chosen = new Set(elegidas.map(({ foto }) => foto));
  // Only a picture that was shown with a mark can be left out: another one may have got its product since.
  const quitadas = idsOf(fields.getAll("vista[]").join(",")).filter((id) => !chosen.has(id));
  return (quitadas.length > 0 ? `&quitadas=${quitadas.join(",")}` : "") + (lugar === "antes" ? "&lugar=antes" : "");
}

/** The codes of a form, the pictures whose code is another one than in the address, and the address that has them all. */
export function readCodigos(
  fields: FormData,
  { enviadas, escritos }: Omit<ReturnType<typeof readAddress>, "quitadas" | "lugar">,
) {
  const typed = typedIn(fields, enviadas);
  const nuevos = [...typed].filter(([id, codigo]) => codigo !== (escritos.get(id) ?? "")).map(([id]) => id);
  const all = [...new Map([...escritos, ...typed])].filter(([, codigo]) => codigo !== "");
  const said = all.map(([id, codigo]) => `&${codigoField(id)}=${encodeURIComponent(codigo)}`);
  return { typed: Object.fromEntries(typed), nuevos, search: `?fotos=${enviadas.join(",")}${said.join("")}` };
}
