import { z } from "zod";
import { textoOpcional } from "~/domain/kernel/fields";
import { iconNames, isOneSign } from "../iconos";

/** An icon field: a single grapheme, or the name of an icon (DEC 32). */
export function icono() {
  return textoOpcional("El ícono", 40).refine(
    (text) => text === "" || isOneSign(text) || /^\p{L}[\p{L}\d -]+$/u.test(text),
    "Escriba un solo emoji o el nombre de un ícono",
  );
}

/** The pictures beside the text of an icon; '' when none is chosen (DEC 48). */
export function dibujo() {
  return z
    .enum(["", ...iconNames()], { error: "Elija un dibujo de la lista" })
    .optional()
    .transform((name) => name ?? "");
}
