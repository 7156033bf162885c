import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

const storage = new AsyncLocalStorage<string>();

/** A new request id, short enough to be read out over the telephone. */
export function newRequestId(): string {
  return randomBytes(6).toString("hex");
}

/** Runs the work of a request; every line logged meanwhile carries its id. */
export function inRequest<T>(id: string, work: () => T): T {
  return storage.run(id, work);
}

/** The id of the request being answered, or undefined. */
export function requestId(): string | undefined {
  return storage.getStore();
}
