/**
 * Fault: redirects to other hosts, javascript: addresses, line breaks in mail headers, forged Host and X-Forwarded-For.
 */
import { setTimeout as pause } from "node:timers/promises";
import { startPostmark } from "../../support/fakes/postmark";
import type { Client } from "../lib/client";
import { contacto } from "../lib/contacto";
import { addressesForged, EVIL, hosts } from "./forjados";
import type { Fault } from "../lib/types";
import { inWorld, staff, type World } from "../lib/world";

const TOKEN = "prueba";
const targets = [
  `https://${EVIL}`,
  `//${EVIL}`,
  `/\\${EVIL}`,
  `\\\\${EVIL}`,
  `/admin@${EVIL}`,
  `/admin/..//${EVIL}`,
  `javascript:alert(1)`,
  `/admin\n//${EVIL}`,
  `%2F%2F${EVIL}`,
  `/admin/login?volver=//${EVIL}`,
];
const links = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>",
  "vbscript:x",
  ` javascript:alert(1)`,
  "//malo.ejemplo",
  "https:malo",
];

/** Redirects to another host, after signing in or from crafted addresses. */
async function redirects(world: World): Promise<string[]> {
  const found: string[] = [];
  for (const [n, target] of targets.entries()) {
    const visitor = world.visitor(300 + n);
    const login = await visitor.post(`/admin/login?volver=${encodeURIComponent(target)}`, staff);
    const walked = await visitor.fetch(`/${target.replace(/[^\x21-\x7e]/g, "")}`);
    for (const { headers } of [login, walked]) {
      const to = new URL(headers.get("Location") ?? "/", world.site.origin);
      if (to.origin !== world.site.origin) found.push(`${target} led to ${to.href}`);
    }
  }
  return found;
}

/** Dangerous addresses that staff type into fields visitors see as links. */
async function addresses({ visitor }: World, admin: Client): Promise<string[]> {
  const found: string[] = [];
  for (const link of links) {
    const typed = { nombre: "Trampa", url: link, intent: "crear", tipo: "otro" };
    await admin.submit("/admin/home", "form[data-part=editor]", typed).catch(() => null);
    await admin.post("/admin/home?nuevo=1", { ...typed, orden: "1" });
    const footer = {
      maps_url: link,
      whatsapp: link,
      direccion: "x",
      nombre: "Trampa",
      ciudad: "x",
      telefono: "1",
      email: "a@b.co",
      horario: "x",
      orden: "1",
      url: link,
    };
    await admin.post("/admin/ubicaciones/nuevo", { ...footer, revision: "0" });
    for (const path of ["/", "/contacto", "/nosotros"]) {
      const { html } = await visitor(3).fetch(path);
      if (/(?:href|src|action)="\s*(?:java|data|vb)[^"]*:/i.test(html)) found.push(`${link} on ${path}`);
    }
  }
  return found;
}

/** Line breaks in fields that become mail headers. */
async function mails(world: World, taken: { To: string; Subject: string; ReplyTo: string }[]): Promise<string[]> {
  const breaks = [
    "\r\nBcc: x@malo.ejemplo",
    "\nTo: x@malo.ejemplo",
    "%0d%0aCc: x@malo.ejemplo",
    "\u2028Bcc: x",
    "\r\n\r\nbody",
  ];
  for (const [n, text] of breaks.entries())
    for (const field of ["asunto", "nombre", "email", "telefono"]) {
      const form = contacto(`Saltos ${n} ${field}`);
      await world
        .visitor(400 + n * 10 + field.length)
        .post("/contacto", { ...form, [field]: `${form[field] ?? ""}${text}` });
    }
  await pause(3_000);
  return taken.flatMap(({ To, Subject, ReplyTo }) =>
    [To, Subject, ReplyTo].filter((text) => /[\r\n\u2028]/.test(text) || (text === To && text.includes(EVIL))),
  );
}

export const ajenos: Fault = {
  name: "ajenos",
  what: "foreign redirects, javascript: addresses, CRLF in mail fields, forged Host and X-Forwarded-For",
  goal: "0 effective",
  async run(_times, say, database) {
    const postmark = await startPostmark(TOKEN);
    try {
      return await inWorld(
        database,
        { demo: true, env: { POSTMARK_TOKEN: TOKEN, POSTMARK_API: postmark.origin } },
        async (world) => {
          const admin = await world.admin();
          const found = [
            ...(await redirects(world)),
            ...(await addresses(world, admin)),
            ...(await hosts(world)),
            ...(await addressesForged(world)),
            ...(await mails(world, postmark.taken)),
          ];
          for (const line of found) say(line);
          const figure = `${targets.length} redirects, ${links.length} addresses, 7 forged hosts, 8 forged visitors, ${postmark.taken.length} mails: ${found.length} effective`;
          return { figure, ok: found.length === 0 && postmark.taken.length > 0 };
        },
      );
    } finally {
      postmark.close();
    }
  },
};
