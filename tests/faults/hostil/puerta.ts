/** Fault: every address of the back office, with every method, without a session. */
import { appRoutes } from "../../support/site/routes";
import type { Fault } from "../lib/types";
import { inWorld, staff, type World } from "../lib/world";

const open = new Set(["/admin/login", "/admin/primer-acceso", "/admin/logout"]);
const methods = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Addresses to request: documents, data, and data of single routes. */
function addresses(): string[] {
  const routes = appRoutes({ id: "1" });
  const guarded = routes.filter(({ path }) => /^\/admin(\/|$)/.test(path) && !open.has(path)).map(({ path }) => path);
  const ids = routes.map(({ id }) => id).filter((id) => id.startsWith("routes/admin"));
  const subsets = [...ids, ids.join(), "root", "x", ""];
  return guarded.flatMap((path) => {
    const data = path === "/admin" ? "/admin/_.data" : `${path}.data`;
    return [path, data, ...subsets.map((routes) => `${data}?_routes=${encodeURIComponent(routes)}`)];
  });
}

/** Texts that only the back office shows. */
async function secretsOf(world: World): Promise<string[]> {
  const rows = await world.rows("SELECT codigo FROM productos ORDER BY id LIMIT 40");
  return [staff.email, '"csrf"', '"revision"', "password_hash", ...rows.map(({ codigo }) => String(codigo))];
}

export const puerta: Fault = {
  name: "puerta",
  what: "every admin route without a session: document, .data, ?_routes=, every method",
  goal: "0 bytes of admin data",
  run: (times, say, database) =>
    inWorld(database, { demo: true }, async (world) => {
      const secrets = await secretsOf(world);
      const visitor = world.visitor(7);
      const asked = addresses().slice(0, times);
      let [bytes, requests] = [0, 0];
      const before = await world.count("SELECT sum(revision) FROM productos");
      for (const path of asked) {
        const answers = methods.map(async (method) => {
          const safe = method === "GET" || method === "HEAD" || method === "OPTIONS";
          const body = safe ? undefined : new URLSearchParams({ intent: "ocultar", id: "1", revision: "1" });
          return visitor.fetch(path, { method, body, headers: safe ? {} : { Origin: visitor.origin } });
        });
        for (const { status, html, headers } of await Promise.all(answers)) {
          requests += 1;
          const isDoor = html === "" || html.length < 400 || status === 404 || status === 405;
          if (!isDoor || secrets.some((secret) => html.includes(secret))) {
            bytes += html.length;
            say(`${status} ${path} ${headers.get("Content-Type")}: ${html.length} bytes`);
          }
        }
      }
      const changed = (await world.count("SELECT sum(revision) FROM productos")) - before;
      const figure = `${asked.length} addresses, ${requests} requests: ${bytes} bytes of admin data, ${changed} changes`;
      return { figure, ok: bytes === 0 && changed === 0 };
    }),
};
