import { type MouseEvent, type RefObject, useEffect, useState } from "react";
import { useAskWhile } from "~/admin/form/unsaved";
import { isOwnCheck } from "~/admin/form/use-check";
import { countOf } from "~/domain/kernel/text";
import { cx } from "~/ui/cx";
import { buttonClass } from "~/ui/button";
import { FieldError } from "~/ui/form/field-parts";
import type { Subida } from "./use-uploads";

/**
 * Stops the form from being sent while files are uploading, and asks before it is left; says what to do once the user
 * tried to send it, until it is sent.
 */
export function useHoldWhileUploading(field: RefObject<HTMLFieldSetElement | null>, subidas: readonly Subida[]) {
  const pending = subidas.some(({ error }) => !error);
  useAskWhile("subidas", pending);
  const [tried, setTried] = useState(false);
  useEffect(() => {
    const form = field.current?.form;
    if (!form) return;
    const hold = (event: SubmitEvent) => {
      if (isOwnCheck(event)) return;
      if (!pending) return setTried(false);
      event.preventDefault();
      event.stopImmediatePropagation();
      setTried(true);
    };
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  }, [field, pending]);
  if (!tried) return null;
  return pending
    ? "Espere a que terminen de subir los archivos, o cancélelos."
    : "Los archivos ya no están subiendo. Pulse otra vez el botón.";
}

const row = cx(
  "grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border border-tinta-200 px-3.5 py-2.5",
);

/** Takes a file from the list, with the button that was pressed; the focus goes on to the field that takes files. */
function closeWith(cancel: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const picker = currentTarget.closest("fieldset")?.querySelector<HTMLElement>("input[type=file]");
    cancel();
    picker?.focus({ preventScroll: true });
  };
}

interface SubidasProps {
  subidas: readonly Subida[];
  tally: { done: number; of: number };
}

/** The files being uploaded, each with its progress, and those that failed; screen readers are told how many came. */
export function Subidas({ subidas, tally: { done, of } }: SubidasProps) {
  const came = countOf(of, "archivo subido", "archivos subidos");
  return (
    <>
      <p className="oculto" role="status">
        {done > 0 && (done < of ? `${done} de ${came}` : came)}
      </p>
      <ul className="grid gap-2 empty:hidden">
        {subidas.map(({ key, nombre, parte, error, cancel }) => (
          <li key={key} className={row}>
            <span className="wrap-anywhere">{nombre}</span>
            {error ? (
              <FieldError role="alert">{error}</FieldError>
            ) : (
              <progress
                className="h-2 w-full accent-tinta-950"
                max={100}
                value={parte}
                aria-label={`Subiendo ${nombre}`}
              />
            )}
            <button
              type="button"
              className={cx(buttonClass({ size: "sm" }), "col-start-2 row-start-1 row-end-3")}
              onClick={closeWith(cancel)}
            >
              {error ? "Cerrar" : "Cancelar"}
              <span className="oculto"> {nombre}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
