import type { SeedSubcategoria } from "../../tipos";
import { EJE, LADO } from "../ejes";
import { AUTOMOVILES, CAMIONETAS, LIVIANOS, PARTICULARES } from "../vehiculos";

const copas: SeedSubcategoria = {
  nombre: "Copas de rin",
  descripcion: "Copas plásticas y tapas de centro para rin de lámina, por unidad o juego de cuatro.",
  prefijo: "CP",
  inicio: 5001,
  cantidad: 26,
  medios: [],
  series: [
    {
      plantilla: "Copa de rin {veh}, {diseno}, {acabado}",
      ejes: {
        veh: AUTOMOVILES,
        diseno: ["cinco radios", "siete radios", "diez radios"],
        acabado: ["plata", "negra", "grafito"],
      },
      peso: 2,
      descripciones: ["Plástico inyectado con aro de retención metálico.", "Venta por unidad."],
    },
    {
      plantilla: "Juego de copas de rin {rin} universal, {diseno}, {acabado}",
      ejes: {
        rin: ["12", "13", "14", "15", "16"],
        diseno: ["cinco radios", "siete radios", "diez radios", "tipo turbina", "cerrada"],
        acabado: ["plata", "negra", "grafito", "bicolor"],
      },
      descripciones: ["Juego de cuatro copas con aro de ajuste.", "Se monta a presión sobre rin de lámina."],
    },
    {
      plantilla: "Tapa de centro de rin {veh}, {acabado}",
      ejes: { veh: LIVIANOS, acabado: ["plata", "negra", "cromada", "juego de 4"] },
      descripciones: ["Se monta a presión en el centro del rin.", "Confirme el diámetro de centro antes de pedir."],
    },
  ],
  fijos: [],
};

const boceles: SeedSubcategoria = {
  nombre: "Boceles",
  descripcion: "Bocelería lateral, de vidrio y de bómper, en PVC y ABS, negra o para pintar.",
  prefijo: "BO",
  inicio: 5101,
  cantidad: 28,
  medios: [],
  series: [
    {
      plantilla: "Juego de boceles laterales {veh}, {acabado}, 4 piezas",
      ejes: { veh: LIVIANOS, acabado: ["negro", "para pintar", "con filo cromado"] },
      descripciones: ["PVC flexible con cinta de doble faz.", "Protege las puertas de golpes en parqueadero."],
    },
    {
      plantilla: "Bocel {lado} de puerta {puesto} {veh}",
      ejes: { veh: LIVIANOS, puesto: ["delantera", "trasera"], lado: LADO },
      completo: "lado",
      peso: 2,
      descripciones: ["Perfil flexible con cinta de doble faz.", "Limpie la superficie con alcohol antes de pegar."],
    },
    {
      plantilla: "Bocel de bómper {eje} {veh}, {acabado}",
      ejes: { veh: LIVIANOS, acabado: ["negro", "cromado", "para pintar"], eje: EJE },
      completo: "eje",
      descripciones: ["Plástico ABS con grapas de fijación.", "Reemplaza el bocel original."],
    },
  ],
  fijos: [
    {
      codigo: "BO-5100",
      nombre:
        "Bocel lateral universal en rollo, PVC negro con alma metálica y cinta de doble faz, para corte en punto de venta",
    },
  ],
};

const plumillas: SeedSubcategoria = {
  nombre: "Plumillas",
  descripcion: "Plumillas limpiaparabrisas convencionales, planas y traseras, con adaptadores.",
  prefijo: "PL",
  inicio: 5201,
  cantidad: 24,
  medios: [],
  series: [
    {
      plantilla: 'Plumilla {tipo} {medida}"',
      ejes: {
        tipo: ["convencional", "plana", "híbrida", "de caucho grafitado"],
        medida: ["14", "16", "17", "18", "19", "20", "21", "22", "24", "26", "28"],
      },
      descripciones: ["Incluye adaptadores para brazo de gancho.", "Caucho natural con recubrimiento de grafito."],
    },
    {
      plantilla: "Juego de plumillas {tipo} {veh}, par",
      ejes: { veh: PARTICULARES, tipo: ["convencionales", "planas", "híbridas"] },
      peso: 2,
      descripciones: ["Conductor y copiloto.", "Se instalan sin herramientas."],
    },
    {
      plantilla: "Plumilla trasera {veh}, {tipo}",
      ejes: { veh: CAMIONETAS, tipo: ["con brazo", "sin brazo"] },
      descripciones: ["Para vidrio de la compuerta."],
    },
    {
      plantilla: "Brazo de plumilla {puesto} {veh}",
      ejes: { veh: PARTICULARES, puesto: ["conductor", "copiloto"] },
      descripciones: ["Brazo en acero pintado con resorte de presión.", "Incluye tapa plástica."],
    },
  ],
  fijos: [
    {
      codigo: "0017",
      nombre: "Caucho de repuesto para plumilla, par",
      descripcion: "Se corta a la medida de la plumilla.",
    },
  ],
};

const espejos: SeedSubcategoria = {
  nombre: "Espejos retrovisores",
  descripcion: "Espejos exteriores completos, lunas y carcasas, manuales y eléctricos.",
  prefijo: "ER",
  inicio: 5301,
  cantidad: 20,
  medios: [],
  series: [
    {
      plantilla: "Espejo retrovisor {tipo} {lado} {veh}",
      ejes: { veh: PARTICULARES, tipo: ["manual", "eléctrico", "eléctrico con direccional"], lado: LADO },
      completo: "lado",
      peso: 2,
      descripciones: ["Espejo completo con base y carcasa para pintar.", "Montaje igual al original."],
    },
    {
      plantilla: "Luna de espejo {lado} {veh}",
      ejes: { veh: PARTICULARES, lado: LADO },
      completo: "lado",
      descripciones: ["Vidrio convexo con base plástica.", "Se monta a presión."],
    },
    {
      plantilla: "Carcasa de espejo {lado} {veh}, {acabado}",
      ejes: { veh: PARTICULARES, acabado: ["para pintar", "negra"], lado: LADO },
      completo: "lado",
      descripciones: ["Plástico ABS inyectado.", "Verifique si su espejo tiene direccional."],
    },
  ],
  fijos: [],
};

export const exterior: SeedSubcategoria[] = [copas, boceles, plumillas, espejos];
