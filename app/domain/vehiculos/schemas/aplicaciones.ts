import { z } from "zod";
import { lineaOpcional, orden } from "~/domain/kernel/fields";
import { PRIMER_ANO, ULTIMO_ANO } from "../aplicaciones";

/** The texts of an application, by the rules of its form. */
export const textosAplicacion = {
  posicion: lineaOpcional("La posición", 60),
  motor: lineaOpcional("El motor", 60),
  nota: lineaOpcional("La nota", 120),
};

const ano = z.number().int().min(PRIMER_ANO).max(ULTIMO_ANO);

/** An application as it is stored, without the rows that it joins. */
export const AplicacionSchema = z.object({ desde: ano, hasta: ano.nullable(), ...textosAplicacion, orden: orden() });
