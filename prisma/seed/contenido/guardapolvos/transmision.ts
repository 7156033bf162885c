import type { SeedSubcategoria } from "../../tipos";
import { LADO } from "../ejes";
import { CAMPEROS, CARGA, LIVIANOS, PARTICULARES, TODOS } from "../vehiculos";

const HOMOCINETICA = [
  "partes/guardapolvo-homocinetica.webp",
  "partes/guardapolvo-homocinetica-2.webp",
  "partes/guardapolvo-homocinetica-3.webp",
];

const homocineticos: SeedSubcategoria = {
  nombre: "Homocinéticos",
  descripcion: "Fuelles para junta homocinética, lado rueda y lado caja, con abrazaderas y grasa.",
  prefijo: "GP",
  inicio: 3001,
  cantidad: 64,
  medios: [...HOMOCINETICA, "video/giro-guardapolvo-homocinetica.mp4"],
  series: [
    {
      plantilla: "Guardapolvo homocinético lado {extremo} {veh}, {tipo}",
      ejes: {
        veh: [...PARTICULARES, ...CARGA],
        tipo: ["caucho", "caucho reforzado", "termoplástico", "silicona"],
        extremo: ["rueda", "caja"],
      },
      completo: "extremo",
      peso: 4,
      descripciones: [
        "Incluye abrazaderas y grasa.",
        "Fuelle en {tipo} para el eje delantero.",
        "Aplique toda la grasa del sobre antes de cerrar.",
      ],
      medios: HOMOCINETICA,
      medioSi: /caucho/,
    },
    {
      plantilla: "Kit guardapolvo homocinético {lado} {veh}, {contenido}",
      ejes: {
        veh: LIVIANOS,
        contenido: ["con grasa y abrazaderas", "con tuerca de eje", "rueda y caja"],
        lado: LADO,
      },
      completo: "lado",
      peso: 2,
      descripciones: ["Kit completo para un eje.", "Incluye abrazaderas de acero inoxidable."],
      medios: HOMOCINETICA,
    },
    {
      plantilla: "Guardapolvo homocinético abierto {tipo} {veh}",
      ejes: { veh: [...PARTICULARES, ...CARGA], tipo: ["con pegante", "con tornillos", "universal"] },
      descripciones: ["Se instala sin desmontar el eje.", "Solución para ruta; reemplácelo en taller."],
    },
  ],
  fijos: [
    {
      codigo: "GP-3055",
      nombre: "Guardapolvo homocinético lado rueda",
      descripcion: "Incluye abrazaderas y grasa.",
      medio: "partes/guardapolvo-homocinetica.webp",
    },
    { codigo: "GP 30.55", nombre: "Guardapolvo homocinético lado rueda, empaque taller por 10" },
    {
      codigo: "GP-3000",
      nombre: "Abrazadera para guardapolvo homocinético, par",
      descripcion: "Banda de acero inoxidable.",
    },
    {
      codigo: "GP-3002",
      nombre:
        "Juego de guardapolvos homocinéticos lado rueda y lado caja con abrazaderas, grasa y tuerca, para sedán 4 puertas",
      descripcion: "Alcanza para los dos ejes delanteros.",
      medio: "partes/guardapolvo-homocinetica.webp",
    },
  ],
};

const cardan: SeedSubcategoria = {
  nombre: "De cardán",
  descripcion: "Fuelle de protección para el deslizante del cardán.",
  prefijo: "GK",
  inicio: 3901,
  cantidad: 1,
  inmutable: true,
  medios: [],
  series: [],
  fijos: [
    {
      codigo: "GK-3901",
      nombre: "Guardapolvo de cardán pickup doble cabina",
      descripcion: "Caucho con dos abrazaderas.",
    },
  ],
};

const palanca: SeedSubcategoria = {
  nombre: "De palanca de cambios",
  descripcion: "Fuelles y fundas para palanca de cambios y freno de mano.",
  prefijo: "GB",
  inicio: 3801,
  cantidad: 12,
  medios: [],
  series: [
    {
      plantilla: "Guardapolvo de palanca de cambios {veh}, {tipo}",
      ejes: { veh: TODOS, tipo: ["caucho", "cuerina negra", "cuerina con costura roja", "con marco"] },
      peso: 3,
      descripciones: ["Se fija al marco de la consola.", "Evita polvo y ruido en cabina."],
    },
    {
      plantilla: "Guardapolvo de palanca de transferencia {veh}",
      ejes: { veh: CAMPEROS },
      descripciones: ["Caucho moldeado para palanca 4x4."],
    },
  ],
  fijos: [],
};

export { cardan, homocineticos, palanca };
