import type { SeedSubcategoria } from "../../tipos";
import { EJA } from "../ejes";
import { CARGA, LIVIANOS } from "../vehiculos";

const pasamanos: SeedSubcategoria = {
  nombre: "Pasamanos",
  descripcion: "Pasamanos y agarraderas interiores para automóvil, van y bus.",
  prefijo: "PI",
  inicio: 5601,
  cantidad: 14,
  medios: ["partes/pasamanos.webp"],
  series: [
    {
      plantilla: "Agarradera de techo {puesto} {veh}, {color}",
      ejes: { veh: LIVIANOS, puesto: EJA, color: ["gris", "beige", "negra"] },
      descripciones: ["Retorno por resorte, tornillos incluidos.", "Color según tapizado."],
    },
    {
      plantilla: "Pasamanos tubular {puesto} {veh}, {acabado}",
      ejes: { veh: CARGA, puesto: ["de ingreso", "de techo", "de espaldar"], acabado: ["inoxidable", "pintado"] },
      descripciones: ["Tubo curvado con bridas de fijación.", "Para tránsito de pasajeros."],
      medios: ["partes/pasamanos.webp"],
      medioSi: /ingreso.*inoxidable/,
    },
  ],
  fijos: [
    {
      codigo: "PI-5600",
      nombre: "Pasamanos de agarre universal en acero inoxidable con empuñadura de caucho",
      descripcion: "Incluye bridas y tornillos.",
      medio: "partes/pasamanos.webp",
    },
  ],
};

const tapetes: SeedSubcategoria = {
  nombre: "Tapetes",
  descripcion: "Tapetes en caucho y alfombra para cabina y baúl, a la medida del vehículo.",
  prefijo: "TP",
  inicio: 5801,
  cantidad: 0,
  medios: [],
  series: [],
  fijos: [],
};

export const interior: SeedSubcategoria[] = [pasamanos, tapetes];
