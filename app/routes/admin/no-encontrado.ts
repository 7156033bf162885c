import { data } from "react-router";

/** Any other address is a 404 of the back office (decision 1). */
export function loader() {
  throw data("No encontrado", { status: 404 });
}

export default function NoEncontrado() {
  return null;
}
