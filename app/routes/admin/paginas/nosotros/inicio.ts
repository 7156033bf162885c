import { redirect } from "react-router";

/** The screen opens at its first tab. */
export function loader() {
  return redirect("/admin/nosotros/secciones");
}
