import { beneficiosWords } from "./beneficios";
import { BeneficioSchema } from "./schemas/beneficio";
import { iconFields, withIcon } from "./iconos";
import { entity } from "~/domain/kernel/entity.server";

/** The reasons to choose the company. */
export const beneficios = entity({
  name: "beneficios",
  one: "Beneficio",
  stored: { table: "beneficios_home", title: "Beneficios" },
  schema: BeneficioSchema,
  words: beneficiosWords,
  table: (tx) => tx.beneficioHome,
  title: (row) => row.titulo,
  search: ({ titulo, descripcion, icono }) => [titulo, descripcion, icono],
  ordered: { typed: true },
  derive: (_, value, { before }) => withIcon(value, before),
  shown: iconFields,
});
