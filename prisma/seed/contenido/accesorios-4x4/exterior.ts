import type { SeedSubcategoria } from "../../tipos";
import { ACABADO_TUBO, EJE, LADO } from "../ejes";
import { CAMIONETAS, CAMPEROS, PICKUPS, TODO_TERRENO } from "../vehiculos";
import { guardalodosFijos } from "./guardalodos-fijos";

const VEHICULOS = [...TODO_TERRENO, ...CAMIONETAS];

const pasamanos: SeedSubcategoria = {
  nombre: "Pasamanos",
  descripcion:
    "Pasamanos de techo y de agarre en tubo curvado en frío. Se fijan sobre los puntos originales del vehículo.",
  prefijo: "PM",
  inicio: 4101,
  cantidad: 28,
  medios: ["partes/pasamanos.webp"],
  series: [
    {
      plantilla: "Pasamanos de techo {tipo} {veh}, {acabado}, par",
      ejes: { veh: VEHICULOS, tipo: ["tubular", "de perfil bajo", "reforzado"], acabado: ACABADO_TUBO },
      peso: 3,
      descripciones: [
        "Tubo de 1 pulgada, pintura electrostática.",
        "Juego de dos pasamanos para techo con bases y tornillería.",
        "Tubería curvada en frío, extremos sellados contra el agua.",
      ],
    },
    {
      plantilla: "Pasamanos de agarre tubular {puesto} {veh}, {acabado}",
      ejes: {
        veh: VEHICULOS,
        acabado: ["inoxidable", "inoxidable con empuñadura", "negro"],
        puesto: ["copiloto", "trasero"],
      },
      descripciones: ["Tubo curvado con bridas de fijación.", "Para apoyo al subir y bajar del vehículo."],
      medios: ["partes/pasamanos.webp"],
      medioSi: /inoxidable/,
    },
  ],
  fijos: [
    {
      codigo: "PM-4102",
      nombre: "Pasamanos de techo tubular, par",
      descripcion: "Tubo de 1 pulgada, pintura electrostática.",
    },
    {
      codigo: "PM-4104",
      nombre: "Pasamanos de agarre universal en acero inoxidable con empuñadura de caucho",
      descripcion: "Incluye bridas y tornillos. Se instala en parales, puertas y cajones de carga.",
      medio: "partes/pasamanos.webp",
    },
  ],
};

const estribos: SeedSubcategoria = {
  nombre: "Estribos",
  descripcion: "Estribos tubulares y planos con huella antideslizante, para camperos, pickups y camionetas.",
  prefijo: "ES",
  inicio: 4201,
  cantidad: 30,
  medios: ["partes/estribo-4x4.webp"],
  series: [
    {
      plantilla: "Estribo tubular {tipo} {veh}, {acabado}, par",
      ejes: { veh: VEHICULOS, tipo: ["3 pulgadas", "4 pulgadas", "ovalado"], acabado: ACABADO_TUBO.slice(0, 3) },
      peso: 3,
      descripciones: [
        "Tubo con huellas antideslizantes y soportes al chasís.",
        "Juego izquierdo y derecho. Se ancla en los puntos originales, sin perforar.",
      ],
      medios: ["partes/estribo-4x4.webp"],
      medioSi: /negro/,
    },
    {
      plantilla: "Estribo plano en aluminio {veh}, {acabado}, par",
      ejes: { veh: VEHICULOS, acabado: ["natural", "negro", "con borde de caucho"] },
      descripciones: ["Plataforma de aluminio corrugado con extremos plásticos.", "Apoyo ancho y antideslizante."],
    },
    {
      plantilla: "Soporte de estribo {lado} {veh}, {cuantos}",
      ejes: { veh: TODO_TERRENO, cuantos: ["unidad", "juego de 3"], lado: LADO },
      completo: "lado",
      descripciones: ["Soporte en lámina calibre grueso, zincado.", "Repuesto del soporte original de la casa."],
    },
  ],
  fijos: [
    {
      codigo: "ES-4200",
      nombre:
        "Estribo tubular para pickup doble cabina con huella antideslizante, soportes reforzados y tornillería zincada, par",
      descripcion: "Acabado en pintura electrostática negra.",
      medio: "partes/estribo-4x4.webp",
    },
  ],
};

const guardalodos: SeedSubcategoria = {
  nombre: "Guardalodos",
  descripcion: "Caucho vulcanizado con nervios de refuerzo. Protegen la pintura y los bajos de barro, gravilla y agua.",
  prefijo: "GL",
  inicio: 4043,
  cantidad: 42,
  medios: ["partes/guardalodo.webp"],
  series: [
    {
      plantilla: "Guardalodo {eje} {veh}{tipo}, par",
      ejes: {
        veh: VEHICULOS,
        tipo: ["", " con platina", " en caucho liso", " con nervios de refuerzo", " ancho"],
        eje: EJE,
      },
      completo: "eje",
      peso: 4,
      descripciones: [
        "Caucho vulcanizado negro, perforaciones a la medida del guardabarros.",
        "Juego de dos piezas para el eje {eje}. Incluye tornillería.",
        "Flexible y resistente a la gravilla.",
      ],
      medios: ["partes/guardalodo.webp"],
      medioSi: /platina/,
    },
    {
      plantilla: "Guardalodo universal {medida} cm {tipo}, par",
      ejes: {
        medida: ["24 × 36", "28 × 40", "40 × 55", "45 × 60", "50 × 60", "60 × 60"],
        tipo: ["en caucho vulcanizado", "con platina de acero", "liso", "con nervios"],
      },
      descripciones: ["Se recorta y perfora según el guardabarros.", "Caucho negro de uso general."],
      medios: ["partes/guardalodo.webp"],
      medioSi: /platina/,
    },
    {
      plantilla: "Soporte de guardalodo {lado} {veh}, {acabado}",
      ejes: { veh: [...PICKUPS, ...CAMPEROS], acabado: ["zincado", "pintado"], lado: LADO },
      completo: "lado",
      descripciones: ["Platina de acero con perforaciones coliso.", "Para guardalodo trasero."],
    },
  ],
  fijos: guardalodosFijos,
};

export const exterior: SeedSubcategoria[] = [pasamanos, estribos, guardalodos];
