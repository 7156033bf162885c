/** Axes that several families of products share. */

export const LADO = ["izquierdo", "derecho"];
export const LADA = ["izquierda", "derecha"];
export const EJE = ["delantero", "trasero"];
export const EJA = ["delantera", "trasera"];
export const ACABADO_TUBO = ["negro", "negro texturizado", "gris", "inoxidable"];
export const ACABADO_HERRAJE = ["zincado", "galvanizado", "pavonado"];
export const ACABADA = ["zincada", "galvanizada", "pavonada", "inoxidable"];
export const POR_BOLSA = ["bolsa por 10", "bolsa por 25", "bolsa por 50", "bolsa por 100"];

const DIAMETROS = [5, 6, 8, 10, 12, 14, 16, 18, 20];
const LARGOS = [12, 16, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 120, 140];

/** Metric screw sizes in ordinary proportions: "M8 × 30". */
export const METRICAS = DIAMETROS.flatMap((diametro) =>
  LARGOS.filter((largo) => largo >= diametro * 2 && largo <= diametro * 10).map((largo) => `M${diametro} × ${largo}`),
);

const DIAMETROS_PULGADA = ['1/4"', '5/16"', '3/8"', '7/16"', '1/2"', '9/16"', '5/8"', '3/4"'];
const LARGOS_PULGADA = ['1"', '1 1/4"', '1 1/2"', '1 3/4"', '2"', '2 1/4"', '2 1/2"', '3"', '3 1/2"', '4"', '5"', '6"'];

/** Inch screw sizes: '3/8" × 1 1/2"'. */
export const PULGADAS = DIAMETROS_PULGADA.flatMap((diametro) =>
  LARGOS_PULGADA.map((largo) => `${diametro} × ${largo}`),
);

export const ROSCAS = DIAMETROS.map((diametro) => `M${diametro}`);
export const ROSCAS_PULGADA = DIAMETROS_PULGADA;
