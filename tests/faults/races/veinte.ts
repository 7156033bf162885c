/** Fault: one form sent twenty times at once must give one row, one mail and twenty success pages. */
import { setTimeout as pause } from "node:timers/promises";
import { shownKey } from "../../support/content/contacto-datos";
import { startPostmark } from "../../support/fakes/postmark";
import { contacto } from "../lib/contacto";
import type { Fault } from "../lib/types";
import { inWorld } from "../lib/world";

const COPIES = 20;
const TOKEN = "prueba";

export const veinte: Fault = {
  name: "veinte-veces",
  what: "one contact form posted 20 times at once",
  goal: "1 row, 1 mail, 20 success pages, each time",
  full: 20,
  async run(times = 3, _say, database) {
    const postmark = await startPostmark(TOKEN);
    try {
      return await inWorld(
        database,
        { env: { POSTMARK_TOKEN: TOKEN, POSTMARK_API: postmark.origin } },
        async (world) => {
          let pages = 0;
          for (let round = 1; round <= times; round += 1) {
            const form = contacto(`Veinte ${round}`, shownKey());
            const sent = Array.from({ length: COPIES }, () => world.visitor(round).post("/contacto", form));
            for (const { status, headers } of await Promise.all(sent)) {
              const [to = "/"] = headers.get("Location")?.split("#") ?? [];
              const page = status === 303 ? await world.visitor(round).fetch(to) : null;
              if (page?.html.includes("Mensaje enviado")) pages += 1;
            }
          }
          await pause(3_000);
          const rows = await world.count("SELECT count(*) FROM mensajes_contacto");
          const mails = postmark.taken.length;
          const figure = `${times} forms: ${rows} rows, ${mails} mails, ${pages} success pages`;
          return { figure, ok: rows === times && mails === times && pages === times * COPIES };
        },
      );
    } finally {
      postmark.close();
    }
  },
};
