import type { SeedCategoria, SeedSubcategoria } from "../../tipos";
import { CAMIONETAS, PICKUPS, TODO_TERRENO } from "../vehiculos";
import { carga } from "./carga";
import { exterior } from "./exterior";

const snorkels: SeedSubcategoria = {
  nombre: "Snorkels",
  descripcion: "Tomas de aire elevadas en polietileno, con soportes y empaques para cada modelo.",
  prefijo: "SK",
  inicio: 4701,
  cantidad: 14,
  medios: ["partes/snorkel.webp"],
  series: [
    {
      plantilla: "Snorkel {veh}, {tipo}",
      ejes: { veh: TODO_TERRENO, tipo: ["toma fija", "toma giratoria", "con prefiltro ciclónico"] },
      peso: 3,
      descripciones: [
        "Polietileno negro con soportes de fijación.",
        "Incluye plantilla de corte, abrazaderas y empaques.",
      ],
      medios: ["partes/snorkel.webp"],
    },
    {
      plantilla: "{parte} para snorkel {veh}",
      ejes: {
        veh: TODO_TERRENO,
        parte: [
          "Manguera",
          "Soporte de paral",
          "Toma de aire",
          "Kit de abrazaderas",
          "Codo de entrada",
          "Empaque",
          "Tapa antilluvia",
        ],
      },
      descripciones: ["Repuesto de la línea de snorkels.", "Verifique el lado de instalación."],
    },
  ],
  fijos: [],
};

const barras: SeedSubcategoria = {
  nombre: "Barras antivuelco",
  descripcion: "Barras para platón en tubo de acero, con bases atornilladas y acabado electrostático.",
  prefijo: "BA",
  inicio: 4601,
  cantidad: 12,
  medios: ["partes/barra-antivuelco.webp"],
  series: [
    {
      plantilla: "Barra antivuelco {tipo} {veh}, {acabado}",
      ejes: {
        veh: PICKUPS,
        tipo: ["sencilla", "doble", "con parrilla", "con base para exploradoras", "tipo deportivo"],
        acabado: ["negra", "negra texturizada", "gris", "inoxidable", "cromada"],
      },
      descripciones: ["Se atornilla al platón, sin soldadura.", "Tubo curvado en frío con bases de platina."],
      medios: ["partes/barra-antivuelco.webp"],
      medioSi: /doble.*negra/,
    },
  ],
  fijos: [],
};

const boceles: SeedSubcategoria = {
  nombre: "Boceles de guardabarros",
  descripcion: "Ensanches y boceles para el arco de la rueda, en plástico ABS y caucho.",
  prefijo: "BG",
  inicio: 4801,
  cantidad: 24,
  medios: [],
  series: [
    {
      plantilla: "Bocel de guardabarros {eje} {veh}, {tipo}, par",
      ejes: {
        veh: [...TODO_TERRENO, ...CAMIONETAS],
        tipo: ["liso", "con tornillo a la vista", "texturizado", "ancho", "para pintar"],
        eje: ["delantero", "trasero"],
      },
      completo: "eje",
      peso: 2,
      descripciones: ["Plástico ABS con cinta y grapas de fijación.", "Cubre el arco de la rueda y su canto."],
    },
    {
      plantilla: "Juego de boceles de guardabarros {veh}, {tipo}, 4 piezas",
      ejes: {
        veh: [...TODO_TERRENO, ...CAMIONETAS],
        tipo: ["liso", "texturizado", "ancho", "con tornillo a la vista"],
      },
      descripciones: ["Juego completo delantero y trasero.", "Fijación con grapas y cinta de doble faz."],
    },
  ],
  fijos: [{ codigo: "BG-4800", nombre: "Bocel de guardabarros delantero campero 5 puertas, par" }],
};

export const accesorios4x4: SeedCategoria = {
  fija_id: "accesorios-4x4",
  nombre: "Accesorios 4X4",
  descripcion:
    "Pasamanos, estribos, portaequipajes y defensas para campero y pickup. Tubería curvada en frío, herrajes zincados y pintura electrostática.",
  medios: [
    "heroes/hero-accesorios-4x4.webp",
    "partes/parrilla-techo.webp",
    "partes/bomper-delantero.webp",
    "partes/estribo-4x4.webp",
    "partes/snorkel.webp",
    "partes/gancho-remolque.webp",
  ],
  notas: ["Se despacha en empaque individual.", "Disponible para entrega en planta."],
  subcategorias: [...exterior, ...carga, barras, snorkels, boceles],
};
