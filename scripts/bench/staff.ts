/** A person of the back office who fills in forms, over the network. */
import { parse } from "node-html-parser";
import { owner } from "./site";

export interface Staff {
  get: (path: string) => Promise<string>;
  /** Saves a text that stands on /nosotros: from then on every page is made anew. */
  change: (text: string) => Promise<void>;
}

/** Signs in. Throws when the site refuses. */
export async function signIn(origin: string): Promise<Staff> {
  const headers: Record<string, string> = { Origin: origin, "Sec-Fetch-Site": "same-origin" };
  const post = async (path: string, fields: Record<string, string>) =>
    fetch(origin + path, { method: "POST", headers, body: new URLSearchParams(fields), redirect: "manual" });
  const welcome = await post("/admin/login", owner);
  headers.Cookie = welcome.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
  const get = async (path: string) => {
    const answer = await fetch(origin + path, { headers });
    if (!answer.ok || answer.redirected) throw new Error(`${path}: ${answer.status} ${answer.url}`);
    return answer.text();
  };
  /** Sends a page's editor as it stands, but for what is typed. */
  const edit = async (path: string, typed: Record<string, string>) => {
    const form = parse(await get(path)).querySelector("form.editor");
    const named = form?.querySelectorAll("input[name], textarea[name]") ?? [];
    const fields = Object.fromEntries(
      named.map((one) => [
        one.getAttribute("name") ?? "",
        one.tagName === "TEXTAREA" ? one.textContent.replace(/^\n/, "") : (one.getAttribute("value") ?? ""),
      ]),
    );
    const answer = await post(path, { ...fields, ...typed });
    if (answer.status !== 303) throw new Error(`${path}: ${answer.status}`);
  };
  return {
    get,
    async change(valor) {
      const list = parse(await get("/admin/nosotros/valores"));
      const row = list.querySelector('tbody a[href^="/admin/nosotros/valores/"]');
      await edit(row?.getAttribute("href") ?? "", { valor });
    },
  };
}
