import { log } from "~/services/log/log.server";

/**
 * A response that breaks off honestly: when its body fails, its connection is cut, so that a browser shows a failed
 * download, and the log gets one line. Without this, the listener prints the error with its stack.
 */
export function cutOffWhenBroken(response: Response, connection: { destroy: () => unknown } | undefined): Response {
  if (!response.body || !connection) return response;
  const reader = response.body.getReader();
  let over = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const read = await reader.read().catch((error: unknown) => {
        if (!over) log.error("A download broke off", error);
        over = true;
        // The listener cancels this stream when its connection closes.
        connection.destroy();
      });
      if (!read || over) return;
      if (read.done) controller.close();
      else controller.enqueue(read.value);
    },
    cancel(reason) {
      over = true;
      return reader.cancel(reason);
    },
  });
  return new Response(body, response);
}
