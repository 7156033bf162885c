import { Trash2 } from "lucide";
import { type MouseEvent, useState } from "react";
import { useFetcher } from "react-router";
import { cx } from "~/ui/cx";
import { buttonClass, dangerIconButton } from "~/ui/button";
import { Icon, IconLabel } from "~/ui/icon";
import type { DeletionData } from "./delete.server";
import type { Deletion } from "./page";
import { closeDialog, Dialog } from "~/ui/dialog";

interface DeleteButtonProps {
  /** Address of the confirmation page: where the link leads without JavaScript. */
  href: string;
  label: string;
  /** Shows only the icon, for a table row. */
  icon?: boolean;
}

/** Link to the confirmation page; with JavaScript it opens the same content in a dialog. */
export function DeleteButton({ href, label, icon }: DeleteButtonProps) {
  const { load, data, state } = useFetcher<DeletionData>();
  const [Question, setQuestion] = useState<typeof Deletion>();
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // One after the other: React Router reloads the page when a script of what it loads does not come.
    import("./page").then(
      async (page) => {
        await load(href);
        setQuestion(() => page.Deletion);
      },
      () => location.assign(href),
    );
  };
  return (
    <>
      <a
        className={
          icon
            ? dangerIconButton
            : cx(buttonClass({ variant: "danger" }), "ml-auto justify-self-end in-data-[part=save]:ml-0")
        }
        href={href}
        title={icon ? label : undefined}
        onClick={ask}
        aria-busy={state !== "idle" || undefined}
      >
        {icon ? (
          <IconLabel of={Trash2} label={label} />
        ) : (
          <>
            <Icon of={Trash2} />
            <span className="max-sm:in-data-[part=save]:sr-only">{label}</span>
          </>
        )}
      </a>
      {Question && data && (
        <Dialog label={data.estorba ? data.estorba.titulo : data.pregunta} onClose={() => setQuestion(undefined)}>
          <Question
            {...data}
            cancel={
              <button className={buttonClass()} type="button" onClick={closeDialog} data-primero>
                Cancelar
              </button>
            }
          />
        </Dialog>
      )}
    </>
  );
}
