const isOpen = "button:not(:disabled)";
const isField = "input:not([type=hidden]), select";

/** What takes the focus after a button of a list of rows was answered: `agregar`, `copiar`, or one of a row, as in `subir:2`. */
function wantedOf(list: HTMLElement, accion: string): HTMLElement | null | undefined {
  const rows = [...list.querySelectorAll<HTMLElement>("[data-part=fila]")];
  const [what = "", place] = accion.split(":");
  const at = Number(place);
  const same = (row: HTMLElement | undefined) =>
    row?.querySelector<HTMLElement>(`${isOpen}[value^="${what}:"]`) ?? row?.querySelector<HTMLElement>(isOpen);
  if (what === "agregar") return rows.at(-1)?.querySelector<HTMLElement>(isField);
  if (what === "usar") return rows[at]?.querySelector<HTMLElement>(isField);
  if (what === "subir") return same(rows[at - 1]);
  if (what === "bajar") return same(rows[at + 1]);
  return what === "quitar" ? same(rows[at] ?? rows.at(-1)) : list.querySelector<HTMLElement>("[aria-invalid]");
}

/** The same, or else the button itself. */
export function pressedRow(list: HTMLElement, accion: string): HTMLElement | null | undefined {
  const button = (value: string) => list.querySelector<HTMLElement>(`button[value="${value}"]`);
  return wantedOf(list, accion) ?? button(accion) ?? button("agregar");
}
