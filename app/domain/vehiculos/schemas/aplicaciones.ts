import { z } from "zod";
import { orden, textoOpcional } from "~/domain/kernel/fields";
import { PRIMER_ANO, ULTIMO_ANO } from "../aplicaciones";

/** The texts of an application, by the rules of its form. */
export const textosAplicacion = {
  posicion: textoOpcional("La posición", 60),
  motor: textoOpcional("El motor", 60),
  nota: textoOpcional("La nota", 120),
};

const ano = z.number().int().min(PRIMER_ANO).max(ULTIMO_ANO);

/** An application as it is stored, without the rows that it joins. */
export const AplicacionSchema = z.object({ desde: ano, hasta: ano.nullable(), ...textosAplicacion, orden: orden() });
