import { useSearchParams } from "react-router";
import { useRecovered } from "~/admin/form/recovered";

/** The form of these pictures: its name among those of its screen, since others have other pictures, and its draft. */
export function useFotosDraft() {
  const [params] = useSearchParams();
  const name = `fotos ${params.get("fotos") ?? ""}`.trim();
  return { name, borrador: useRecovered(name) };
}
