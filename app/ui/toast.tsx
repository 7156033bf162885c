import { CircleAlert, CircleCheck } from "lucide-react";
import { Icon } from "./icon";

export interface ToastProps {
  tono: "ok" | "error";
  titulo: string;
  texto?: string;
}

/** What the last action did, told once at the top of the next page. */
export function Toast({ tono, titulo, texto }: ToastProps) {
  return (
    <div className={`aviso aviso--${tono}`} role={tono === "ok" ? "status" : "alert"}>
      <Icon of={tono === "ok" ? CircleCheck : CircleAlert} />
      <div>
        <b>{titulo}</b>
        {texto}
      </div>
    </div>
  );
}
