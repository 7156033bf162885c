import { CircleAlert, CircleCheck } from "lucide";
import type { Ref } from "react";
import { Link } from "react-router";
import { Note } from "./note";

export interface ToastProps {
  tono: "ok" | "error";
  titulo: string;
  texto?: string;
  /** Address of the row that it is about. */
  fila?: string;
}

/** What a message says. */
export function ToastText({ titulo, texto, fila }: ToastProps) {
  return (
    <>
      <b>{titulo}</b> {texto} {fila && <Link to={fila}>Abrir</Link>}
    </>
  );
}

/** Message about the last action, shown once at the top of the next page. */
export function Toast({ ref, ...said }: ToastProps & { ref?: Ref<HTMLDivElement> }) {
  const ok = said.tono === "ok";
  return (
    <Note tone={said.tono} icon={ok ? CircleCheck : CircleAlert} role={ok ? "status" : "alert"} tabIndex={-1} ref={ref}>
      <ToastText {...said} />
    </Note>
  );
}
