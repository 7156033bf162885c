import type { SeedSubcategoria } from "../../tipos";
import { LADO } from "../ejes";
import { CAMPEROS, CARGA, LIVIANOS, PARTICULARES, PICKUPS, TODO_TERRENO } from "../vehiculos";

const GAS = ["partes/amortiguador-gas.webp"];

const delanteros: SeedSubcategoria = {
  nombre: "Delanteros",
  descripcion: "Amortiguadores delanteros a gas e hidráulicos para automóvil, campero, pickup y carga.",
  prefijo: "AD",
  inicio: 2001,
  cantidad: 42,
  medios: GAS,
  series: [
    {
      plantilla: "Amortiguador delantero {lado} {tipo} {veh}",
      ejes: { veh: LIVIANOS, tipo: ["a gas", "hidráulico", "a gas reforzado"], lado: LADO },
      completo: "lado",
      peso: 3,
      descripciones: [
        "Cartucho con soporte para espiral. Se recomienda cambiar el par.",
        "Vástago cromado y retenedor de doble labio.",
      ],
    },
    {
      plantilla: "Amortiguador delantero {tipo} {veh}",
      ejes: {
        veh: [...TODO_TERRENO, ...CARGA],
        tipo: ["a gas", "hidráulico", "a gas reforzado", "a gas para suspensión elevada"],
      },
      peso: 2,
      descripciones: ["Doble acción, ojo inferior con buje de caucho.", "Espiga superior con tuercas y arandelas."],
      medios: GAS,
      medioSi: /a gas/,
    },
    {
      plantilla: "{parte} de amortiguador delantero {lado} {veh}",
      ejes: { veh: LIVIANOS, parte: ["Base", "Base con rodamiento", "Tope"], lado: LADO },
      completo: "lado",
      descripciones: ["Caucho vulcanizado a herraje de acero.", "Revíselo siempre que cambie el amortiguador."],
    },
  ],
  fijos: [],
};

const traseros: SeedSubcategoria = {
  nombre: "Traseros",
  descripcion: "Amortiguadores traseros de doble acción, con ojo o espiga según el vehículo.",
  prefijo: "AM",
  inicio: 2201,
  cantidad: 40,
  medios: GAS,
  series: [
    {
      plantilla: "Amortiguador trasero {tipo} {veh}{cuantos}",
      ejes: {
        veh: [...PARTICULARES, ...CARGA],
        tipo: ["a gas", "hidráulico", "a gas reforzado"],
        cuantos: ["", ", par"],
      },
      peso: 3,
      descripciones: [
        "Doble acción, ojo inferior con buje de caucho.",
        "Vástago cromado y retenedor de doble labio.",
        "Cambie el par para conservar la estabilidad.",
      ],
      medios: GAS,
      medioSi: /a gas/,
    },
    {
      plantilla: "Amortiguador trasero a gas para suspensión elevada {veh}, {alza}",
      ejes: { veh: [...PICKUPS, ...CAMPEROS], alza: ['alza de 1"', 'alza de 2"', 'alza de 3"'] },
      descripciones: ["Mayor recorrido para vehículos con alza.", "Bujes de caucho incluidos."],
      medios: GAS,
    },
    {
      plantilla: "{parte} de amortiguador trasero {veh}",
      ejes: { veh: PARTICULARES, parte: ["Buje", "Base", "Tope", "Kit de bujes"] },
      descripciones: ["Caucho de alta resistencia.", "Repuesto para montaje original."],
    },
  ],
  fijos: [
    {
      codigo: "AM-2207",
      nombre: "Amortiguador trasero a gas pickup",
      descripcion: "Doble acción, ojo inferior con buje de caucho.",
      medio: "partes/amortiguador-gas.webp",
    },
    {
      codigo: "AM-2207/R",
      nombre: "Amortiguador trasero a gas pickup, reforzado",
      descripcion: "Versión para trabajo con carga permanente.",
      medio: "partes/amortiguador-gas.webp",
    },
  ],
};

const direccion: SeedSubcategoria = {
  nombre: "De dirección",
  descripcion: "Amortiguadores estabilizadores de dirección para campero, pickup y camión liviano.",
  prefijo: "AT",
  inicio: 2401,
  cantidad: 8,
  medios: [],
  series: [
    {
      plantilla: "Amortiguador de dirección {tipo} {veh}",
      ejes: {
        veh: TODO_TERRENO,
        tipo: ["a gas", "hidráulico", "reforzado", "con abrazaderas", "para llanta todoterreno", "doble"],
      },
      descripciones: ["Reduce la vibración del timón en trocha.", "Incluye bujes y tuercas de fijación."],
    },
  ],
  fijos: [],
};

export const delVehiculo: SeedSubcategoria[] = [delanteros, traseros, direccion];
