import { CircleAlert, CircleCheck } from "lucide-react";
import type { Ref } from "react";
import { Icon } from "./icon";

export interface ToastProps {
  tono: "ok" | "error";
  titulo: string;
  texto?: string;
  /** Of a message that takes the focus. */
  ref?: Ref<HTMLDivElement>;
}

/** What the last action did, told once at the top of the next page. */
export function Toast({ tono, titulo, texto, ref }: ToastProps) {
  return (
    <div
      className={`aviso aviso--${tono}`}
      role={tono === "ok" ? "status" : "alert"}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      <Icon of={tono === "ok" ? CircleCheck : CircleAlert} />
      <div>
        <b>{titulo}</b>
        {texto}
      </div>
    </div>
  );
}
