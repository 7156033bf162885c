import { cx } from "../cx";

/** Lays fields out in two columns; what has `data-wide` spans both. */
export const columns = cx("min-[44rem]:grid-cols-[1fr_1fr] min-[44rem]:[&_[data-wide]]:col-span-full");
