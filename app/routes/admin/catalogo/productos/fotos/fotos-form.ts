import { useSearchParams } from "react-router";

/** The name of the form of these pictures among the drafts of its screen: others have other pictures. */
export function useFotosForm(): string {
  const [params] = useSearchParams();
  return `fotos ${params.get("fotos") ?? ""}`.trim();
}
