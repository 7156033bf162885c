import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "~/ui/icon";
import { Confirmation } from "./delete";

interface PlainDeleteProps {
  /** Title of the browser's tab. */
  title: string;
  self: string;
  list: string;
  /** Name of the list that is led back to. */
  listName: string;
  question: string;
  submit: string;
  children: ReactNode;
}

/** The page of a deletion that only needs a yes. */
export function PlainDelete({ title, self, list, listName, question, submit, children }: PlainDeleteProps) {
  return (
    <>
      <title>{`${title} - GED Autopartes`}</title>
      <Link className="enlace" to={list}>
        <Icon of={ArrowLeft} />
        {listName}
      </Link>
      <Confirmation
        action={self}
        question={question}
        submit={submit}
        cancel={
          <Link className="btn" to={list}>
            Cancelar
          </Link>
        }
      >
        {children}
      </Confirmation>
    </>
  );
}
