import type { SeedSubcategoria } from "../../tipos";
import { ACABADA, ACABADO_HERRAJE, METRICAS, POR_BOLSA, PULGADAS, ROSCAS, ROSCAS_PULGADA } from "../ejes";
import { PARTICULARES, TODOS } from "../vehiculos";
import { pernosFijos } from "./pernos-fijos";

const TORNILLO = ["partes/tornillo-hexagonal.webp"];

const pernos: SeedSubcategoria = {
  nombre: "Pernos",
  descripcion: "Pernos y tornillos hexagonales, allen, coche y de rueda, en rosca métrica y en pulgadas.",
  prefijo: "FE",
  inicio: 401,
  cantidad: 84,
  medios: TORNILLO,
  series: [
    {
      plantilla: "Perno hexagonal {medida}, grado {grado}, {acabado}",
      ejes: { medida: METRICAS, grado: ["8.8", "10.9"], acabado: ACABADO_HERRAJE },
      peso: 4,
      descripciones: [
        "Rosca métrica. Venta por unidad o por caja.",
        "Cabeza hexagonal, rosca parcial.",
        "Bolsa por 50 unidades.",
      ],
      medios: TORNILLO,
      medioSi: /zincado/,
    },
    {
      plantilla: "Perno hexagonal {medida}, grado {grado}, {acabado}",
      ejes: { medida: PULGADAS, grado: ["2", "5", "8"], acabado: ACABADO_HERRAJE },
      peso: 3,
      descripciones: ["Rosca ordinaria. Venta por unidad o por caja.", "Rosca fina bajo pedido."],
      medios: TORNILLO,
      medioSi: /zincado/,
    },
    {
      plantilla: "Tornillo allen {cabeza} {medida}, {acabado}",
      ejes: { cabeza: ["cilíndrica", "avellanada", "de botón"], medida: METRICAS, acabado: ["pavonado", "zincado"] },
      peso: 2,
      descripciones: ["Hexágono interior, rosca métrica.", "Bolsa por 25 unidades."],
    },
    {
      plantilla: "Perno coche {medida}, {acabado}",
      ejes: { medida: PULGADAS, acabado: ["zincado", "galvanizado"] },
      descripciones: ["Cuello cuadrado, cabeza redonda.", "Para platón, estacas y carrocería de madera."],
    },
    {
      plantilla: "Perno de rueda {veh}, {acabado}, {cuantos}",
      ejes: { veh: PARTICULARES, acabado: ["zincado", "cromado"], cuantos: ["unidad", "juego de 4", "juego de 5"] },
      descripciones: ["Confirme paso y largo con la muestra.", "Espárrago o perno según el cubo."],
    },
  ],
  fijos: pernosFijos,
};

const tuercas: SeedSubcategoria = {
  nombre: "Tuercas",
  descripcion: "Tuercas hexagonales, de seguridad, de rueda y enjauladas.",
  prefijo: "TU",
  inicio: 701,
  cantidad: 32,
  medios: TORNILLO,
  series: [
    {
      plantilla: "Tuerca hexagonal {rosca}, {acabada}, {empaque}",
      ejes: { rosca: [...ROSCAS, ...ROSCAS_PULGADA], acabada: ACABADA, empaque: POR_BOLSA },
      peso: 3,
      descripciones: ["Cuerda ordinaria.", "Venta por bolsa."],
      medios: TORNILLO,
      medioSi: /zincada/,
    },
    {
      plantilla: "Tuerca {tipo} {rosca}, {acabada}, {empaque}",
      ejes: {
        rosca: [...ROSCAS, ...ROSCAS_PULGADA],
        tipo: ["de seguridad con inserto", "con brida", "mariposa", "enjaulada", "remachable", "ciega"],
        acabada: ["zincada", "inoxidable"],
        empaque: POR_BOLSA,
      },
      peso: 3,
      descripciones: ["Resiste la vibración.", "Para uso automotor e industrial."],
    },
    {
      plantilla: "Tuerca de rueda {veh}, {acabada}",
      ejes: { veh: TODOS, acabada: ["cromada", "zincada"] },
      descripciones: ["Asiento cónico. Venta por unidad.", "Confirme el paso con la muestra."],
    },
  ],
  fijos: [
    {
      codigo: "TU-0700",
      nombre: "Tuerca de seguridad para rin, juego de 4 con dado llave",
      medio: "partes/seguro-rueda.webp",
    },
  ],
};

const arandelas: SeedSubcategoria = {
  nombre: "Arandelas",
  descripcion: "Arandelas planas, de presión, dentadas y de cobre.",
  prefijo: "AN",
  inicio: 901,
  cantidad: 20,
  medios: TORNILLO,
  series: [
    {
      plantilla: "Arandela {tipo} {rosca}, {acabada}, {empaque}",
      ejes: {
        rosca: [...ROSCAS, ...ROSCAS_PULGADA],
        tipo: ["plana", "de presión", "dentada", "de ala ancha"],
        acabada: ["zincada", "galvanizada", "inoxidable"],
        empaque: POR_BOLSA,
      },
      peso: 4,
      descripciones: ["Reparte el apriete y protege la lámina.", "Venta por bolsa."],
      medios: TORNILLO,
      medioSi: /plana.*zincada/,
    },
    {
      plantilla: "Arandela de cobre {rosca}, {empaque}",
      ejes: { rosca: ROSCAS, empaque: POR_BOLSA },
      descripciones: ["Para tapón de cárter y racores."],
    },
  ],
  fijos: [],
};

export const tornilleria: SeedSubcategoria[] = [pernos, tuercas, arandelas];
