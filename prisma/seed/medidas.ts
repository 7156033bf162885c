const DIAMETROS = [5, 6, 8, 10, 12, 14, 16, 18, 20];
const LARGOS = [12, 16, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 120, 140];
const DIAMETROS_PULGADA = ['1/4"', '5/16"', '3/8"', '7/16"', '1/2"', '9/16"', '5/8"', '3/4"'];
const LARGOS_PULGADA = ['1"', '1 1/4"', '1 1/2"', '1 3/4"', '2"', '2 1/4"', '2 1/2"', '3"', '3 1/2"', '4"', '5"', '6"'];

/** Common screw sizes by list name, metric ("M8 × 30") and in inches ('3/8" × 1 1/2"'). */
export const medidas = {
  METRICAS: DIAMETROS.flatMap((diametro) =>
    LARGOS.filter((largo) => largo >= diametro * 2 && largo <= diametro * 10).map((largo) => `M${diametro} × ${largo}`),
  ),
  PULGADAS: DIAMETROS_PULGADA.flatMap((diametro) => LARGOS_PULGADA.map((largo) => `${diametro} × ${largo}`)),
  ROSCAS: DIAMETROS.map((diametro) => `M${diametro}`),
  ROSCAS_PULGADA: DIAMETROS_PULGADA,
};
