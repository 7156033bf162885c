import { iconNamed } from "~/domain/paginas/iconos";
import { NamedIcon } from "~/ui/signo";

/** An icon as staff chose it: the drawing with its name, or the text they typed (DEC 48). */
export function Signo({ icono }: { icono: string }) {
  const name = iconNamed(icono);
  return name ? <NamedIcon name={name} /> : icono;
}
