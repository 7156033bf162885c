import { redirect } from "react-router";
import { keepable } from "~/domain/cuentas/drafts";
import { findBorrador, forgetBorrador, keepBorrador } from "~/domain/cuentas/drafts.server";
import { readDevice, readSessionToken, sessionSetCookie, toastSetCookie } from "~/services/http/cookies.server";
import { BrokenForm, FormTooLarge, readMultipart, skipFile } from "~/services/http/form-body.server";
import { checkedForm } from "~/services/http/form-gate.server";
import { filesOf } from "~/services/http/form-limits.server";
import { log } from "~/services/log/log.server";
import { formBytes } from "~/services/uploads/limits";

/** Longest return address, in characters: it is passed inside another address. */
const LONGEST_BACK = 2_000;
function toLogin(back: string, headers: Record<string, string> = {}): Response {
  const to =
    back === "/admin" || back.length > LONGEST_BACK
      ? "/admin/login"
      : `/admin/login?volver=${encodeURIComponent(back)}`;
  return redirect(to, { headers });
}

/** The fields of a form, and whether it carried files, which are skipped. Throws FormTooLarge and BrokenForm. */
async function readTexts(request: Request, pathname: string): Promise<{ fields: FormData; files: boolean }> {
  const plain = await checkedForm(request);
  if (plain) return { fields: plain.fields, files: false };
  let files = false;
  // What the screen itself would take: a form whose files are large has as much typed as any other. An archive's has nothing.
  const bytes = Math.min(filesOf(request.method, pathname, request.headers.get("content-type"))?.bytes ?? 0, formBytes);
  const { fields } = await readMultipart(request, bytes, (_campo, stream) => {
    files = true;
    skipFile(stream);
  });
  return { fields, files };
}

async function keep(request: Request, ruta: string): Promise<"stranger" | keyof typeof texts> {
  const device = await readDevice(request);
  if (!device) return "stranger";
  const { fields, files } = await readTexts(request, ruta);
  const borrador = keepable(fields.entries(), files);
  if (!borrador) return ruta.endsWith("/eliminar") && !fields.has("intent") ? "notDeleted" : "lost";
  await keepBorrador(device, ruta, borrador);
  return "kept";
}

const texts = {
  kept: "Ingrese de nuevo: lo que envió está a salvo, todavía sin guardar.",
  lost: "Ingrese de nuevo y repita la última acción: no se hizo.",
  notDeleted: "Ingrese de nuevo: no se eliminó nada.",
};

/**
 * Answers a request without a session: redirects to the login and from there back. Deletes the cookie of an invalid
 * session token (ADM §4) and keeps the posted fields as a draft.
 */
export async function redirectToLogin(request: Request, url: URL): Promise<Response> {
  const response = await wayIn(request, url);
  if (await readSessionToken(request)) response.headers.append("Set-Cookie", await sessionSetCookie(null, new Date(0)));
  return response;
}

/** The redirect to the login. Posted fields are kept as a draft until the same person has signed in again. */
async function wayIn(request: Request, url: URL): Promise<Response> {
  const back = url.pathname + url.search;
  if (request.method === "GET") return toLogin(back);
  if (request.method !== "POST") return toLogin("/admin");
  const outcome = await keep(request, url.pathname).catch((error: unknown) => {
    if (!(error instanceof FormTooLarge || error instanceof BrokenForm))
      log.warn("Could not keep what was posted without a session", error);
    return "lost" as const;
  });
  if (outcome === "stranger") return toLogin("/admin");
  const toast = { tono: "error", titulo: "Su sesión había terminado", texto: texts[outcome] } as const;
  return toLogin(back, { "Set-Cookie": await toastSetCookie(toast) });
}

/** The draft kept for this screen when the person's session ended, or null. */
export async function findDraft(request: Request, admin: number, ruta: string) {
  const device = await readDevice(request);
  return device && findBorrador(device, admin, ruta);
}

/** Deletes the draft of this screen that a form was filled in from, because it was saved or discarded. */
export async function deleteDraft(request: Request, admin: number, ruta: string, fields: FormData): Promise<void> {
  const device = await readDevice(request);
  if (device) await forgetBorrador(device, admin, ruta, fields);
}
