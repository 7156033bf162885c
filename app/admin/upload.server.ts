import { createContext, data, type RouterContextProvider } from "react-router";
import { event } from "~/services/bitacora.server";
import { requestInfo } from "~/services/context.server";
import { BrokenUpload, receive, type Received } from "~/services/uploads/receive.server";
import { readFormData } from "./form-data.server";

const received = createContext<Received | null>(null);

/** Throws 403 unless a form carries the session's token. */
export function requireToken(form: FormData, csrf: string): void {
  const texto = "La página estaba vencida. Vuelva atrás, recárguela e intente de nuevo.";
  if (form.get("csrf") === csrf) return;
  event("formulario sin llave");
  throw data({ titulo: "Error", texto }, { status: 403 });
}

async function receiveForm(request: Request): Promise<Received> {
  try {
    return await receive(request);
  } catch (error) {
    if (!(error instanceof BrokenUpload)) throw error;
    const texto = "El formulario no llegó completo. Vuelva atrás e inténtelo de nuevo.";
    throw data({ titulo: "Error", texto }, { status: 400 });
  }
}

/** Reads a form with files for the action behind it; temporary files that nobody stored are gone with the answer. */
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

/** The form of a request with its files; a plain form has none. */
export async function readUpload(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Pick<Received, "fields" | "files">> {
  return context.get(received) ?? { fields: await readFormData(request), files: [] };
}
