import type { SeedCategoria, SeedSubcategoria } from "../../tipos";
import { EJE, LADO } from "../ejes";
import { PARTICULARES, TODOS } from "../vehiculos";
import { cardan, homocineticos, palanca } from "./transmision";

const direccion: SeedSubcategoria = {
  nombre: "De dirección",
  descripcion: "Fuelles de cremallera y caja de dirección en caucho, con abrazaderas.",
  prefijo: "GD",
  inicio: 3101,
  cantidad: 24,
  medios: ["partes/guardapolvo-direccion.webp"],
  series: [
    {
      plantilla: "Guardapolvo de cremallera de dirección {lado} {veh}, {tipo}",
      ejes: { veh: TODOS, tipo: ["dirección hidráulica", "dirección mecánica"], lado: LADO },
      completo: "lado",
      peso: 3,
      descripciones: ["Fuelle alargado en caucho negro con abrazaderas.", "Revise el terminal antes de instalar."],
      medios: ["partes/guardapolvo-direccion.webp"],
    },
    {
      plantilla: "Kit guardapolvos de dirección {veh}, {contenido}",
      ejes: { veh: TODOS, contenido: ["par con abrazaderas", "par con terminales", "par"] },
      descripciones: ["Izquierdo y derecho.", "Incluye abrazaderas."],
      medios: ["partes/guardapolvo-direccion.webp"],
    },
  ],
  fijos: [{ codigo: "GP-3071", nombre: "Guardapolvo caja de dirección", oculto: true }],
};

const amortiguador: SeedSubcategoria = {
  nombre: "De amortiguador",
  descripcion: "Guardapolvos y topes de amortiguador, por unidad o en juego.",
  prefijo: "GM",
  inicio: 3201,
  cantidad: 22,
  medios: ["partes/guardapolvo-amortiguador.webp"],
  series: [
    {
      plantilla: "Guardapolvo y tope de amortiguador {eje} {veh}, {cuantos}",
      ejes: { veh: TODOS, cuantos: ["unidad", "par"], eje: EJE },
      completo: "eje",
      peso: 3,
      descripciones: ["Fuelle en caucho con tope de poliuretano.", "Cámbielo junto con el amortiguador."],
      medios: ["partes/guardapolvo-amortiguador.webp"],
    },
    {
      plantilla: "{parte} de amortiguador {eje} {veh}",
      ejes: { veh: TODOS, parte: ["Guardapolvo", "Tope de poliuretano"], eje: EJE },
      completo: "eje",
      descripciones: ["Venta por unidad.", "Protege el vástago de barro y gravilla."],
    },
  ],
  fijos: [],
};

const rotula: SeedSubcategoria = {
  nombre: "De rótula y terminal",
  descripcion: "Guardapolvos pequeños para rótula, terminal de dirección y barra estabilizadora.",
  prefijo: "GT",
  inicio: 3301,
  cantidad: 18,
  medios: [],
  series: [
    {
      plantilla: "Guardapolvo de {pieza} {veh}, {cuantos}",
      ejes: {
        veh: PARTICULARES,
        pieza: ["rótula superior", "rótula inferior", "terminal de dirección", "bieleta de barra estabilizadora"],
        cuantos: ["unidad", "par"],
      },
      peso: 2,
      descripciones: ["Caucho con anillo de retención.", "Evita reemplazar la pieza completa."],
    },
    {
      plantilla: "Guardapolvo universal de {pieza} {medida} mm, {empaque}",
      ejes: {
        pieza: ["rótula", "terminal"],
        medida: ["12 × 28", "14 × 30", "15 × 32", "16 × 35", "18 × 38", "20 × 40"],
        empaque: ["unidad", "par", "bolsa por 10"],
      },
      descripciones: ["Diámetro menor × diámetro mayor."],
    },
  ],
  fijos: [],
};

const freno: SeedSubcategoria = {
  nombre: "De freno",
  descripcion: "Guardapolvos de mordaza, cilindro de rueda y pasador guía.",
  prefijo: "GF",
  inicio: 3401,
  cantidad: 10,
  medios: [],
  series: [
    {
      plantilla: "Guardapolvo de {pieza} {eje} {veh}",
      ejes: { veh: TODOS, pieza: ["mordaza de freno", "pasador guía de mordaza"], eje: EJE },
      completo: "eje",
      peso: 2,
      descripciones: ["Caucho resistente al líquido de frenos.", "Limpie y lubrique antes de instalar."],
    },
    {
      plantilla: "Guardapolvo de cilindro de rueda trasero {veh}, {cuantos}",
      ejes: { veh: TODOS, cuantos: ["unidad", "par"] },
      descripciones: ["Caucho resistente al líquido de frenos.", "Para freno de campana."],
    },
  ],
  fijos: [],
};

export const guardapolvos: SeedCategoria = {
  fija_id: "guardapolvos",
  nombre: "Guardapolvos",
  descripcion:
    "Fuelles para junta homocinética, dirección y amortiguador. Caucho de alta resistencia inyectado en planta.",
  medios: [
    "heroes/hero-guardapolvos.webp",
    "partes/guardapolvo-homocinetica.webp",
    "partes/guardapolvo-direccion.webp",
    "partes/guardapolvo-amortiguador.webp",
    "video/giro-guardapolvo-homocinetica.mp4",
  ],
  notas: ["Limpie bien la zona antes de instalar.", "Se despacha en empaque individual."],
  subcategorias: [homocineticos, direccion, amortiguador, rotula, palanca, freno, cardan],
};
