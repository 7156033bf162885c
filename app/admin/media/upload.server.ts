import { createContext, data, type RouterContextProvider } from "react-router";
import { logEvent } from "~/services/log/event-log.server";
import { requestInfo } from "~/services/http/request-info.server";
import { BrokenForm, FormTooLarge } from "~/services/http/form-body.server";
import { formProblems } from "~/services/http/form-fields.server";
import { receive, type Received } from "~/services/uploads/receive.server";
import { readTypedForm } from "~/admin/form/form-data.server";

const received = createContext<Received | null>(null);

/** Throws 403 unless the form carries the session's CSRF token. */
export function requireToken(form: FormData, csrf: string): void {
  const texto = "La página estaba vencida. Vuelva atrás, recárguela e intente de nuevo.";
  if (form.get("csrf") === csrf) return;
  logEvent("formulario sin llave");
  throw data({ titulo: "Error", texto }, { status: 403 });
}

async function receiveForm(request: Request): Promise<Received> {
  try {
    return await receive(request);
  } catch (error) {
    if (error instanceof FormTooLarge) throw data({ titulo: "Error", texto: formProblems.large }, { status: 413 });
    if (error instanceof BrokenForm) throw data({ titulo: "Error", texto: formProblems.broken }, { status: 400 });
    throw error;
  }
}

/**
 * Reads a form with files before the action runs; temporary files that the action did not store are deleted afterwards.
 */
export async function receiveUpload(
  request: Request,
  context: Readonly<RouterContextProvider>,
  csrf: string,
  next: () => Promise<Response>,
): Promise<Response> {
  const upload = await receiveForm(request);
  try {
    if (context.get(requestInfo).originUnknown) requireToken(upload.fields, csrf);
    context.set(received, upload);
    return await next();
  } finally {
    await upload.discard();
  }
}

export type Upload = Omit<Received, "discard">;

/** Reads a form with its files for a screen that shows it again; a form without files has none. */
export async function readTypedUpload(request: Request, context: Readonly<RouterContextProvider>): Promise<Upload> {
  return context.get(received) ?? { ...(await readTypedForm(request)), files: [] };
}

/** Reads a form with its files; a form that breaks the limits is answered 400 with the reason. */
export async function readUpload(request: Request, context: Readonly<RouterContextProvider>): Promise<Upload> {
  const upload = await readTypedUpload(request, context);
  if (upload.problem) throw data(upload.problem, { status: 400 });
  return upload;
}
