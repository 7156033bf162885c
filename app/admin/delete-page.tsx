import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "~/ui/icon";
import { Confirmation } from "./delete";

interface DeletePageProps {
  /** Name of the screen: "Eliminar beneficio". */
  titulo: string;
  question: string;
  /** Address and name of the list to go back to. */
  list: string;
  listName: string;
  children?: ReactNode;
}

/** The confirmation as a page of its own, for whoever has no scripts: the question and what goes with it. */
export function DeletePage({ titulo, question, list, listName, children }: DeletePageProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{`${titulo} - GED Autopartes`}</title>
      <Link className="enlace" to={list}>
        <Icon of={ArrowLeft} />
        {listName}
      </Link>
      <Confirmation
        action={pathname + search}
        question={question}
        submit={titulo}
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
