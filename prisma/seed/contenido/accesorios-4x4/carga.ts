import type { SeedSubcategoria } from "../../tipos";
import { LADO } from "../ejes";
import { CAMIONETAS, TODO_TERRENO } from "../vehiculos";

const portaequipajes: SeedSubcategoria = {
  nombre: "Portaequipajes",
  descripcion: "Parrillas y barras de techo para carga, con travesaños y soportes ajustables.",
  prefijo: "PE",
  inicio: 4301,
  cantidad: 20,
  medios: ["partes/parrilla-techo.webp"],
  series: [
    {
      plantilla: "Parrilla de techo {tipo} {veh}, {acabado}",
      ejes: {
        veh: [...TODO_TERRENO, ...CAMIONETAS],
        tipo: ["tubular", "plana", "tipo canasta"],
        acabado: ["negra", "negra texturizada", "gris"],
      },
      peso: 2,
      descripciones: [
        "Travesaños soldados y soportes con caucho para no marcar el techo.",
        "Pintura electrostática sobre lámina fosfatada.",
      ],
      medios: ["partes/parrilla-techo.webp"],
      medioSi: /(tubular|canasta).*negra/,
    },
    {
      plantilla: "Barras portaequipaje {tipo} {veh}, par",
      ejes: { veh: [...TODO_TERRENO, ...CAMIONETAS], tipo: ["en aluminio", "en acero", "con llave"] },
      descripciones: ["Barras transversales con ajuste por tornillo.", "Perfil ovalado y tapas en los extremos."],
    },
  ],
  fijos: [
    {
      codigo: "PE-4300",
      nombre:
        "Parrilla de techo universal tipo canasta con deflector de viento, soportes ajustables y malla elástica para equipaje",
      descripcion: "Se instala sobre barras transversales.",
      medio: "partes/parrilla-techo.webp",
    },
  ],
};

const defensas: SeedSubcategoria = {
  nombre: "Defensas delanteras",
  descripcion: "Bómperes y defensas tubulares con puntos de rescate y previsión para exploradoras.",
  prefijo: "DF",
  inicio: 4401,
  cantidad: 22,
  medios: ["partes/bomper-delantero.webp"],
  series: [
    {
      plantilla: "Bómper delantero con defensa tubular {veh}, {acabado}",
      ejes: { veh: TODO_TERRENO, acabado: ["negro", "negro texturizado", "gris", "con base para malacate"] },
      descripciones: [
        "Acero doblado y soldado, con base para exploradoras y grilletes.",
        "Reemplaza el bómper original.",
      ],
      medios: ["partes/bomper-delantero.webp"],
      medioSi: /negro/,
    },
    {
      plantilla: "Defensa delantera {tipo} {veh}, {acabado}",
      ejes: {
        veh: [...TODO_TERRENO, ...CAMIONETAS],
        tipo: ["tubular", "tipo mataburro", "baja en U"],
        acabado: ["negra", "negra texturizada", "gris", "inoxidable"],
      },
      peso: 2,
      descripciones: ["Tubo curvado en frío anclado al chasís.", "Conserva la salida de aire del radiador."],
    },
  ],
  fijos: [],
};

const ganchos: SeedSubcategoria = {
  nombre: "Ganchos de arrastre",
  descripcion: "Ganchos de bola, barras de tiro y grilletes para remolque y rescate.",
  prefijo: "GA",
  inicio: 4501,
  cantidad: 22,
  medios: [
    "partes/gancho-remolque.webp",
    "partes/gancho-remolque-2.webp",
    "partes/gancho-remolque-3.webp",
    "partes/grillete.webp",
  ],
  series: [
    {
      plantilla: "Gancho de remolque con bola {bola} {veh}, {tipo}",
      ejes: {
        veh: [...TODO_TERRENO, ...CAMIONETAS],
        tipo: ["fijo", "removible", "con barra de tiro"],
        bola: ['1 7/8"', '2"'],
      },
      peso: 3,
      descripciones: ["Bola cromada y pasador de seguridad.", "Se ancla a los largueros del chasís. Incluye pernos."],
      medios: ["partes/gancho-remolque.webp", "partes/gancho-remolque-2.webp"],
    },
    {
      plantilla: "Grillete de rescate {medida}, {color}, {cuantos}",
      ejes: {
        medida: ['1/2"', '5/8"', '3/4"', '7/8"'],
        color: ["rojo", "negro", "zincado"],
        cuantos: ["unidad", "par"],
      },
      descripciones: ["Pasador roscado de acero zincado.", "Para puntos de rescate de bómper y chasís."],
      medios: ["partes/grillete.webp"],
      medioSi: /rojo/,
    },
    {
      plantilla: "Gancho de arrastre {puesto} {lado} {veh}",
      ejes: { veh: TODO_TERRENO, puesto: ["delantero", "trasero"], lado: LADO },
      completo: "lado",
      descripciones: ["Gancho forjado para eslinga.", "Incluye pernos de fijación."],
    },
  ],
  fijos: [
    {
      codigo: "kit-4x4",
      nombre: "Kit de tornillería zincada para instalación",
      descripcion: "Pernos, tuercas y arandelas surtidos.",
    },
  ],
};

export const carga: SeedSubcategoria[] = [portaequipajes, defensas, ganchos];
