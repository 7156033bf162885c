import { cx } from "./cx";

/** Classes of a link that stands alone, underlined with the signal colour. */
export const textLink = cx(
  "inline-flex min-h-11 items-center gap-[0.5em] font-[620] underline decoration-minio-600 decoration-2 underline-offset-[0.35em] hover:text-minio-700 dark:hover:text-minio-400",
);
