import { cx } from "./cx";

/** Classes of the buttons of a drawer. */
export const drawerButton = cx("inline-flex min-h-12 items-center gap-2.5 border-line px-3.5 font-semibold");

/** Classes of a panel at the right edge. */
export const drawerPanel = cx(
  "inset-y-0 right-0 w-[min(22rem,100vw-2.5rem)] overflow-y-auto overscroll-contain border-l bg-papel px-4 pt-20 pb-8",
);

/** Classes around a drawer's lists of links. */
export const drawerLists = cx(
  "[&>ul]:font-semibold [&>ul_:is(a,button)]:flex [&>ul_:is(a,button)]:min-h-13 [&>ul_:is(a,button)]:items-center [&>ul_:is(a,button)]:justify-between [&>ul_:is(a,button)]:border-b [&>ul_:is(a,button)]:border-tinta-200 [&>ul_:is(a,button)]:no-underline",
);
