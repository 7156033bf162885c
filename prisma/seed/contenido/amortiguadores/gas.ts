import type { SeedSubcategoria } from "../../tipos";
import { LADO } from "../ejes";
import { CAMIONETAS, CAMPEROS, HATCHBACKS, PARTICULARES, SEDANES } from "../vehiculos";

const compuerta: SeedSubcategoria = {
  nombre: "De compuerta",
  descripcion: "Cilindros de gas para compuerta, baúl y vidrio trasero.",
  prefijo: "AC",
  inicio: 2501,
  cantidad: 26,
  medios: [],
  series: [
    {
      plantilla: "Amortiguador de compuerta {veh}, {lado}",
      ejes: { veh: [...HATCHBACKS, ...CAMIONETAS, ...CAMPEROS], lado: [...LADO, "par"] },
      completo: "lado",
      peso: 2,
      descripciones: ["Cilindro de gas con rótulas en los extremos.", "Sostiene la compuerta a plena apertura."],
    },
    {
      plantilla: "Amortiguador de baúl {veh}, {lado}",
      ejes: { veh: SEDANES, lado: [...LADO, "par"] },
      completo: "lado",
      descripciones: ["Cilindro de gas con seguro de clip.", "Se cambia sin herramienta especial."],
    },
    {
      plantilla: "{parte} de amortiguador de compuerta {veh}",
      ejes: {
        veh: [...HATCHBACKS, ...CAMIONETAS, ...CAMPEROS],
        parte: [
          "Rótula",
          "Soporte superior",
          "Soporte inferior",
          "Juego de clips",
          "Kit de instalación",
          "Perno de bola",
        ],
      },
      descripciones: ["Repuesto para instalación del cilindro de gas."],
    },
    {
      plantilla: "Amortiguador de vidrio trasero {veh}, {cuantos}",
      ejes: { veh: [...CAMPEROS, ...CAMIONETAS], cuantos: ["unidad", "par", "par con soportes"] },
      descripciones: ["Para vidrio de apertura independiente."],
    },
  ],
  fijos: [],
};

const capo: SeedSubcategoria = {
  nombre: "De capó",
  descripcion: "Cilindros de gas que reemplazan la varilla del capó, con soportes.",
  prefijo: "AK",
  inicio: 2601,
  cantidad: 14,
  medios: [],
  series: [
    {
      plantilla: "Amortiguador de capó {veh}, {tipo}",
      ejes: {
        veh: PARTICULARES,
        tipo: ["unidad", "par", "par con soportes", "kit con tornillería", "izquierdo", "derecho"],
      },
      descripciones: ["Sostiene el capó sin varilla.", "Soportes sin perforación, incluye tornillería."],
    },
  ],
  fijos: [],
};

export const deGas: SeedSubcategoria[] = [compuerta, capo];
