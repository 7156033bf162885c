import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";

/** Closes the dialog, so that the focus returns to where it was; removing the dialog from the page would lose it. */
export function closeDialog(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest("dialog")?.close();
}

interface DialogProps {
  label: string;
  children: ReactNode;
  onClose: () => void;
}

/**
 * A modal question; the focus goes to the element marked `data-primero`. It is rendered outside the surrounding form: a
 * form cannot contain another, and must not receive the dialog's submit event.
 */
export function Dialog({ label, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>("[data-primero]")?.focus();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className="m-auto max-w-[min(44rem,100vw-2rem)] border-0 bg-transparent p-0 backdrop:bg-tinta-950/66"
      aria-label={label}
      onClose={onClose}
      onSubmit={(event) => event.stopPropagation()}
    >
      {children}
    </dialog>,
    document.body,
  );
}
