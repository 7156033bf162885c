import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from "react";
import { type Location, useBlocker, useNavigation } from "react-router";
import { Question } from "~/admin/delete/question";
import { useHydrated } from "~/admin/shell/hydrated";
import { closeDialog, Dialog } from "~/ui/dialog";
import { Buttons, buttonClass } from "~/ui/button";
import { asSent, giveBackTyped } from "~/admin/shell/early";
import { MOSTRADO, NOTADO } from "./mostrado";

/** Something of the screen that is lost by leaving it. */
interface Held {
  unsaved: () => boolean;
  /** Parameter of the address without which it is closed. */
  openedBy?: string;
  /** Parameter of the address to which another form of the screen posts that leads elsewhere. */
  leftBy?: string;
}

/** The editors of the screen, and whether any of them has unsaved changes. */
class Forms {
  readonly #held = new Map<string, Held>();
  #decided = false;

  add(id: string, held: Held): () => void {
    this.#held.set(id, held);
    return () => void this.#held.delete(id);
  }

  /** `true`: the user has already decided to leave, so no question is asked until the next screen is open. */
  decide(decided: boolean): void {
    this.#decided = decided;
  }

  get unsaved(): boolean {
    return this.#loses(() => true);
  }

  /** Whether something is lost by going from `here` to `there`. */
  isLeft(here: Location, there: Location): boolean {
    if (here.pathname !== there.pathname) return this.unsaved;
    const [before, after] = [new URLSearchParams(here.search), new URLSearchParams(there.search)];
    const isClosed = (name?: string) => name !== undefined && before.get(name) !== after.get(name);
    return this.#loses(({ openedBy, leftBy }) => isClosed(openedBy) || (leftBy !== undefined && after.has(leftBy)));
  }

  #loses(isClosed: (held: Held) => boolean): boolean {
    return !this.#decided && [...this.#held.values()].some((held) => isClosed(held) && held.unsaved());
  }
}

const FormsContext = createContext<Forms | null>(null);

function useForms(): Forms {
  const forms = useContext(FormsContext);
  if (!forms) throw new Error("Editors stand inside UnsavedGuard");
  return forms;
}

/** For a button or link whose label says that changes are discarded: leaving asks no question. */
export function useSkipUnsavedCheck(): () => void {
  const forms = useForms();
  return () => forms.decide(true);
}

/** Asks before leaving while something is on its way that leaving would end. */
export function useAskWhile(id: string, pending: boolean): void {
  const forms = useForms();
  useEffect(() => (pending ? forms.add(id, { unsaved: () => true }) : undefined), [forms, id, pending]);
}

/** The form's current content as text by field name, for comparison. */
function contentOf(form: HTMLFormElement): Map<string, string> {
  const content = new Map<string, string>();
  for (const [name, value] of new FormData(form)) {
    // Each answer brings others, and another choice other lists.
    if (name === "idempotencia" || name === MOSTRADO || name === NOTADO || name.endsWith("_visto[]")) continue;
    const text = value instanceof File ? `${value.name} ${value.size}` : value;
    content.set(name, `${content.get(name) ?? ""}\0${text}`);
  }
  return content;
}

/** What the form calls a field: the words of the group it stands in, or of its label. */
function labelOf(form: HTMLFormElement, name: string): string | undefined {
  const found = form.elements.namedItem(name);
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (!(field instanceof HTMLElement)) return undefined;
  const legend = field.closest("fieldset")?.querySelector("legend");
  const group = legend?.querySelector("h2") ?? legend;
  const label = field.closest("label") ?? form.querySelector(`label[for="${CSS.escape(field.id)}"]`);
  return [...((group ?? label)?.childNodes ?? [])]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent)
    .join("")
    .trim();
}

/** A field that holds nothing: one that comes or goes empty, as measures do with a subcategory, changes nothing. */
const EMPTY = "\0";

/** The names of what changed since the content was saved; null when nothing did. */
function changedIn(form: HTMLFormElement, saved: Map<string, string>): string | null {
  const content = contentOf(form);
  const names = [...new Set([...saved.keys(), ...content.keys()])].filter(
    (name) => (saved.get(name) ?? EMPTY) !== (content.get(name) ?? EMPTY),
  );
  if (names.length === 0) return null;
  return [...new Set(names.map((name) => labelOf(form, name)))].filter(Boolean).join(", ");
}

/** What forms held when they were shown with a revision first: an answer that refuses them shows what was typed. */
const first = new WeakMap<HTMLFormElement, { revision: number; content: Map<string, string> }>();

interface Watched extends Pick<Held, "openedBy" | "leftBy"> {
  /** Id of the form. */
  id: string;
  /** The saved row's. */
  revision: number;
  /** Whether the shown content was never saved. */
  pending: boolean;
}

/**
 * Asks before leaving an editor with changes, and returns what they are: the labels of the changed fields, null when
 * there are none.
 */
export function useUnsaved({ id, revision, pending, openedBy, leftBy }: Watched): string | null {
  const forms = useForms();
  const [changed, setChanged] = useState<string | null>(null);
  const hydrated = useHydrated();
  const [isFirst] = useState(!hydrated);
  // Nobody can type before this, except into the first screen of a visit.
  useLayoutEffect(() => {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return;
    const known = first.get(form);
    const read = () => (isFirst && !known ? asSent(form, () => contentOf(form)) : contentOf(form));
    const saved = known?.revision === revision ? known.content : read();
    first.set(form, { revision, content: saved });
    const look = () => setChanged(changedIn(form, saved));
    look();
    const forget = forms.add(id, { unsaved: () => pending || changedIn(form, saved) !== null, openedBy, leftBy });
    // Files come, go and change places without an event of the form.
    const observer = new MutationObserver(look);
    observer.observe(form, { childList: true, subtree: true });
    form.addEventListener("input", look);
    form.addEventListener("change", look);
    return () => {
      forget();
      observer.disconnect();
      form.removeEventListener("input", look);
      form.removeEventListener("change", look);
    };
  }, [forms, id, revision, pending, openedBy, leftBy, isFirst]);
  return changed ?? (pending ? "" : null);
}

/**
 * Wraps the back office and asks before unsaved changes are lost. Saving posts to the editor's own path and asks
 * nothing; a submit inside a dialog counts as decided.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Forms());
  const { state } = useNavigation();
  useEffect(giveBackTyped, []);
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
  const blocker = useBlocker(({ currentLocation, nextLocation }) => forms.isLeft(currentLocation, nextLocation));
  return (
    <FormsContext value={forms}>
      {children}
      {blocker.state === "blocked" && (
        <Dialog label="¿Salir sin guardar?" onClose={blocker.reset}>
          <Question>
            <h2>¿Salir sin guardar?</h2>
            <p>Lo que cambió en este formulario se perderá.</p>
            <Buttons>
              <button type="button" className={buttonClass({ variant: "dark" })} onClick={closeDialog}>
                Seguir editando
              </button>
              <button type="button" className={buttonClass({ variant: "danger" })} onClick={blocker.proceed}>
                Salir sin guardar
              </button>
            </Buttons>
          </Question>
        </Dialog>
      )}
    </FormsContext>
  );
}
