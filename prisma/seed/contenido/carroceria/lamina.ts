import type { SeedSubcategoria } from "../../tipos";
import { EJE, LADO } from "../ejes";
import { CARGA, LIVIANOS, PARTICULARES, PICKUPS, TODO_TERRENO } from "../vehiculos";

const guardabarros: SeedSubcategoria = {
  nombre: "Guardabarros",
  descripcion: "Guardabarros y guardapolvos plásticos de rueda, estampados o inyectados según el original.",
  prefijo: "CR",
  inicio: 1101,
  cantidad: 34,
  medios: [],
  series: [
    {
      plantilla: "Guardabarros delantero {lado} {veh}{tipo}",
      ejes: { veh: PARTICULARES, tipo: ["", " con hueco para direccional", " con hueco para antena"], lado: LADO },
      completo: "lado",
      peso: 2,
      descripciones: ["Lámina estampada con fondo anticorrosivo.", "Se entrega listo para pintar."],
    },
    {
      plantilla: "Guardapolvo plástico de guardabarros {eje} {lado} {veh}",
      ejes: { veh: PARTICULARES, eje: EJE, lado: LADO },
      completo: "lado",
      descripciones: ["Plástico inyectado, perforaciones originales.", "Protege el compartimiento de motor del agua."],
    },
    {
      plantilla: "Soporte de guardabarros {lado} {veh}",
      ejes: { veh: [...TODO_TERRENO, ...CARGA], lado: LADO },
      completo: "lado",
      descripciones: ["Lámina zincada."],
    },
  ],
  fijos: [
    { codigo: "CR-1180", nombre: "Guardabarros delantero izquierdo" },
    {
      codigo: "CR 11.80",
      nombre: "Guardabarros delantero izquierdo, molde anterior",
      descripcion: "Referencia de la lista anterior.",
    },
    { codigo: "CR-1100", nombre: "Bocel de guardabarros delantero campero 5 puertas, par" },
  ],
};

const persianas: SeedSubcategoria = {
  nombre: "Persianas",
  descripcion: "Persianas y rejillas frontales con marco cromado o negro, inyectadas en ABS.",
  prefijo: "PS",
  inicio: 1301,
  cantidad: 22,
  medios: ["partes/rejilla-persiana.webp"],
  series: [
    {
      plantilla: "Persiana frontal {veh}, {acabado}",
      ejes: { veh: [...PARTICULARES, ...CARGA], acabado: ["marco cromado", "negra", "negra brillante", "para pintar"] },
      peso: 2,
      descripciones: [
        "Plástico ABS inyectado con grapas de fijación.",
        "Lamas horizontales, montaje igual al original.",
      ],
      medios: ["partes/rejilla-persiana.webp"],
      medioSi: /marco cromado/,
    },
    {
      plantilla: "Rejilla de bómper {puesto} {veh}",
      ejes: { veh: PARTICULARES, puesto: ["central", "izquierda", "derecha", "inferior"] },
      descripciones: ["Plástico negro con pestañas de ajuste.", "Se monta a presión."],
    },
  ],
  fijos: [],
};

const refuerzos: SeedSubcategoria = {
  nombre: "Refuerzos",
  descripcion: "Almas, platinas y refuerzos en lámina estampada para bómper, puerta y chasís.",
  prefijo: "RF",
  inicio: 1401,
  cantidad: 18,
  medios: [],
  series: [
    {
      plantilla: "Alma de bómper {eje} {veh}",
      ejes: { veh: PARTICULARES, eje: EJE },
      completo: "eje",
      descripciones: ["Lámina estampada con pintura anticorrosiva.", "Conserva los puntos de fijación originales."],
    },
    {
      plantilla: "Refuerzo {lado} de {parte} {veh}",
      ejes: { veh: PARTICULARES, parte: ["puerta", "paral", "estribo"], lado: LADO },
      completo: "lado",
      descripciones: ["Se suelda por puntos.", "Lámina calibre original."],
    },
    {
      plantilla: "Travesaño {parte} {veh}",
      ejes: { veh: [...PICKUPS, ...CARGA], parte: ["frontal", "inferior de radiador", "de platón"] },
      descripciones: ["Lámina estampada, sin pintura de acabado."],
    },
  ],
  fijos: [
    {
      codigo: "RF-1400",
      nombre: "Kit de tornillería zincada para instalación",
      descripcion: "Para refuerzos y almas de bómper.",
    },
  ],
};

const bomperes: SeedSubcategoria = {
  nombre: "Bómperes",
  descripcion: "Bómperes plásticos y metálicos, con sus absorbedores, guías y soportes.",
  prefijo: "BP",
  inicio: 1501,
  cantidad: 22,
  medios: ["partes/bomper-delantero.webp"],
  series: [
    {
      plantilla: "Bómper {eje} {veh}, {acabado}",
      ejes: { veh: LIVIANOS, acabado: ["para pintar", "negro", "con hueco para exploradora"], eje: EJE },
      completo: "eje",
      peso: 2,
      descripciones: ["Plástico inyectado, fijaciones originales.", "No incluye rejillas ni exploradoras."],
    },
    {
      plantilla: "Bómper metálico {eje} {veh}, {acabado}",
      ejes: { veh: TODO_TERRENO, acabado: ["negro", "cromado", "gris"], eje: EJE },
      completo: "eje",
      descripciones: ["Lámina doblada con pintura electrostática.", "Montaje al chasís con pernos originales."],
      medios: ["partes/bomper-delantero.webp"],
      medioSi: /delantero.*negro/,
    },
    {
      plantilla: "Guía de bómper {eje} {lado} {veh}",
      ejes: { veh: LIVIANOS, eje: EJE, lado: LADO },
      completo: "lado",
      descripciones: ["Plástico inyectado."],
    },
  ],
  fijos: [],
};

export const lamina: SeedSubcategoria[] = [guardabarros, persianas, refuerzos, bomperes];
