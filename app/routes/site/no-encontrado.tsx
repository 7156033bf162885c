import { notFoundResponse } from "~/site/frame/no-encontrado";

export function loader() {
  throw notFoundResponse();
}

export default function NoEncontrado() {
  return null;
}
