import { randomUUID } from "node:crypto";

/** An idempotency key of a form shown `secondsAgo`, so that it does not look automated. */
export function shownKey(secondsAgo = 60): string {
  return `${(Date.now() - secondsAgo * 1000).toString(36)}-${randomUUID()}`;
}

export const mensaje = {
  nombre: "Íñigo Muñoz",
  empresa: "Taller El Pistón",
  email: "inigo@ejemplo.com",
  telefono: "+57 300 111 2233",
  asunto: "Cotización de guardapolvos",
  mensaje: "Necesito cuatro guardapolvos GL-4018.",
};

/** Fields of the form that sends a list of products. */
export const solicitud = {
  accion: "enviar",
  nombre: "Íñigo Muñoz",
  telefono: "+57 300 111 2233",
  ciudad: "Cota",
  empresa: "Taller El Pistón",
  nit: "860.002.964-4",
  email: "inigo@ejemplo.com",
  mensaje: "Es para el lunes.",
  sitio_web: "",
};
