import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import { z } from "zod";
import { isSecret, keepable } from "~/domain/cuentas/drafts";
import { type SentForm, submissionOf } from "~/domain/kernel/forms.server";
import type { Failure } from "~/domain/kernel/words";
import { Conflict, FieldRefusal, NotFound, RetriesExhausted, Refusal } from "~/domain/kernel/refusal";
import { toastSetCookie } from "~/services/http/cookies.server";
import { log } from "~/services/log/log.server";
import type { TypedForm } from "~/services/http/form-fields.server";
import { LARGEST_INTEGER } from "~/services/db/values.server";
import { readId } from "~/domain/kernel/choices";
import { readNumber } from "~/ui/form/fields";
import { badRequest } from "~/services/http/form-gate.server";
import { readFormData, readTypedForm } from "./form-data.server";
import { changedIn, DICHO, isAsShown, mostradoIn, mostradoOf, notadoIn } from "./mostrado";

/** Answers 303 to another screen, which shows the message once. */
export async function redirectWithToast(
  to: string,
  titulo: string,
  texto?: string,
  tono: "ok" | "error" = "ok",
  fila?: string,
) {
  return redirect(to, { status: 303, headers: { "Set-Cookie": await toastSetCookie({ tono, titulo, texto, fila }) } });
}

/** The same of what failed. */
export function redirectWithError(to: string, texto: string) {
  return redirectWithToast(to, "Error", texto, "error");
}

function failureText(failure: Failure, reason: string | null): string {
  if (typeof failure === "function") return failure(reason ?? "Error desconocido");
  return reason ?? failure;
}

/** The message for a thrown error. A refusal shows its own text; any other error is logged and shown as `failure`. */
export function errorText(failure: Failure, error: unknown): string {
  const reason = error instanceof Refusal ? error.message : null;
  const text = failureText(failure, reason);
  if (reason === null) log.error(text, error);
  return text;
}

type Save<S extends z.ZodType, R> = (value: z.output<S>, revision: number, form: string | null) => Promise<R>;

export const Revision = z.coerce.number().int().nonnegative().max(LARGEST_INTEGER).catch(0);

/**
 * Reads a form, validates it against its schema and saves it; the answer is what `save` returns; `form` names this sending of
 * the form, for what is done once. Every failure is an answer that keeps what was typed: 400
 * with the messages beside their fields, 409 with the row somebody else saved, which fields that were not changed take, but
 * for `propios` (or without a row when every retry lost
 * against another transaction), 404 where the row is gone, 500 with `failure`.
 */
export async function saveForm<S extends z.ZodType, R>(
  request: Request | SentForm,
  schema: S,
  failure: Failure,
  save: Save<S, R>,
  propios: readonly string[] = [],
) {
  const sent = request instanceof Request ? await readTypedForm(request) : request;
  const { fields, problem } = sent;
  const submission = parseWithZod(fields, { schema });
  // The answer never contains a password.
  for (const name of fields.keys()) if (isSecret(name)) Reflect.deleteProperty(submission.payload, name);
  const revision = Revision.parse(fields.get("revision") ?? 0);
  const [mostrado, notado] = [mostradoIn(sent), notadoIn(sent)];
  const refuse = (status: number, reply: Parameters<typeof submission.reply>[0]) =>
    data({ result: submission.reply(reply), current: null, notado, revision, mostrado, tomado: {} }, { status });
  if (problem) return refuse(400, { formErrors: [problem] });
  if (submission.status !== "success") return refuse(400, {});
  try {
    return await save(submission.value, revision, submissionOf(sent));
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof NotFound) throw gone(fields);
    if (error instanceof Conflict) {
      const current = printable(error.current);
      const stored = printable(submission.value ?? {});
      const tomado = error.mezcla ? untouched(schema, sent, { current, stored }, propios) : {};
      const reply = submission.reply({ formErrors: [error.message, error.consejo] });
      const result = { ...reply, initialValue: { ...reply.initialValue, ...tomado } };
      const { revision } = error.current;
      // What a conflict before this one told is told as it is by now.
      const again = Object.entries(current).filter(([name]) => notado && Object.hasOwn(notado, name));
      const told = {
        ...(error.mezcla ? { ...Object.fromEntries(again), ...changedIn(current, mostrado, current) } : current),
        [DICHO]: `${error.message}\n${error.consejo}`,
      };
      const shown = { current: told, notado: null, mostrado: mostradoOf(current), tomado };
      return data({ result, revision, ...shown }, { status: 409 });
    }
    if (error instanceof FieldRefusal) return refuse(400, { fieldErrors: { [error.field]: [error.message] } });
    const status = error instanceof RetriesExhausted ? 409 : error instanceof Refusal ? 400 : 500;
    return refuse(status, { formErrors: [errorText(failure, error)] });
  }
}

