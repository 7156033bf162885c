import { isNear } from "~/domain/catalogo/search";
import { toClave } from "~/domain/kernel/text";
import { clavesOf } from "./vehiculos";

interface Named {
  nombre: string;
  alias: string;
}

/** Letters and digits of a name's key: BT-50, BT 50 and BT50 are the same. */
function plain(clave: string): string {
  return clave.replace(/[^A-Z0-9]/g, "");
}

/** The line that a text names, by its own name or another one, ignoring case, accents, dashes and spaces. */
export function lineaNamed<L extends Named>(lineas: readonly L[], text: string): L | undefined {
  const wanted = toClave(text);
  const joined = plain(wanted);
  return (
    lineas.find((one) => clavesOf(one).includes(wanted)) ??
    (joined === "" ? undefined : lineas.find((one) => clavesOf(one).some((clave) => plain(clave) === joined)))
  );
}

/** The line that a mistyped text may mean: one letter away from one of its names, or the beginning of its name. */
export function lineaLike<L extends Named>(lineas: readonly L[], text: string): L | undefined {
  const wanted = plain(toClave(text));
  if (wanted.length < 3) return undefined;
  const near = (clave: string) => isNear(wanted, plain(clave));
  return (
    lineas.find((one) => clavesOf(one).some(near)) ??
    lineas.find(({ nombre }) => plain(toClave(nombre)).startsWith(wanted)) ??
    lineas.find(({ nombre }) => wanted.startsWith(plain(toClave(nombre))) && plain(toClave(nombre)).length > 3)
  );
}

/** The message for a line that its make does not have, with the line that may be meant. */
export function sinLinea(text: string, marca: { nombre: string }, like: { nombre: string } | undefined): string {
  return `La línea «${text}» no existe en ${marca.nombre}.${like ? ` ¿Quiso decir «${like.nombre}»?` : ""}`;
}
