import { Trash2 } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Icon, IconLabel } from "~/ui/icon";
import { PostButton, PostForm } from "./post-form";

interface ConfirmationProps {
  /** Where the deletion is posted: the confirmation's own address. */
  action: string;
  question: string;
  submit: string;
  /** What will be lost, and what else could be done. */
  children?: ReactNode;
  cancel: ReactNode;
}

/** The specification's question, what goes with it, and the one filled red button. */
export function Confirmation({ action, question, submit, children, cancel }: ConfirmationProps) {
  return (
    <PostForm className="confirma" action={action} aria-label={question}>
      <div className="in">
        <h1>{question}</h1>
        {children}
        <div className="btns">
          <PostButton className="btn btn--peligro-lleno">
            <Icon of={Trash2} />
            {submit}
          </PostButton>
          {cancel}
        </div>
      </div>
    </PostForm>
  );
}

interface DeleteButtonProps {
  /** Address of the confirmation page: where the link leads without JavaScript. */
  href: string;
  question: string;
  submit: string;
  label: string;
  /** Only the icon, in a table's row. */
  icon?: boolean;
  /** What should be known before, where the question alone does not say it. */
  children?: ReactNode;
}

/** Leads to the confirmation page; where scripts run, asks the same question in place. */
export function DeleteButton({ href, question, submit, label, icon, children }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <>
      <a className={icon ? "btn btn--ico btn--peligro" : "btn btn--peligro al-final"} href={href} onClick={ask}>
        {icon ? (
          <IconLabel of={Trash2} label={label} />
        ) : (
          <>
            <Icon of={Trash2} />
            {label}
          </>
        )}
      </a>
      {asking && (
        <ConfirmDialog label={question} onClose={() => setAsking(false)}>
          <Confirmation
            action={href}
            question={question}
            submit={submit}
            cancel={
              <button className="btn" type="button" onClick={closeDialog}>
                Cancelar
              </button>
            }
          >
            {children}
          </Confirmation>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Gives focus back to where it was, which taking the dialog away would not. */
export function closeDialog(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest("dialog")?.close();
}

interface DialogProps {
  label: string;
  children: ReactNode;
  onClose: () => void;
}

/** A question in place. Outside of any form around it: a form cannot hold another, and its submission is no business of the outer one. */
export function ConfirmDialog({ label, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
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
