/** Contact messages of the demo: their mails count as sent. */
export const mensajes = [
  {
    idempotencia: "demo-1",
    nombre: "Liliana Torres",
    empresa: "Almacén La Bujía",
    email: "liliana.torres@ejemplo.com",
    telefono: "+57 310 555 0143",
    asunto: "Lista de precios de guardapolvos",
    mensaje:
      "Buenos días. Tenemos almacén en Tunja y queremos manejar la línea de guardapolvos.\n\n¿Me envían lista de precios por docena y tiempos de despacho?",
    estado: "respondido",
  },
  {
    idempotencia: "demo-2",
    nombre: "Hernán Cifuentes",
    empresa: "",
    email: "hernan.cifuentes@ejemplo.com",
    telefono: "+57 315 555 0177",
    asunto: "Cotización AM-2213",
    mensaje: "Necesito cuatro unidades para una camioneta 2018. ¿Las tienen disponibles en Bogotá?",
    estado: "nuevo",
  },
  {
    idempotencia: "demo-3",
    nombre: "Taller Los Andes",
    empresa: "Taller Los Andes S. A. S.",
    email: "compras@ejemplo.com",
    telefono: "601 555 0188",
    asunto: "No encontré mi repuesto",
    mensaje: "Busco: manija interior derecha, platina negra. Puedo enviar fotos y la muestra.",
    estado: "nuevo",
  },
] as const;
