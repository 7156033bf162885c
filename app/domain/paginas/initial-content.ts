/**
 * The rows that the specification expects on a new site (DEC 41); a schema migration inserts them. Names in
 * braces are settings (`fillAjustes`), so that the company's details are stored only once (DEC 39).
 */
export const contenidoInicial = {
  menu: [
    { nombre: "Inicio", slug: "inicio", orden: 1 },
    { nombre: "Catálogo", slug: "catalogo", orden: 2 },
    { nombre: "Nosotros", slug: "nosotros", orden: 3 },
    { nombre: "Contacto", slug: "contacto", orden: 4 },
  ],
  banner: {
    titulo: "{empresa}",
    subtitulo: "{lema}",
    descripcion: "Busque su pieza por categoría, por código o por nombre, y pídanos la cotización.",
    texto_boton_pdf: "Ver catálogo completo",
  },
  bloque: {
    titulo: "Categorías de producto",
    descripcion: "Elija una categoría para ver las referencias que tenemos.",
  },
  cta: {
    titulo: "¿Busca una referencia puntual?",
    descripcion: "Envíenos el código, una foto o la muestra, y le confirmamos si la tenemos disponible.",
    texto_boton: "Solicitar cotización",
    url_boton: "/contacto",
  },
  footer: {
    descripcion: "Fabricamos y vendemos autopartes. Consulte el catálogo y pídanos su cotización.",
    copyright: "© {empresa}. Todos los derechos reservados.",
    leyenda: "{lema}",
  },
  enlaces: [
    { nombre: "Inicio", url: "/", orden: 1 },
    { nombre: "Catálogo", url: "/catalogo", orden: 2 },
    { nombre: "Nosotros", url: "/nosotros", orden: 3 },
    { nombre: "Contacto", url: "/contacto", orden: 4 },
  ],
  contactos: [
    { tipo: "direccion", valor: "{direccion}", orden: 1 },
    { tipo: "telefono", valor: "{telefono}", orden: 2 },
    { tipo: "email", valor: "{correo}", orden: 3 },
    { tipo: "web", valor: "{web}", orden: 4 },
  ],
  secciones: [
    {
      tipo: "mision",
      titulo: "Misión",
      contenido:
        "Ofrecer autopartes confiables y una atención cercana, para que cada cliente encuentre la pieza que su vehículo necesita.",
      orden: 1,
    },
    {
      tipo: "vision",
      titulo: "Visión",
      contenido:
        "Ser la empresa de autopartes que talleres, almacenes y conductores recomiendan por su calidad y su servicio.",
      orden: 2,
    },
    {
      tipo: "historia",
      titulo: "Nuestra historia",
      contenido:
        "Somos una empresa colombiana dedicada a fabricar y vender autopartes. Trabajamos de la mano de talleres, almacenes y conductores: de ellos aprendemos qué pieza hace falta y cómo debe encajar.",
      orden: 3,
    },
  ],
  valores: [
    { valor: "Calidad", descripcion: "Queremos que cada pieza encaje bien y dure.", orden: 1 },
    { valor: "Confiabilidad", descripcion: "Respondemos por lo que ofrecemos.", orden: 2 },
    { valor: "Innovación", descripcion: "Buscamos una mejor manera de hacer cada pieza.", orden: 3 },
  ],
} as const;
