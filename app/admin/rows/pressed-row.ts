import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

const isOpen = "button:not(:disabled)";

/** What takes the focus after a button of a list of rows was answered: `agregar`, `copiar`, or one of a row, as in `subir:2`. */
function targetOf(list: HTMLElement, accion: string): HTMLElement | null | undefined {
  const rows = [...list.querySelectorAll<HTMLElement>("[data-part=fila]")];
  const [what = "", place] = accion.split(":");
  const at = Number(place);
  const same = (row: HTMLElement | undefined) =>
    row?.querySelector<HTMLElement>(`${isOpen}[value^="${what}:"]`) ?? row?.querySelector<HTMLElement>(isOpen);
  if (what === "agregar") return rows.at(-1)?.querySelector<HTMLElement>("input, select");
  if (what === "usar") return rows[at]?.querySelector<HTMLElement>("input, select");
  if (what === "subir") return same(rows[at - 1]);
  if (what === "bajar") return same(rows[at + 1]);
  return what === "quitar" ? same(rows[at] ?? rows.at(-1)) : list.querySelector<HTMLElement>("[aria-invalid]");
}

/** Gives the focus to the row that a pressed button was about when its list was answered, and made anew. */
export function usePressedRow(list: string): void {
  const accion = useNavigation().formData?.get("fila-accion");
  const last = useRef<string>(null);
  useEffect(() => {
    const [box, pressed] = [document.getElementById(list), last.current];
    last.current = typeof accion === "string" ? accion : null;
    if (!box || pressed === null || last.current !== null) return;
    const button = (value: string) => box.querySelector<HTMLElement>(`button[value="${value}"]`);
    const target = targetOf(box, pressed) ?? button(pressed) ?? button("agregar");
    // Whoever went on writing elsewhere keeps the focus.
    const here = document.activeElement;
    if (here === document.body || box.contains(here)) target?.focus();
  }, [accion, list]);
}
