import { data } from "react-router";

/** The fields of a form post. What is no form, or a broken one, is answered 400. */
export async function readFormData(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data("Solicitud no válida", { status: 400 });
  }
}
