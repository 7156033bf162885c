import { cx } from "../cx";

/** Lays fields out in two columns; what has `data-wide` spans both. */
export const columns = cx("sm:grid-cols-2 sm:[&_[data-wide]]:col-span-full");
