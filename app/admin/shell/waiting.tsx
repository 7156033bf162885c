import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { cx } from "~/ui/cx";

/** What is loaded faster than this is never told, in milliseconds (DEC 46). */
const PATIENCE = 300;

/** Where a navigation leads that takes longer than 300 ms: to this screen again, to another, or nowhere yet. */
export function useWaiting(): "here" | "elsewhere" | null {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const [slow, setSlow] = useState(false);
  const loading = state === "loading";
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [loading]);
  if (!slow || !location) return null;
  return location.pathname === pathname ? "here" : "elsewhere";
}

const note = cx("fixed right-4 bottom-4 z-60 bg-tinta-950 px-4 py-2.5 text-sm text-papel empty:hidden");

/** Says that the next screen is on its way, in the words of the guard (ADM §2). */
export function Waiting() {
  return (
    <p className={note} role="status">
      {useWaiting() === "elsewhere" ? "Verificando permisos..." : ""}
    </p>
  );
}
