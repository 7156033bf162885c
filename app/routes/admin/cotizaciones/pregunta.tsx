import type { ReactNode } from "react";

/** What a customer asked about an answer. */
export function Pregunta({ children }: { children: ReactNode }) {
  return (
    <blockquote className="m-0 border-l-4 border-info pl-3 wrap-anywhere whitespace-pre-line" data-part="pregunta">
      <b className="block text-sm font-semibold">Pregunta del cliente</b>
      {children}
    </blockquote>
  );
}
