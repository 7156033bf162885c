import type { ProductoFijo } from "../../tipos";

const FOTO = "partes/guardalodo.webp";

export const guardalodosFijos: ProductoFijo[] = [
  { codigo: "GL-4001", nombre: "Guardalodo delantero campero 5 puertas, par", medio: FOTO },
  { codigo: "GL-4002", nombre: "Guardalodo trasero campero 5 puertas, par", medio: FOTO },
  { codigo: "GL-4005", nombre: "Guardalodo delantero pickup doble cabina, par" },
  { codigo: "GL-4006", nombre: "Guardalodo trasero pickup doble cabina, par" },
  {
    codigo: "GL-4011",
    nombre: "Guardalodo universal 30 × 44 cm en caucho vulcanizado",
    descripcion: "Se recorta y perfora según el guardabarros.",
    medio: FOTO,
  },
  { codigo: "GL-4012", nombre: "Guardalodo universal 35 × 50 cm en caucho vulcanizado", medio: FOTO },
  {
    codigo: "GL-4018",
    nombre: "Guardalodo trasero con platina de refuerzo, par",
    descripcion:
      "Juego de dos guardalodos traseros en caucho vulcanizado negro con platina de acero zincado en el borde superior. Tres puntos de fijación por lado; incluye tornillería.",
    medio: FOTO,
  },
  {
    codigo: "GL-4020",
    nombre: "Guardalodo con luz de posición integrada, par",
    descripcion: "Cableado con conector. Verifique la polaridad antes de instalar.",
  },
  { codigo: "GL-4031", nombre: "Soporte guardalodo zincado, juego de 4" },
  {
    codigo: "GL-4032",
    nombre: "Kit de fijación para guardalodo: pernos, tuercas y arandelas",
    descripcion: "Tornillería zincada para un par de guardalodos.",
  },
  { codigo: "GL-4040", nombre: "Guardalodo ancho para llanta todoterreno, par" },
  { codigo: "GL-4041", nombre: "Guardalodo flexible para suspensión elevada, par" },
];
