import { data } from "react-router";
import { badRequest, checkedForm } from "~/services/http/form-gate.server";
import type { TypedForm } from "~/services/http/form-fields.server";

/** Reads a form for a screen that shows it again: the fields as typed, and the problem with the form, if any. */
export async function readTypedForm(request: Request): Promise<TypedForm> {
  const form = await checkedForm(request);
  if (!form) throw badRequest();
  return form;
}

/** Reads the fields of a form post; a form that breaks the limits is answered 400 with the reason. */
export async function readFormData(request: Request | TypedForm): Promise<FormData> {
  const { fields, problem } = request instanceof Request ? await readTypedForm(request) : request;
  if (problem) throw data(problem, { status: 400 });
  return fields;
}
