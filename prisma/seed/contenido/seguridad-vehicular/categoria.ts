import type { SeedCategoria, SeedSubcategoria } from "../../tipos";
import { TODOS } from "../vehiculos";
import { cabina } from "./cabina";
import { cerraduras } from "./cerraduras";

const CANDADO = ["partes/candado.webp", "partes/candado-2.webp", "partes/candado-3.webp"];

const candados: SeedSubcategoria = {
  nombre: "Candados",
  descripcion: "Candados de latón y de acero para furgón, portaequipaje, repuesto y compuerta.",
  prefijo: "CN",
  inicio: 6701,
  cantidad: 17,
  medios: CANDADO,
  series: [
    {
      plantilla: "Candado {tipo} {medida} mm, arco {arco}, {empaque}",
      ejes: {
        tipo: ["de latón", "de acero laminado", "de disco", "con funda de caucho"],
        medida: ["30", "40", "50", "60", "70"],
        arco: ["corto", "largo", "protegido"],
        empaque: ["dos llaves", "tres llaves", "juego de 2 con la misma llave", "juego de 4 con la misma llave"],
      },
      peso: 3,
      descripciones: ["Cuerpo macizo y arco de acero.", "Lubrique el cilindro con grafito."],
      medios: CANDADO,
      medioSi: /de latón.*dos llaves/,
    },
    {
      plantilla: "Candado para llanta de repuesto {veh}, {tipo}",
      ejes: { veh: TODOS, tipo: ["con cadena", "con guaya", "con tuerca de seguridad", "de perno"] },
      peso: 2,
      descripciones: ["Con dos llaves.", "Cuerpo resistente a la intemperie."],
    },
  ],
  fijos: [],
};

const ruedas: SeedSubcategoria = {
  nombre: "Seguros de rueda",
  descripcion: "Tuercas y pernos de seguridad para rin, con dado llave.",
  prefijo: "SR",
  inicio: 6801,
  cantidad: 18,
  medios: ["partes/seguro-rueda.webp"],
  series: [
    {
      plantilla: "Juego de seguros de rueda {veh}, {tipo}",
      ejes: {
        veh: TODOS,
        tipo: [
          "4 tuercas y dado",
          "5 tuercas y dado",
          "4 pernos y dado",
          "4 tuercas negras y dado",
          "6 tuercas y dado",
        ],
      },
      peso: 3,
      descripciones: ["Guarde el dado llave dentro del vehículo.", "Un seguro por rueda.", "Acabado cromado."],
      medios: ["partes/seguro-rueda.webp"],
      medioSi: /tuercas y dado/,
    },
    {
      plantilla: "Dado llave de repuesto para seguro de rueda, patrón {letra}",
      ejes: { letra: ["A", "B", "C", "D", "E", "F", "G", "H"] },
      descripciones: ["Envíe una foto del dado para confirmar el patrón."],
    },
  ],
  fijos: [
    {
      codigo: "SR-6800",
      nombre: "Tuerca de seguridad para rin, juego de 4 con dado llave",
      medio: "partes/seguro-rueda.webp",
    },
  ],
};

const bloqueos: SeedSubcategoria = {
  nombre: "Trancapalancas",
  descripcion: "Bloqueos de palanca, timón y pedal con llave.",
  prefijo: "TR",
  inicio: 6901,
  cantidad: 10,
  medios: [],
  series: [
    {
      plantilla: "Trancapalanca {veh}, {tipo}",
      ejes: { veh: TODOS, tipo: ["de consola", "de piso", "con cilindro de disco", "para caja automática"] },
      descripciones: ["Se fija con pernos de cabeza fusible.", "Se entrega con llaves."],
    },
    {
      plantilla: "Bloqueo de {parte} {tipo}",
      ejes: {
        parte: ["timón", "pedal", "timón y pedal"],
        tipo: ["extensible", "de bastón", "reforzado", "de doble gancho"],
      },
      descripciones: ["Uso universal. Con dos llaves."],
    },
  ],
  fijos: [],
};

export const seguridadVehicular: SeedCategoria = {
  fija_id: "seguridad-vehicular",
  nombre: "Seguridad Vehicular",
  descripcion: "Seguros, cilindros y cerraduras para puertas y capó. Cada cilindro se despacha con sus llaves.",
  medios: [
    "heroes/hero-seguridad-vehicular.webp",
    "partes/candado.webp",
    "partes/seguro-puerta.webp",
    "partes/tapa-tanque.webp",
    "partes/seguro-rueda.webp",
    "partes/hebilla-cinturon.webp",
  ],
  notas: ["Se despacha en empaque individual.", "Pruebe el mecanismo antes de cerrar."],
  subcategorias: [...cerraduras, ...cabina, candados, ruedas, bloqueos],
};
