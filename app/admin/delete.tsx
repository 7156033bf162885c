import { Trash2 } from "lucide-react";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { Icon } from "~/ui/icon";
import { PostForm } from "./post-form";

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
          <button className="btn btn--peligro-lleno">
            <Icon of={Trash2} />
            {submit}
          </button>
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
}

/** Leads to the confirmation page; where scripts run, asks the same question in place. */
export function DeleteButton({ href, question, submit, label, icon }: DeleteButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialog.current?.showModal();
  };
  return (
    <>
      <a className={icon ? "btn btn--ico btn--peligro" : "btn btn--peligro al-final"} href={href} aria-label={icon ? label : undefined} onClick={open}>
        <Icon of={Trash2} />
        {!icon && label}
      </a>
      <dialog ref={dialog} className="dialogo">
        <Confirmation
          action={href}
          question={question}
          submit={submit}
          cancel={
            <button className="btn" type="button" onClick={() => dialog.current?.close()}>
              Cancelar
            </button>
          }
        />
      </dialog>
    </>
  );
}
