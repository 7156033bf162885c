import { data } from "react-router";
import { z } from "zod";
import { NotFound, Refusal } from "~/domain/refusal";
import { log } from "~/services/log.server";
import { LARGEST_INTEGER } from "~/services/db/values.server";
import { type Failure, redirectWithToast, tell } from "./form.server";
import { readFormData } from "./form-data.server";

interface Deletion {
  /** Where the list is. */
  list: string;
  /** Address of the confirmation. */
  self: string;
  failure: string;
  remove: () => Promise<{ titulo: string; texto?: string }>;
  /** Moves what stands in the way to another row; tells what was done. */
  move: (destino: number) => Promise<{ titulo: string; texto?: string }>;
}

const Destino = z.coerce.number().int().positive().max(LARGEST_INTEGER).catch(-1);

/** What a confirmation with an offer to move children posts: the deletion, or `intent=mover` with a destination. */
export async function deleteOrMove(request: Request, { list, self, failure, remove, move }: Deletion) {
  const form = await readFormData(request);
  const moving = form.get("intent") === "mover";
  try {
    const done = moving ? await move(Destino.parse(form.get("destino_id"))) : await remove();
    return await redirectWithToast(moving ? self : list, done.titulo, done.texto);
  } catch (error) {
    if (error instanceof NotFound) throw data(error.message, { status: 404 });
    if (moving && error instanceof Refusal) return data({ error: error.message }, { status: 400 });
    if (error instanceof Refusal) return redirectWithToast(self, "Error", error.message, "error");
    log.error(failure, error);
    return redirectWithToast(list, "Error", failure, "error");
  }
}

/** A confirmed deletion without conditions; a row that somebody else deleted meanwhile is as good as deleted. */
export async function plainDelete(
  list: string,
  failure: Failure,
  done: { titulo: string; texto?: string },
  remove: () => Promise<void>,
) {
  try {
    await remove();
  } catch (error) {
    if (!(error instanceof NotFound)) return redirectWithToast(list, "Error", tell(failure, error), "error");
  }
  return redirectWithToast(list, done.titulo, done.texto);
}
