import { mensajeBusqueda } from "../../app/domain/mensajes/contacto";
import { POLITICA_VERSION } from "../../app/domain/ajustes/politica";
import type { Writing } from "../../app/services/db/client.server";
import sitio from "./datos/sitio.json";

/** Loads the contact messages; loading again adds none twice. */
export async function loadMensajes(db: Writing): Promise<void> {
  for (const mensaje of sitio.mensajes) {
    const { idempotencia, estado } = mensaje;
    const create = {
      ...mensaje,
      politica_version: POLITICA_VERSION,
      aceptado_at: new Date(),
      respondido_at: estado === "respondido" ? new Date() : null,
      busqueda: mensajeBusqueda(mensaje),
    };
    await db.mensajeContacto.upsert({ where: { idempotencia }, create, update: {} });
  }
}
