import { Check, TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { ListLink } from "~/admin/list/link";
import { PageTitle } from "~/admin/shell/page-title";
import { PostButton, PostForm, SaveButton, useSaving } from "~/admin/form/post-form";
import { countChanges, type PlanCounts } from "~/domain/importacion/importacion";
import { buttonClass } from "~/ui/button";
import { CardBody, cardClass, CardFooter } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Note } from "~/ui/note";
import { FormatLinks } from "./format-links";

interface ConfirmationProps {
  /** Where files of this kind are chosen. */
  path: string;
  kept: { archivo: string; huella: string; ignoradas: readonly string[]; cuentas: PlanCounts };
  /** What stays as it is when the import is confirmed. */
  queda: string;
  /** What the import would do. */
  children: ReactNode;
}

/** The screen on which an import is looked through, then confirmed or given up. */
export function Confirmation({ path, kept, queda, children }: ConfirmationProps) {
  const { archivo, huella, ignoradas, cuentas } = kept;
  const saving = useSaving();
  const { pathname } = useLocation();
  const changes = countChanges(cuentas);
  return (
    <>
      <ListLink to={path}>Elegir otro archivo</ListLink>
      <PageTitle titulo="Revisar Importación" texto={archivo} />
      {ignoradas.length > 0 && (
        <Note tone="info" icon={TriangleAlert}>
          Columnas que no se importan: {ignoradas.join(", ")}.
        </Note>
      )}
      {children}
      <PostForm className={cardClass()} aria-label="Confirmar la importación">
        <CardBody>
          <p>{whatHappens(cuentas.error, changes) ?? `Se hará todo o nada. ${queda}`}</p>
        </CardBody>
        <CardFooter>
          <input type="hidden" name="huella" value={huella} />
          {cuentas.error === 0 && changes > 0 && (
            <SaveButton saving={saving}>
              <Icon of={Check} />
              {saving ? "Importando..." : "Confirmar importación"}
            </SaveButton>
          )}
          {cuentas.error > 0 && (
            <FormatLinks size="md" text="Errores" hrefOf={(formato) => `${pathname}/errores?formato=${formato}`} />
          )}
          <PostButton className={buttonClass()} name="intent" value="descartar">
            Descartar
          </PostButton>
          {saving && <progress aria-label="Importando" />}
        </CardFooter>
      </PostForm>
    </>
  );
}

function whatHappens(errores: number, changes: number): string | null {
  if (errores > 0) return "No se importará nada mientras haya errores. Corríjalos en el archivo y súbalo de nuevo.";
  if (changes === 0) return "Todo está ya como lo dice el archivo: no hay nada que importar.";
  return null;
}
