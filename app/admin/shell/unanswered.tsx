import { CircleAlert } from "lucide";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { data, type DataStrategyResult, isRouteErrorResponse, useLocation, useNavigation } from "react-router";
import { Note } from "~/ui/note";

/** Status of a form whose answer did not come; nothing is loaded again after it. */
const UNANSWERED = 503;

interface Problem {
  titulo: string;
  texto: string;
}

/** What an editor's last form was answered; it goes on with it when the next one, of the same address, gets no answer. */
let answered: { address: string; content: unknown } | null = null;
let problem: Problem | null = null;
const listeners = new Set<() => void>();

function tell(next: Problem | null): void {
  problem = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What is said of an error; text of a proxy's own page is not. */
function problemOf(error: unknown): Problem {
  if (error instanceof TypeError)
    return { titulo: "No hay conexión con el servidor", texto: "Revise su conexión a internet y envíe de nuevo." };
  const { status, data: said } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  if (status === 404)
    return { titulo: "El registro ya no existe", texto: "Alguien lo eliminó: copie lo que necesite." };
  const own = typeof said === "string" && !said.includes("<") ? said : "";
  const texto = own || `Respondió con el código ${status}. Espere un momento y envíe de nuevo.`;
  return { titulo: "El servidor no pudo atender el formulario", texto };
}

type Results = Record<string, DataStrategyResult>;

/** React Router holds what an action returned or threw together with its status. */
function contentOf(result: unknown): unknown {
  const held = typeof result === "object" && result !== null && "data" in result && "init" in result;
  return held ? result.data : result;
}

/**
 * Middleware of the browser: a form that gets no answer (no network, a proxy's error, a row that is gone) leaves the
 * screen as it is, with all that was typed, where React Router would put its error screen.
 */
export async function keepScreen({ request }: { request: Request }, next: () => Promise<Results>): Promise<Results> {
  const { method, url: address } = request;
  if (method === "GET") return next();
  tell(null);
  const results = await next();
  // Whoever went on before the answer came asked for nothing to be sent again.
  if (request.signal.aborted) return results;
  const [first] = Object.entries(results);
  if (!first) return results;
  const [route, { type, result }] = first;
  if (type === "data" || result instanceof Response) {
    answered = type === "data" ? { address, content: contentOf(result) } : null;
    return results;
  }
  tell(problemOf(contentOf(result)));
  const content = answered?.address === address ? answered.content : undefined;
  return { [route]: { type: "data", result: data(content, UNANSWERED) } };
}

/** Whether the form that was sent last got no answer. */
export function isUnanswered(): boolean {
  return problem !== null;
}

/** For the frame's `shouldRevalidate`. */
export function wasAnswered({ actionStatus }: { actionStatus?: number }): boolean {
  return actionStatus !== UNANSWERED;
}

/** Says why a form got no answer, until the next one is sent or another screen opens; it takes the focus. */
export function Unanswered() {
  const shown = useSyncExternalStore(
    subscribe,
    () => problem,
    () => null,
  );
  const { pathname } = useLocation();
  const { state, formMethod } = useNavigation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => () => tell(null), [pathname]);
  useEffect(() => {
    if (state === "loading" && !formMethod) answered = null;
  }, [state, formMethod]);
  useEffect(() => {
    if (!shown || state !== "idle") return undefined;
    // After the list that gives the focus back to the button that was pressed.
    const timer = setTimeout(() => box.current?.focus());
    return () => clearTimeout(timer);
  }, [shown, state]);
  if (!shown) return null;
  return (
    <Note tone="error" icon={CircleAlert} role="alert" tabIndex={-1} ref={box}>
      <b>{shown.titulo}</b> Lo que escribió sigue en la pantalla. {shown.texto}
    </Note>
  );
}
