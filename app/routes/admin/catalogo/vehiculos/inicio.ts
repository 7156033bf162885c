import { redirect } from "react-router";

/** Redirects to the first tab. */
export function loader() {
  return redirect("/admin/vehiculos/marcas");
}
