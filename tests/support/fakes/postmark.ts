import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { listen } from "../run/listen";

const Sent = z.object({
  From: z.string(),
  To: z.string(),
  ReplyTo: z.string(),
  Subject: z.string(),
  TextBody: z.string(),
  Metadata: z.object({ entrega: z.string() }),
});

/**
 * How the fake answers: "ok"; a status; 422 with an ErrorCode of its own; "silent": never; "cut" and "cut-after": it closes the connection before or
 * after accepting the mail.
 */
export type Mood = "ok" | "silent" | "cut" | "cut-after" | number | { code: number };

/** Starts a fake Postmark on loopback that answers as told and records the mails it accepted. */
export async function startPostmark(token: string) {
  const taken: z.infer<typeof Sent>[] = [];
  const moods: Mood[] = [];
  let mood: Mood = "ok";
  let calls = 0;

  function reply(response: ServerResponse, status: number, body: unknown): void {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  }

  function search(request: IncomingMessage, response: ServerResponse): void {
    const entrega = new URL(request.url ?? "", "http://x").searchParams.get("metadata_entrega");
    const found = taken.filter(({ Metadata }) => Metadata.entrega === entrega);
    const Messages = found.map(({ Metadata }) => ({ MessageID: `id-${Metadata.entrega}`, Metadata }));
    reply(response, 200, { TotalCount: found.length, Messages });
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    calls += 1;
    const now = moods.shift() ?? mood;
    if (request.headers["x-postmark-server-token"] !== token)
      return reply(response, 401, { ErrorCode: 10, Message: "Bad or missing server token" });
    if (now === "silent") return;
    if (now === "cut") return void request.socket.destroy();
    if (typeof now === "number")
      return reply(response, now, { ErrorCode: now === 422 ? 300 : 0, Message: `Fake ${now}` });
    if (typeof now === "object") return reply(response, 422, { ErrorCode: now.code, Message: `Fake code ${now.code}` });
    const mail = Sent.parse(JSON.parse(body));
    taken.push(mail);
    if (now === "cut-after") return void request.socket.destroy();
    reply(response, 200, { ErrorCode: 0, Message: "OK", MessageID: `id-${mail.Metadata.entrega}`, To: mail.To });
  }

  const server = createServer((request, response) => {
    if (request.method === "GET") search(request, response);
    else void receive(request, response);
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    taken,
    calls: () => calls,
    /** Sets how it answers from now on. */
    be: (next: Mood) => void (mood = next),
    /** Sets how it answers the next posts, one after the other. */
    beOnce: (...next: Mood[]) => void moods.push(...next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
