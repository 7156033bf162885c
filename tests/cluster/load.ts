/** Simulates visitors: readers who load page after page, and senders of the contact form. */
import { sendMessage } from "../faults/lib/contacto";

const PAGES = ["/", "/catalogo", "/guardapolvos", "/amortiguadores", "/buscar?q=perno", "/contacto", "/nosotros"];

export interface Load {
  answered: number;
  failed: string[];
  /** Stops and waits for the requests in progress. */
  stop: () => Promise<void>;
}

/** Starts `readers` concurrent readers, which run until stopped and read each answer to its end. */
export function read(origin: string, readers: number): Load {
  let going = true;
  const load: Load = { answered: 0, failed: [], stop: async () => undefined };
  async function reader(index: number): Promise<void> {
    for (let turn = index; going; turn += 1) {
      const path = PAGES[turn % PAGES.length] ?? "/";
      try {
        const answer = await fetch(origin + path);
        const html = await answer.text();
        if (answer.status === 200 && html.endsWith("</html>")) load.answered += 1;
        else load.failed.push(`${path} ${answer.status}`);
      } catch (error) {
        load.failed.push(`${path} ${error instanceof Error ? String(error.cause ?? error.message) : ""}`);
      }
    }
  }
  const work = Promise.all(Array.from({ length: readers }, (_, index) => reader(index)));
  load.stop = async () => {
    going = false;
    await work;
  };
  return load;
}

/**
 * Sends `total` messages, `at` at once, and calls `tell` after every 250. Returns how many needed more than one
 * attempt.
 */
export async function sendMessages(origin: string, total: number, at: number, tell: (sent: number) => Promise<void>) {
  let [next, again] = [0, 0];
  async function sender(): Promise<void> {
    while (next < total) {
      const serial = next;
      next += 1;
      if (serial > 0 && serial % 250 === 0) await tell(serial);
      const ip = `10.7.${serial >> 8}.${serial & 255}`;
      if ((await sendMessage(origin, `Mensaje ${serial}`, ip)) > 1) again += 1;
    }
  }
  await Promise.all(Array.from({ length: at }, sender));
  return again;
}
