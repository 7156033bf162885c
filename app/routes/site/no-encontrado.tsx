import { ausente } from "~/site/frame/no-encontrado";

export function loader() {
  throw ausente();
}

export default function NoEncontrado() {
  return null;
}
