type Pieces = AsyncIterable<string | Uint8Array>;

async function* bytesOf(open: () => Pieces): AsyncGenerator<Uint8Array> {
  for await (const piece of open()) yield typeof piece === "string" ? Buffer.from(piece) : piece;
}

/**
 * The body of a response, opened when its first byte is asked for and closed when nobody reads on: a response that is
 * dropped before it is sent holds nothing open.
 */
export function lazyBody(open: () => Pieces): ReadableStream<Uint8Array> {
  const bytes = bytesOf(open);
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await bytes.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await bytes.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
