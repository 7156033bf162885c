import type sharp from "sharp";

/** Who wants a picture decoded: uploads go before made-to-measure sizes, which anybody may ask for. So many may wait. */
const mostWaiting = { subida: 16, medida: 128 };
type Para = keyof typeof mostWaiting;

/** Too many pictures are waiting already. */
export class Crowded extends Error {
  override name = "Crowded";
}

const waiting: Record<Para, (() => void)[]> = { subida: [], medida: [] };
let busy = false;
let loading: Promise<typeof sharp> | undefined;

/** The picture library, loaded with the first picture: a start does not wait for it. It keeps nothing in memory. */
async function loadSharp(): Promise<typeof sharp> {
  loading ??= import("sharp").then(({ default: library }) => {
    library.cache(false);
    library.concurrency(1);
    return library;
  });
  return loading;
}

/** Work with pictures, one at a time in the whole process: each may take 200 MB. Throws Crowded when too many wait. */
export async function withSharp<T>(para: Para, work: (library: typeof sharp) => Promise<T>): Promise<T> {
  if (busy) {
    if (waiting[para].length >= mostWaiting[para]) throw new Crowded();
    await new Promise<void>((resolve) => waiting[para].push(resolve));
  }
  busy = true;
  try {
    return await work(await loadSharp());
  } finally {
    // The turn is handed over: nobody who comes now gets in between.
    const next = waiting.subida.shift() ?? waiting.medida.shift();
    if (next) next();
    else busy = false;
  }
}
