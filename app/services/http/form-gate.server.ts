import { data } from "react-router";
import { textResponse } from "./plain-answer.server";
import { BrokenForm, FormTooLarge, readMultipart, readUrlencoded } from "./form-body.server";
import { FormFields, formProblems, type TypedForm } from "./form-fields.server";
import { filesOf, formLimit, isMultipart, unknownBrowserLimit } from "./form-limits.server";
import { encodeEntry, urlencodedEntries } from "./urlencoded.server";

const URLENCODED = "application/x-www-form-urlencoded";
/** Name under which the gate passes on its message; no field can have this name. */
const NOTE = "!";

function isUrlencoded(type: string): boolean {
  const [essence = ""] = type.split(";", 1);
  return essence.trim().toLowerCase() === URLENCODED;
}

async function readForm(request: Request, bytes: number): Promise<FormFields> {
  // A script's empty post may have no Content-Type.
  const type = request.headers.get("content-type") ?? URLENCODED;
  if (isUrlencoded(type)) return readUrlencoded(request, bytes);
  if (isMultipart(type)) return readMultipart(request, bytes);
  return new FormFields().refuse(formProblems.noForm);
}

/** The answer to a form that no page sends: to be thrown. */
export const badRequest = () => data("Solicitud no válida", { status: 400 });

/** A copy of the request whose body holds only the accepted fields, and the gate's message. */
function withForm(request: Request, { fields, problem }: TypedForm): Request {
  const entries = [...fields].map(([name, value]) => encodeEntry(name, String(value)));
  if (problem) entries.push(encodeEntry(NOTE, problem));
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  headers.set("content-type", URLENCODED);
  return new Request(request, { headers, body: entries.join("&") });
}

/**
 * Checks every posted form before anything else reads it, whatever its encoding. Returns the request with the accepted
 * fields, url-encoded, and a message about rejected ones when the screen shows typed texts again; otherwise an answer
 * (400, 413). Forms with files pass unread where a route expects them: `receive` applies the same rules. `isStaffBrowser` tells
 * whether somebody of staff has signed in with this browser: strangers' forms must be small, because a form is held in
 * memory for as long as it takes to arrive.
 */
export async function checkForm(request: Request, isStaffBrowser: () => Promise<boolean>): Promise<Request | Response> {
  if (!request.body) return request;
  const { pathname } = new URL(request.url);
  if (filesOf(request.method, pathname, request.headers.get("content-type"))) return request;
  const { bytes: most, typed, staff } = formLimit(pathname);
  try {
    const bytes = staff && !(await isStaffBrowser()) ? unknownBrowserLimit.bytes : most;
    const form = await readForm(request, bytes);
    return form.problem && !typed ? textResponse(400, form.problem) : withForm(request, form);
  } catch (error) {
    if (error instanceof FormTooLarge) return textResponse(413, formProblems.large);
    if (error instanceof BrokenForm) return textResponse(400, formProblems.broken);
    throw error;
  }
}

/** The form of a request that passed the gate. Null for a form with files, which the gate does not read. */
export async function checkedForm(request: Request): Promise<TypedForm | null> {
  if (!isUrlencoded(request.headers.get("content-type") ?? "")) return null;
  const fields = new FormData();
  for (const [name, value] of urlencodedEntries(Buffer.from(await request.arrayBuffer()))) fields.append(name, value);
  const note = fields.get(NOTE);
  fields.delete(NOTE);
  return { fields, problem: typeof note === "string" ? note : null };
}
