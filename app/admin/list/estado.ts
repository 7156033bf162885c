import type { Filter } from "./list";

interface Option<V extends string> {
  value: V;
  label: string;
}

/** The state that an address narrows a list to; any other value means all rows. */
export function estadoOf<V extends string>({ searchParams }: URL, options: readonly Option<V>[]): V | null {
  const typed = searchParams.get("estado");
  return options.find(({ value }) => value === typed)?.value ?? null;
}

/** The filter of a list by state. */
export function estadoFilter<V extends string>(value: V | null, options: readonly Option<V>[]): Filter {
  return { name: "estado", label: "Estado", all: "Todos los estados", value, options };
}
