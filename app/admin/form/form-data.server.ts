import { data } from "react-router";
import { gatedForm } from "~/services/http/form-gate.server";
import type { TypedForm } from "~/services/http/form-fields.server";

/** A form as it was typed, for a screen that shows it again with what is wrong with it. */
export async function readTypedForm(request: Request): Promise<TypedForm> {
  const form = await gatedForm(request);
  if (!form) throw data("Solicitud no válida", { status: 400 });
  return form;
}

/** The fields of a form post that is within the rules; any other is answered 400, with the reason. */
export async function readFormData(request: Request): Promise<FormData> {
  const { fields, problem } = await readTypedForm(request);
  if (problem) throw data(problem, { status: 400 });
  return fields;
}
