import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";
import { type Borrador, formOf } from "~/domain/cuentas/drafts";
import { ALT_MAX, type Acepta, claseOf, fitsKind, type MedioItem, reglas } from "~/domain/medios/medios";
import { keepFile, listMedios } from "~/domain/medios/medios.server";
import { cleanText } from "~/domain/kernel/text";
import { Conflict, FieldRefusal, Refusal } from "~/domain/kernel/refusal";
import { log } from "~/services/log/log.server";
import type { Sending } from "~/domain/kernel/definition";
import type { Failure } from "~/domain/kernel/words";
import { Id, Revision, saveForm } from "~/admin/form/form.server";
import { filesText, isAsShown, mostradoIn, notadoIn, withLists } from "~/admin/form/mostrado";
import { moveItem } from "~/domain/kernel/order";
import type { Upload } from "./upload.server";

/** A revision that no row has: saving with it is always a conflict. */
const NO_REVISION = -1;

export interface MediosOptions {
  acepta: Acepta;
  /** Another button of the form was pressed that saves nothing: the form is answered as typed. */
  pressed?: boolean;
  /** The field holds one file, and a new one replaces it. */
  uno?: boolean;
  /** Message when the field has no file. */
  requerido?: string;
  /** What is wrong with the files together, such as too many. */
  problem?: (items: readonly MedioItem[]) => string | null;
  /** What is wrong with parts of the form that its schema does not know, as lists of rows, by their names. */
  parts?: Readonly<Record<string, string | null>>;
  /** Fields that keep what was typed after a conflict, though they were not changed. */
  propios?: readonly string[];
  quitar?: {
    /** Removes a saved file from its owner at once (ADM §4); returns the owner's new revision. */
    remove: (id: number, revision: number) => Promise<number>;
    /** The specification's message for a failed removal. */
    failure: string;
  };
}

/** The files that a form names, with the texts typed for them, and whether one of them is gone. */
async function namedMedios(fields: FormData) {
  const ids = [...new Set(fields.getAll("medio[]").flatMap((id) => Id.safeParse(id).data ?? []))];
  const known = await listMedios(ids);
  const items = known.map((item) => ({ ...item, alt: altOf(fields, item) }));
  return { items, lost: known.length < ids.length };
}

/** Whether the files of a form are those that it showed, with the same texts; `items`: those that are still there. */
function areAsShown({ fields, files }: Upload, items: readonly MedioItem[]): boolean {
  const named = fields.getAll("medio[]").map((key) => {
    const alt = fields.get(`alt-${String(key)}`) ?? items.find(({ id }) => id === Number(key))?.alt ?? "";
    return { id: Number(key), alt: String(alt) };
  });
  const hasNew = files.some(({ campo }) => campo === "archivos");
  return !hasNew && isAsShown(mostradoIn({ fields }), "archivos", filesText(named));
}

/** The files that somebody else saved, where the form left its own as it showed them; null otherwise. */
async function takenMedios(upload: Upload, items: readonly MedioItem[], saved: Conflict["files"]) {
  if (!saved || !areAsShown(upload, items)) return null;
  const known = await listMedios(saved.map(({ id }) => id));
  return known.map((item) => ({ ...item, alt: saved.find(({ id }) => id === item.id)?.alt ?? "" }));
}

/** The files of a form that was kept when the session ended, as far as they are still there; null where it named none. */
export async function recoveredMedios(borrador: Borrador): Promise<MedioItem[] | null> {
  const fields = formOf(borrador);
  return fields.has("medio[]") ? (await namedMedios(fields)).items : null;
}

/** The files of a form, the newly sent ones last, and the problems with those that were refused. */
export async function readMedios(
  { fields, files, problem }: Upload,
  { acepta, uno }: Pick<MediosOptions, "acepta" | "uno">,
) {
  const { items: named, lost } = await namedMedios(fields);
  const problems = problem ? [problem] : [];
  const items = named.filter((item) => fitsKind(acepta, item));
  if (items.length < named.length) problems.push(reglas[acepta].tipo);
  for (const file of files.filter(({ campo }) => campo === "archivos")) {
    try {
      items.push(await keepFile(file, acepta));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(files.length > 1 ? `${file.nombre}: ${error.message}` : error.message);
    }
  }
  return { items: uno ? items.slice(-1) : items, problems, lost };
}

function altOf(fields: FormData, { id, alt }: MedioItem): string {
  const typed = fields.get(`alt-${id}`);
  return typeof typed === "string" ? cleanText(typed).slice(0, ALT_MAX) : alt;
}

interface Aviso {
  tono: "ok" | "error";
  titulo: string;
  texto: string;
}
export interface MediosAnswer {
  items: MedioItem[];
  /** Id of the file whose removal the user is asked to confirm. */
  pregunta: number | null;
  aviso: Aviso | null;
  /** The problems with the sent files, or the message that a file is missing. */
  error: string | null;
}

