/** The part of a picture that stays in view where it is cropped, with its words; in the order of a grid of three rows. */
export const focos = {
  "arriba-izquierda": "Arriba a la izquierda",
  arriba: "Arriba",
  "arriba-derecha": "Arriba a la derecha",
  izquierda: "A la izquierda",
  centro: "En el centro",
  derecha: "A la derecha",
  "abajo-izquierda": "Abajo a la izquierda",
  abajo: "Abajo",
  "abajo-derecha": "Abajo a la derecha",
} as const;
export type Foco = keyof typeof focos;

export function isFoco(value: string): value is Foco {
  return Object.hasOwn(focos, value);
}
