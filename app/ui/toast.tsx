import { CircleAlert, CircleCheck } from "lucide";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Note } from "./note";

interface ToastProps {
  tono: "ok" | "error";
  titulo: string;
  texto?: string;
  /** Address of the row that it is about. */
  fila?: string;
}

/**
 * Message about the last action, shown once at the top of the next page; it takes the focus when no other element has
 * it.
 */
export function Toast({ tono, titulo, texto, fila }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  const ok = tono === "ok";
  return (
    <Note tone={tono} icon={ok ? CircleCheck : CircleAlert} role={ok ? "status" : "alert"} tabIndex={-1} ref={box}>
      <b>{titulo}</b> {texto} {fila && <Link to={fila}>Abrir</Link>}
    </Note>
  );
}
