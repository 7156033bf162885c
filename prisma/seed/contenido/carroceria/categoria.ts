import type { SeedCategoria, SeedSubcategoria } from "../../tipos";
import { EJA, EJE, LADA, LADO } from "../ejes";
import { CARGA, LIVIANOS, PARTICULARES, PICKUPS, TODOS } from "../vehiculos";
import { lamina } from "./lamina";

const manijas: SeedSubcategoria = {
  nombre: "Manijas",
  descripcion: "Manijas exteriores e interiores, cromadas, negras o para pintar, con o sin cilindro.",
  prefijo: "MJ",
  inicio: 1601,
  cantidad: 32,
  medios: ["partes/manija-exterior.webp"],
  series: [
    {
      plantilla: "Manija exterior {eje} {lado} {veh}, {acabado}",
      ejes: { veh: PARTICULARES, eje: EJA, acabado: ["negra", "cromada", "para pintar"], lado: LADA },
      completo: "lado",
      peso: 3,
      descripciones: ["Incluye empaque de base.", "No incluye cilindro. Verifique el lado antes de pedir."],
      medios: ["partes/manija-exterior.webp"],
      medioSi: /cromada/,
    },
    {
      plantilla: "Manija interior {lado} {veh}, {color}",
      ejes: { veh: PARTICULARES, color: ["negra", "gris", "cromada"], lado: LADA },
      completo: "lado",
      descripciones: ["Plástico inyectado con resorte de retorno.", "Sirve adelante y atrás, según el modelo."],
    },
    {
      plantilla: "Manija elevavidrio {veh}, {color}",
      ejes: { veh: LIVIANOS, color: ["negra", "gris"] },
      descripciones: ["Incluye clip de seguro."],
    },
    {
      plantilla: "Manija de compuerta {veh}, {acabado}",
      ejes: { veh: PICKUPS, acabado: ["negra", "cromada", "con cilindro"] },
      descripciones: ["Para platón. Incluye marco."],
    },
  ],
  fijos: [],
};

const cierres: SeedSubcategoria = {
  nombre: "Cierres de capó",
  descripcion: "Cierres con pestillo, guayas y ganchos de seguridad para capó.",
  prefijo: "CC",
  inicio: 1701,
  cantidad: 16,
  medios: ["partes/cierre-capo.webp"],
  series: [
    {
      plantilla: "Cierre de capó {veh}, {tipo}",
      ejes: { veh: [...PARTICULARES, ...CARGA], tipo: ["con pestillo", "con gancho de seguridad"] },
      peso: 2,
      descripciones: ["Galvanizado, con resorte y gancho de seguridad.", "Lubrique el pestillo al instalar."],
      medios: ["partes/cierre-capo.webp"],
    },
    {
      plantilla: "{parte} de capó {veh}",
      ejes: { veh: [...PARTICULARES, ...CARGA], parte: ["Guaya", "Gancho de seguridad", "Palanca de apertura"] },
      descripciones: ["Repuesto para montaje original.", "Verifique el largo antes de instalar."],
    },
  ],
  fijos: [],
};

const guardalodos: SeedSubcategoria = {
  nombre: "Guardalodos",
  descripcion: "Guardalodos para automóvil y vehículo de carga, en caucho y en plástico inyectado.",
  prefijo: "GC",
  inicio: 1801,
  cantidad: 12,
  medios: ["partes/guardalodo.webp"],
  series: [
    {
      plantilla: "Guardalodo {eje} {veh}, {material}, par",
      ejes: {
        veh: [...LIVIANOS, ...CARGA],
        material: ["caucho con platina", "caucho liso", "plástico inyectado"],
        eje: EJE,
      },
      completo: "eje",
      descripciones: ["Juego de dos piezas con tornillería.", "Protege la pintura de barro y gravilla."],
      medios: ["partes/guardalodo.webp"],
      medioSi: /platina/,
    },
  ],
  fijos: [
    {
      codigo: "GC-1800",
      nombre: "Guardalodo universal 30 × 44 cm en caucho vulcanizado",
      descripcion: "Se recorta y perfora según el guardabarros.",
      medio: "partes/guardalodo.webp",
    },
  ],
};

const estribos: SeedSubcategoria = {
  nombre: "Estribos internos",
  descripcion: "Láminas de estribo y cubre estribos para reparación y protección del ingreso.",
  prefijo: "EI",
  inicio: 1901,
  cantidad: 10,
  medios: [],
  series: [
    {
      plantilla: "Lámina de estribo {lado} {veh}",
      ejes: { veh: TODOS, lado: LADO },
      completo: "lado",
      descripciones: ["Lámina estampada para reparación.", "Se suelda por puntos."],
    },
    {
      plantilla: "Cubre estribos {veh}, {acabado}, juego de 4",
      ejes: { veh: PARTICULARES, acabado: ["acero inoxidable", "negro", "aluminio"] },
      descripciones: ["Se pega con cinta de doble faz.", "Protege la pintura del ingreso."],
    },
  ],
  fijos: [],
};

export const carroceria: SeedCategoria = {
  fija_id: "carroceria",
  nombre: "Carrocería",
  descripcion:
    "Guardabarros, persianas y refuerzos en lámina estampada. Manijas, cierres y bómperes con fijaciones originales.",
  medios: [
    "heroes/hero-carroceria.webp",
    "partes/rejilla-persiana.webp",
    "partes/manija-exterior.webp",
    "partes/cierre-capo.webp",
    "partes/guardalodo.webp",
  ],
  notas: ["Presente la pieza antes de instalar.", "Se despacha con embalaje de cartón."],
  subcategorias: [...lamina, manijas, cierres, guardalodos, estribos],
};
