import type { SeedSubcategoria } from "../../tipos";
import { CARGA, PARTICULARES, TODOS, TODO_TERRENO } from "../vehiculos";

const abrazaderas: SeedSubcategoria = {
  nombre: "Abrazaderas",
  descripcion: "Abrazaderas de tornillo sin fin, de perno y de resorte para manguera, escape y guardapolvo.",
  prefijo: "AB",
  inicio: 1001,
  cantidad: 28,
  medios: ["partes/abrazadera.webp"],
  series: [
    {
      plantilla: "Abrazadera de tornillo sin fin {medida} mm, {material}, {empaque}",
      ejes: {
        medida: [
          "8-12",
          "10-16",
          "12-20",
          "16-27",
          "20-32",
          "25-40",
          "32-50",
          "40-60",
          "50-70",
          "60-80",
          "70-90",
          "80-100",
        ],
        material: ["acero inoxidable", "acero zincado"],
        empaque: ["unidad", "bolsa por 10", "caja por 50"],
      },
      peso: 3,
      descripciones: ["Para manguera de agua, aire y combustible.", "Tornillo de cabeza hexagonal con ranura."],
      medios: ["partes/abrazadera.webp"],
      medioSi: /inoxidable/,
    },
    {
      plantilla: "Abrazadera de {tipo} {medida}, {empaque}",
      ejes: {
        medida: ['1 1/2"', '1 3/4"', '2"', '2 1/4"', '2 1/2"', '3"', '3 1/2"', '4"'],
        tipo: ["escape con perno U", "banda ancha", "perno T", "media luna"],
        empaque: ["unidad", "par", "bolsa por 10"],
      },
      descripciones: ["Acero zincado, tuercas incluidas.", "Para tubo de escape y silenciador."],
    },
    {
      plantilla: "Juego de abrazaderas {uso} {veh}",
      ejes: {
        veh: TODOS,
        uso: [
          "para mangueras de radiador",
          "para mangueras de calefacción",
          "para admisión de aire",
          "para escape",
          "para combustible",
        ],
      },
      descripciones: ["Juego completo para el cambio de mangueras.", "Diámetros según el motor."],
    },
  ],
  fijos: [
    {
      codigo: "AB-1000",
      nombre: "Abrazadera para guardapolvo homocinético, par",
      descripcion: "Banda de acero inoxidable.",
    },
  ],
};

const grapas: SeedSubcategoria = {
  nombre: "Grapas",
  descripcion: "Grapas y clips plásticos y metálicos para tapizado, bocel, bómper y guardabarros.",
  prefijo: "GR",
  inicio: 1201,
  cantidad: 24,
  medios: [],
  series: [
    {
      plantilla: "Grapa {uso} {veh}, {empaque}",
      ejes: {
        veh: PARTICULARES,
        uso: [
          "de tapizado de puerta",
          "de bocel lateral",
          "de bómper",
          "de guardapolvo plástico",
          "de millaré",
          "de aislante de capó",
        ],
        empaque: ["bolsa por 10", "bolsa por 25"],
      },
      peso: 3,
      descripciones: ["Nailon negro, montaje a presión.", "Repuesto de la grapa original."],
    },
    {
      plantilla: "Grapa universal {tipo} {medida} mm, {empaque}",
      ejes: {
        medida: ["5", "6", "7", "8", "9", "10"],
        tipo: ["tipo árbol", "de expansión", "metálica en U", "con tornillo"],
        empaque: ["bolsa por 10", "bolsa por 25", "bolsa por 50", "bolsa por 100"],
      },
      peso: 2,
      descripciones: ["Diámetro de perforación indicado en el nombre.", "Nailon resistente a la intemperie."],
    },
  ],
  fijos: [],
};

const pernosU: SeedSubcategoria = {
  nombre: "Pernos en U",
  descripcion: "Grapas de ballesta en U redonda y cuadrada, con platina, tuercas y arandelas.",
  prefijo: "PU",
  inicio: 1351,
  cantidad: 20,
  medios: ["partes/perno-u.webp"],
  series: [
    {
      plantilla: "Perno en U {forma} {diametro} × {ancho} × {largo}",
      ejes: {
        diametro: ['3/8"', '7/16"', '1/2"', '9/16"', '5/8"', '3/4"'],
        ancho: ['2"', '2 1/2"', '3"', '3 1/2"', '4"'],
        largo: ['5"', '6"', '7"', '8"', '10"', '12"'],
        forma: ["redondo", "cuadrado"],
      },
      peso: 3,
      descripciones: ["Zincado, con tuercas y arandelas.", "Diámetro × ancho interior × largo."],
      medios: ["partes/perno-u.webp"],
      medioSi: /redondo/,
    },
    {
      plantilla: "Juego de pernos en U de ballesta {eje} {veh}, con platina",
      ejes: { veh: [...TODO_TERRENO, ...CARGA], eje: ["trasera", "delantera"] },
      descripciones: ["Cuatro pernos con tuercas, arandelas y platinas.", "Apriete en cruz y revise a los 500 km."],
      medios: ["partes/perno-u.webp"],
    },
  ],
  fijos: [],
};

export const fijacion: SeedSubcategoria[] = [abrazaderas, grapas, pernosU];
