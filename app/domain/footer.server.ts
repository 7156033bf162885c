import type { z } from "zod";
import { db } from "~/services/db/client.server";
import { ajustesDefaults, fillAjustes, mergeAjustes } from "./ajustes";
import { trackNew } from "./auditoria.server";
import { collection, overwrite } from "./coleccion.server";
import { changeContent } from "./contenido.server";
import { type ContactoNuevoSchema, CONTACTOS_MAX, contactoValor, ENLACES_MAX, type EnlaceSchema } from "./footer";
import { placeBehind } from "./orden";
import { firmaDe, type Movimiento, reorder } from "./orden.server";
import { NotFound, Refusal } from "./refusal";

type Enlace = z.output<typeof EnlaceSchema>;
type ContactoNuevo = z.output<typeof ContactoNuevoSchema>;

/** The quick links. */
export const enlaces = collection("enlaces", (tx) => tx.footerEnlace);
/** The lines of the contact information. */
export const contactos = collection("contacto", (tx) => tx.footerContacto);

/** The quick links in their order, what the list is known by, and the place of the next one. */
export async function listEnlaces() {
  const filas = await enlaces.list();
  return { filas, firma: firmaDe(filas), siguiente: placeBehind(filas) };
}

/** Adds a quick link at the end, whatever place was typed. Throws Refusal when there is room for no more. */
export async function createEnlace(value: Enlace): Promise<void> {
  await changeContent(async (tx) => {
    const filas = await enlaces.list(tx);
    if (filas.length >= ENLACES_MAX)
      throw new Refusal(`El pie admite hasta ${ENLACES_MAX} enlaces. Elimine uno para agregar otro.`);
    const { id } = await tx.footerEnlace.create({ data: { ...value, orden: placeBehind(filas) } });
    trackNew(tx, "enlaces", id);
  });
}

/** Shows or hides a quick link that is still at `revision`. Throws NotFound or Conflict. */
export async function setEnlaceActivo(id: number, revision: number, activo: boolean): Promise<void> {
  await changeContent(async (tx) => overwrite(tx, "enlaces", tx.footerEnlace, { id, revision }, { activo }));
}

/** Moves a quick link. Throws Refusal when the list has changed. */
export async function moveEnlace(movimiento: Movimiento): Promise<void> {
  await reorder("footer_enlaces", movimiento);
}

/** All lines of the contact information in their order, each with what visitors read, and what the list is known by. */
export async function listContactos() {
  const [filas, rows] = await Promise.all([contactos.list(), db.ajuste.findMany()]);
  const ajustes = mergeAjustes(ajustesDefaults, rows);
  const shown = filas.map((fila) => ({ ...fila, leido: fillAjustes(fila.valor, ajustes) }));
  return { filas: shown, firma: firmaDe(filas) };
}

/** Adds a contact line at the end. Throws Refusal when there is room for no more, FieldRefusal as `updateContacto`. */
export async function createContacto({ tipo, valor }: ContactoNuevo): Promise<void> {
  await changeContent(async (tx) => {
    const filas = await contactos.list(tx);
    if (filas.length >= CONTACTOS_MAX)
      throw new Refusal(`El pie admite hasta ${CONTACTOS_MAX} datos de contacto. Elimine uno para agregar otro.`);
    const data = { tipo, valor: contactoValor(tipo, valor), orden: placeBehind(filas) };
    const { id } = await tx.footerContacto.create({ data });
    trackNew(tx, "contacto", id);
  });
}

/** Saves the value of a contact line. Throws NotFound, Conflict, and FieldRefusal when its kind does not allow it. */
export async function updateContacto(id: number, revision: number, valor: string): Promise<void> {
  await changeContent(async (tx) => {
    const row = await tx.footerContacto.findUnique({ where: { id } });
    if (!row) throw new NotFound();
    await overwrite(tx, "contacto", tx.footerContacto, { id, revision }, { valor: contactoValor(row.tipo, valor) });
  });
}

/** Shows or hides a contact line that is still at `revision`. Throws NotFound or Conflict. */
export async function setContactoActivo(id: number, revision: number, activo: boolean): Promise<void> {
  await changeContent(async (tx) => overwrite(tx, "contacto", tx.footerContacto, { id, revision }, { activo }));
}

/** Moves a contact line. Throws Refusal when the list has changed. */
export async function moveContacto(movimiento: Movimiento): Promise<void> {
  await reorder("footer_contacto", movimiento);
}
