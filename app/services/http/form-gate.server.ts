import { plainAnswer } from "./plain-answer.server";
import { BrokenForm, FormTooLarge, readMultipart, readUrlencoded } from "./form-body.server";
import { FormFields, problems, type TypedForm } from "./form-fields.server";
import { filesOf, formLimit, isMultipart, STRANGERS } from "./form-limits.server";
import { encodeEntry, urlencodedEntries } from "./urlencoded.server";

const URLENCODED = "application/x-www-form-urlencoded";
/** What the gate says of a form goes with it, under a name that no field can have. */
const NOTE = "!";

function isUrlencoded(type: string): boolean {
  const [essence = ""] = type.split(";", 1);
  return essence.trim().toLowerCase() === URLENCODED;
}

async function readForm(request: Request, bytes: number): Promise<FormFields> {
  // Scripts may post nothing at all, and then say no type.
  const type = request.headers.get("content-type") ?? URLENCODED;
  if (isUrlencoded(type)) return readUrlencoded(request, bytes);
  if (isMultipart(type)) return readMultipart(request, bytes);
  return new FormFields().refuse(problems.noForm);
}

/** The same request, its form replaced by what of it was accepted. */
function withForm(request: Request, { fields, problem }: TypedForm): Request {
  const entries = [...fields].map(([name, value]) => encodeEntry(name, String(value)));
  if (problem) entries.push(encodeEntry(NOTE, problem));
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  headers.set("content-type", URLENCODED);
  return new Request(request, { headers, body: entries.join("&") });
}

/**
 * Stands before all that reads forms, whatever their encoding. Returns the request with a plain form of what was accepted
 * and, where somebody typed it, what is wrong with the rest; otherwise the answer to it (400, 413). A form with files
 * passes unread where they are expected: `receive` has the same rules for it. `known` tells whether the browser is one of
 * staff: what strangers send is held in memory for as long as they take, so it has to be small.
 */
export async function gateForm(request: Request, known: () => Promise<boolean>): Promise<Request | Response> {
  if (!request.body) return request;
  const { pathname } = new URL(request.url);
  if (filesOf(request.method, pathname, request.headers.get("content-type"))) return request;
  const { bytes: most, typed, staff } = formLimit(pathname);
  try {
    const bytes = staff && !(await known()) ? STRANGERS.bytes : most;
    const form = await readForm(request, bytes);
    return form.problem && !typed ? plainAnswer(400, form.problem) : withForm(request, form);
  } catch (error) {
    if (error instanceof FormTooLarge) return plainAnswer(413, problems.large);
    if (error instanceof BrokenForm) return plainAnswer(400, problems.broken);
    throw error;
  }
}

/** The form of a request that came through the gate. Null for one with files, which did not. */
export async function gatedForm(request: Request): Promise<TypedForm | null> {
  if (!isUrlencoded(request.headers.get("content-type") ?? "")) return null;
  const fields = new FormData();
  for (const [name, value] of urlencodedEntries(Buffer.from(await request.arrayBuffer()))) fields.append(name, value);
  const note = fields.get(NOTE);
  fields.delete(NOTE);
  return { fields, problem: typeof note === "string" ? note : null };
}
