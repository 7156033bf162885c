import { FileSearch } from "lucide";
import { useLayoutEffect, useRef, useState } from "react";
import { FileField } from "~/admin/form/file-field";
import { PostForm, SaveButton, useSaving } from "~/admin/form/post-form";
import { Recoverable, RecoveredNote } from "~/admin/form/recovered";
import { useHydrated } from "~/admin/shell/hydrated";
import { Subidas, useHoldWhileUploading } from "~/admin/media/uploads";
import { useUploads } from "~/admin/media/use-uploads";
import { MOST_FOTOS } from "~/domain/catalogo/fotos/nombres";
import { type MedioItem, reglas } from "~/domain/medios/medios";
import { countOf } from "~/domain/kernel/text";
import { CardBody, cardClass, CardFooter, CardHeader, CardTitle } from "~/ui/card";
import { Check } from "~/ui/form/check";
import { FieldError } from "~/ui/form/field-parts";
import { Icon } from "~/ui/icon";
import { useFotosDraft } from "./fotos-draft";

interface Answer {
  /** The pictures that came, though others of the form were refused. */
  items: readonly MedioItem[];
  error: string;
}

interface SubirFotosProps {
  /** Pictures that were sent before. */
  items: readonly MedioItem[];
  answer: Answer | undefined;
  /** The most files that a form brings by itself. */
  most: number;
}

/** The form by which pictures are sent: all at once, or with JavaScript one after the other as soon as they are chosen. */
export function SubirFotos({ items: before, answer, most }: SubirFotosProps) {
  const saving = useSaving();
  const hydrated = useHydrated();
  const { name, borrador } = useFotosDraft();
  const known = answer?.items ?? borrador?.medios ?? before;
  const [items, setItems] = useState(known);
  const [seen, setSeen] = useState(answer);
  if (seen !== answer) {
    setSeen(answer);
    setItems(known);
  }
  /** The answer whose error is out of date: a good file came since. */
  const [cleared, setCleared] = useState<Answer>();
  const field = useRef<HTMLFieldSetElement>(null);
  const { subidas, tally, choose } = useUploads("imagen", (medio) => {
    setItems((all) => [...all, medio]);
    setCleared(answer);
  });
  // The address has what came so far, as soon as it is seen: who reloads the page, or comes back from the question, finds it.
  useLayoutEffect(() => {
    const ids = items.map(({ id }) => id).join(",");
    window.history.replaceState(window.history.state, "", ids === "" ? window.location.pathname : `?fotos=${ids}`);
  }, [items]);
  const waiting = useHoldWhileUploading(field, subidas);
  return (
    <>
      {borrador && <RecoveredNote borrador={borrador} />}
      <PostForm
        className={cardClass({ narrow: true })}
        data-part="editor"
        encType="multipart/form-data"
        aria-labelledby="fotos-t"
      >
        <Recoverable name={name} clave={borrador?.clave} />
        <CardHeader>
          <CardTitle id="fotos-t">Fotos</CardTitle>
        </CardHeader>
        <CardBody>
          <p>
            Ponga a cada archivo el código del producto como nombre: <b className="whitespace-nowrap">GE-1020.jpg</b>.
            Si hay varias de un producto, agregue un número: <b className="whitespace-nowrap">GE-1020-2.jpg</b>.
          </p>
          <fieldset className="grid min-w-0 gap-3" ref={field}>
            <legend className="oculto">Archivos</legend>
            {items.length > 0 && (
              <>
                <p className="nota">
                  {countOf(items.length, "foto lista", "fotos listas")} para revisar. Desmarque la que no quiera.
                </p>
                <ul className="grid gap-x-6 border border-tinta-300 px-3.5 py-1 sm:grid-cols-2">
                  {items.map(({ id, nombre }) => (
                    <li key={id} className="min-w-0">
                      <Check name="medio[]" value={id} defaultChecked>
                        <span className="wrap-anywhere">{nombre}</span>
                      </Check>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <Subidas subidas={subidas} tally={tally} />
            <FileField
              name="archivos"
              label="Elegir fotos"
              hint={`Hasta ${hydrated ? MOST_FOTOS : most} fotos a la vez, cada una de hasta 5 MB. Nada cambia hasta que usted vea a qué producto va cada una y lo confirme.`}
              error={cleared === answer ? null : answer?.error}
              alert
              multiple
              accept={reglas.imagen.picker}
              onChange={choose}
            >
              {waiting && <FieldError role="alert">{waiting}</FieldError>}
            </FileField>
          </fieldset>
        </CardBody>
        <CardFooter>
          <SaveButton saving={saving}>
            <Icon of={FileSearch} />
            {saving ? "Revisando..." : "Revisar fotos"}
          </SaveButton>
          {saving && <progress aria-label="Subiendo las fotos" />}
        </CardFooter>
      </PostForm>
    </>
  );
}
