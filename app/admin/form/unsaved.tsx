import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from "react";
import { useBlocker, useNavigation } from "react-router";
import { closeDialog, ConfirmDialog } from "~/admin/shell/dialog";

/** The editors of the screen, and whether something in them is not saved. */
class Forms {
  readonly #unsaved = new Map<string, () => boolean>();
  #decided = false;

  add(id: string, unsaved: () => boolean): () => void {
    this.#unsaved.set(id, unsaved);
    return () => void this.#unsaved.delete(id);
  }

  /** What happens now was decided by the person: no question until another screen is there. */
  decide(decided: boolean): void {
    this.#decided = decided;
  }

  get unsaved(): boolean {
    return !this.#decided && [...this.#unsaved.values()].some((unsaved) => unsaved());
  }
}

const FormsContext = createContext<Forms | null>(null);

function useForms(): Forms {
  const forms = useContext(FormsContext);
  if (!forms) throw new Error("Editors stand inside UnsavedGuard");
  return forms;
}

/** For a button or link that says itself that changes are given up. */
export function useLeave(): () => void {
  const forms = useForms();
  return () => forms.decide(true);
}

/** What a form would send, as one text. */
function contentOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    value instanceof File ? `${value.name} ${value.size}` : value,
  ]);
  return JSON.stringify(entries);
}

/** Has the screen ask before an editor with changes is left. `revision` is the saved row's; `pending`: never saved yet. */
export function useUnsaved(id: string, revision: number, pending: boolean): void {
  const forms = useForms();
  // Before anybody can type: what is there then is what is saved.
  useLayoutEffect(() => {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return;
    const saved = contentOf(form);
    return forms.add(id, () => pending || contentOf(form) !== saved);
  }, [forms, id, revision, pending]);
}

/**
 * Around the back office: asks before unsaved changes are lost. An editor saves to the path it stands on, which is no leaving;
 * whoever answers a dialog has decided.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Forms());
  const { state } = useNavigation();
  useEffect(() => {
    if (state === "idle") forms.decide(false);
  }, [forms, state]);
  useEffect(() => {
    const onSubmit = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && target.matches("dialog *")) forms.decide(true);
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (forms.unsaved) event.preventDefault();
    };
    document.addEventListener("submit", onSubmit, { capture: true });
    window.addEventListener("beforeunload", onLeave);
    return () => {
      document.removeEventListener("submit", onSubmit, { capture: true });
      window.removeEventListener("beforeunload", onLeave);
    };
  }, [forms]);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) => here.pathname !== there.pathname && forms.unsaved,
  );
  return (
    <FormsContext value={forms}>
      {children}
      {blocker.state === "blocked" && (
        <ConfirmDialog label="¿Salir sin guardar?" onClose={blocker.reset}>
          <div className="confirma">
            <div className="in">
              <h2>¿Salir sin guardar?</h2>
              <p>Lo que cambió en este formulario se perderá.</p>
              <div className="btns">
                <button type="button" className="btn btn--tinta" onClick={closeDialog}>
                  Seguir editando
                </button>
                <button type="button" className="btn btn--peligro" onClick={blocker.proceed}>
                  Salir sin guardar
                </button>
              </div>
            </div>
          </div>
        </ConfirmDialog>
      )}
    </FormsContext>
  );
}
