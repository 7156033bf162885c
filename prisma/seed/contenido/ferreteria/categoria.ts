import type { SeedCategoria, SeedSubcategoria } from "../../tipos";
import { POR_BOLSA, ROSCAS } from "../ejes";
import { TODOS } from "../vehiculos";
import { fijacion } from "./fijacion";
import { tornilleria } from "./tornilleria";

const BISAGRA = ["partes/bisagra.webp", "partes/bisagra-2.webp", "partes/bisagra-3.webp"];

const bisagras: SeedSubcategoria = {
  nombre: "Bisagras",
  descripcion: "Bisagras galvanizadas e inoxidables para compuerta, furgón, puerta y capó.",
  prefijo: "BS",
  inicio: 1451,
  cantidad: 18,
  medios: BISAGRA,
  series: [
    {
      plantilla: "Bisagra reforzada de {uso} {medida}, {acabado}, {cuantos}",
      ejes: {
        uso: ["compuerta", "furgón", "estacas", "platón"],
        medida: ['2"', '2 1/2"', '3"', '4"', '5"'],
        acabado: ["galvanizada", "zincada", "inoxidable"],
        cuantos: ["unidad", "par"],
      },
      peso: 2,
      descripciones: ["Cinco nudos y perforaciones avellanadas.", "Pasador remachado en los extremos."],
      medios: BISAGRA,
      medioSi: /compuerta.*galvanizada/,
    },
    {
      plantilla: "Bisagra de {parte} {lado} {veh}",
      ejes: { veh: TODOS, parte: ["puerta superior", "puerta inferior", "capó"], lado: ["izquierda", "derecha"] },
      completo: "lado",
      descripciones: ["Acero estampado con fondo anticorrosivo.", "Incluye pasador y bujes."],
    },
  ],
  fijos: [],
};

const remaches: SeedSubcategoria = {
  nombre: "Remaches",
  descripcion: "Remaches pop, macizos y de expansión para lámina, plástico y banda de freno.",
  prefijo: "RM",
  inicio: 1551,
  cantidad: 14,
  medios: [],
  series: [
    {
      plantilla: "Remache {tipo} {medida}, {empaque}",
      ejes: {
        tipo: ["pop de aluminio", "pop de acero", "estructural", "de ala ancha", "macizo de cobre"],
        medida: [
          '1/8" × 1/4"',
          '1/8" × 3/8"',
          '1/8" × 1/2"',
          '5/32" × 3/8"',
          '5/32" × 1/2"',
          '3/16" × 3/8"',
          '3/16" × 1/2"',
          '3/16" × 3/4"',
        ],
        empaque: [...POR_BOLSA, "caja por 500"],
      },
      peso: 3,
      descripciones: ["Diámetro × largo en pulgadas.", "Se instala con remachadora manual."],
    },
    {
      plantilla: "Remache plástico de expansión {medida} mm, {color}, {empaque}",
      ejes: {
        medida: ["5", "6", "7", "8", "10", "12"],
        color: ["negro", "gris", "blanco"],
        empaque: POR_BOLSA,
      },
      peso: 2,
      descripciones: ["Para bómper y guardapolvo plástico.", "Se retira sin dañar la pieza."],
    },
    {
      plantilla: "Kit de remaches de bómper {veh}, {cuantos}",
      ejes: { veh: TODOS, cuantos: ["20 piezas", "40 piezas"] },
      descripciones: ["Surtido para el montaje de bómper y guardabarros."],
    },
  ],
  fijos: [],
};

const pasadores: SeedSubcategoria = {
  nombre: "Pasadores y chavetas",
  descripcion: "Pasadores, chavetas y anillos de retención para ejes, bisagras y acoples.",
  prefijo: "PC",
  inicio: 1651,
  cantidad: 12,
  medios: [],
  series: [
    {
      plantilla: "{tipo} {medida}, {empaque}",
      ejes: {
        tipo: ["Chaveta de aleta", "Pasador elástico", "Pasador cilíndrico", "Pasador con anillo"],
        medida: [
          '1/16" × 1"',
          '3/32" × 1"',
          '1/8" × 1 1/4"',
          '1/8" × 2"',
          '5/32" × 1 1/2"',
          '3/16" × 2"',
          '1/4" × 2"',
          '1/4" × 3"',
        ],
        empaque: ["unidad", ...POR_BOLSA],
      },
      peso: 2,
      descripciones: ["Acero zincado.", "Diámetro × largo en pulgadas."],
    },
    {
      plantilla: "Anillo de retención {tipo} {rosca}, {empaque}",
      ejes: { rosca: ROSCAS, tipo: ["exterior", "interior", "tipo E"], empaque: POR_BOLSA },
      descripciones: ["Acero para resortes, pavonado."],
    },
    {
      plantilla: "Juego de pasadores de bisagra {veh}, {cuantos}",
      ejes: { veh: TODOS, cuantos: ["2 puertas", "4 puertas"] },
      descripciones: ["Incluye bujes y seguros."],
    },
  ],
  fijos: [],
};

export const ferreteria: SeedCategoria = {
  fija_id: "ferreteria",
  nombre: "Ferretería",
  descripcion: "Pernos, tuercas, abrazaderas y grapas de fijación. Venta por unidad, bolsa o caja.",
  medios: [
    "heroes/hero-ferreteria.webp",
    "partes/tornillo-hexagonal.webp",
    "partes/abrazadera.webp",
    "partes/perno-u.webp",
    "partes/bisagra.webp",
  ],
  notas: ["Disponible por caja.", "Disponible para entrega inmediata en Bogotá."],
  subcategorias: [...tornilleria, ...fijacion, bisagras, remaches, pasadores],
};
