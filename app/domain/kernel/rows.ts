/** The rows of a form: each field is sent once per row, and `empty` has a row's fields in a new one. */
export function rowsOf<F extends Record<string, string>>(empty: F, values: (campo: string) => readonly string[]): F[] {
  const columns = Object.keys(empty).map((campo) => [campo, values(campo)] as const);
  const count = Math.max(0, ...columns.map(([, all]) => all.length));
  return Array.from({ length: count }, (_, at) => ({
    ...empty,
    ...Object.fromEntries(columns.map(([campo, all]) => [campo, all[at] ?? ""])),
  }));
}

/**
 * The rows after a button of theirs was pressed: `agregar`, or one for a row, as in `subir:2`, `bajar:2`, `quitar:2`;
 * null for any other button.
 */
export function pressRow<F>(rows: readonly F[], pressed: string, empty: F): F[] | null {
  const [accion = "", key = ""] = pressed.split(":");
  if (accion === "agregar") return [...rows, { ...empty }];
  const at = Number(key);
  const row = key === "" ? undefined : rows[at];
  if (row === undefined) return null;
  const rest = rows.toSpliced(at, 1);
  if (accion === "quitar") return rest;
  if (accion === "subir") return rest.toSpliced(Math.max(at - 1, 0), 0, row);
  if (accion === "bajar") return rest.toSpliced(at + 1, 0, row);
  return null;
}

/** Files as a conflict tells of them, each with its alternative text. */
export function namesText(files: readonly { nombre: string; alt: string }[]): string {
  return files.map(({ nombre, alt }) => (alt ? `${nombre}: ${alt}` : nombre)).join("\n");
}
