import { cx } from "./cx";

/** The row that tabs stand in. */
export const tabsClass = cx("flex overflow-x-auto border-b border-tinta-950 print:hidden");
/** A link that is a tab; the current one has `aria-current`. */
export const tabClass = cx(
  "relative min-h-12 border border-b-0 border-transparent px-5 py-3 font-medium whitespace-nowrap no-underline hover:bg-tinta-100 aria-[current]:border-tinta-950 aria-[current]:bg-papel aria-[current]:font-bold aria-[current]:[box-shadow:inset_0_3px_var(--color-minio-600),0_1px_var(--color-papel)] max-xs:px-3 max-2xs:px-2",
);
