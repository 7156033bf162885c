import type { SeedCategoria, SeedSubcategoria } from "../../tipos";
import { EJE } from "../ejes";
import { AUTOMOVILES, CAMIONETAS, CAMPEROS, PARTICULARES, PICKUPS, TODO_TERRENO } from "../vehiculos";
import { deGas } from "./gas";
import { delVehiculo } from "./vehiculo";

const COILOVER = [
  "partes/amortiguador-coilover.webp",
  "partes/amortiguador-coilover-2.webp",
  "partes/amortiguador-coilover-3.webp",
];

const conResorte: SeedSubcategoria = {
  nombre: "Con resorte",
  descripcion: "Amortiguadores con resorte (coilover) de cuerpo roscado, para uso fuera de carretera.",
  prefijo: "AR",
  inicio: 2701,
  cantidad: 16,
  medios: [...COILOVER, "video/giro-coilover.mp4"],
  series: [
    {
      plantilla: "Amortiguador con resorte {eje} {veh}, {tipo}",
      ejes: {
        veh: [...TODO_TERRENO, ...CAMIONETAS],
        tipo: ["regulable en altura", "con depósito externo", "para carga", "para trocha", "kit con soportes"],
        eje: EJE,
      },
      completo: "eje",
      descripciones: [
        "Resorte rojo, cuerpo roscado y ojos con buje metálico.",
        "Cada pareja se arma y prueba en banco.",
      ],
      medios: COILOVER,
    },
  ],
  fijos: [],
};

const resortes: SeedSubcategoria = {
  nombre: "Resortes helicoidales",
  descripcion: "Espirales de suspensión estándar, reforzados y con alza, por unidad o par.",
  prefijo: "RH",
  inicio: 2801,
  cantidad: 26,
  medios: ["partes/resorte-helicoidal.webp"],
  series: [
    {
      plantilla: "Resorte helicoidal {eje} {veh}, {tipo}",
      ejes: {
        veh: [...CAMPEROS, ...CAMIONETAS],
        tipo: ["reforzado", 'alza de 1"', 'alza de 2"', "carga pesada"],
        eje: EJE,
      },
      completo: "eje",
      peso: 2,
      descripciones: ["Acero para resortes con pintura azul.", "Se recomienda cambiar el par del mismo eje."],
      medios: ["partes/resorte-helicoidal.webp"],
    },
    {
      plantilla: "Resorte helicoidal delantero {veh}, {tipo}",
      ejes: { veh: PICKUPS, tipo: ["reforzado", 'alza de 1"', 'alza de 2"', "estándar"] },
      descripciones: ["Acero para resortes con pintura azul.", "Se recomienda cambiar el par."],
      medios: ["partes/resorte-helicoidal.webp"],
    },
    {
      plantilla: "Espiral {eje} {veh}, {cuantos}",
      ejes: { veh: [...AUTOMOVILES, ...CAMIONETAS], cuantos: ["unidad", "par"], eje: EJE },
      completo: "eje",
      descripciones: ["Altura igual a la original.", "Acero para resortes con pintura electrostática."],
    },
    {
      plantilla: "{parte} de espiral {eje} {veh}",
      ejes: { veh: PARTICULARES, parte: ["Caucho superior", "Caucho inferior"], eje: EJE },
      completo: "eje",
      descripciones: ["Evita el ruido entre espiral y base."],
    },
  ],
  fijos: [],
};

export const amortiguadores: SeedCategoria = {
  fija_id: "amortiguadores",
  nombre: "Amortiguadores",
  descripcion:
    "Delanteros, traseros y de compuerta, con y sin resorte. Armados y probados en banco antes del despacho.",
  medios: [
    "heroes/hero-amortiguadores.webp",
    "partes/amortiguador-coilover.webp",
    "partes/amortiguador-gas.webp",
    "partes/resorte-helicoidal.webp",
    "video/giro-coilover.mp4",
  ],
  notas: ["Instale en taller especializado.", "Se despacha en empaque individual."],
  subcategorias: [...delVehiculo, ...deGas, conResorte, resortes],
};