/**
 * What somebody else saved in the fields of a form that still say what they showed, or say that already, but for `propios`;
 * a number is read as it would be `stored`, 05 as 5.
 */
function untouched(
  schema: z.ZodType,
  sent: TypedForm,
  { current, stored }: Record<"current" | "stored", Record<string, string>>,
  propios: readonly string[],
): Record<string, string> {
  const shown = mostradoIn(sent);
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return Object.fromEntries(
    names.flatMap((name) => {
      if (propios.includes(name)) return [];
      const typed = String(sent.fields.get(name) ?? "");
      const [saved, own] = [current[name] ?? typed, stored[name] ?? typed];
      const read = readNumber(typed) === readNumber(own) ? own : typed;
      const isLeft = read === saved || [typed, read].some((one) => isAsShown(shown, name, one));
      return saved !== typed && isLeft ? [[name, saved]] : [];
    }),
  );
}

/** The answer 404 to the form of a row that is gone, with what was typed: the screen says so. */
export function gone(fields: FormData) {
  return data(keepable(fields) ?? { campos: [], archivos: false }, { status: 404 });
}

/**
 * The answer to a form that was not saved, of a row that is there; 404 with what was typed where somebody deleted it
 * meanwhile, whatever else is wrong with the form.
 */
export async function ofRowThere<A>(answer: A, row: () => Promise<unknown>, fields: FormData): Promise<A> {
  if (!(answer instanceof Response) && (await row().catch(() => undefined)) === null) throw gone(fields);
  return answer;
}

/** Saves the form of a row, as `saveForm`; of one that is gone it gives back what was typed. */
export async function saveRowForm<S extends z.ZodType, R>(
  request: Request,
  { schema, failure, get }: { schema: S; failure: Failure; get: () => Promise<unknown> },
  save: Save<S, R>,
) {
  const sent = await readTypedForm(request);
  return ofRowThere(await saveForm(sent, schema, failure, save), get, sent.fields);
}

export type Answer = Awaited<ReturnType<typeof saveForm<z.ZodType, Response>>>;

/** The values of a row as form fields. */
function printable(row: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      value === true ? "on" : value === false ? "" : String(value ?? ""),
    ]),
  );
}

export const Id = z.coerce.number().int().positive().max(LARGEST_INTEGER);

/** The id of where something is moved to; of none that is there where nothing is chosen. */
export const Destino = Id.catch(-1);

const RowIntent = z.object({
  intent: z.string(),
  id: Id,
  revision: Revision,
  posicion: z.coerce.number().int().nonnegative().max(LARGEST_INTEGER).catch(0),
  firma: z.string().catch(""),
});
export type Row = z.infer<typeof RowIntent>;

/**
 * Handles a button of a list: `intent` selects the handler, which does the work and returns the toast. Redirects to the
 * same address, with its search and page, at the row's anchor. A refusal becomes an error toast, any other error the
 * text `failure`, an unknown intent 400.
 */
export async function rowAction(
  request: Request | TypedForm,
  url: URL,
  failure: Failure,
  handlers: Record<string, (row: Row) => Promise<{ titulo: string; texto?: string }>>,
  rowAnchor?: (id: number) => string,
) {
  const row = RowIntent.safeParse(Object.fromEntries(await readFormData(request)));
  const handler = row.success && Object.hasOwn(handlers, row.data.intent) ? handlers[row.data.intent] : undefined;
  if (!row.success || !handler) throw badRequest();
  const back = url.pathname + url.search + (rowAnchor ? `#${rowAnchor(row.data.id)}` : url.hash);
  try {
    const { titulo, texto } = await handler(row.data);
    return redirectWithToast(back, titulo, texto);
  } catch (error) {
    return redirectWithError(back, errorText(failure, error));
  }
}

/** Parses the numeric id of an address; 404 when it is not a valid id. */
export function recordId(id: string | undefined): number {
  return found(readId(id) ?? null);
}

/** The row, or 404. */
export function found<T>(row: T | null): T {
  if (row === null) throw data("No encontrado", { status: 404 });
  return row;
}
