import type { SeedNosotrosEstadistica, SeedNosotrosSeccion, SeedNosotrosValor } from "../tipos-sitio";

export const nosotrosSecciones: SeedNosotrosSeccion[] = [
  {
    tipo: "mision",
    titulo: "Misión",
    contenido:
      "Fabricar y suministrar autopartes confiables, a precio justo y con entrega puntual, para que cada vehículo del país siga en la vía.",
    icono: "",
    orden: 1,
  },
  {
    tipo: "vision",
    titulo: "Visión",
    contenido: "Ser en 2030 el fabricante de referencia de accesorios y repuestos para carrocería en la región andina.",
    icono: "",
    orden: 2,
  },
  {
    tipo: "historia",
    titulo: "Nuestra historia",
    contenido:
      "Empezamos con una troqueladora y un pedido de pasamanos para camperos. Cada pieza se trazaba a mano y se probaba montada en el vehículo del cliente.\n\nHoy la planta de Cota reúne corte, curvado, inyección de caucho y pintura electrostática bajo un mismo techo. El método sigue siendo el mismo: medir, fabricar, montar y volver a medir.",
    icono: "",
    orden: 3,
  },
  {
    tipo: "compromiso",
    titulo: "Nuestro compromiso",
    contenido:
      "Si una pieza no encaja, la revisamos con usted: nos envía una foto, la comparamos con el plano y le respondemos con una solución.",
    icono: "",
    orden: 4,
  },
];

/** Without icon: the site chooses by the name. */
export const nosotrosValores: SeedNosotrosValor[] = [
  { valor: "Calidad", descripcion: "Ningún lote sale sin inspección dimensional.", icono: "", orden: 1 },
  { valor: "Confiabilidad", descripcion: "Cumplimos la fecha y la cantidad que prometemos.", icono: "", orden: 2 },
  { valor: "Innovación", descripcion: "Escuchamos al taller y mejoramos cada referencia.", icono: "", orden: 3 },
];

export const nosotrosEstadisticas: SeedNosotrosEstadistica[] = [
  { titulo: "20+", descripcion: "Años de trayectoria, fabricando en Colombia.", orden: 1 },
  { titulo: "1.284", descripcion: "Referencias activas en siete categorías.", orden: 2 },
  { titulo: "32", descripcion: "Departamentos con despacho nacional.", orden: 3 },
  { titulo: "7", descripcion: "Familias de producto, un solo proveedor.", orden: 4 },
];
