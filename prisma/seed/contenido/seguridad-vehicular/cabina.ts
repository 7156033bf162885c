import type { SeedSubcategoria } from "../../tipos";
import { EJA, LADA } from "../ejes";
import { PARTICULARES, TODOS } from "../vehiculos";

const tapas: SeedSubcategoria = {
  nombre: "Tapas de tanque",
  descripcion: "Tapas de combustible con y sin llave, roscadas y de bayoneta.",
  prefijo: "TT",
  inicio: 6501,
  cantidad: 20,
  medios: ["partes/tapa-tanque.webp"],
  series: [
    {
      plantilla: "Tapa de tanque {tipo} {veh}",
      ejes: { veh: TODOS, tipo: ["con llave", "con llave y guaya", "sin llave", "de bayoneta", "de rosca"] },
      peso: 3,
      descripciones: ["Empaque de caucho resistente al combustible.", "Plástico negro inyectado."],
      medios: ["partes/tapa-tanque.webp"],
      medioSi: /con llave/,
    },
    {
      plantilla: "{parte} de tapa de tanque {veh}",
      ejes: { veh: PARTICULARES, parte: ["Empaque", "Guaya", "Compuerta exterior"] },
      descripciones: ["Repuesto para tapa original."],
    },
  ],
  fijos: [
    { codigo: "TT-6500", nombre: "Cilindro de tapa de tanque con dos llaves" },
    {
      codigo: "TT-6502",
      nombre:
        "Tapa de tanque universal con llave, empaque de caucho y tres adaptadores para boca roscada o de bayoneta, color negro",
      medio: "partes/tapa-tanque.webp",
    },
  ],
};

const hebillas: SeedSubcategoria = {
  nombre: "Hebillas y cinturones",
  descripcion: "Hebillas, lengüetas y cinturones de dos y tres puntos para automóvil, van y bus.",
  prefijo: "HC",
  inicio: 6601,
  cantidad: 18,
  medios: ["partes/hebilla-cinturon.webp"],
  series: [
    {
      plantilla: "Hebilla de cinturón de seguridad {eje} {lado} {veh}",
      ejes: { veh: TODOS, eje: EJA, lado: LADA },
      completo: "lado",
      peso: 2,
      descripciones: ["Botón rojo, cinta tejida y anclaje.", "Compruebe el cierre después de instalar."],
      medios: ["partes/hebilla-cinturon.webp"],
    },
    {
      plantilla: "Cinturón de seguridad {tipo} {veh}, {color}",
      ejes: {
        veh: TODOS,
        tipo: ["retráctil de tres puntos", "fijo de dos puntos"],
        color: ["negro", "gris"],
      },
      peso: 2,
      descripciones: ["Incluye hebilla y pernos de anclaje.", "Cinta tejida de poliéster."],
    },
  ],
  fijos: [],
};

export const cabina: SeedSubcategoria[] = [tapas, hebillas];
