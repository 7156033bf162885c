import { AsyncLocalStorage } from "node:async_hooks";

interface Actor {
  id: number;
  nombre: string;
}

const storage = new AsyncLocalStorage<Actor>();

/** Runs a request's work in somebody's name. */
export function actingAs<T>(actor: Actor, work: () => T): T {
  return storage.run(actor, work);
}

/** In whose name this runs; null for what nobody signed in does: scripts, the first start. */
export function actor(): Actor | null {
  return storage.getStore() ?? null;
}
