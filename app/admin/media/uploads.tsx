import { type RefObject, useEffect, useState } from "react";
import { FieldError } from "~/ui/field-parts";
import type { Subida } from "./use-uploads";

/** Stops the form from being sent while files are uploading; true once the user tried to send it. */
export function useBlockSubmitWhileUploading(field: RefObject<HTMLFieldSetElement | null>, pending: boolean): boolean {
  const [tried, setTried] = useState(false);
  useEffect(() => {
    const form = field.current?.form;
    if (!form || !pending) return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      setTried(true);
    };
    form.addEventListener("submit", hold, { capture: true });
    return () => {
      form.removeEventListener("submit", hold, { capture: true });
      setTried(false);
    };
  }, [field, pending]);
  return tried && pending;
}

/** The files being uploaded, each with its progress, and those that failed. */
export function Subidas({ subidas }: { subidas: readonly Subida[] }) {
  return (
    <ul className="subidas">
      {subidas.map(({ key, nombre, parte, error, cancel }) => (
        <li key={key}>
          <span className="nom">{nombre}</span>
          {error ? (
            <FieldError role="alert">{error}</FieldError>
          ) : (
            <progress max={100} value={parte} aria-label={`Subiendo ${nombre}`} />
          )}
          <button type="button" className="btn btn--sm" onClick={cancel}>
            {error ? "Cerrar" : "Cancelar"}
            <span className="oculto"> {nombre}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
