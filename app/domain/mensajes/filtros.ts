/** Filters of the message list: by what staff did with a message, or by the state of its mail. */
export const filtrosMensaje = [
  { value: "nuevos", label: "Nuevos" },
  { value: "respondidos", label: "Respondidos" },
  { value: "pendientes", label: "Correo pendiente" },
  { value: "fallidos", label: "Correo fallido" },
] as const;
export type FiltroMensaje = (typeof filtrosMensaje)[number]["value"];
export const mensajesPorPagina = 25;
