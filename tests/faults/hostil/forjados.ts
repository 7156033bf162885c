/** Forged headers: Host, and those a proxy sets. */
import { request } from "node:http";
import { contacto } from "../lib/contacto";
import type { World } from "../lib/world";

export const EVIL = "malo.ejemplo";

/** A raw request, because fetch does not allow a custom Host header. */
async function withHeaders(origin: string, path: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { headers, setHost: false }, (answer) => {
      let text = JSON.stringify(answer.headers);
      answer
        .setEncoding("utf8")
        .on("data", (part: string) => (text += part))
        .on("end", () => resolve(text));
    });
    sent.on("error", reject).end();
  });
}

/** Pages that repeat a forged Host. */
export async function hosts({ site }: World): Promise<string[]> {
  const forged = {
    Host: EVIL,
    "X-Forwarded-Host": EVIL,
    "X-Forwarded-Proto": "javascript",
    Forwarded: `host=${EVIL}`,
    "X-Original-URL": `//${EVIL}`,
    "X-Rewrite-URL": "/admin",
  };
  const found: string[] = [];
  for (const path of ["/", "/sitemap.xml", "/robots.txt", "/inicio", "/admin", "/zzz", "/contacto"])
    if ((await withHeaders(site.origin, path, forged)).includes(EVIL)) found.push(`${path} tells the forged host`);
  return found;
}

/** A visitor must not escape the rate limit by adding addresses in front of the one the proxy saw. */
export async function addressesForged(world: World): Promise<string[]> {
  const answers: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    const headers = {
      Origin: world.site.origin,
      "X-Visitor": `10.9.9.${n}, 203.0.113.7`,
      "X-Forwarded-For": `10.8.8.${n}`,
      "X-Real-IP": `10.7.7.${n}`,
    };
    const body = new URLSearchParams(contacto(`Límite ${n}`));
    answers.push((await world.visitor(1).fetch("/contacto", { method: "POST", body, headers })).status);
  }
  const passed = answers.filter((status) => status === 303).length;
  return passed <= 3 ? [] : [`${passed} messages passed a limit of 3`];
}
