import { Trash2 } from "lucide";
import type { ReactNode } from "react";
import { Buttons, buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PostButton } from "~/admin/form/post-form";
import { QuestionForm } from "./question";

interface ConfirmationProps {
  /** Where the deletion is posted: the confirmation's own address. */
  action: string;
  question: string;
  submit: string;
  /** What is deleted with the row, and the alternatives to deleting. */
  children?: ReactNode;
  cancel: ReactNode;
}

/** The confirmation of a deletion: the specification's question, the consequences, and the only filled red button. */
export function Confirmation({ action, question, submit, children, cancel }: ConfirmationProps) {
  return (
    <QuestionForm action={action} aria-label={question}>
      <h1>{question}</h1>
      {children}
      <Buttons>
        <PostButton className={buttonClass({ variant: "dangerFilled" })}>
          <Icon of={Trash2} />
          {submit}
        </PostButton>
        {cancel}
      </Buttons>
    </QuestionForm>
  );
}
