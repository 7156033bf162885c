import { cx } from "../cx";

const shape = cx(
  "rounded-1 border border-tinta-400 bg-papel px-3.5 leading-normal placeholder:text-tinta-500 placeholder:opacity-100 hover:border-tinta-950",
  "focus:border-tinta-950 focus:aro focus:outline-offset-0",
  "disabled:cursor-not-allowed disabled:border-tinta-200 disabled:bg-tinta-100 disabled:text-tinta-600",
  "aria-invalid:border-error aria-invalid:[box-shadow:inset_4px_0_var(--color-error),0_0_0_1px_var(--color-error)]",
);
const arrow = cx(
  "appearance-none bg-[url(./ui/flecha.svg)] bg-size-[1.2rem] bg-position-[right_0.8rem_center] bg-no-repeat pr-11 forced-colors:appearance-auto forced-colors:bg-none",
);

const heights = {
  /** In the back office a little lower than on the public site. */
  field: cx("min-h-12 py-2.5 compact:min-h-11 compact:py-2"),
  area: cx("min-h-38 resize-y py-2.5 compact:field-sizing-content compact:min-h-19 compact:py-2"),
  search: cx("min-h-11 py-2"),
  largeSearch: cx("min-h-13 py-2"),
  row: cx("min-h-9 py-1"),
};

/** Classes of a control that takes text; its width is the caller's. */
export function controlClass(height: keyof typeof heights = "field"): string {
  return cx(shape, heights[height]);
}

/** Classes of a select; its width is the caller's. */
export function selectClass(): string {
  return cx(controlClass(), arrow);
}

/** Classes of a field's parts, also for scripts without React. */
export const hintClass = cx("text-sm leading-normal text-tinta-600");
export const errorClass = cx(
  "flex items-start gap-2 text-sm leading-normal font-semibold text-error [&_svg]:mt-0.5 [&_svg]:size-4",
);
