import { ausente } from "~/site/no-encontrado";

export function loader() {
  throw ausente();
}

export default function NoEncontrado() {
  return null;
}
