/** A back office user who fills in forms, over the network. */
import { staffAt } from "../support/site/client";
import { formFields } from "../support/site/forms";
import { owner } from "./site";

export interface Staff {
  /** The Cookie header of the session. */
  cookie: string;
  get: (path: string) => Promise<string>;
  /** Saves a text shown on /nosotros; all cached pages are stale from then on. */
  change: (text: string) => Promise<void>;
}

/** Signs in. Throws when the site refuses. */
export async function signIn(origin: string): Promise<Staff> {
  const client = await staffAt(origin, owner.email, owner.password);
  return {
    cookie: client.cookies.header,
    async get(path) {
      const answer = await client.fetch(path);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
      return answer.text();
    },
    async change(valor) {
      const list = await client.visit("/admin/nosotros/valores");
      const row = list.$('tbody a[href^="/admin/nosotros/valores/"]');
      const path = row?.getAttribute("href") ?? "";
      const form = (await client.visit(path)).$("form[data-part=editor]");
      if (!form) throw new Error(`No editor at ${path}`);
      const { status } = await client.post(path, { ...formFields(form), valor });
      if (status !== 303) throw new Error(`${path}: ${status}`);
    },
  };
}
