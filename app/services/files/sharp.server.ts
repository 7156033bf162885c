import type sharp from "sharp";

/** Uploads (`subida`) go before variants (`medida`), which anybody may request, and which take turns before they come here. */
type Para = "subida" | "medida";
/** Most uploads that may wait for a picture. */
const MOST_WAITING = 16;

/** Too many uploads wait for a picture already. */
export class QueueFull extends Error {
  override name = "QueueFull";
}

const waiting: Record<Para, (() => void)[]> = { subida: [], medida: [] };
let busy = false;
let loading: Promise<typeof sharp> | undefined;

/** Loads sharp with the first picture, so that a start does not wait for it; its cache is off. */
async function loadSharp(): Promise<typeof sharp> {
  loading ??= import("sharp").then(({ default: library }) => {
    library.cache(false);
    library.concurrency(1);
    return library;
  });
  return loading;
}

/**
 * Runs work with sharp, one picture at a time in the whole process: each may take 200 MB. Throws QueueFull when too many
 * wait.
 */
export async function withSharp<T>(para: Para, work: (library: typeof sharp) => Promise<T>): Promise<T> {
  if (busy) {
    if (waiting[para].length >= MOST_WAITING) throw new QueueFull();
    await new Promise<void>((resolve) => waiting[para].push(resolve));
  }
  busy = true;
  try {
    return await work(await loadSharp());
  } finally {
    // `busy` stays true while the next caller takes over, so that a new caller cannot get in between.
    const next = waiting.subida.shift() ?? waiting.medida.shift();
    if (next) next();
    else busy = false;
  }
}
