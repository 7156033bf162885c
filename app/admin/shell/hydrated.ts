import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether JavaScript runs here: false on the server and in the first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
