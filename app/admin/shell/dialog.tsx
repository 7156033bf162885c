import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";

/** Gives focus back to where it was, which taking the dialog away would not. */
export function closeDialog(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest("dialog")?.close();
}

interface DialogProps {
  label: string;
  children: ReactNode;
  onClose: () => void;
}

/** A question in place; the focus goes to what is marked `data-primero`. Outside of any form around it: a form cannot hold another, and its submission is no business of the outer one. */
export function ConfirmDialog({ label, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>("[data-primero]")?.focus();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className="dialogo"
      aria-label={label}
      onClose={onClose}
      onSubmit={(event) => event.stopPropagation()}
    >
      {children}
    </dialog>,
    document.body,
  );
}
