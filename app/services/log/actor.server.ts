import { AsyncLocalStorage } from "node:async_hooks";

interface Actor {
  id: number;
  nombre: string;
}

const storage = new AsyncLocalStorage<Actor>();

/** Runs work as an account, which the history then names. */
export function actingAs<T>(actor: Actor, work: () => T): T {
  return storage.run(actor, work);
}

/** The account this work runs as; null when nobody is signed in (scripts, the first start). */
export function actor(): Actor | null {
  return storage.getStore() ?? null;
}
