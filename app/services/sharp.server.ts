import type sharp from "sharp";

let loading: Promise<typeof sharp> | undefined;

/** The picture library, loaded with the first picture: a start does not wait for it. It keeps nothing in memory. */
export async function loadSharp(): Promise<typeof sharp> {
  loading ??= import("sharp").then(({ default: library }) => {
    library.cache(false);
    library.concurrency(1);
    return library;
  });
  return loading;
}