/** Handles a button of the media list: keeps everything typed and validates nothing. */
async function press(fields: FormData, items: MedioItem[], problems: string[], options: MediosOptions) {
  const [accion = "", key = ""] = String(fields.get("medio-accion") ?? "").split(":");
  const id = Number(key);
  const at = items.findIndex((item) => item.id === id);
  const item = items[at];
  const answer: MediosAnswer = { items, pregunta: null, aviso: null, error: problems.join(" ") || null };
  let revision = Revision.parse(fields.get("revision") ?? 0);
  if (!item || accion === "conservar") return { answer, revision };
  if (accion === "quitar") answer.pregunta = id;
  if (accion === "subir" || accion === "bajar") {
    answer.items = moveItem(items, id, at + (accion === "subir" ? -1 : 1));
  }
  if (accion === "eliminar") {
    const saved = fields.getAll("medio-guardado[]").includes(key) && options.quitar;
    try {
      if (saved) revision = await saved.remove(id, revision);
      answer.items = items.filter((one) => one.id !== id);
      answer.aviso = removed(item, Boolean(saved));
    } catch (error) {
      const known = error instanceof Refusal;
      const failure = options.quitar?.failure ?? "";
      if (!known) log.error(failure, error);
      answer.aviso = { tono: "error", titulo: "Error", texto: known ? error.message : failure };
    }
  }
  return { answer, revision };
}

function removed(item: MedioItem, saved: boolean): Aviso {
  const [what, end] = {
    imagen: ["La imagen", "eliminada"],
    video: ["El video", "eliminado"],
    pdf: ["El documento", "eliminado"],
  }[claseOf(item)];
  const texto = `${what} ha sido ${end} ${saved ? "exitosamente" : "de la vista previa"}.`;
  return { tono: "ok", titulo: "Eliminado", texto };
}

/**
 * `saveForm` for a form with media. Received files stay in the form whatever the outcome. `save` gets the files in
 * their order, and what is wrong with its parts. A button of the media list is answered with the form as typed.
 */
export async function saveWithMedios<S extends z.ZodType>(
  upload: Upload,
  schema: S,
  failure: Failure,
  options: MediosOptions,
  save: (value: z.output<S>, revision: number, sending: Sending & { files: MedioItem[] }) => Promise<Response>,
) {
  const { fields } = upload;
  const { items, problems, lost } = await readMedios(upload, options);
  if (lost) problems.push("Un archivo de la lista ya no existe. Súbalo de nuevo si lo necesita.");
  if (fields.has("medio-accion") || options.pressed) {
    const { answer, revision } = await press(fields, items, problems, options);
    const { initialValue } = parseWithZod(fields, { schema }).reply();
    const shown = { mostrado: mostradoIn(upload), notado: notadoIn(upload), tomado: {} };
    return data({ result: { initialValue }, current: null, revision, ...shown, medios: answer });
  }
  const together = options.problem?.(items);
  if (together) problems.push(together);
  if (items.length === 0 && problems.length === 0 && options.requerido) problems.push(options.requerido);
  const archivos = problems.join(" ") || null;
  const parts = Object.entries(options.parts ?? {}).flatMap(([name, message]) =>
    message ? [[name, message] as const] : [],
  );
  const wrong = parts[0] && new FieldRefusal(...parts[0]);
  let saved: Conflict["files"];
  const saveOnce = async (value: z.output<S>, revision: number, form: string | null) => {
    const saving = async (at: number, sending: Omit<Sending, "files">) =>
      save(value, at, { files: items, ...sending }).catch((error: unknown) => {
        if (error instanceof Conflict) saved = error.files;
        throw error;
      });
    // A missing file was removed by somebody who saved first: the conflict shows both versions. When a file is required
    // and none is left, the message about that comes first.
    if (lost && revision > 0 && (items.length > 0 || !options.requerido)) return saving(NO_REVISION, {});
    if (archivos) throw new FieldRefusal("archivos", archivos);
    return saving(revision, { form, wrong });
  };
  const answer = await saveForm(upload, schema, failure, saveOnce, options.propios);
  if (answer instanceof Response) return answer;
  const { result, ...rest } = saved
    ? withLists(answer.data, mostradoIn(upload), { archivos: filesText(saved) })
    : answer.data;
  const taken = await takenMedios(upload, items, saved);
  const wrongFiles = taken ? null : archivos;
  if (wrongFiles) parts.unshift(["archivos", wrongFiles]);
  const more = Object.fromEntries(parts.map(([name, message]) => [name, [message]]));
  const error = parts.length > 0 ? { ...result.error, ...more } : result.error;
  const medios: MediosAnswer = { items: taken ?? items, pregunta: null, aviso: null, error: wrongFiles };
  return data({ ...rest, result: { ...result, error }, medios }, answer.init ?? {});
}
