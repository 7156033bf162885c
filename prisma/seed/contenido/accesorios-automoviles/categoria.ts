import type { SeedCategoria, SeedSubcategoria } from "../../tipos";
import { EJA, LADA } from "../ejes";
import { AUTOMOVILES, CARGA, LIVIANOS, PARTICULARES, TODO_TERRENO } from "../vehiculos";
import { exterior } from "./exterior";
import { interior } from "./interior";

const rines: SeedSubcategoria = {
  nombre: "Rines",
  descripcion: "Rines de aleación y de lámina para automóvil, camioneta y 4x4.",
  prefijo: "RN",
  inicio: 5401,
  cantidad: 18,
  medios: ["partes/rin-4x4.webp"],
  series: [
    {
      plantilla: "Rin de aleación {rin} {tipo} {acabado}, {veh}",
      ejes: {
        veh: TODO_TERRENO,
        rin: ["15", "16", "17"],
        tipo: ["seis radios", "ocho radios"],
        acabado: ["negro satinado con borde pulido", "negro", "grafito"],
      },
      descripciones: ["Se entrega con tapa de centro.", "Confirme perforación y diámetro de centro antes de pedir."],
      medios: ["partes/rin-4x4.webp"],
      medioSi: /seis radios negro satinado/,
    },
    {
      plantilla: "Rin de lámina {veh}, {acabado}",
      ejes: { veh: AUTOMOVILES, acabado: ["negro", "plata", "para llanta de repuesto"] },
      descripciones: ["Lámina estampada con pintura electrostática.", "No incluye copa."],
    },
  ],
  fijos: [
    {
      codigo: "RN-5400",
      nombre: "Rin de aleación 16 seis radios negro satinado con borde pulido",
      descripcion: "Para camioneta y 4x4. Incluye tuercas.",
      medio: "partes/rin-4x4.webp",
    },
  ],
};

const soportes: SeedSubcategoria = {
  nombre: "Soportes de motor",
  descripcion: "Soportes de motor y caja con buje de caucho, para reducir vibración.",
  prefijo: "SM",
  inicio: 5501,
  cantidad: 28,
  medios: ["partes/soporte-motor.webp"],
  series: [
    {
      plantilla: "Soporte de motor {puesto} {veh}",
      ejes: { veh: [...PARTICULARES, ...CARGA], puesto: ["izquierdo", "derecho", "delantero", "trasero"] },
      peso: 3,
      descripciones: ["Buje de caucho vulcanizado al herraje.", "Espárragos roscados y base en aluminio fundido."],
      medios: ["partes/soporte-motor.webp"],
    },
    {
      plantilla: "Soporte de caja de velocidades {veh}, {tipo}",
      ejes: { veh: PARTICULARES, tipo: ["mecánica", "automática"] },
      descripciones: ["Buje de caucho con herraje zincado.", "Cámbielo junto con los soportes de motor."],
    },
    {
      plantilla: "Buje de soporte de motor {veh}, {material}",
      ejes: { veh: PARTICULARES, material: ["en caucho", "en poliuretano"] },
      descripciones: ["Repuesto del buje, sin herraje."],
    },
  ],
  fijos: [],
};

const deflectores: SeedSubcategoria = {
  nombre: "Deflectores",
  descripcion: "Deflectores de lluvia para puertas y de viento para capó, en acrílico ahumado.",
  prefijo: "DV",
  inicio: 5701,
  cantidad: 14,
  medios: [],
  series: [
    {
      plantilla: "Juego de deflectores de lluvia {veh}, {tipo}",
      ejes: { veh: PARTICULARES, tipo: ["ahumado", "ahumado oscuro", "con filo cromado"] },
      peso: 2,
      descripciones: ["Acrílico ahumado con cinta de doble faz.", "Permite ventilar el vehículo con lluvia."],
    },
    {
      plantilla: "Deflector de capó {veh}, {tipo}",
      ejes: { veh: PARTICULARES, tipo: ["ahumado", "negro"] },
      descripciones: ["Protege el filo del capó de gravilla e insectos."],
    },
    {
      plantilla: "Deflector de puerta {puesto} {lado} {veh}",
      ejes: { veh: LIVIANOS, puesto: EJA, lado: LADA },
      completo: "lado",
      descripciones: ["Repuesto por unidad."],
    },
  ],
  fijos: [],
};

export const accesoriosAutomoviles: SeedCategoria = {
  fija_id: "accesorios-automoviles",
  nombre: "Accesorios Automóviles",
  descripcion: "Copas de rin, bocelería y complementos para uso diario. Referencias a la medida de cada modelo y año.",
  medios: [
    "heroes/hero-accesorios-automoviles.webp",
    "partes/rin-4x4.webp",
    "partes/soporte-motor.webp",
    "partes/pasamanos.webp",
  ],
  notas: ["Se despacha en empaque individual.", "Presente la pieza antes de instalar."],
  subcategorias: [...exterior, rines, soportes, deflectores, ...interior],
};
