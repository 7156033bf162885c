import { data } from "react-router";

/** Any other address of the back office is a 404 (DEC 1). */
export function loader() {
  throw data("No encontrado", { status: 404 });
}

export default function NoEncontrado() {
  return null;
}
