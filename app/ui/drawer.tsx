import { cx } from "./cx";

/** Classes of the buttons of a drawer. */
export const drawerButton = cx("inline-flex min-h-12 items-center gap-2.5 border-line px-3.5 font-semibold");

/** Classes of a drawer's panel with lists of links, at the right edge. */
export const drawerPanel = cx(
  "inset-y-0 right-0 w-[min(22rem,100vw-2.5rem)] overflow-y-auto overscroll-contain border-l bg-papel px-4 pt-20 pb-8",
  "[&>ul]:font-semibold [&>ul_:is(a,summary)]:flex [&>ul_:is(a,summary)]:min-h-13 [&>ul_:is(a,summary)]:items-center [&>ul_:is(a,summary)]:justify-between [&>ul_:is(a,summary)]:border-b [&>ul_:is(a,summary)]:border-tinta-200 [&>ul_:is(a,summary)]:no-underline",
);
