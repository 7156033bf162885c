import type { SeedSubcategoria } from "../../tipos";
import { EJA, LADA, LADO } from "../ejes";
import { CAMIONETAS, CAMPEROS, CARGA, HATCHBACKS, PARTICULARES, TODOS } from "../vehiculos";

const CILINDRO = ["partes/seguro-puerta.webp", "partes/seguro-puerta-2.webp", "partes/seguro-puerta-3.webp"];

const puerta: SeedSubcategoria = {
  nombre: "Seguros de puerta",
  descripcion: "Chapas, varillas y botones de seguro para puerta delantera, trasera y corrediza.",
  prefijo: "SP",
  inicio: 6201,
  cantidad: 20,
  medios: CILINDRO,
  series: [
    {
      plantilla: "Chapa de puerta {eje} {lado} {veh}, {tipo}",
      ejes: { veh: PARTICULARES, eje: EJA, tipo: ["manual", "eléctrica"], lado: LADA },
      completo: "lado",
      peso: 2,
      descripciones: ["Mecanismo zincado con varillas.", "No incluye cilindro."],
    },
    {
      plantilla: "Seguro de puerta {veh}, {tipo}",
      ejes: { veh: TODOS, tipo: ["juego de 2 cilindros con llaves", "cilindro y llave, lado conductor"] },
      peso: 2,
      descripciones: ["Se entrega con llaves.", "Compare la lengüeta con la muestra."],
      medios: CILINDRO,
    },
    {
      plantilla: "Botón de seguro de puerta {veh}, {color}",
      ejes: { veh: PARTICULARES, color: ["negro", "gris", "cromado"] },
      descripciones: ["Rosca a la varilla original."],
    },
  ],
  fijos: [],
};

const cilindros: SeedSubcategoria = {
  nombre: "Cilindros",
  descripcion: "Cilindros de puerta, encendido, baúl y guantera, con dos llaves.",
  prefijo: "SV",
  inicio: 6001,
  cantidad: 28,
  medios: CILINDRO,
  series: [
    {
      plantilla: "Cilindro de puerta {lado} {veh}",
      ejes: { veh: TODOS, lado: LADO },
      completo: "lado",
      peso: 2,
      descripciones: ["Con dos llaves y clip de fijación.", "Conserve el código de las llaves fuera del vehículo."],
      medios: CILINDRO,
    },
    {
      plantilla: "Cilindro de {uso} {veh}, {llaves}",
      ejes: {
        veh: TODOS,
        uso: ["encendido", "baúl", "guantera"],
        llaves: ["con dos llaves", "con tres llaves"],
      },
      peso: 2,
      descripciones: ["Cuerpo en zamak con placas de latón.", "Se entrega con llaves."],
    },
    {
      plantilla: "Juego de cilindros {veh}, {contenido}",
      ejes: { veh: PARTICULARES, contenido: ["puertas y baúl", "puertas y encendido", "completo con una sola llave"] },
      descripciones: ["Una sola llave para todo el vehículo."],
      medios: CILINDRO,
    },
  ],
  fijos: [
    { codigo: "SV-6009", nombre: "Cilindro de puerta con dos llaves", oculto: true },
    {
      codigo: "SV/6010-A",
      nombre: "Cilindro de tapa de tanque con dos llaves",
      descripcion: "Repuesto para tapas de la línea TT.",
    },
  ],
};

const capo: SeedSubcategoria = {
  nombre: "Seguros de capó",
  descripcion: "Seguros antirrobo y trampas de capó con llave o guaya.",
  prefijo: "SC",
  inicio: 6301,
  cantidad: 14,
  medios: ["partes/cierre-capo.webp"],
  series: [
    {
      plantilla: "Seguro de capó {veh}, {tipo}",
      ejes: { veh: TODOS, tipo: ["con llave y guaya", "con pestillo", "de doble gancho", "con cilindro"] },
      descripciones: ["Se instala sobre el travesaño frontal.", "Incluye tornillería."],
      medios: ["partes/cierre-capo.webp"],
      medioSi: /pestillo/,
    },
    {
      plantilla: "Trampa de capó {veh}, {tipo}",
      ejes: { veh: PARTICULARES, tipo: ["mecánica", "eléctrica"] },
      descripciones: ["Bloqueo adicional al cierre original."],
    },
  ],
  fijos: [],
};

const compuerta: SeedSubcategoria = {
  nombre: "Cerraduras de compuerta",
  descripcion: "Cerraduras y manijas con llave para compuerta, furgón y platón.",
  prefijo: "CE",
  inicio: 6401,
  cantidad: 12,
  medios: [],
  series: [
    {
      plantilla: "Cerradura de compuerta {veh}, {tipo}",
      ejes: {
        veh: [...HATCHBACKS, ...CAMIONETAS, ...CAMPEROS],
        tipo: ["manual", "eléctrica", "con cilindro", "con varillas"],
      },
      peso: 2,
      descripciones: ["Mecanismo zincado.", "Compare con la muestra antes de instalar."],
    },
    {
      plantilla: "Cerradura de furgón {tipo} {veh}, {acabado}",
      ejes: {
        veh: CARGA,
        tipo: ["de barra", "de sobreponer", "de embutir"],
        acabado: ["zincada", "inoxidable", "galvanizada"],
      },
      descripciones: ["Con dos llaves.", "Admite candado."],
    },
    {
      plantilla: "Cerradura de platón {tipo}",
      ejes: { tipo: ["con llave", "de gancho", "de pasador", "de cadena"] },
      descripciones: ["Para compuerta de pickup."],
    },
  ],
  fijos: [],
};

export const cerraduras: SeedSubcategoria[] = [puerta, cilindros, capo, compuerta];
