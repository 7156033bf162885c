import { data } from "react-router";
import { z } from "zod";
import { readUpload } from "~/admin/media/upload.server";
import { keepFile } from "~/domain/medios/medios.server";
import { Refusal } from "~/domain/kernel/refusal";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/subidas";

export const handle = { files: "medios" } satisfies RouteHandle;

const Acepta = z.enum(["imagen", "medio", "pdf", "archivo"]);

export function loader() {
  throw data("No encontrado", { status: 404 });
}

/**
 * Stores one file for an editor open in a browser with JavaScript. A refusal is answered 200 with its text. The orphan
 * sweep deletes files that are never saved.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { fields, files } = await readUpload(request, context);
  const acepta = Acepta.safeParse(fields.get("acepta"));
  const [file] = files;
  if (!acepta.success || !file) return Response.json({ error: "Solicitud no válida" }, { status: 400 });
  try {
    return Response.json({ medio: await keepFile(file, acepta.data) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Response.json({ error: error.message });
  }
}
