import type { SeedMedio } from "../tipos";

const ALTS: Record<string, string> = {
  abrazadera: "Abrazaderas de tornillo sin fin en acero inoxidable de dos medidas",
  "amortiguador-coilover-2":
    "Amortiguador coilover 4x4 con resorte rojo, cuerpo roscado y ojos con buje metálico — segunda vista",
  "amortiguador-coilover-3":
    "Amortiguador coilover 4x4 con resorte rojo, cuerpo roscado y ojos con buje metálico — tercera vista",
  "amortiguador-coilover": "Amortiguador coilover 4x4 con resorte rojo, cuerpo roscado y ojos con buje metálico",
  "amortiguador-gas": "Amortiguador de gas negro con vástago cromado, ojo inferior con buje y espiga roscada",
  "barra-antivuelco": "Barra antivuelco doble tubular en acero negro con bases atornilladas para platón de camioneta",
  "bisagra-2": "Bisagra reforzada galvanizada de cinco nudos con perforaciones avellanadas — segunda vista",
  "bisagra-3": "Bisagra reforzada galvanizada de cinco nudos con perforaciones avellanadas — tercera vista",
  bisagra: "Bisagra reforzada galvanizada de cinco nudos con perforaciones avellanadas",
  "bomper-delantero": "Bómper delantero 4x4 en acero con defensa tubular, grilletes y faros auxiliares",
  "candado-2": "Candado de seguridad con cuerpo de latón y arco de acero cromado, con dos llaves — segunda vista",
  "candado-3": "Candado de seguridad con cuerpo de latón y arco de acero cromado, con dos llaves — tercera vista",
  candado: "Candado de seguridad con cuerpo de latón y arco de acero cromado, con dos llaves",
  "cierre-capo": "Cierre de capó galvanizado con pestillo, resorte y gancho de seguridad",
  "estribo-4x4": "Estribo lateral tubular negro para camioneta 4x4 con huellas antideslizantes y soportes",
  "gancho-remolque-2":
    "Gancho de remolque con bola cromada, barra de tiro negra y pasador de seguridad — segunda vista",
  "gancho-remolque-3":
    "Gancho de remolque con bola cromada, barra de tiro negra y pasador de seguridad — tercera vista",
  "gancho-remolque": "Gancho de remolque con bola cromada, barra de tiro negra y pasador de seguridad",
  grillete: "Grillete de rescate 4x4 rojo con pasador roscado de acero zincado",
  guardalodo: "Par de guardalodos de caucho negro con platina de acero y perforaciones de montaje",
  "guardapolvo-amortiguador": "Juego de guardapolvo de amortiguador en caucho con tope de poliuretano",
  "guardapolvo-direccion": "Guardapolvo alargado de cremallera de dirección en caucho negro con abrazaderas",
  "guardapolvo-homocinetica-2":
    "Guardapolvo de junta homocinética en caucho negro con abrazaderas metálicas — segunda vista",
  "guardapolvo-homocinetica-3":
    "Guardapolvo de junta homocinética en caucho negro con abrazaderas metálicas — tercera vista",
  "guardapolvo-homocinetica": "Guardapolvo de junta homocinética en caucho negro con abrazaderas metálicas",
  "hebilla-cinturon": "Hebilla de cinturón de seguridad con botón rojo, lengüeta metálica y cinta tejida",
  "manija-exterior": "Manija exterior de puerta cromada con base negra y cilindro de llave",
  "parrilla-techo": "Parrilla de techo tubular negra para vehículo 4x4 con travesaños y soportes",
  pasamanos: "Pasamanos tubular curvado en acero inoxidable con bridas de fijación",
  "perno-u": "Pernos en U zincados con platina, tuercas y arandelas para ballesta",
  "rejilla-persiana": "Rejilla frontal tipo persiana con marco cromado y lamas negras",
  "resorte-helicoidal": "Resorte helicoidal reforzado de suspensión 4x4 pintado en azul",
  "rin-4x4": "Rin de aleación 4x4 negro satinado de seis radios con borde pulido y tuercas",
  "seguro-puerta-2":
    "Cilindro de chapa para puerta de vehículo con llave insertada y llave de repuesto — segunda vista",
  "seguro-puerta-3":
    "Cilindro de chapa para puerta de vehículo con llave insertada y llave de repuesto — tercera vista",
  "seguro-puerta": "Cilindro de chapa para puerta de vehículo con llave insertada y llave de repuesto",
  "seguro-rueda": "Juego de tuercas de seguridad para rueda cromadas con dado llave",
  snorkel: "Snorkel 4x4 en polietileno negro con toma de aire y soportes de fijación",
  "soporte-motor": "Soporte de motor en aluminio fundido con buje de caucho y espárragos roscados",
  "tapa-tanque": "Tapa de tanque de combustible negra con cilindro de llave y empaque de caucho",
  "tornillo-hexagonal": "Tornillo hexagonal zincado con rosca, tuerca y arandela plana",
};

/** Pictures of the parts, all of one size. */
export const mediosPartes: SeedMedio[] = Object.entries(ALTS).map(([nombre, alt]) => ({
  archivo: `partes/${nombre}.webp`,
  nombre: `${nombre}.webp`,
  mime: "image/webp",
  ancho: 1600,
  alto: 1200,
  alt,
}));
