import { cx } from "./cx";

/** Tabs: the links of a `nav` or `div`. */
export const tabsClass = cx(
  "flex overflow-x-auto border-b border-tinta-950 print:hidden [&>a]:relative [&>a]:min-h-12 [&>a]:border [&>a]:border-b-0 [&>a]:border-transparent [&>a]:px-5 [&>a]:py-3 [&>a]:font-[560] [&>a]:whitespace-nowrap [&>a]:no-underline [&>a:hover]:bg-tinta-100 [&>a[aria-current]]:border-tinta-950 [&>a[aria-current]]:bg-papel [&>a[aria-current]]:font-[680] [&>a[aria-current]]:[box-shadow:inset_0_3px_var(--color-minio-600),0_1px_var(--color-papel)]",
);
