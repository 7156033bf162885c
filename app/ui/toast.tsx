import { CircleAlert, CircleCheck } from "lucide";
import { Link } from "react-router";
import { Note } from "./note";

export interface ToastProps {
  tono: "ok" | "error";
  titulo: string;
  texto?: string;
  /** Address of the row that it is about. */
  fila?: string;
}

/** Message about the last action, shown once at the top of the next page; `boxed`: it comes into a box that reads it. */
export function Toast({ tono, titulo, texto, fila, boxed }: ToastProps & { boxed?: boolean }) {
  const ok = tono === "ok";
  const own = boxed ? {} : { role: ok ? "status" : "alert", tabIndex: -1 };
  return (
    <Note tone={tono} icon={ok ? CircleCheck : CircleAlert} {...own}>
      <b>{titulo}</b> {texto} {fila && <Link to={fila}>Abrir</Link>}
    </Note>
  );
}
